/** The states that ask for it are entered with it only. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${name} here.`);
  return value;
}
