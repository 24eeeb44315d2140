/** The same orders and races on Debian's PostgreSQL, with two processes of the sandbox on one database. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { namesIn } from '../../../sandbox/data/marker.ts';
import { transact } from '../../../sandbox/data/database.ts';
import { isOutage } from '../../../sandbox/data/outage.ts';
import { openDatabase, type OpenDatabase } from '../../../sandbox/data/open.ts';
import { prepare, reset, run } from '../../../sandbox/data/prepare.ts';
import { accessSuite } from '../support/accessSuite.ts';
import { invoiceSuite } from '../support/invoiceSuite.ts';
import { killAt } from '../support/interrupted.ts';
import { killInOrders } from '../support/killed.ts';
import { lastPieceSuite } from '../support/lastPieces.ts';
import { courtLines, farDate, ticketLine, type Slot } from '../support/orders.ts';
import { orderSuite } from '../support/orderSuite.ts';
import { promotionRace } from '../support/promotionSuite.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { crowd, forbiddenPairs, race, raceSuite, winnersOf, type Arena } from '../support/races.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import { startServerProcess, type ServerProcess } from '../support/serverProcess.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());

describe('two processes on one database', () => {
  let sandbox: SandboxUnderTest;
  let second: ServerProcess;
  beforeAll(async () => {
    const databaseUrl = postgres.create('two_processes');
    sandbox = await startSandbox({ databaseUrl });
    second = await startServerProcess(databaseUrl, sandbox.portalOrigin);
  }, 120_000);
  afterAll(async () => {
    await second?.stop();
    await sandbox?.close();
  });
  const arena = (): Arena => ({ sandbox, bases: [sandbox.url, second.url] });
  const fromTheFirstDay = () => beforeAll(() => sandbox.reset());

  describe('races', () => {
    raceSuite(arena);
  });

  describe('guessing', () => {
    fromTheFirstDay();
    accessSuite(arena);
  });

  describe('orders', () => {
    fromTheFirstDay();
    orderSuite(() => sandbox);
    invoiceSuite(() => sandbox);
    promotionRace(() => sandbox);
  });

  // The last ones: the constraints that they take away do not come back.
  describe('the last pieces', () => {
    fromTheFirstDay();
    lastPieceSuite(arena);
  });

  describe('without the database’s constraints the races would be lost', () => {
    fromTheFirstDay();

    test('no exclusion constraint: more than one customer gets the one slot', async () => {
      await sql`alter table occupancy drop constraint occupancy_one_party`.execute(sandbox.server.database);
      const slot: Slot = { service: 13, facility: 1302, date: farDate, start: '10:00:00', end: '11:00:00' };
      const replies = await race(arena(), await crowd(arena()), (client) => courtLines(client, slot));
      expect(winnersOf(replies)).toBeGreaterThanOrEqual(2);
      expect(await forbiddenPairs(arena())).toBeGreaterThan(0);
    });

    test('no counting: the pool is overfilled', async () => {
      await sql`alter table claim disable trigger claim_is_counted`.execute(sandbox.server.database);
      const pool: Slot = { service: 31, facility: 3103, date: farDate, start: '10:00:00', end: '11:00:00' };
      const replies = await race(arena(), await crowd(arena()), async (client) => [
        await ticketLine(client, pool, 3106, 1),
      ]);
      expect(winnersOf(replies)).toBeGreaterThan(8);
    });
  });
});

test('B05: killed in the middle of orders, it has every order that it acknowledged, and none half done', async () => {
  const { acknowledged } = await killInOrders({ databaseUrl: postgres.create('killed_in_orders') }, 1);
  expect(acknowledged).toBeGreaterThanOrEqual(12);
}, 60_000);

const opened = async (databaseUrl: string): Promise<OpenDatabase> => openDatabase({ dataDir: 'memory', databaseUrl });

describe('starting', () => {
  test('a first start that is killed at any moment leaves an empty database; of two that follow one creates it', async () => {
    const databaseUrl = postgres.create('killed');
    // Tables and rows are made in one transaction.
    await killAt('Filling them', { databaseUrl });
    const told: string[] = [];
    const tell = (step: string) => told.push(step);
    const both = [await opened(databaseUrl), await opened(databaseUrl)] as const;
    await Promise.all(both.map(({ database }) => prepare(database, { tell })));
    expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Another process makes the tables: waiting for it',
      'Filling them with venues, services, people and bookings',
      'Making the tables',
    ]);

    // A database in use, or of another version, is neither emptied nor rebuilt automatically.
    const [{ database }, other] = both;
    await expect(prepare(database, { fresh: true })).rejects.toThrow('Another sandbox uses the database');
    await other.close();
    await sql`update venue_portal_sandbox set version = 'another'`.execute(database);
    await expect(prepare(database)).rejects.toThrow(/another version .*\(\d+ orders, \d+ bookings, [\d,]+ customers\)/);
    await sql`create table precious (id int)`.execute(database);
    await expect(prepare(database, { fresh: true })).rejects.toThrow('public.precious');
    await sql`drop table precious`.execute(database);
    await reset(database, await prepare(database, { fresh: true }));
    // The picture that a reset has taken is the sandbox's own.
    await expect(prepare(database, { fresh: true })).resolves.toBeDefined();
    await database.destroy();
  }, 120_000);

  test.each([
    ['a table', 'create table precious (id int)'],
    ['a table elsewhere', 'create schema app; create table app.precious (id int)'],
    [
      'settings with a version',
      "create table setting (key text, value jsonb); insert into setting values ('version', '\"1\"')",
    ],
    [
      'a table of our name',
      "create table venue_portal_sandbox (mark text, version text); insert into venue_portal_sandbox values ('mine', '1')",
    ],
    ['a function', 'create function precious() returns int language sql as $$ select 1 $$'],
  ])('a database with %s of another owner is left alone', async (what, script) => {
    const { database } = await opened(postgres.create(`foreign ${what.replaceAll(' ', '_')}`));
    await run(database, script);
    const before = await namesIn(database);
    for (const fresh of [false, true]) await expect(prepare(database, { fresh })).rejects.toThrow('holds no sandbox');
    expect(await namesIn(database)).toEqual(before);
    await database.destroy();
  });

  test('an invalid address is reported in a sentence', async () => {
    const url = new URL(postgres.create('named'));
    url.pathname = '/nobody';
    await expect(opened(url.href)).rejects.toThrow('There is no database nobody in the PostgreSQL at 127.0.0.1');
    url.port = '1';
    await expect(opened(url.href)).rejects.toThrow(/^Cannot use the PostgreSQL at 127.0.0.1:1: .*ECONNREFUSED/);
    for (const nonsense of ['nonsense', 'http://127.0.0.1/x'])
      await expect(opened(nonsense)).rejects.toThrow('DATABASE_URL is not the address of a PostgreSQL');
  });
});

test('while the database is away calls are told to come again, and afterwards they succeed (F03)', async () => {
  const target = new URL(postgres.create('away'));
  const { hostname, port } = target;
  const sockets = new Set<Socket>();
  let away = false;
  const way = createServer((socket) => {
    if (away) return void socket.destroy();
    const on = connect(Number(port), hostname);
    for (const end of [socket, on]) sockets.add(end.on('error', () => undefined));
    return void socket.pipe(on).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  target.port = String((way.address() as AddressInfo).port);
  const sandbox = await startSandbox({ databaseUrl: target.href });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A pending call loses its connection as well, and nothing else ends with it.
  const underWay = transact(sandbox.server.database, (trx) => sql`select pg_sleep(20)`.execute(trx));
  const lost = underWay.then(
    () => null,
    (error: unknown) => error,
  );
  const sleepers = sql`select from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await sleepers.execute(sandbox.server.database)).rows.length).toBe(1);
  away = true;
  for (const socket of sockets) socket.resetAndDestroy();
  expect(isOutage(await lost)).toBe(true);
  const refused = await sandbox.signedOut().call('services', {});
  expect(refused).toMatchObject({ status: 503, error: { status: false, code: 'unavailable' } });
  away = false;
  expect(await sandbox.signedOut().call('services', {})).toMatchObject({ status: 200 });
  said.mockRestore();
  await sandbox.close();
  way.close();
}, 60_000);
