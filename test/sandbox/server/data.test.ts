/** The data folder: one process at a time, complete or rebuilt, kept over restarts, and a reproducible seed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../../../sandbox/data/lock.ts';
import { schema, seededTables } from '../../../sandbox/data/schema.ts';
import { reset } from '../../../sandbox/data/prepare.ts';
import { seededBookings } from '../../../sandbox/data/seed/bookings.ts';
import type { Database } from '../../../sandbox/data/database.ts';
import { killAt } from '../support/interrupted.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where the machine has no boot id, a lock has none either. */
const bootFile = '/proc/sys/kernel/random/boot_id';
const readBoot = (): string => (existsSync(bootFile) ? readFileSync(bootFile, 'utf8').trim() : 'unknown');

describe('the lock', () => {
  test('a second process is told which process has the folder', async () => {
    const data = join(folder, 'locked');
    const script = `import { lockFolder } from '${import.meta.resolve('../../../sandbox/data/lock.ts')}';
      lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script, data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    expect(() => lockFolder(data)).toThrow(`in use by process ${holder.pid}`);
    const gone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await gone;
    // The holder is gone and left its lock behind.
    expect(existsSync(`${data}.lock`)).toBe(true);
    const unlock = lockFolder(data);
    expect(() => lockFolder(data)).toThrow('in use by this process');
    unlock();
    expect(existsSync(`${data}.lock`)).toBe(false);
  });

  test.each([
    ['says nothing', ''],
    ['is a bare number', String(process.ppid)],
    ['is of no process', JSON.stringify({ pid: 4_194_305, token: 'gone' })],
    ['is of another kind', '{"holder":1}'],
    ['is of a process before, with the number of this one', JSON.stringify({ pid: process.pid, token: 'before' })],
    [
      'is of a process before, with the number of another one',
      JSON.stringify({ pid: process.ppid, began: '1', boot: '2' }),
    ],
    [
      'is of a process before, in this run of the machine, with the number of another one',
      JSON.stringify({ pid: process.ppid, began: '1', boot: readBoot() }),
    ],
  ])('a lock that %s is taken over', (_what, text) => {
    const data = join(folder, 'stale');
    writeFileSync(`${data}.lock`, text);
    const unlock = lockFolder(data);
    expect(JSON.parse(readFileSync(`${data}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(readdirSync(folder).filter((name) => name.startsWith('stale'))).toEqual([]);
  });
});

/** Whether a guest of that name is in the database. */
const knows = async ({ server }: SandboxUnderTest, name: string): Promise<boolean> =>
  (await server.database.selectFrom('customer').select('id').where('name', '=', name).execute()).length === 1;

describe('a folder whose first start was killed', () => {
  const killed = (): string => join(folder, 'killed');

  // Each start of a database is some seconds of processor, which other tests beside it make ten times as long.
  test('is rebuilt by the next start, at whatever moment that was', async () => {
    const dataDir = killed();
    // Tables and rows are made in one transaction: between the two nothing new is written.
    for (const step of ['Starting the database', 'Filling them']) await killAt(step, { dataDir });
    // Cut short a moment earlier, the database would not even have been whole enough to open.
    rmSync(join(dataDir, 'database', 'global', 'pg_control'));
    const sandbox = await startSandbox({ dataDir });
    const guest = await sandbox.signedOut().loginAsGuest('Kept Guest');
    expect((await guest.get('config', {})).status).toBe(true);
    await sandbox.close();
  }, 120_000);

  test('is a folder as any other then: in use, or of another version, it is neither emptied nor rebuilt by itself', async () => {
    const dataDir = killed();
    const second = await startSandbox({ dataDir });
    await expect(startSandbox({ dataDir, fresh: true })).rejects.toThrow('in use by this process');
    expect(await knows(second, 'Kept Guest')).toBe(true);
    await sql`update venue_portal_sandbox set version = 'another'`.execute(second.server.database);
    await second.close();
    await expect(startSandbox({ dataDir })).rejects.toThrow(
      /another version .*\(\d+ orders, \d+ bookings, [\d,]+ customers\).* --fresh/,
    );
    const third = await startSandbox({ dataDir, fresh: true });
    expect(await knows(third, 'Kept Guest')).toBe(false);
    await third.close();
  }, 120_000);
});

test('what is not the sandbox’s is neither used nor emptied', async () => {
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'precious.txt'), 'kept');
  for (const fresh of [false, true]) {
    await expect(startSandbox({ dataDir: foreign, fresh })).rejects.toThrow('not a folder of the sandbox');
    await expect(startSandbox({ dataDir: join(foreign, 'precious.txt'), fresh })).rejects.toThrow('is a file');
  }
  writeFileSync(join(foreign, 'PG_VERSION'), '17');
  await expect(startSandbox({ dataDir: foreign, fresh: true })).rejects.toThrow('did not make');
  expect(readdirSync(foreign)).toEqual(['PG_VERSION', 'precious.txt']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

/** Rows of each table as text, in an order of their own. */
async function dump(database: Database): Promise<Map<string, string>> {
  const tables = new Map<string, string>();
  for (const table of seededTables) {
    const rows = await database.selectFrom(table).selectAll().execute();
    tables.set(
      table,
      rows
        .map((row) => JSON.stringify(row))
        .sort((a, b) => (a < b ? -1 : 1))
        .join('\n'),
    );
  }
  return tables;
}

test('a reset restores the first day, to the last row and the next number, however often', async () => {
  const sandbox = await startSandbox({ isOwn: true });
  const { database } = sandbox.server;
  const first = await dump(database);
  const newestCustomer = async () => {
    await sandbox.signedOut().loginAsGuest();
    return database.selectFrom('customer').select('id').orderBy('id', 'desc').executeTakeFirst();
  };
  const guest = await newestCustomer();
  // The first reset seeds, later ones copy what it stored.
  await sql`drop schema image cascade`.execute(database);
  for (const time of ['first', 'second', 'third']) {
    await sql`update customer set first_name = 'Nobody' where id = 1`.execute(database);
    await sql`delete from saved_card`.execute(database);
    await sandbox.reset();
    const now = await dump(database);
    expect([...now].filter(([table, rows]) => rows !== first.get(table)).map(([table]) => `${table} ${time}`)).toEqual(
      [],
    );
    expect(await newestCustomer()).toEqual(guest);
  }
  await sandbox.close();
});

test('a reset on another day creates that day’s data', async () => {
  const sandbox = await startSandbox({ isOwn: true });
  const { database } = sandbox.server;
  const seededOn = async () =>
    (await database.selectFrom('setting').select('value').where('key', '=', 'seededOn').executeTakeFirst())?.value;
  await sandbox.reset();
  const before = await seededOn();
  await sandbox.server.clock.set({ offset: 0, frozenAt: '2026-11-25T06:00:00Z' });
  await reset(database, sandbox.server.clock);
  expect(await seededOn()).not.toEqual(before);
  await sandbox.close();
});

test('every table that the schema makes is emptied by a reset, but for its own constants', () => {
  const made = [...schema.matchAll(/create table (\w+)/g)].map((match) => match[1]!);
  const constants = new Set(['order_transition', 'booking_transition']);
  const byName = (a: string, b: string): number => a.localeCompare(b);
  expect(made.filter((table) => !constants.has(table)).sort(byName)).toEqual([...seededTables].sort(byName));
});

test('the seed is as full on any day', () => {
  const counts = ['2026-11-24T10:00', '2026-12-31T23:50', '2028-02-29T00:10'].map(
    (now) => seededBookings(Temporal.PlainDateTime.from(now)).booking.length,
  );
  for (const count of counts) expect(count).toBeGreaterThan(300);
});
