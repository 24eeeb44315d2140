/** Many buyers at once for the last seat, ticket, place of a programme and piece of stock; on the embedded database and on PostgreSQL. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from './client.ts';
import { academyLine, eventLine, posLine } from './lines.ts';
import { newKey, orderBody } from './orders.ts';
import { crowd, winnersOf, type Arena } from './races.ts';

/** Leaves one piece of the product, whatever was sold before. */
const leaveOne = ({ sandbox }: Arena, productId: number) =>
  sql`update product set inventory_enable = 1, inventory_period = 'T', stock = 1 where id = ${productId}`.execute(
    sandbox.server.database,
  );

interface LastPiece {
  readonly what: string;
  /** The code that everybody hears but one. */
  readonly code: string;
  /** What keeps it in the database, and how it is taken away for the control. */
  readonly without: string;
  /** Leaves one, and answers what everybody orders. */
  readonly offer: (arena: Arena, client: Client) => Promise<Record<string, object[]>>;
}

const lastPieces: readonly LastPiece[] = [
  {
    what: 'seat',
    code: 'seatTaken',
    without: 'alter table seat drop constraint seat_pkey',
    offer: async (_, client) => ({ event: [await eventLine(client, { seated: true })] }),
  },
  {
    what: 'ticket of an event',
    code: 'soldOut',
    without: 'alter table product drop constraint product_in_stock',
    async offer(arena, client) {
      const line = await eventLine(client);
      await leaveOne(arena, line.product_id);
      return { event: [line] };
    },
  },
  {
    what: 'place of a programme',
    code: 'soldOut',
    without: 'alter table allotment drop constraint allotment_within_capacity',
    async offer(arena, client) {
      const line = await academyLine(client);
      await arena.sandbox.server.database
        .insertInto('allotment')
        .values({ program_id: line.workshop_program_id, used: 0, capacity: 1 })
        .onConflict((conflict) => conflict.column('program_id').doUpdateSet({ used: 0, capacity: 1 }))
        .execute();
      return { workshop: [line] };
    },
  },
  {
    what: 'piece of stock',
    code: 'soldOut',
    without: 'alter table product drop constraint if exists product_in_stock',
    async offer(arena, client) {
      const line = await posLine(client);
      await leaveOne(arena, line.product_id);
      return { pos: [line] };
    },
  },
];

/** Everybody orders the same at once. */
async function allAtOnce(
  arena: Arena,
  clients: readonly Client[],
  { offer }: LastPiece,
): Promise<Reply<'placeOrder'>[]> {
  const body = orderBody(await offer(arena, clients[0]!));
  return Promise.all(clients.map((client) => client.call('placeOrder', { body, key: newKey() })));
}

export function lastPieceSuite(arena: () => Arena): void {
  let clients: Client[];
  beforeAll(async () => {
    clients = await crowd(arena());
  }, 60_000);

  describe('the last one, wanted by many at once (Q3.6.b, Q7.6.k)', () => {
    test.each(lastPieces)('$what: exactly one has it', async (piece) => {
      const replies = await allAtOnce(arena(), clients, piece);
      expect(winnersOf(replies)).toBe(1);
      const refusals = replies.filter(({ status }) => status !== 200);
      expect(new Set(refusals.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
        new Set([`409 ${piece.code}`]),
      );
    });
  });

  describe('without its constraint in the database the suite above would fail: more than one has the last', () => {
    test.each(lastPieces)('$what', async (piece) => {
      await sql.raw(piece.without).execute(arena().sandbox.server.database);
      expect(winnersOf(await allAtOnce(arena(), clients.slice(0, 5), piece))).toBeGreaterThan(1);
    });
  });
}
