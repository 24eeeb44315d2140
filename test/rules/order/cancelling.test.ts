/** What the cart says of giving its bookings up is what the server would do (Q7.7.b). */
import { describe, expect, test } from 'vitest';
import { cancellingByKind, isBound } from '../../../machines/checkout/cancelling.ts';
import type { CancellationTerms } from '../../../src/contract/additions/cancel.ts';
import type { CartLine } from '../../../src/contract/cart.ts';

const usual = [
  { hours_before: 24, percent: 100 },
  { hours_before: 6, percent: 50 },
];
const terms: CancellationTerms[] = [
  {
    kind: 'facility',
    venue_service_id: 21,
    steps: [
      { hours_before: 48, percent: 100 },
      { hours_before: 24, percent: 30 },
    ],
  },
  { kind: 'facility', venue_service_id: null, steps: usual },
  { kind: 'event', venue_service_id: null, steps: usual },
  { kind: 'academy', venue_service_id: null, steps: usual },
  { kind: 'trainer', venue_service_id: null, steps: usual },
];

// What else a line has says nothing about this.
const court = (date: string, time: string, service = 41) =>
  ({
    productType: 'facility',
    selectedFacilityDate: date,
    selectedFacilityTiming: time,
    venueServiceId: service,
  }) as unknown as CartLine;
const line = (productType: string, rest: object = {}) => ({ productType, ...rest }) as unknown as CartLine;
const said = (lines: CartLine[], now = '2026-11-24 10:00:00') =>
  cancellingByKind(lines, terms, now).map(({ kind, cancelling }) => [kind, cancelling]);

describe('Q7.7.b: beside Pay stands', () => {
  const evening = court('2026-11-27', '20:00:00');

  test.each([
    ['2026-11-24 10:00:00', { is: 'free', until: '2026-11-26 20:00:00' }],
    ['2026-11-26 20:00:00', { is: 'free', until: '2026-11-26 20:00:00' }],
    ['2026-11-26 20:01:00', { is: 'part', percent: 50, until: '2026-11-27 14:00:00' }],
    ['2026-11-27 14:01:00', { is: 'nothing' }],
  ])('at %s by the venue’s clock %o', (now, cancelling) => {
    expect(said([evening], now)).toEqual([['facility', cancelling]]);
  });

  test('the terms of the service where it has its own', () => {
    const pitch = court('2026-11-27', '20:00:00', 21);
    expect(said([pitch])).toEqual([['facility', { is: 'free', until: '2026-11-25 20:00:00' }]]);
    expect(said([pitch], '2026-11-26 10:00:00')).toEqual([
      ['facility', { is: 'part', percent: 30, until: '2026-11-26 20:00:00' }],
    ]);
  });

  test('of several of a kind the one that is over first, and of two answers the poorer', () => {
    expect(said([evening, court('2026-11-26', '09:00:00')])).toEqual([
      ['facility', { is: 'free', until: '2026-11-25 09:00:00' }],
    ]);
    expect(said([evening, court('2026-11-25', '00:30:00')])).toEqual([
      ['facility', { is: 'part', percent: 50, until: '2026-11-24 18:30:00' }],
    ]);
  });

  test('one answer for each kind, and none beyond the beginning of anything ordered with it', () => {
    const event = line('event', { event_date: '2026-11-30', event_time: '18:00:00' });
    const academy = line('academy', { date_range: [{ start_date: '2026-12-05' }, { start_date: '2026-12-01' }] });
    const trainer = line('trainer', { sessions: [{ date: '2026-12-03', start_time: '07:00:00' }] });
    expect(said([event, academy, trainer])).toEqual([
      ['event', { is: 'free', until: '2026-11-29 18:00:00' }],
      ['academy', { is: 'free', until: '2026-11-30 00:00:00' }],
      ['trainer', { is: 'free', until: '2026-11-30 18:00:00' }],
    ]);
  });

  test('goods, offers and memberships are not cancelled, nor what is ordered with them', () => {
    expect(said([line('membership')])).toEqual([['membership', { is: 'never' }]]);
    expect([line('pos'), line('offer')].map((one) => isBound([evening, one], terms))).toEqual([true, true]);
    expect([[evening], [line('pos'), line('offer')]].map((lines) => isBound(lines, terms))).toEqual([false, false]);
  });

  test('no day where none is known yet', () => {
    expect(said([line('trainer', { sessions: [] })])).toEqual([['trainer', { is: 'free', until: null }]]);
  });
});
