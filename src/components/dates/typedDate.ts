import { plainDigits } from '../../../machines/shared/digits.ts';

/** What stands in the three parts of a date that is being typed. */
export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

export type DatePart = keyof TypedDate;

/** As they are written, in both languages (R9.3.6). */
export const dateParts: readonly DatePart[] = ['day', 'month', 'year'];
export const partLengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** Blanks are separators here, as dashes are. */
const digits = (text: string): string => text.replace(/\S+/g, plainDigits);

/** The digits that fit the part; Arabic and Persian ones become 0–9. */
export const typedDigits = (part: DatePart, text: string): string =>
  digits(text).replace(/\D/g, '').slice(0, partLengths[part]);

/** `YYYY-MM-DD` when the three make a day of the calendar. */
function dayOf({ day, month, year }: TypedDate): string | null {
  if (day === '' || month === '' || year.length !== partLengths.year) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : null;
}

/** It ends with something that is no digit: a separator. */
export const endsApart = (text: string): boolean => /\D$/.test(digits(text));

/** `3` becomes `03` once the part is left. */
export const padded = (part: DatePart, text: string): string =>
  text !== '' && part !== 'year' ? text.padStart(2, '0') : text;

/**
 * `YYYY-MM-DD`, an empty text while nothing is typed, and otherwise what was typed (`31-02-1990`, `03--`), so that whoever
 * judges the form can refuse it.
 */
export function writtenDate(typed: TypedDate): string {
  if (dateParts.every((part) => typed[part] === '')) return '';
  return dayOf(typed) ?? dateParts.map((part) => padded(part, typed[part])).join('-');
}

/** The three parts of a date written by `writtenDate`. */
export function typedPartsOf(date: string): TypedDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (year !== undefined) return { day: day ?? '', month: month ?? '', year };
  const [first = '', second = '', third = ''] = date.split('-');
  return { day: first, month: second, year: third };
}

/** A whole date that was pasted: day first as it is written here, or year first. */
export function pastedDate(text: string): TypedDate | null {
  const numbers = digits(text).match(/^\D*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\D*$/);
  if (!numbers) return null;
  const [, first = '', month = '', last = ''] = numbers;
  const typed = first.length > 2 ? { day: last, month, year: first } : { day: first, month, year: last };
  return dayOf(typed) === null ? null : typedPartsOf(writtenDate(typed));
}

/** Nothing else can follow in this part: the next one is meant. */
export const isPartFull = (part: DatePart, text: string): boolean =>
  text.length === partLengths[part] || (part === 'day' && text > '3') || (part === 'month' && text > '1');

/** The value as `YYYY-MM-DD`, unless it is still being typed. */
export const wholeDate = (date: string): string | null => (/^\d{4}-\d\d-\d\d$/.test(date) ? date : null);
