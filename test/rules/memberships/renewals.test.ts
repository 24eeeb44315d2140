/** Which membership card may be renewed, and from when (R5.7.10, Q3.6.d). */
import { describe, expect, test } from 'vitest';
import { benefitsOf, renewalAddress, renewalOf } from '../../../machines/membershipPurchase/renewals.ts';

const today = '2026-11-24';
const benefit = { name: 'Member hours', ar_name: 'ساعات الأعضاء' };
const sold = {
  membership_id: 1,
  name: 'Anytime',
  ar_name: null,
  description: null,
  ar_description: null,
  image: null,
  sport: null,
  venue_id: null,
  benefits: [benefit],
  packages: [
    {
      membership_package_id: 6023,
      product_id: 1,
      name: 'A year',
      ar_name: null,
      duration: 12,
      price: 1200,
      tax_amount: 60,
      installment_divisor: 1,
      pricing: null,
    },
  ],
} as never;
const held = (
  card_number: string,
  start_date: string,
  end_date: string,
  status_id = 1,
  membership_package_id = 6023,
) => ({
  membership_package_id,
  card_number,
  status_id,
  start_date,
  end_date,
});
const running = held('M-1', '2026-01-01', '2026-12-31');
const renew = (card: ReturnType<typeof held>, ...others: ReturnType<typeof held>[]) =>
  renewalOf(card, { bookings: [card, ...others], offers: [sold] }, today);

describe('R5.7.10: the same package again', () => {
  test('goes on the day after it ends', () => {
    expect(renew(running)).toEqual({ packageId: 6023, from: '2027-01-01' });
    expect(renewalAddress(renew(running)!)).toBe('/memberships?package=6023&from=2027-01-01');
  });
  test('begins today where it is over', () => {
    const over = held('M-1', '2025-01-01', '2025-12-31', 11);
    expect(renew(over)).toEqual({ packageId: 6023, from: null });
    expect(renewalAddress(renew(over)!)).toBe('/memberships?package=6023');
  });
  test('regardless of other purchases, and of remaining uses', () => {
    const other = held('M-0', '2026-01-01', '2026-12-31', 1, 99);
    expect(renewalOf(running, { bookings: [other, running], offers: [sold] }, today)?.packageId).toBe(6023);
    expect(renew(held('M-1', '2025-01-01', '2025-12-31', 4))).toEqual({ packageId: 6023, from: null });
  });
  test('on its last day it still runs', () => {
    expect(renew(held('M-1', '2026-01-01', today))).toEqual({ packageId: 6023, from: '2026-11-25' });
  });
  test('is not offered twice: what goes on already is renewed', () => {
    const next = held('M-2', '2027-01-01', '2027-12-31');
    expect(renew(running, next)).toBeNull();
    expect(renew(next, running)).toBeNull();
    // Another package does not go on for it, and one that was cancelled neither.
    expect(renew(running, held('M-3', '2027-01-01', '2027-12-31', 1, 99))).not.toBeNull();
    expect(renew(running, held('M-3', '2027-01-01', '2027-12-31', 8))).not.toBeNull();
  });
  test.each([
    [2, 'rejected'],
    [5, 'pending'],
    [8, 'cancelled'],
    [12, 'asked back'],
    [13, 'inactive'],
  ])('is not offered for a card with status %i (%s)', (status) => {
    expect(renew(held('M-1', '2026-01-01', '2026-12-31', status))).toBeNull();
  });
  test('is not offered where the package is no longer sold, nor for a card issued at the venue', () => {
    expect(renewalOf(running, { bookings: [running], offers: [] }, today)).toBeNull();
    expect(renewalOf(running, { bookings: [], offers: [sold] }, today)).toBeNull();
  });
});

test('R2.3.13: what a card gives is what its membership gives', () => {
  expect(benefitsOf(running, { bookings: [running], offers: [sold] })).toEqual([benefit]);
  expect(benefitsOf(running, { bookings: [], offers: [sold] })).toEqual([]);
});
