import { intlLocale, type Locale } from './languages.ts';
import { currencyOf, moneyParts } from './money.ts';

/** The currency by its name, as it follows that amount: `درهم إماراتي`. */
export function spokenCurrency(amount: number, currency: string | null | undefined, locale: Locale): string {
  const { symbol } = moneyParts(amount, currency, locale);
  if (locale === 'en') return symbol;
  const format = { style: 'currency', currency: currencyOf(currency), currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(intlLocale(locale), format).formatToParts(Math.abs(amount));
  return parts.find(({ type }) => type === 'currency')?.value ?? symbol;
}
