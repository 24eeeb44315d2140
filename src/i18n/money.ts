import { minorPerMajor, toMajor, toMinor } from '../../machines/money/minorUnits.ts';
import { intlLocale, type Locale } from './languages.ts';

export interface MoneyParts {
  /** A true minus sign for money that goes off, otherwise empty. */
  readonly sign: '' | '−';
  readonly number: string;
  readonly symbol: string;
  /** English writes `AED 270`, Arabic `270 د.إ`. */
  readonly symbolFirst: boolean;
}

export const defaultCurrency = 'AED';
const nonBreakingSpace = '\u00a0';
const marksAndLastDot = /[\u200e\u200f]|\.(?=[\u200e\u200f]*$)/g;

/** The code that is meant; AED where none is told. */
export const currencyOf = (currency: string | null | undefined): string => {
  const code = currency?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : defaultCurrency;
};

const symbols = new Map<string, string>();

/** The sign a reader of that language knows: `AED` or `$` in English, `د.إ` in Arabic. */
function symbolOf(currency: string, locale: Locale): string {
  const key = `${locale} ${currency}`;
  let symbol = symbols.get(key);
  if (symbol === undefined) {
    const format = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency });
    const part = format.formatToParts(0).find(({ type }) => type === 'currency');
    symbol = (part?.value ?? currency).replace(marksAndLastDot, '');
    symbols.set(key, symbol);
  }
  return symbol;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const mils = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/**
 * Splits an amount in major units into what is printed. Whole amounts show no decimals, all others two (R9.1.8, R9.1.9);
 * currencies of a thousand fils show a third where it is not zero. It is rounded as sums are, so nothing is charged that was
 * not shown.
 * A missing or malformed currency is AED.
 */
export function moneyParts(amount: number, currency: string | null | undefined, locale: Locale): MoneyParts {
  const code = currencyOf(currency);
  const rounded = toMajor(toMinor(Math.abs(amount), code), code);
  const fraction = minorPerMajor(code) === 1000 ? mils : cents;
  return {
    sign: amount < 0 && rounded > 0 ? '−' : '',
    number: (Number.isInteger(rounded) ? whole : fraction).format(rounded),
    symbol: symbolOf(code, locale),
    symbolFirst: locale === 'en',
  };
}

/** Money as plain text, for sentences and accessible names: `AED 99.50`, `‏99.50 د.إ`. */
export function formatMoney(amount: number, currency: string | null | undefined, locale: Locale): string {
  const { sign, number, symbol, symbolFirst } = moneyParts(amount, currency, locale);
  if (!symbolFirst) return `${sign ? `\u200e${sign}` : ''}${number}${nonBreakingSpace}${symbol}`;
  return symbol.length > 1 ? `${sign}${symbol}${nonBreakingSpace}${number}` : `${sign}${symbol}${number}`;
}
