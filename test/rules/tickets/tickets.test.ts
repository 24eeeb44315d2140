/** Tickets of a shared facility for the slot 10:00 to 11:00, as their cards are raised and added. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkQuantity,
  placesLeft,
  type TicketLine,
  type TicketProduct,
  type TicketRequest,
  type TicketVerdict,
} from '../../../machines/tickets/ticketRules.ts';

const slot = { facilityId: 1, date: '2026-11-26', start_time: '10:00:00', end_time: '11:00:00' };
const ticket: TicketProduct = { product_id: 7, participant_count: 1 };

function lineOf(line: Partial<TicketLine>): TicketLine {
  return {
    product_id: 7,
    facilityId: 1,
    selectedFacilityDate: '2026-11-26',
    selectedFacilityTiming: '10:00:00',
    selectedFacilityEndTiming: '11:00:00',
    quantity: 1,
    participant_count: 1,
    ...line,
  };
}

function request(change: Partial<TicketRequest>): TicketRequest {
  return {
    product: ticket,
    slot,
    cards: [],
    lines: [],
    sessionId: 's-me',
    unbooked: null,
    quantity: 1,
    isBaps: false,
    customerThreshold: null,
    ...change,
  };
}

/** Presses plus some times; a refused step is undone. Returns what the card shows, and the last verdict. */
function pressPlus(change: Partial<TicketRequest>, times: number): { shows: number; verdict: TicketVerdict } {
  let shows = 0;
  let verdict: TicketVerdict = { ok: true };
  for (let press = 0; press < times; press++) {
    const wanted = shows + 1;
    verdict = checkQuantity(request({ ...change, quantity: wanted }));
    if (verdict.ok) shows = wanted;
  }
  return { shows, verdict };
}

const granted: TicketVerdict = { ok: true };
const refused = (code: 'capacityReached' | 'dependentTicket'): TicketVerdict => ({ ok: false, code, values: {} });
const exceeded = (remaining: number, requested: number): TicketVerdict => ({
  ok: false,
  code: 'capacityExceeded',
  values: { remaining, requested },
});
const threshold = (max: number): TicketVerdict => ({ ok: false, code: 'thresholdReached', values: { max } });

const family: TicketProduct = { product_id: 7, participant_count: 4, remaining_capacity: 7 };
const pair: TicketProduct = {
  product_id: 7,
  participant_count: 2,
  remaining_capacity: 10,
  reserved_slots: [
    { session_id: 's-other', quantity: 2, start_time: '10:00:00' },
    { session_id: 's-me', quantity: 1, start_time: '10:00:00' },
    { session_id: 's-other', quantity: 3, start_time: '11:00:00' },
  ],
};
const pairInCart = [lineOf({ participant_count: 2 })];
const soldOut: TicketProduct = {
  ...ticket,
  remaining_capacity: 2,
  reserved_slots: [{ session_id: 's-other', quantity: 2, start_time: '10:00:00' }],
};
const roomy: TicketProduct = { ...ticket, remaining_capacity: 20 };

describe('plus on a card (R4.6.2, R5.7.1, R5.7.2)', () => {
  test.each([
    ['P-a family of 4, 7 places (R8.2.11)', { product: family }, 1, 1, granted],
    ['P-a once more than there are places', { product: family }, 2, 1, exceeded(7, 8)],
    [
      'P-b what others reserved at this time and what the own cart holds come off (R3.5.15)',
      { product: pair, lines: pairInCart },
      2,
      2,
      granted,
    ],
    ['P-b one above', { product: pair, lines: pairInCart }, 3, 2, exceeded(4, 6)],
    ['P-c nothing left (R8.2.10)', { product: soldOut }, 1, 0, refused('capacityReached')],
    ['P-d baps, up to the threshold', { product: roomy, isBaps: true, customerThreshold: 4 }, 4, 4, granted],
    [
      'P-d baps, above the threshold (R8.2.12)',
      { product: roomy, isBaps: true, customerThreshold: 4 },
      5,
      4,
      threshold(4),
    ],
    // Who plays elsewhere, or on another day, is not in the session.
    [
      'P-d baps, another facility',
      { product: roomy, isBaps: true, customerThreshold: 4, lines: [lineOf({ facilityId: 2, quantity: 4 })] },
      4,
      4,
      granted,
    ],
    [
      'P-d baps, another day',
      {
        product: roomy,
        isBaps: true,
        customerThreshold: 4,
        lines: [lineOf({ selectedFacilityDate: '2026-11-27', quantity: 4 })],
      },
      4,
      4,
      granted,
    ],
    ['P-e a standard tenant has no threshold', { product: roomy, customerThreshold: 4 }, 5, 5, granted],
    ['P-f baps without an answer: capacity alone decides (R7.2.11)', { product: roomy, isBaps: true }, 20, 20, granted],
    ['P-f baps without an answer, above the capacity', { product: roomy, isBaps: true }, 21, 20, exceeded(20, 21)],
  ] satisfies [string, Partial<TicketRequest>, number, number, TicketVerdict][])(
    '%s',
    (_title, change, times, shows, verdict) => {
      expect(pressPlus(change, times)).toEqual({ shows, verdict });
    },
  );
});

const daily: TicketProduct = { product_id: 7, dependencies: [{ product_id: 8, period: 'D' }] };
const hourly: TicketProduct = { product_id: 7, dependencies: [{ product_id: 8, period: 'H' }] };
const morning = lineOf({ product_id: 8, selectedFacilityTiming: '08:00:00', selectedFacilityEndTiming: '09:00:00' });
const noon = lineOf({ product_id: 8, selectedFacilityTiming: '10:00:00', selectedFacilityEndTiming: '12:00:00' });
const dependent = lineOf({
  dependencies: daily.dependencies,
  selectedFacilityTiming: '18:00:00',
  selectedFacilityEndTiming: '19:00:00',
});
const at = (date: string, start: string, end: string) => ({ facilityId: 1, date, start_time: start, end_time: end });

describe('adding a ticket with a dependency in the cart (R5.7.3, R5.7.4, R8.2.13)', () => {
  test.each([
    ['P-g period D, same day', daily, [morning], at('2026-11-26', '18:00:00', '19:00:00'), false],
    ['P-h period D, next day', daily, [morning], at('2026-11-27', '18:00:00', '19:00:00'), true],
    ['P-i other period, at the same time', hourly, [noon], at('2026-11-26', '11:00:00', '12:00:00'), false],
    ['P-i other period, right after', hourly, [noon], at('2026-11-26', '12:00:00', '13:00:00'), true],
    ['P-j the cart holds the ticket that depends', { product_id: 8 }, [dependent], slot, false],
    ['another ticket does not matter', { product_id: 9 }, [dependent], slot, true],
    [
      'other period, over midnight into the slot',
      hourly,
      [lineOf({ product_id: 8, selectedFacilityTiming: '23:00:00', selectedFacilityEndTiming: '01:00:00' })],
      at('2026-11-27', '00:00:00', '01:00:00'),
      false,
    ],
    [
      'other period, until midnight only',
      hourly,
      [lineOf({ product_id: 8, selectedFacilityTiming: '23:00:00', selectedFacilityEndTiming: '23:59:59' })],
      at('2026-11-27', '00:00:00', '01:00:00'),
      true,
    ],
  ] satisfies [string, TicketProduct, TicketLine[], TicketRequest['slot'], boolean][])(
    '%s',
    (_title, product, lines, slot, ok) => {
      expect(checkQuantity(request({ product, lines, slot }))).toEqual(ok ? granted : refused('dependentTicket'));
    },
  );
});

test('R3.5.16, R5.7.3: tickets that go into the cart together are beside each other, whichever names the other', () => {
  const other = lineOf({ product_id: 8 });
  expect(checkQuantity(request({ product: daily, alongside: [other] }))).toEqual(refused('dependentTicket'));
  expect(checkQuantity(request({ product: hourly, alongside: [other] }))).toEqual(refused('dependentTicket'));
  const naming = lineOf({ product_id: 7, dependencies: daily.dependencies });
  expect(checkQuantity(request({ product: { product_id: 8 }, alongside: [naming] }))).toEqual(
    refused('dependentTicket'),
  );
  // They are on their cards already: their people are not counted twice.
  const cards = [{ product: { product_id: 9, participant_count: 3 }, quantity: 1 }];
  const alongside = [lineOf({ product_id: 9, participant_count: 3 })];
  const product = { ...ticket, remaining_capacity: 4 };
  expect(checkQuantity(request({ product, cards, alongside }))).toEqual(granted);
});

describe('R3.5.5: where the day is what is counted', () => {
  const product = { ...ticket, remaining_capacity: 5 };
  const evening = { selectedFacilityTiming: '18:00:00', selectedFacilityEndTiming: '19:00:00' };
  test.each([
    ['own lines of any hour of it count', [lineOf({ ...evening, quantity: 4 })], 1],
    ['those of another day do not', [lineOf({ ...evening, selectedFacilityDate: '2026-11-27', quantity: 4 })], 5],
    [
      'one that runs into it does',
      [
        lineOf({
          selectedFacilityDate: '2026-11-25',
          selectedFacilityTiming: '23:00:00',
          selectedFacilityEndTiming: '01:00:00',
        }),
      ],
      4,
    ],
  ] satisfies [string, TicketLine[], number][])('%s', (_, lines, left) => {
    expect(placesLeft(request({ product, lines, isCountedByDay: true }))).toBe(left);
  });
});

describe('places left (R3.5.14, R3.5.15)', () => {
  const stocked: TicketProduct = { product_id: 7, available_capacity: 5 };
  test.each([
    [
      'what the server says of the slot comes first',
      { product: { ...stocked, remaining_capacity: 3 }, unbooked: 9 },
      3,
    ],
    ['then the stock of the ticket', { product: stocked, unbooked: 9 }, 5],
    [
      'which it does not have with inventory_enable 0',
      { product: { ...stocked, inventory_enable: 0 }, unbooked: 9 },
      9,
    ],
    ['nor where it is switched off', { product: { ...stocked, inventory_enable: false }, unbooked: 9 }, 9],
    ['then the places of the facility', { product: ticket, unbooked: 9 }, 9],
    ['no information is no limit', { product: ticket }, Infinity],
    ['the own card does not count against itself', { product: family, cards: [{ product: family, quantity: 1 }] }, 7],
    [
      'the other cards do, by people',
      { product: roomy, cards: [{ product: { ...family, product_id: 8 }, quantity: 2 }] },
      12,
    ],
    [
      'reservations of every ticket of the facility do',
      { product: roomy, cards: [{ product: { ...pair, product_id: 8 }, quantity: 0 }] },
      16,
    ],
    [
      'an own line at an overlapping time does',
      { product: roomy, lines: [lineOf({ selectedFacilityTiming: '09:30:00', quantity: 3 })] },
      17,
    ],
    [
      'one that only touches does not',
      {
        product: roomy,
        lines: [lineOf({ selectedFacilityTiming: '11:00:00', selectedFacilityEndTiming: '12:00:00' })],
      },
      20,
    ],
    ['one of another facility does not', { product: roomy, lines: [lineOf({ facilityId: 2 })] }, 20],
    ['one of another date does not', { product: roomy, lines: [lineOf({ selectedFacilityDate: '2026-11-27' })] }, 20],
  ] satisfies [string, Partial<TicketRequest>, number][])('%s', (_title, change, left) => {
    expect(placesLeft(request(change))).toBe(left);
  });
});

describe('which rule speaks (R8.2.10 to R8.2.13)', () => {
  const all = { product: { ...daily, participant_count: 1, remaining_capacity: 0 }, lines: [morning] };
  test('the threshold before the capacity', () =>
    expect(checkQuantity(request({ ...all, isBaps: true, customerThreshold: 0 }))).toEqual(threshold(0)));
  test('the capacity before the dependency', () =>
    expect(checkQuantity(request(all))).toEqual(refused('capacityReached')));
  test('the dependency last', () =>
    expect(checkQuantity(request({ ...all, product: { ...all.product, remaining_capacity: 1 } }))).toEqual(
      refused('dependentTicket'),
    ));
  test('none when nothing is requested', () =>
    expect(checkQuantity(request({ ...all, quantity: 0 }))).toEqual(granted));
  test('the threshold counts all cards and the cart’s lines of the slot, in people', () => {
    const other = { ...family, product_id: 8 };
    const change = {
      product: roomy,
      isBaps: true,
      cards: [{ product: other, quantity: 1 }],
      lines: [lineOf({ quantity: 2 })],
    };
    expect(checkQuantity(request({ ...change, customerThreshold: 7 }))).toEqual(granted);
    expect(checkQuantity(request({ ...change, customerThreshold: 6 }))).toEqual(threshold(6));
  });
  test('the threshold does not count lines of another session', () => {
    const lines = [lineOf({ quantity: 4, selectedFacilityTiming: '11:00:00', selectedFacilityEndTiming: '12:00:00' })];
    expect(checkQuantity(request({ product: roomy, isBaps: true, customerThreshold: 4, lines }))).toEqual(granted);
  });
});

test('whatever is allowed fits, and one more person than fits is refused (R5.7.1)', () => {
  const some = fc.record({
    remaining: fc.integer({ min: 0, max: 30 }),
    participants: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    reserved: fc.integer({ min: 0, max: 5 }),
    own: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(some, ({ remaining, participants, quantity, reserved, own }) => {
      const product: TicketProduct = {
        product_id: 7,
        participant_count: participants,
        remaining_capacity: remaining,
        reserved_slots: [{ session_id: 's-other', quantity: reserved, start_time: '10:00:00' }],
      };
      const lines = [lineOf({ quantity: own, participant_count: 1 })];
      const left = remaining - reserved * participants - own;
      expect(checkQuantity(request({ product, lines, quantity })).ok).toBe(quantity * participants <= left);
    }),
  );
});
