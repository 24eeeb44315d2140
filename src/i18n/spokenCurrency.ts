import { intlLocale, type Locale } from './languages.ts';
import { currencyOf, moneyParts } from './money.ts';

// To make one takes a tenth of a millisecond in Arabic, and a day of times has sixty prices.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency, currencyDisplay: 'name' });
    formats.set(key, format);
  }
  return format;
}

/** The currency by its name, as it follows that amount: `درهم إماراتي`. */
export function spokenCurrency(amount: number, currency: string | null | undefined, locale: Locale): string {
  const { symbol } = moneyParts(amount, currency, locale);
  if (locale === 'en') return symbol;
  const parts = formatOf(currencyOf(currency), locale).formatToParts(Math.abs(amount));
  return parts.find(({ type }) => type === 'currency')?.value ?? symbol;
}
