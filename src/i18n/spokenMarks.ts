/** What stands beside a time or an amount, as it is read aloud: Arabic prints a letter or two where a person says a word. */
import { intlLocale } from './intlLocale.ts';
import type { Locale } from './locale.ts';
import { currencyOf, moneyParts } from './money.ts';

/** `م` is a letter, `مساءً` is what is said; English is read well as it stands. */
export const spokenHalf = (half: string): string => (half === 'ص' ? 'صباحًا' : half === 'م' ? 'مساءً' : half);

/** The currency by its name, as it follows that amount: `درهم إماراتي`. */
export function spokenCurrency(amount: number, currency: string | null | undefined, locale: Locale): string {
  const { symbol } = moneyParts(amount, currency, locale);
  if (locale === 'en') return symbol;
  const format = { style: 'currency', currency: currencyOf(currency), currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(intlLocale(locale), format).formatToParts(Math.abs(amount));
  return parts.find(({ type }) => type === 'currency')?.value ?? symbol;
}
