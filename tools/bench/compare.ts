/** What many rounds have in common. */

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** `120 (110–140)`. */
export function spread(values: readonly number[], digits: number): string {
  const found = values.filter((value) => !Number.isNaN(value));
  if (found.length === 0) return '–';
  const write = (value: number) => value.toFixed(digits);
  return `${write(median(found))} (${write(Math.min(...found))}–${write(Math.max(...found))})`;
}
