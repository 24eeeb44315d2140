import type { Locale } from './languages.ts';

/**
 * Reads a field the operator keeps in two languages: `name` and `ar_name` (R3.10.14, R9.4.3). Where the Arabic is missing or
 * blank, the English stands in.
 */
export function localText<Field extends string>(
  record: { readonly [key in Field | `ar_${Field}`]?: string | null | undefined },
  field: Field,
  locale: Locale,
): string {
  const english = (record as Record<string, string | null | undefined>)[field] ?? '';
  if (locale === 'en') return english;
  const arabic = (record as Record<string, string | null | undefined>)[`ar_${field}`]?.trim();
  return arabic || english;
}

/** The name of a venue, service, product … in the language on the screen. */
export const localName = (
  record: { readonly name?: string | null | undefined; readonly ar_name?: string | null | undefined },
  locale: Locale,
): string => localText(record, 'name', locale);

/** Several names after each other: `Padel, Court 3`, `بادل، ملعب 3`. */
export const joined = (locale: Locale, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(locale === 'ar' ? '، ' : ', ');
