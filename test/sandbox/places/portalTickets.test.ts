/**
 * The server holds as many tickets as the portal allows, and not one more, whatever others and the customer's own cart
 * hold (P1, R5.7.1).
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesLeft, type TicketLine } from '../../../machines/tickets/ticketRules.ts';
import { withoutReservationsOf } from '../../../src/adapters/actors/booking/choosingActors.ts';
import type { Client } from '../support/client.ts';
import { farDate } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** A pool, the lanes that share its places, and a hall whose capacity is by day. */
const kinds = [
  { service: 31, facility: 3101, product: 3101, people: 1, isCountedByDay: false },
  { service: 31, facility: 3101, product: 3103, people: 4, isCountedByDay: false },
  { service: 31, facility: 3102, product: 3104, people: 1, isCountedByDay: false },
  { service: 14, facility: 1401, product: 1401, people: 1, isCountedByDay: true },
] as const;
type Kind = (typeof kinds)[number];

interface Wish {
  kind: Kind;
  hour: number;
  hours: 1 | 2;
  quantity: number;
}
const wish = (kind: fc.Arbitrary<Kind>): fc.Arbitrary<Wish> =>
  fc.record({
    kind,
    hour: fc.constantFrom(6, 7, 7, 8),
    hours: fc.constantFrom(1 as const, 1 as const, 2 as const),
    quantity: fc.integer({ min: 1, max: 5 }),
  });

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;
const placeOf = ({ kind, hour, hours, quantity }: Wish) => ({
  product_id: kind.product,
  facility_id: kind.facility,
  quantity,
  date: farDate,
  start_time: clock(hour),
  end_time: clock(hour + hours),
});
const lineOf = (held: Wish): TicketLine => ({
  product_id: held.kind.product,
  facilityId: held.kind.facility,
  selectedFacilityDate: farDate,
  selectedFacilityTiming: clock(held.hour),
  selectedFacilityEndTiming: clock(held.hour + held.hours),
  quantity: held.quantity,
  participant_count: held.kind.people,
});

/** Tickets of one slot are one line, as in the cart. */
function merged(wishes: readonly Wish[]): Wish[] {
  const lines = new Map<string, Wish>();
  for (const one of wishes) {
    const key = `${one.kind.product} ${one.hour} ${one.hours}`;
    lines.set(key, { ...one, quantity: one.quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

/** The tickets that the server holds. */
async function hold(client: Client, wishes: readonly Wish[]): Promise<Wish[]> {
  const { data } = await client.get('reserve', { body: { products: wishes.map(placeOf) } });
  return wishes.filter((_, index) => data.products[index]!.reserved);
}

async function grantedBy(client: Client, wanted: Wish, own: readonly Wish[]): Promise<number> {
  const { quantity: _, ...slot } = placeOf(wanted);
  const { status, answer } = await client.call('facilityOffer', {
    query: {
      venue_service_id: wanted.kind.service,
      facility_id: slot.facility_id,
      date: slot.date,
      start_time: slot.start_time,
      end_time: slot.end_time,
    },
  });
  // Full: it is not offered at all.
  if (status === 409) return 0;
  const tickets = withoutReservationsOf(client.session, answer.data).rental_products ?? [];
  const left = placesLeft({
    product: tickets.find(({ product_id }) => product_id === wanted.kind.product)!,
    slot: { facilityId: slot.facility_id, date: slot.date, start_time: slot.start_time, end_time: slot.end_time },
    cards: tickets.map((product) => ({ product, quantity: 0 })),
    lines: own.map(lineOf),
    sessionId: null,
    unbooked: null,
    isCountedByDay: wanted.kind.isCountedByDay,
  });
  return Math.max(0, Math.floor(left / wanted.kind.people));
}

const any = fc.constantFrom(...kinds);

test('R5.7.1, R3.5.15, R3.5.5: in a pool, in lanes that share its places and in a hall that counts by the day', async () => {
  const fits = fc.asyncProperty(
    fc.array(wish(any), { maxLength: 4 }),
    fc.array(wish(any), { maxLength: 3 }),
    wish(any),
    async (others, ours, wanted) => {
      await sandbox.server.database.deleteFrom('claim').where('session_id', 'is not', null).execute();
      const [other, client] = [sandbox.signedOut(), sandbox.signedOut()];
      await hold(other, merged(others));
      // A line of its own, so that the request is not merged into another.
      const isApart = (one: Wish) => one.kind.product !== wanted.kind.product || one.hour !== wanted.hour;
      const own = await hold(client, merged(ours.filter(isApart)));
      const granted = await grantedBy(client, wanted, own);
      const areHeld = async (quantity: number) =>
        (await hold(client, [...own, { ...wanted, quantity }])).length === own.length + 1;
      if (granted > 0) expect([granted, await areHeld(granted)]).toEqual([granted, true]);
      // Places taken in two parts of a longer slot are subtracted twice, to be on the safe side (P1).
      const isPlain = [...others, ...own].every(({ hour, hours }) => hour === wanted.hour && hours === wanted.hours);
      if (isPlain) expect([granted + 1, await areHeld(granted + 1)]).toEqual([granted + 1, false]);
    },
  );
  const { failed, counterexample, errorInstance } = await fc.check(fits, { numRuns: 60 });
  expect({ failed, counterexample, errorInstance }).toEqual({
    failed: false,
    counterexample: null,
    errorInstance: null,
  });
}, 120_000);
