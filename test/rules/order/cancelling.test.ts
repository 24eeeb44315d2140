/** The cancellation terms that the cart shows are those that the server applies (Q7.7.b). */
import { describe, expect, test } from 'vitest';
import { cancellingByKind, isBound } from '../../../machines/checkout/cancelling.ts';
import type { CancellationTerms } from '../../../src/contract/additions/cancel.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';

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

  test('the service’s own terms, where it has any', () => {
    const pitch = court('2026-11-27', '20:00:00', 21);
    expect(said([pitch])).toEqual([['facility', { is: 'free', until: '2026-11-25 20:00:00' }]]);
    expect(said([pitch], '2026-11-26 10:00:00')).toEqual([
      ['facility', { is: 'part', percent: 30, until: '2026-11-26 20:00:00' }],
    ]);
  });

  test('of several of a kind the one that ends first, and the worse of two answers', () => {
    expect(said([evening, court('2026-11-26', '09:00:00')])).toEqual([
      ['facility', { is: 'free', until: '2026-11-25 09:00:00' }],
    ]);
    expect(said([evening, court('2026-11-25', '00:30:00')])).toEqual([
      ['facility', { is: 'part', percent: 50, until: '2026-11-24 18:30:00' }],
    ]);
  });

  test('one answer for each kind, and none beyond the beginning of anything in the order', () => {
    const event = line('event', { event_date: '2026-11-30', event_time: '18:00:00' });
    const academy = line('academy', { date_range: [{ start_date: '2026-12-05' }, { start_date: '2026-12-01' }] });
    const trainer = line('trainer', { sessions: [{ date: '2026-12-03', start_time: '07:00:00' }] });
    expect(said([event, academy, trainer])).toEqual([
      ['event', { is: 'free', until: '2026-11-29 18:00:00' }],
      ['academy', { is: 'free', until: '2026-11-30 00:00:00' }],
      ['trainer', { is: 'free', until: '2026-11-30 18:00:00' }],
    ]);
  });

  test('of several steps the best that still applies, in any order', () => {
    const turned = terms.map((one) => ({ ...one, steps: one.steps.toReversed() }));
    const [court] = cancellingByKind([evening], turned, '2026-11-24 10:00:00');
    expect(court!.cancelling).toEqual({ is: 'free', until: '2026-11-26 20:00:00' });
  });

  test('the worse of two of a kind: nothing before a part, a part before everything', () => {
    const now = '2026-11-26 10:00:00';
    const soon = court('2026-11-26', '11:00:00');
    const tomorrow = court('2026-11-26', '20:00:00');
    const later = court('2026-11-29', '20:00:00');
    const part = { is: 'part', percent: 50, until: '2026-11-26 14:00:00' };
    expect(said([tomorrow, soon], now)).toEqual([['facility', { is: 'nothing' }]]);
    expect(said([later, tomorrow], now)).toEqual([['facility', part]]);
    // A trainer whose days are unknown is free until something of the order begins.
    const trainer = line('trainer', { sessions: [] });
    expect(said([trainer, later], now)).toEqual([
      ['trainer', { is: 'free', until: '2026-11-29 20:00:00' }],
      ['facility', { is: 'free', until: '2026-11-28 20:00:00' }],
    ]);
  });

  test('the worse of two of a kind, however long it applies', () => {
    const now = '2026-11-24 10:00:00';
    const soon = court('2026-11-25', '11:00:00');
    // By its own terms: a part until a day before, six hours from now.
    const pitch = court('2026-11-25', '16:00:00', 21);
    expect(said([soon, pitch], now)).toEqual([['facility', { is: 'part', percent: 30, until: '2026-11-24 16:00:00' }]]);
    const ofPitches = terms.filter(({ venue_service_id: own }) => own === 21);
    const late = court('2026-11-24', '11:00:00', 21);
    expect(cancellingByKind([late, soon], ofPitches, now)).toEqual([{ kind: 'facility', cancelling: { is: 'never' } }]);
  });

  test('by the date and time of a trainer’s first session, and by the date of an event without a time', () => {
    const lessons = line('trainer', {
      sessions: [
        { date: '2026-12-03', start_time: '07:00:00' },
        { date: '2026-12-01', start_time: '09:30:00' },
      ],
    });
    expect(said([lessons])).toEqual([['trainer', { is: 'free', until: '2026-11-30 09:30:00' }]]);
    expect(said([line('event', { event_date: '2026-11-30', event_time: null })])).toEqual([
      ['event', { is: 'free', until: '2026-11-29 00:00:00' }],
    ]);
  });

  test('goods, offers and memberships are not cancelled, nor what is ordered with them', () => {
    expect(said([line('membership')])).toEqual([['membership', { is: 'never' }]]);
    expect([line('pos'), line('offer')].map((one) => isBound([evening, one], terms))).toEqual([true, true]);
    expect([[evening], [line('pos'), line('offer')]].map((lines) => isBound(lines, terms))).toEqual([false, false]);
  });

  test('no date where none is known yet', () => {
    expect(said([line('trainer', { sessions: [] })])).toEqual([['trainer', { is: 'free', until: null }]]);
  });
});
