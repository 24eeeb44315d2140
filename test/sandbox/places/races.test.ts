/** The race suite on the embedded database, and its negative control. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courtLines, farDate, ticketLine, type Slot } from '../support/orders.ts';
import { crowd, forbiddenPairs, race, raceSuite, winnersOf, type Arena } from '../support/races.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
/** Its one connection serves one after the other: more than the floor takes (26) are enough to find who is let in too much. */
const guests = 30;
const arena = (): Arena => ({ sandbox, bases: [sandbox.url], guests });
beforeAll(async () => {
  sandbox = await startSandbox({ isOwn: true });
});
afterAll(() => sandbox.close());

raceSuite(arena);

describe('without the database’s constraints the suite above would fail', () => {
  test('no exclusion constraint: everybody gets the one slot', async () => {
    await sql`alter table occupancy drop constraint occupancy_one_party`.execute(sandbox.server.database);
    const slot: Slot = { service: 13, facility: 1306, date: farDate, start: '10:00:00', end: '11:00:00' };
    const replies = await race(arena(), await crowd(arena()), (client) => courtLines(client, slot));
    expect(winnersOf(replies)).toBe(guests);
    expect(await forbiddenPairs(arena())).toBeGreaterThan(0);
  });

  test('no counting: the pool for 32 takes 120', async () => {
    await sql`alter table claim disable trigger claim_is_counted`.execute(sandbox.server.database);
    const pool: Slot = { service: 31, facility: 3103, date: '2026-12-16', start: '10:00:00', end: '11:00:00' };
    const replies = await race(arena(), await crowd(arena()), async (client) => [
      await ticketLine(client, pool, 3106, 1),
    ]);
    expect(winnersOf(replies)).toBe(guests);
  });
});
