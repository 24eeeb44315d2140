/** Any two things that are sold, one in the cart and the other put to it: each pair has one outcome (R1.4.1, R4.8.1–4, Q4.8.a). */
import { describe, expect, test } from 'vitest';
import { addLines } from '../../../machines/cart/cartRules.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { academy, event, facility, membership, offer, pos, swim, trainer } from '../../models/cart/cart.fixtures.ts';

type Make = (id: string) => CartLine;
interface Kind {
  one: Make;
  /** Another thing of the same kind, unrelated to the first. */
  other: Make;
  /** The outcome of adding the same thing twice: `merged` into one line of two, or the refusal. */
  twice: string;
}

const monday = { start_date: '2026-12-01', end_date: '2026-12-31', days: [2] };
const friday = { start_date: '2026-12-01', end_date: '2026-12-31', days: [32] };

const kinds: Record<string, Kind> = {
  court: {
    one: (id) => facility(id),
    other: (id) => facility(id, { facilityId: 304, product_id: 33 }),
    twice: 'productInCart',
  },
  poolTicket: {
    one: (id) => swim(id),
    other: (id) => swim(id, { selectedFacilityDate: '2026-11-28' }),
    twice: 'merged',
  },
  eventTicket: { one: (id) => event(id), other: (id) => event(id, { event_ticket_id: 502 }), twice: 'merged' },
  seat: {
    one: (id) => event(id, { event_id: 6, event_ticket_id: 601, seat_map_id: 11 }),
    other: (id) => event(id, { event_id: 6, event_ticket_id: 601, seat_map_id: 12 }),
    twice: 'seatInCart',
  },
  ticketForOne: {
    one: (id) => event(id, { event_id: 7, event_ticket_id: 701, one_per_customer: true }),
    other: (id) => event(id, { event_id: 7, event_ticket_id: 702, one_per_customer: true }),
    twice: 'ticketInCart',
  },
  membership: {
    one: (id) => membership(id),
    other: (id) => membership(id, { membership_package_id: 7 }),
    twice: 'membershipInCart',
  },
  academy: {
    one: (id) => academy(id, { date_range: [monday] }),
    other: (id) => academy(id, { workshop_program_id: 702, product_id: 72, date_range: [friday] }),
    twice: 'workshopInCart',
  },
  trainerPackage: {
    one: (id) => trainer(id),
    other: (id) => trainer(id, { training_package_id: 802 }),
    twice: 'packageInCart',
  },
  goods: { one: (id) => pos(id), other: (id) => pos(id, { product_id: 92 }), twice: 'merged' },
  offer: { one: (id) => offer(id), other: (id) => offer(id, { offer_id: 12 }), twice: 'merged' },
};
const names = Object.keys(kinds);

const outcome = (there: CartLine[], incoming: CartLine) => {
  const verdict = addLines({ lines: there, venueId: 1 }, [incoming]);
  return verdict.ok ? verdict.lines.map(({ id, quantity }) => `${id} × ${quantity}`) : verdict.code;
};

/** Memberships are not in the cart with other kinds (R4.8.1). */
const together = (first: string, second: string) =>
  (first === 'membership') === (second === 'membership')
    ? ['first × 1', 'second × 1']
    : second === 'membership'
      ? 'membershipExclusive'
      : 'othersExclusive';

describe('R1.4.1, R4.8.1: two different things', () => {
  test.each(names.flatMap((first) => names.map((second) => [first, second] as const)))(
    '%s, then %s',
    (first, second) => {
      const incoming = kinds[second]!.other('second');
      expect(outcome([kinds[first]!.one('first')], incoming)).toEqual(together(first, second));
    },
  );
});

describe('R4.8.2–3, Q4.8.a: the same thing twice', () => {
  test.each(Object.entries(kinds))('%s', (_, { one, twice }) => {
    expect(outcome([one('first')], one('second'))).toEqual(twice === 'merged' ? ['first × 2'] : twice);
  });
});

describe('R4.8.4, R5.7.13: things of one kind that still do not go together', () => {
  test.each<[string, CartLine, CartLine, string]>([
    ['goods of another outlet', pos('first'), pos('second', { product_id: 92, outlet_id: 10 }), 'otherOutlet'],
    ['goods without an outlet', pos('first'), pos('second', { product_id: 92, outlet_id: null }), 'otherOutlet'],
    [
      'two programmes of a workshop on the same weekday',
      academy('first', { date_range: [monday] }),
      academy('second', { workshop_program_id: 702, product_id: 72, date_range: [monday] }),
      'workshopDaysRepeat',
    ],
    [
      'another ticket for one, two of it',
      kinds['ticketForOne']!.one('first'),
      event('second', { event_id: 7, event_ticket_id: 702, one_per_customer: true, quantity: 2 }),
      'ticketInCart',
    ],
  ])('%s', (_, there, incoming, code) => {
    expect(outcome([there], incoming)).toBe(code);
  });

  test('R4.8.4: the outlet of goods does not matter to other kinds', () => {
    const all = names.filter((name) => !['membership', 'goods'].includes(name)).map((name) => kinds[name]!.one(name));
    expect(outcome(all, pos('second', { outlet_id: 10 }))).toHaveLength(names.length - 1);
  });
});
