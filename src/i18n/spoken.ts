/** Times and amounts as they are read aloud, for names and for what is told. */
import { clockTime, formatTime } from './times.ts';
import type { Locale } from './languages.ts';
import { formatMoney, moneyParts } from './money.ts';
import { spokenCurrency } from './spokenCurrency.ts';
import { spokenHalf } from './spokenHalf.ts';

/** `20:00:00` → `08:00 PM`, `08:00 مساءً`. */
export function spokenTime(time: string, locale: Locale, isEnd = false): string {
  const clock = clockTime(time, locale);
  return clock.half ? `${clock.digits} ${spokenHalf(clock, isEnd)}` : formatTime(time, locale);
}

/** `AED 99.50`, `99.50 درهم إماراتي`. */
export function spokenMoney(amount: number, currency: string | null | undefined, locale: Locale): string {
  if (locale === 'en') return formatMoney(amount, currency, locale);
  const { sign, number } = moneyParts(amount, currency, locale);
  return `${sign}${number} ${spokenCurrency(amount, currency, locale)}`;
}
