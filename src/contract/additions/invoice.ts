/**
 * The tax invoice of an order (addition `invoice`, Q7.7.j), as the law of the UAE wants it. Amounts are the order's, in
 * its currency: a line's `net` and `vat` make its `total`, lines make the totals, and nothing is rounded again.
 */
import * as v from 'valibot';
import { PaidWith } from '../orders/orders.ts';
import { Amount, Id, Named, WireDate, WireTimestamp } from '../wire/wire.ts';

/** Opens the invoice of a guest's order to whoever has the link to it; customers log in. */
export const InvoiceQuery = v.object({ token: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))) });

const Line = v.object({
  ...Named.entries,
  detail: v.nullish(v.string(), null),
  ar_detail: v.nullish(v.string(), null),
  quantity: v.pipe(v.number(), v.minValue(0)),
  /** Of one, before VAT and discount. */
  unit_price: Amount,
  /** Of all units, before VAT. */
  discount: Amount,
  /** Of all units, after the discount, before VAT. */
  net: Amount,
  /** Percent. */
  vat_rate: Amount,
  vat: Amount,
  total: Amount,
});

const seller = {
  ...Named.entries,
  address: v.string(),
  ar_address: v.nullish(v.string(), null),
  /** The number under which the operator is registered for VAT: fifteen digits. */
  trn: v.pipe(v.string(), v.regex(/^\d{15}$/)),
};

const Document = v.object({
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  issued_at: WireTimestamp,
  net: Amount,
  vat: Amount,
  total: Amount,
});

/** Thousandths: no currency has smaller money. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 1000), 0);
const isSum = (total: number, amounts: readonly number[]): boolean => sum([total]) === sum(amounts);

/** GET orders/{order_id}/invoice */
export const Invoice = v.pipe(
  v.object({
    ...Document.entries,
    order_id: Id,
    /** The day of the supply: that of the payment, as it comes first. */
    supplied_on: WireDate,
    currency: v.string(),
    seller: v.object(seller),
    customer: v.object({ name: v.string(), email: v.nullish(v.string(), null), address: v.nullish(v.string(), null) }),
    lines: v.array(Line),
    /** Of all lines, before VAT. */
    discount: Amount,
    paid_with: v.array(PaidWith),
    /** What was given back of it, and under which number. */
    credit_notes: v.nullish(v.array(Document), []),
  }),
  // An invoice that does not add up is none.
  v.check(
    ({ lines, net, vat, total, discount }) =>
      lines.every((line) => isSum(line.total, [line.net, line.vat])) &&
      isSum(
        net,
        lines.map((line) => line.net),
      ) &&
      isSum(
        vat,
        lines.map((line) => line.vat),
      ) &&
      isSum(
        discount,
        lines.map((line) => line.discount),
      ) &&
      isSum(total, [net, vat]),
    'the lines make the totals',
  ),
);
export type Invoice = v.InferOutput<typeof Invoice>;
