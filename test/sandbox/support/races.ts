/** Races over HTTP for the last place: the same suite runs on the embedded database and on a PostgreSQL server with two processes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from './client.ts';
import { posLine } from './lines.ts';
import { moneyFaults } from './moneyFaults.ts';
import { courtLines, farDate, newKey, orderBody, ticketLine, type Slot } from './orders.ts';
import type { SandboxUnderTest } from './sandbox.ts';
import { player } from './attendees.ts';

export interface Arena {
  readonly sandbox: SandboxUnderTest;
  /** The addresses of all processes on the one database. */
  readonly bases: readonly string[];
  /** How many are in a crowd; fifty unless it is said otherwise. */
  readonly guests?: number;
}

const crowdSize = 50;

type Placing = () => Promise<Reply<'placeOrder'>>;

/** So many guests, spread over the processes. */
export async function crowd({ sandbox, bases, guests = crowdSize }: Arena): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: guests }, (_, index) =>
      sandbox.signedOut(bases[index % bases.length]).loginAsGuest(`Guest Number`),
    ),
  );
}

/** Until the first order goes, a price is the same for every guest: it is asked for once, and each has lines of their own. */
function asksOnce(client: Client): Client {
  const answers = new Map<string, Promise<unknown>>();
  return {
    ...client,
    get(name, options) {
      const question = JSON.stringify([name, options]);
      const answer = answers.get(question) ?? client.get(name, options);
      answers.set(question, answer);
      return answer as ReturnType<typeof client.get<typeof name>>;
    },
  };
}

/** Prices everything first, then lets all orders go at once. */
export async function race(
  arena: Arena,
  clients: readonly Client[],
  lineFor: (asking: Client, index: number) => Promise<object[]>,
): Promise<Reply<'placeOrder'>[]> {
  const placings: Placing[] = [];
  const asking = asksOnce(clients[0]!);
  for (const [index, client] of clients.entries()) {
    const body = orderBody({ capacity_facility: await lineFor(asking, index) });
    placings.push(() => client.call('placeOrder', { body, key: newKey() }));
  }
  const replies = await Promise.all(placings.map((place) => place()));
  for (const { status, error } of replies) {
    if (status !== 200)
      expect({ status, code: error.code }).toEqual({
        status: 409,
        code: expect.stringMatching(/^(slotTaken|capacityReached)$/),
      });
  }
  return replies;
}

export const winnersOf = (replies: readonly { status: number }[]): number =>
  replies.filter(({ status }) => status === 200).length;

/**
 * Pairs of claims that the rules forbid, whatever the constraints allow: same facility or relatives, overlapping, not
 * both shared.
 */
export async function forbiddenPairs({ sandbox }: Arena): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from claim a join claim b on a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where (a.facility_id = b.facility_id or exists (
        select from facility_relation r where (r.ancestor_id, r.descendant_id) in ((a.facility_id, b.facility_id), (b.facility_id, a.facility_id))))
      and not (a.shared = 1 and b.shared = 1)`.execute(sandbox.server.database);
  return rows[0]!.count;
}

/** The people in a shared facility at its fullest moment, computed from the claims alone. */
async function fullest({ sandbox }: Arena, facility: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(max(people), 0) as people from (
      select (select sum(b.people) from claim b where b.facility_id = a.facility_id and b.starts_at <= a.starts_at and a.starts_at < b.ends_at) as people
      from claim a where a.facility_id = ${facility}) moments`.execute(sandbox.server.database);
  return rows[0]!.people;
}

/** The hall and the gym ask who comes along. */
const withPlayer = async (client: Client, slot: Slot) =>
  (await courtLines(client, slot)).map((line) => ({ ...line, customers: [player()] }));
const threeGrownUps = ['Yara', 'Nour', 'Sami'].map((name) => ({
  name,
  email: 'group@mail.example',
  mobile_number: '0501112233',
  country_code: '971',
  dob: '1995-05-05',
}));

const basket: Slot = { service: 12, facility: 1201, date: farDate, start: '10:00:00', end: '11:00:00' };

export function raceSuite(arena: () => Arena): void {
  describe('everybody at once', () => {
    let clients: Client[];
    beforeAll(async () => {
      clients = await crowd(arena());
    }, 60_000);
    // Whoever won, every fils and every place is accounted for (I33–I36).
    afterAll(async () => expect(await moneyFaults(arena().sandbox.server.database)).toEqual({}));

    test('one slot: one order', async () => {
      const slot: Slot = { service: 13, facility: 1302, date: farDate, start: '10:00:00', end: '11:00:00' };
      const replies = await race(arena(), clients, (client) => courtLines(client, slot));
      expect(winnersOf(replies)).toBe(1);
      expect(await forbiddenPairs(arena())).toBe(0);
    });

    test('overlapping slots of different lengths: one order', async () => {
      const spans = [
        ['19:00:00', '20:30:00'],
        ['19:30:00', '20:30:00'],
        ['18:30:00', '20:30:00'],
        ['20:00:00', '22:00:00'],
      ] as const;
      const replies = await race(arena(), clients, (client, index) => {
        const [start, end] = spans[index % spans.length]!;
        return courtLines(client, { service: 11, facility: 1103, date: farDate, start, end });
      });
      expect(winnersOf(replies)).toBe(1);
      expect(await forbiddenPairs(arena())).toBe(0);
    });

    test('a full court and its half: one order', async () => {
      const replies = await race(arena(), clients, (client, index) =>
        withPlayer(client, index % 2 === 0 ? basket : { ...basket, facility: 1211 }),
      );
      expect(winnersOf(replies)).toBe(1);
      expect(await forbiddenPairs(arena())).toBe(0);
    });

    test('two halves of one court do not overlap: two orders', async () => {
      const replies = await race(arena(), clients, (client, index) =>
        withPlayer(client, { ...basket, start: '12:00:00', end: '13:00:00', facility: index % 2 === 0 ? 1211 : 1212 }),
      );
      expect(winnersOf(replies)).toBe(2);
      expect(await forbiddenPairs(arena())).toBe(0);
    });

    test('a grandparent and its grandchild: one order', async () => {
      const pitch: Slot = { service: 21, facility: 2101, date: farDate, start: '08:00:00', end: '09:00:00' };
      const replies = await race(arena(), clients, (client, index) =>
        courtLines(client, index % 2 === 0 ? pitch : { ...pitch, facility: 2121 }),
      );
      expect(winnersOf(replies)).toBe(1);
      expect(await forbiddenPairs(arena())).toBe(0);
    });

    test('a pool for 32: eight tickets for four', async () => {
      const pool: Slot = { service: 31, facility: 3103, date: farDate, start: '10:00:00', end: '11:00:00' };
      const replies = await race(arena(), clients, async (client) => [await ticketLine(client, pool, 3106, 1)]);
      expect(winnersOf(replies)).toBe(8);
      expect(await fullest(arena(), 3103)).toBe(32);
    });

    test('mixed groups fill a pool and never more; nobody who fits is refused', async () => {
      const pool: Slot = { service: 31, facility: 3103, date: farDate, start: '12:00:00', end: '13:00:00' };
      const sizes = (index: number): number => (index % 5) + 1;
      const replies = await race(arena(), clients, async (client, index) => [
        await ticketLine(client, pool, 3105, sizes(index)),
      ]);
      const people = replies.reduce((sum, { status }, index) => sum + (status === 200 ? sizes(index) : 0), 0);
      const refused = replies.flatMap(({ status }, index) => (status === 200 ? [] : [sizes(index)]));
      expect(people).toBeLessThanOrEqual(32);
      expect(Math.min(...refused)).toBeGreaterThan(32 - people);
    });

    test('a floor for 80 a day: 26 groups of three, at any hour', async () => {
      const hours = ['08', '10', '12', '14', '16', '18', '20'];
      const replies = await race(arena(), clients, async (client, index) => {
        const hour = hours[index % hours.length]!;
        const floor: Slot = {
          service: 14,
          facility: 1401,
          date: '2026-12-15',
          start: `${hour}:00:00`,
          end: `${Number(hour) + 1}:00:00`.padStart(8, '0'),
        };
        return [{ ...(await ticketLine(client, floor, 1401, 3)), customers: threeGrownUps }];
      });
      expect(winnersOf(replies)).toBe(26);
    });

    test('a slot that waits for approval is taken: one order', async () => {
      const slot: Slot = { service: 42, facility: 4202, date: farDate, start: '18:00:00', end: '19:00:00' };
      const replies = await race(arena(), clients, (client) => courtLines(client, slot));
      expect(winnersOf(replies)).toBe(1);
      expect(replies.find(({ status }) => status === 200)!.answer.data).toMatchObject({
        state: 'awaiting_approval',
        isApprovalRequired: true,
        url: null,
      });
    });

    test('holds of carts: one', async () => {
      const place = {
        product_id: 1301,
        quantity: 1,
        facility_id: 1303,
        date: farDate,
        start_time: '10:00:00',
        end_time: '11:00:00',
      };
      const replies = await Promise.all(
        clients.map((client) => client.get('reserve', { body: { products: [place] } })),
      );
      const held = replies.filter(({ data }) => data.products[0]!.reserved);
      expect(held).toHaveLength(1);
      for (const { data } of replies) {
        if (!data.products[0]!.reserved)
          expect(data.products[0]!.message).toBe('No facility available for selected time slot');
      }
    });

    test('one key: one order, fifty equal answers', async () => {
      const client = await arena().sandbox.customer(2);
      const slot: Slot = { service: 13, facility: 1304, date: farDate, start: '10:00:00', end: '11:00:00' };
      const body = orderBody({ capacity_facility: await courtLines(client, slot) });
      const key = newKey();
      const replies = await Promise.all(
        Array.from({ length: crowdSize }, (_, index) => {
          const twin = arena().sandbox.signedOut(arena().bases[index % arena().bases.length]);
          twin.token = client.token;
          return twin.call('placeOrder', { body, key });
        }),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: crowdSize }, () => 200));
      expect(new Set(replies.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    });

    test('I34: a wallet and points that fifty orders want are given out to the last fils, and never below', async () => {
      const buyer = await arena().sandbox.customer(6);
      const ways = async () => {
        const { wallet, q_points: points } = (await buyer.get('paymentOptions')).data;
        return Math.round(wallet.balance * 100) + points.points;
      };
      const there = await ways();
      const goods = { pos: [await posLine(buyer, 4)] };
      const replies = await Promise.all(
        Array.from({ length: crowdSize }, (_, index) => {
          const twin = arena().sandbox.signedOut(arena().bases[index % arena().bases.length]);
          twin.token = buyer.token;
          return twin.call('placeOrder', { body: orderBody(goods, { wallet: true, points: true }), key: newKey() });
        }),
      );
      const ids = replies.flatMap(({ status, answer }) => (status === 200 ? [answer.data.order_id] : []));
      const { rows } = await sql<{ given: number }>`
        select sum(paid_wallet + paid_points)::bigint as given from orders where id in (${sql.join(ids)})`.execute(
        arena().sandbox.server.database,
      );
      // What the stock refused is no order; what is one has taken exactly what is missing.
      for (const { status } of replies) expect([200, 409]).toContain(status);
      expect(rows[0]!.given).toBe(there - (await ways()));
      expect(rows[0]!.given).toBeGreaterThan(0);
      expect(await ways()).toBeGreaterThanOrEqual(0);
    });

    test('a wallet of AED 150 pays for two bookings of AED 70, not for three', async () => {
      const client = await arena().sandbox.customer(2);
      const bodies: unknown[] = [];
      for (let index = 0; index < 10; index += 1) {
        const hour = String(6 + index).padStart(2, '0');
        const slot: Slot = {
          service: 13,
          facility: 1305,
          date: '2026-12-14',
          start: `${hour}:00:00`,
          end: `${String(7 + index).padStart(2, '0')}:00:00`,
        };
        bodies.push(orderBody({ capacity_facility: await courtLines(client, slot) }, { wallet: true }));
      }
      const replies = await Promise.all(bodies.map((body) => client.call('placeOrder', { body, key: newKey() })));
      expect(winnersOf(replies)).toBe(10);
      // Two are paid in full, one in part, the others by card alone: the split is made with the customer's row locked.
      expect(replies.filter(({ answer }) => answer.data.state === 'paid')).toHaveLength(2);
      const { data: wallet } = await client.get('wallet');
      expect(wallet.balance).toBe(0);
      const { rows } = await sql<{ sum: number }>`
        select sum(amount)::bigint as sum from ledger where customer_id = 2 and account = 'wallet'`.execute(
        arena().sandbox.server.database,
      );
      expect(rows[0]!.sum).toBe(0);
    });
  });
}
