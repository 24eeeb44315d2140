/** Times and amounts as they are read aloud: Arabic prints a letter or two where a person says a word. */
import { clockTime, formatTime } from './dates.ts';
import { intlLocale } from './intlLocale.ts';
import type { Locale } from './locale.ts';
import { currencyOf, formatMoney, moneyParts } from './money.ts';

/** `م` is a letter, `مساءً` is what is said; English is read well as it stands. */
export function spokenHalf(time: string, locale: Locale): string {
  const { half } = clockTime(time, locale);
  if (locale === 'en' || half === '') return half;
  const isMorning = half === clockTime('00:00', locale).half;
  return isMorning ? 'صباحًا' : time.startsWith('12:') ? 'ظهرًا' : 'مساءً';
}

/** `20:00:00` → `08:00 PM`, `08:00 مساءً`. */
export function spokenTime(time: string, locale: Locale): string {
  const { digits, half } = clockTime(time, locale);
  return half ? `${digits} ${spokenHalf(time, locale)}` : formatTime(time, locale);
}

const names = new Map<string, Intl.NumberFormat>();

/** The currency by its name, as it follows that amount: `درهم إماراتي`. */
export function spokenCurrency(amount: number, currency: string | null | undefined, locale: Locale): string {
  const { symbol } = moneyParts(amount, currency, locale);
  if (locale === 'en') return symbol;
  const code = currencyOf(currency);
  let format = names.get(code);
  if (format === undefined) {
    format = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency: code, currencyDisplay: 'name' });
    names.set(code, format);
  }
  return format.formatToParts(Math.abs(amount)).find(({ type }) => type === 'currency')?.value ?? symbol;
}

/** `AED 99.50`, `99.50 درهم إماراتي`. */
export function spokenMoney(amount: number, currency: string | null | undefined, locale: Locale): string {
  if (locale === 'en') return formatMoney(amount, currency, locale);
  const { sign, number } = moneyParts(amount, currency, locale);
  return `${sign}${number} ${spokenCurrency(amount, currency, locale)}`;
}
