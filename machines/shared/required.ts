/** The value, in states that are only entered when it is there. @throws when it is not */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${name} here.`);
  return value;
}
