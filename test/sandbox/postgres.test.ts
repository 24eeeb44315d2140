/** The same orders and races on Debian's PostgreSQL, with two processes of the sandbox on one database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/data/database.ts';
import { prepare } from '../../sandbox/data/prepare.ts';
import { accessSuite } from './support/accessSuite.ts';
import { courtLines, farDate, ticketLine, type Slot } from './support/orders.ts';
import { orderSuite } from './support/orderSuite.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';
import { crowd, forbiddenPairs, race, raceSuite, winnersOf, type Arena } from './support/races.ts';
import { startSandbox, type SandboxUnderTest } from './support/sandbox.ts';
import { startServerProcess, type ServerProcess } from './support/serverProcess.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());

/** One database, this process and another one on it. */
function twoProcesses(name: string): () => Arena {
  let sandbox: SandboxUnderTest;
  let second: ServerProcess;
  beforeAll(async () => {
    const databaseUrl = postgres.create(name);
    sandbox = await startSandbox({ databaseUrl });
    second = await startServerProcess(databaseUrl, sandbox.portalOrigin);
  }, 120_000);
  afterAll(async () => {
    await second?.stop();
    await sandbox?.close();
  });
  return () => ({ sandbox, bases: [sandbox.url, second.url] });
}

describe('races between two processes', () => {
  raceSuite(twoProcesses('races'));
});

describe('guessing at two processes', () => {
  accessSuite(twoProcesses('access'));
});

describe('orders', () => {
  const arena = twoProcesses('orders');
  orderSuite(() => arena().sandbox);
});

describe('without the database’s constraints the races would be lost', () => {
  const arena = twoProcesses('control');

  test('no exclusion constraint: more than one customer gets the one slot', async () => {
    await sql`alter table occupancy drop constraint occupancy_one_party`.execute(arena().sandbox.server.database);
    const slot: Slot = { service: 13, facility: 1302, date: farDate, start: '10:00:00', end: '11:00:00' };
    const replies = await race(arena(), await crowd(arena()), (client) => courtLines(client, slot));
    expect(winnersOf(replies)).toBeGreaterThanOrEqual(2);
    expect(await forbiddenPairs(arena())).toBeGreaterThan(0);
  });

  test('no counting: the pool is overfilled', async () => {
    await sql`alter table claim disable trigger claim_is_counted`.execute(arena().sandbox.server.database);
    const pool: Slot = { service: 31, facility: 3103, date: farDate, start: '10:00:00', end: '11:00:00' };
    const replies = await race(arena(), await crowd(arena()), async (client) => [
      await ticketLine(client, pool, 3106, 1),
    ]);
    expect(winnersOf(replies)).toBeGreaterThan(8);
  });
});

test('a database with something else in it is left alone', async () => {
  const open = await openDatabase({ dataDir: 'memory', databaseUrl: postgres.create('foreign') });
  await sql`create table precious (id int)`.execute(open.database);
  await expect(prepare(open.database)).rejects.toThrow('not empty');
  await expect(sql`select * from precious`.execute(open.database)).resolves.toBeDefined();
  await open.close();
});
