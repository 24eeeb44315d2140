/** Q7.7.j, R9.3.2: an invoice takes an order apart to the fils; rounding was done once, when the order was priced. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../../sandbox/domain/content/reductions.ts';
import {
  invoiceLines,
  invoiceTotals,
  vatWithin,
  type InvoicedItem,
} from '../../../sandbox/domain/orders/invoiceLines.ts';
import { Invoice } from '../../../src/contract/additions/invoice.ts';

const item = (key: string, quantity: number, price: number, tax: number, total: number, total_tax: number) => ({
  key,
  name: key,
  ar_name: null,
  detail: null,
  ar_detail: null,
  quantity,
  price,
  tax,
  total,
  total_tax,
});

describe('a line', () => {
  test.each([
    [
      'two rackets',
      item('item 1', 2, 2381, 119, 5000, 238),
      { quantity: 2, unit_price: 2381, discount: 0, net: 4762, vat: 238, vat_rate: 5, total: 5000 },
    ],
    [
      'ten percent off',
      item('item 2', 1, 10_000, 500, 9450, 450),
      { quantity: 1, unit_price: 10_000, discount: 1000, net: 9000, vat: 450, vat_rate: 5, total: 9450 },
    ],
    [
      'without VAT',
      item('item 3', 3, 1000, 0, 3000, 0),
      { quantity: 3, unit_price: 1000, discount: 0, net: 3000, vat: 0, vat_rate: 0, total: 3000 },
    ],
    [
      'given away',
      item('item 4', 1, 10_000, 500, 0, 0),
      { quantity: 1, unit_price: 10_000, discount: 10_000, net: 0, vat: 0, vat_rate: 5, total: 0 },
    ],
    [
      'a court for an hour and a half',
      item('court 7', 1.5, 11_905, 595, 18_750, 893),
      { quantity: 1, unit_price: 17_857, discount: 0, net: 17_857, vat: 893, vat_rate: 5, total: 18_750 },
    ],
  ])('%s', (_, sold, line) => {
    expect(invoiceLines([sold])).toMatchObject([line]);
  });

  test('a court at two rates is one line; its add-ons and another court have lines of their own', () => {
    const lines = invoiceLines([
      item('court 7', 1, 10_000, 500, 10_500, 500),
      item('item 9', 2, 1000, 50, 2100, 100),
      item('court 7', 1, 20_000, 1000, 18_900, 900),
      item('court 8', 1, 10_000, 500, 10_500, 500),
    ]);
    expect(
      lines.map(({ name, quantity, unit_price, discount, net, vat, total }) => [
        name,
        quantity,
        unit_price,
        discount,
        net,
        vat,
        total,
      ]),
    ).toEqual([
      ['court 7', 1, 30_000, 2000, 28_000, 1400, 29_400],
      ['item 9', 2, 1000, 0, 2000, 100, 2100],
      ['court 8', 1, 10_000, 0, 10_000, 500, 10_500],
    ]);
  });
});

test.each([
  [52_500, { total: 105_000, tax: 5000 }, 2500],
  [105_000, { total: 105_000, tax: 5000 }, 5000],
  [1, { total: 105_000, tax: 5000 }, 0],
  [0, { total: 0, tax: 0 }, 0],
])('of %i fils given back of %j, %i are VAT', (refunded, order, vat) => {
  expect(vatWithin(refunded, order)).toBe(vat);
});

const sold: fc.Arbitrary<InvoicedItem> = fc
  .record({
    court: fc.boolean(),
    key: fc.integer({ min: 1, max: 4 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.5, 1.5, 2.5)),
    gross: fc.integer({ min: 0, max: 500_000 }),
    vat: fc.constantFrom(0, 5),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ court, key, quantity, gross, vat, off }) => {
    const tax = Math.round((gross * vat) / (100 + vat));
    const price = gross - tax;
    const full = amountsOf({ quantity, price, tax } as never);
    // A promotion takes its share off price and VAT alike, in whole fils.
    const total = full.total - Math.round((full.total * off) / 100);
    const total_tax = Math.min(total, full.tax - Math.round((full.tax * off) / 100));
    return item(court ? `court ${key}` : `item ${Math.random()}`, quantity, price, tax, total, total_tax);
  });

test('for anything sold: the lines add up to the order’s total and VAT, and the text is legible', () => {
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 12 }), (items) => {
      const lines = invoiceLines(items);
      const totals = invoiceTotals(lines);
      const sumOf = (each: (one: InvoicedItem) => number) => items.reduce((sum, one) => sum + each(one), 0);
      expect(totals.total).toBe(sumOf(({ total }) => total));
      expect(totals.vat).toBe(sumOf(({ total_tax }) => total_tax));
      for (const line of lines) {
        expect(line.net + line.vat).toBe(line.total);
        expect(Math.min(line.discount, line.net, line.vat)).toBeGreaterThanOrEqual(0);
      }
      const written = {
        number: 'INV-2026-000001',
        order_id: 1,
        issued_at: '2026-11-24 10:00:00',
        supplied_on: '2026-11-24',
        currency: 'AED',
        seller: { name: 'Saha', address: 'Dubai', trn: '1'.repeat(15) },
        customer: { name: 'Layla' },
        lines: lines.map((line) => ({
          ...line,
          ...Object.fromEntries(
            (['unit_price', 'discount', 'net', 'vat', 'total'] as const).map((key) => [key, line[key] / 100]),
          ),
        })),
        ...Object.fromEntries(Object.entries(totals).map(([key, fils]) => [key, fils / 100])),
        paid_with: [],
      };
      expect(v.safeParse(Invoice, written).issues).toBeUndefined();
      expect(v.safeParse(Invoice, { ...written, total: (totals.total + 1) / 100 }).success).toBe(false);
    }),
  );
});
