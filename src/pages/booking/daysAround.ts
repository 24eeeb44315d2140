const week = 7;
const before = 3;
const millisecondsPerDay = 86_400_000;

const plus = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** Seven days with the chosen one among them: from the first bookable day while it is near, else around the chosen one. */
export function daysAround(chosen: string, first: string): string[] {
  const isNear = chosen >= first && chosen < plus(first, week);
  const start = isNear ? first : plus(chosen, -before);
  return Array.from({ length: week }, (_, day) => plus(start, day));
}
