/**
 * The lines of an invoice, in whole fils. Rounding is done once, when the order is priced: an item has its total with the
 * VAT inside it, and here they are only taken apart. So lines make the order's total and VAT to the fils.
 */
import { vatPercent } from '../../data/seed/money.ts';

export interface InvoicedItem {
  /** Items with the same key are one line: a court, by however many of the operator's rates it was priced. */
  readonly key: string;
  readonly name: string;
  readonly ar_name: string | null;
  readonly detail: string | null;
  readonly ar_detail: string | null;
  readonly quantity: number;
  /** Fils per unit, before discount. */
  readonly price: number;
  readonly tax: number;
  /** Fils for all units, after discount. */
  readonly total: number;
  readonly total_tax: number;
}

/** All amounts in fils. */
export interface InvoiceLine extends Pick<InvoicedItem, 'name' | 'ar_name' | 'detail' | 'ar_detail' | 'quantity'> {
  readonly unit_price: number;
  readonly discount: number;
  readonly net: number;
  readonly vat_rate: number;
  readonly vat: number;
  readonly total: number;
}

function lineOf({ price, tax, total, total_tax: vat, ...item }: InvoicedItem): InvoiceLine {
  const net = total - vat;
  // As the price of an order takes it apart (reductions.ts).
  const before = Math.round((price + tax) * item.quantity) - Math.round(tax * item.quantity);
  const discount = Math.max(0, before - net);
  const { name, ar_name, detail, ar_detail, quantity } = item;
  const words = { name, ar_name, detail, ar_detail, quantity };
  return { ...words, unit_price: price, discount, net, vat_rate: tax > 0 ? vatPercent : 0, vat, total };
}

const together = (one: InvoiceLine, other: InvoiceLine): InvoiceLine => ({
  ...one,
  discount: one.discount + other.discount,
  net: one.net + other.net,
  vat_rate: Math.max(one.vat_rate, other.vat_rate),
  vat: one.vat + other.vat,
  total: one.total + other.total,
});

export function invoiceLines(items: readonly InvoicedItem[]): InvoiceLine[] {
  const lines = new Map<string, InvoiceLine>();
  for (const item of items) {
    const line = lineOf(item);
    const known = lines.get(item.key);
    lines.set(item.key, known ? together(known, line) : line);
  }
  // A court counts as one: the units of its rates are hours, and differ.
  return [...lines].map(([key, line]) =>
    key.startsWith('court ') ? { ...line, quantity: 1, unit_price: line.net + line.discount } : line,
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What the lines make, in fils. */
export const invoiceTotals = (lines: readonly InvoiceLine[]) => ({
  discount: sumOf(lines.map(({ discount }) => discount)),
  net: sumOf(lines.map(({ net }) => net)),
  vat: sumOf(lines.map(({ vat }) => vat)),
  total: sumOf(lines.map(({ total }) => total)),
});

/** The VAT inside what is given back of a paid total. */
export const vatWithin = (refunded: number, { total, tax }: { readonly total: number; readonly tax: number }): number =>
  total === 0 ? 0 : Math.round((tax * refunded) / total);
