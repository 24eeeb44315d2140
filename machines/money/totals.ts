/** The price of lines. Prices and taxes are per unit in major units; results are in whole minor units (R9.3.2, I02). */
import { withTax } from './withTax.ts';
import { minorPerMajor, roundMinor, toMinor } from './minorUnits.ts';

/** The parts of a line, or of an add-on, that decide its price. */
export interface Priced {
  price: number;
  tax_amount: number;
  quantity: number;
  /** `discount` is the amount, in major units, off the whole line. */
  discount?: { discount: number } | null | undefined;
}

/** A line with its add-ons. */
export interface PricedLine extends Priced {
  addons: readonly Priced[];
}

export interface Totals {
  /** Before discounts, VAT included. */
  full: number;
  discount: number;
  /** The amount to pay: `full − discount`. */
  total: number;
  /** The VAT inside `total`. */
  vat: number;
}

const nothing: Totals = { full: 0, discount: 0, total: 0, vat: 0 };

/** `(price + tax) × quantity − discount`; a discount never exceeds the price. */
export function totalsOf(priced: Priced, currency: string | null | undefined): Totals {
  const factor = minorPerMajor(currency);
  const full = roundMinor(withTax(priced) * priced.quantity * factor);
  const discount = Math.min(full, toMinor(priced.discount?.discount ?? 0, currency));
  const total = full - discount;
  const fullVat = roundMinor(priced.tax_amount * priced.quantity * factor);
  // A discount is taken off price and tax alike, so the VAT shrinks in proportion.
  const vat = full === 0 ? 0 : roundMinor((fullVat * total) / full);
  return { full, discount, total, vat };
}

const plus = (one: Totals, other: Totals): Totals => ({
  full: one.full + other.full,
  discount: one.discount + other.discount,
  total: one.total + other.total,
  vat: one.vat + other.vat,
});

/** A line and its add-ons together. */
export const lineTotals = (line: PricedLine, currency: string | null | undefined): Totals =>
  [line, ...line.addons].map((part) => totalsOf(part, currency)).reduce(plus, nothing);

/** The whole cart. */
export const cartTotals = (lines: readonly PricedLine[], currency: string | null | undefined): Totals =>
  lines.map((line) => lineTotals(line, currency)).reduce(plus, nothing);
