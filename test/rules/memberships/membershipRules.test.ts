import { describe, expect, test } from 'vitest';
import {
  selectionIn,
  heldUntil,
  lastDay,
  nothingChosen,
  renewalStart,
  startFault,
  writeSelection,
  type PurchaseSelection,
} from '../../../machines/membershipPurchase/membershipRules.ts';
import { membershipLine } from '../../../machines/membershipPurchase/membershipLines.ts';
import { packedProducts } from '../../../machines/cart/orderPayload.ts';
import { play } from '../../models/membershipPurchase/membershipPurchase.choices.ts';

const today = '2026-11-24';

describe('the first day (Q3.6.d)', () => {
  test.each([
    [null, null],
    [today, null],
    ['2026-11-25', null],
    ['2027-02-28', null],
    ['2026-11-23', 'startPast'],
    ['', 'startMissing'],
    ['2026-11-', 'startMissing'],
    ['2026-13-01', 'startMissing'],
    ['٢٠٢٦-١٢-٠١', 'startMissing'],
  ])('%s: %s', (date, fault) => expect(startFault(date, today)).toBe(fault));
});

describe('the last day', () => {
  test.each([
    ['2026-11-24', 1, '2026-12-23'],
    ['2026-11-24', 12, '2027-11-23'],
    ['2026-12-01', 12, '2027-11-30'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2027-08-31', 6, '2028-02-28'],
    ['2028-02-29', 12, '2029-02-27'],
  ])('of %s and %i months is %s', (start, months, last) => expect(lastDay(start, months)).toBe(last));
});

describe('a membership that is held (R5.7.10)', () => {
  const one = { membership_package_id: 6022, status_id: 1, start_date: '2025-12-04', end_date: '2026-12-03' };
  test.each([
    ['none', [], null],
    ['one that runs', [one], '2026-12-03'],
    ['one that ends today', [{ ...one, end_date: today }], today],
    ['one that is over', [{ ...one, end_date: '2026-11-23' }], null],
    ['another package', [{ ...one, membership_package_id: 6021 }], null],
    ['one that was cancelled', [{ ...one, status_id: 8 }], null],
    ['one that is not paid yet', [{ ...one, status_id: 5 }], null],
    ['one that is renewed already', [{ ...one, end_date: '2027-12-03' }, one], '2027-12-03'],
  ])('%s: %s', (_, held, until) => expect(heldUntil(held, 6022, today)).toBe(until));

  test('goes on from the day after it ends', () => {
    expect([renewalStart('2026-12-03'), renewalStart('2026-12-31')]).toEqual(['2026-12-04', '2027-01-01']);
  });
});

describe('the selection is in the address', () => {
  test.each<[string, PurchaseSelection]>([
    ['', nothingChosen],
    ['package=6022', { ...nothingChosen, packageId: 6022 }],
    ['package=6022&from=2026-12-04&pay=parts', { packageId: 6022, startDate: '2026-12-04', isInParts: true }],
  ])('%s', (address, selection) => {
    expect(selectionIn(new URLSearchParams(address))).toEqual(selection);
    const written = new URLSearchParams('package=1&from=2020-01-01&pay=parts');
    writeSelection(written, selection);
    expect(written.toString()).toBe(address);
  });

  test('014: of repeated parameters the first valid one counts', () => {
    const address = new URLSearchParams(
      'package=x&package=6022&package=6023&from=soon&from=2026-12-04&from=2026-12-05',
    );
    expect(selectionIn(address)).toEqual({ ...nothingChosen, packageId: 6022, startDate: '2026-12-04' });
  });

  test.each(['package=-1', 'package=6022x', 'package=٦', 'from=tomorrow', 'from=2026-02-31', 'pay=all'])(
    '%s is as if it were not there',
    (address) => expect(selectionIn(new URLSearchParams(address))).toEqual(nothingChosen),
  );

  test('a day that is being typed does not', () => {
    const written = new URLSearchParams();
    writeSelection(written, { packageId: 6022, startDate: '2026-1', isInParts: false });
    expect(written.toString()).toBe('package=6022');
  });
});

describe('its line', () => {
  const line = (price: number, tax_amount: number, parts: number, isInParts: boolean) =>
    membershipLine(
      { membership: play, option: { ...play.packages[1]!, price, tax_amount, installment_divisor: parts } },
      { startDate: today, isInParts },
    );
  test.each([
    ['R9.1.7: 1200 + 60 in twelve', [1200, 60, 12, true], [100, 5, 12]],
    ['R9.1.7: at once', [1200, 60, 12, false], [1200, 60, 1]],
    ['R9.1.7: not in parts', [1200, 60, 1, true], [1200, 60, 1]],
    ['Q9.1.a: unrounded', [100, 5, 3, true], [100 / 3, 5 / 3, 3]],
  ] as const)('%s', (_, [price, tax, parts, isInParts], expected) => {
    const made = line(price, tax, parts, isInParts);
    expect([made.price, made.tax_amount, made.installment_divisor]).toEqual(expected);
    expect(made.total_price).toBe(made.price + made.tax_amount);
  });

  test('Q9.1.a: what is sent is rounded to two decimals', () => {
    const sent = packedProducts([{ ...line(100, 5, 3, true), id: 'one' }], 'AED').membership![0]!;
    expect([sent.price, sent.tax_amount, sent.total_price]).toEqual([33.33, 1.67, 35]);
  });
});
