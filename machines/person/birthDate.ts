/** Dates of birth (R5.6.5). */
export type DateFault = 'dateMissing' | 'dateInvalid' | 'dateFuture';

/** Whether the text is an existing date, `YYYY-MM-DD`. */
export function isDay(typed: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day >= 1 && day <= days;
}

/** Full years on that date. */
export function ageOn(dob: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4));
  return date.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** What is wrong with a typed date, or null; `today` is the venue's current date, `YYYY-MM-DD`. */
export function birthDateFault(typed: string | null, today: string): DateFault | null {
  if (typed === null || typed.trim() === '') return 'dateMissing';
  if (!isDay(typed)) return 'dateInvalid';
  return typed > today ? 'dateFuture' : null;
}
