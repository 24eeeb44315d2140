/**
 * The places that a slot takes and its price: people of shared facilities (K1–K4, R3.5.4, R3.5.5), overlapping rentals
 * (W6, Q7.2.d).
 */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, transact } from '../../../sandbox/data/database.ts';
import { Refused } from '../../../sandbox/answers/refused.ts';
import { dropExpiredHolds, take } from '../../../sandbox/domain/orders/claims.ts';
import { readSchedule } from '../../../sandbox/domain/slots/schedule.ts';
import { placesLeft } from '../../../sandbox/domain/slots/slotRules.ts';
import { momentOf } from '../../../sandbox/domain/slots/spans.ts';
import { courtLines, farDate, newKey, orderBody, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
const [pool, lanes] = [3101, 3102] as const;
type Shared = typeof pool | typeof lanes;
beforeEach(async () => {
  await sandbox.server.database.deleteFrom('claim').where('session_id', 'is not', null).execute();
  await run(pool, { capacity: 60, is_enable_per_day_capacity: 0 });
  await run(lanes, { capacity: 12, is_enable_per_day_capacity: 0 });
});
afterAll(() => sandbox.close());

/** Changes the operator's settings of a facility. */
const run = (facility: Shared, rules: { capacity?: number; is_enable_per_day_capacity?: 0 | 1 }) =>
  sandbox.server.database.updateTable('facility').set(rules).where('id', '=', facility).execute();

const dayAfter = Temporal.PlainDate.from(farDate).add({ days: 1 }).toString();
/** The moment so many hours after the midnight of the far date. */
const hourAt = (hour: number): string =>
  `${hour < 24 ? farDate : dayAfter} ${String(hour % 24).padStart(2, '0')}:00:00`;

/** People of a visit that begins and ends at hours of the far date. */
const visit = (facility_id: Shared, from: number, until: number, people: number) => ({
  facility_id,
  starts_at: hourAt(from),
  ends_at: hourAt(until),
  people,
  shared: 1 as const,
  product_id: null,
  quantity: people,
});
type Visit = ReturnType<typeof visit>;

const comes = (wanted: Visit, session = 'somebody'): Promise<boolean> =>
  transact(sandbox.server.database, (trx) => take(sandbox.server, trx, wanted, { session })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused && error.details.code === 'capacityReached') return false;
      throw error;
    },
  );

async function leftFor({ facility_id, starts_at, ends_at }: Visit): Promise<number> {
  const { database, clock } = sandbox.server;
  const view = { date: starts_at.slice(0, 10), now: clock.stamp(), session: null };
  const [facility] = await readSchedule(database, { facilityIds: [facility_id] }, view);
  return placesLeft(facility!, { from: momentOf(starts_at), to: momentOf(ends_at) });
}

test('a relative without a capacity by day is counted by moment next to one that has it (K3, K4)', async () => {
  await run(pool, { is_enable_per_day_capacity: 1, capacity: 5 });
  expect(await comes(visit(pool, 10, 11, 1), 'swimmer')).toBe(true);
  expect(await comes(visit(lanes, 10, 11, 2), 'lapper')).toBe(true);
  // The lanes' people are in the pool's day, too.
  expect(await comes(visit(pool, 15, 16, 3))).toBe(false);
  await sandbox.advance(16);
  await dropExpiredHolds(sandbox.server);
  expect(await comes(visit(pool, 15, 16, 5))).toBe(true);
});

test('with a capacity by day a visit past midnight counts on both dates, one until midnight on the first only (K3)', async () => {
  await run(pool, { is_enable_per_day_capacity: 1, capacity: 2 });
  expect(await comes(visit(pool, 22, 24, 1))).toBe(true);
  expect(await comes(visit(pool, 23, 25, 1))).toBe(true);
  expect(await comes(visit(pool, 8, 9, 1))).toBe(false);
  expect(await comes(visit(pool, 44, 45, 2))).toBe(false);
  expect(await comes(visit(pool, 44, 45, 1))).toBe(true);
});

describe('the operator’s capacity applies from then on (R3.5.4)', () => {
  test.each([0, 1] as const)('capacity by day: %s', async (is_enable_per_day_capacity) => {
    await run(pool, { is_enable_per_day_capacity, capacity: 2 });
    expect(await comes(visit(pool, 10, 11, 1))).toBe(true);
    await run(pool, { capacity: 12 });
    expect(await comes(visit(pool, 10, 11, 11))).toBe(true);
    await run(pool, { capacity: 1 });
    expect(await comes(visit(pool, 10, 11, 1))).toBe(false);
    await sandbox.server.database.deleteFrom('claim').where('session_id', '=', 'somebody').execute();
    expect([await comes(visit(pool, 10, 11, 1)), await comes(visit(pool, 10, 11, 1))]).toEqual([true, false]);
  });
});

const facility = fc.constantFrom(pool, lanes);
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      facility,
      from: fc.nat(40),
      hours: fc.integer({ min: 1, max: 5 }),
      people: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ leaves: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ facility, capacity: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ facility, is_enable_per_day_capacity: fc.constantFrom(0 as const, 1 as const) }),
  },
);

test('a visit is accepted exactly when the rules have places, in any order of bookings, cancellations and changes', async () => {
  const { database } = sandbox.server;
  await fc.assert(
    fc
      .asyncProperty(fc.array(happening, { minLength: 10, maxLength: 25, size: 'max' }), async (happenings) => {
        for (const one of happenings) {
          if ('leaves' in one) {
            const held = await database.selectFrom('claim').select('id').where('session_id', 'is not', null).execute();
            const leaver = held[one.leaves % Math.max(1, held.length)];
            if (leaver) await database.deleteFrom('claim').where('id', '=', leaver.id).execute();
          } else if ('people' in one) {
            const wanted = visit(one.facility, one.from, one.from + one.hours, one.people);
            const left = await leftFor(wanted);
            expect({ one, let: await comes(wanted) }).toEqual({ one, let: one.people <= left });
          } else {
            const { facility: changed, ...rules } = one;
            await run(changed, rules);
          }
        }
      })
      .beforeEach(async () => {
        await database.deleteFrom('claim').where('session_id', 'is not', null).execute();
        await run(pool, { capacity: 5, is_enable_per_day_capacity: 0 });
        await run(lanes, { capacity: 3, is_enable_per_day_capacity: 0 });
      }),
    { numRuns: 12 },
  );
}, 60_000);

describe('where rentals overlap (W6, Q7.2.d)', () => {
  const court: Slot = { service: 41, facility: 4102, date: farDate, start: '09:00:00', end: '11:00:00' };
  // From nine to ten a more expensive product, from ten to noon a cheaper one overlap the court's usual AED 120 an hour.
  const [usual, centre, clay] = [4101, 4105, 4103];
  beforeAll(async () => {
    await sandbox.server.database
      .insertInto('rental')
      .values([
        { facility_id: 4102, product_id: centre, start_time: '08:00:00', end_time: '12:00:00', min_booking_time: null },
        { facility_id: 4102, product_id: clay, start_time: '10:00:00', end_time: '12:00:00', min_booking_time: 120 },
      ])
      .execute();
  });
  const soldFor = async (slot: Partial<Slot>, product_id?: number) => {
    const { service, facility, date, start, end } = { ...court, ...slot };
    const query = {
      venue_service_id: service,
      date,
      start_time: start,
      end_time: end,
      ...(product_id ? { product_id } : {}),
    };
    const customer = sandbox.signedOut();
    const { data: free } = await customer.get('availableFacilities', { query });
    const { data: offer } = await customer.get('facilityOffer', { query: { ...query, facility_id: facility } });
    return {
      price: free.find(({ id }) => id === facility)?.price,
      products: offer.default_products.map((one) => [one.product_id, one.quantity]),
    };
  };

  test('the cheapest that admits the length has the slot to its end, then the cheapest that is open there', async () => {
    expect((await soldFor({ end: '10:00:00' })).products).toEqual([[usual, 1]]);
    // An hour is too short for the cheapest.
    expect((await soldFor({ start: '10:00:00' })).products).toEqual([[usual, 1]]);
    expect(await soldFor({ start: '10:00:00', end: '12:00:00' })).toEqual({ price: 220, products: [[clay, 2]] });
    expect((await soldFor({ start: '11:00:00', end: '13:00:00' })).products).toEqual([
      [clay, 1],
      [usual, 1],
    ]);
  });

  test('asked for by its product the slot is sold as that product, and can be ordered as it', async () => {
    const chosen = await soldFor({}, centre);
    expect(chosen).toEqual({ price: 420, products: [[centre, 2]] });
    const buyer = await sandbox.signedOut().loginAsGuest();
    const [line] = await courtLines(buyer, court);
    const asCentre = { ...line!, product_id: centre, price: 200, tax_amount: 10, total_price: 420 };
    const placed = await buyer.call('placeOrder', {
      body: orderBody({ capacity_facility: [asCentre] }),
      key: newKey(),
    });
    expect(placed).toMatchObject({ status: 200 });
  });

  test('a rental that is closed to the customer is not sold to them (R6.1.15)', async () => {
    const { database } = sandbox.server;
    const closing = { facility_id: 4102, date: farDate, end_date: farDate, interval_type: 0 as const };
    await database
      .insertInto('schedule_control')
      .values({ ...closing, times: json([]), weekdays: 0, rentals: json([usual]), channels: json(['B2C']) })
      .execute();
    expect((await soldFor({ start: '08:00:00', end: '09:00:00' })).products).toEqual([[centre, 1]]);
  });
});
