/** The data folder: one process at a time, kept over restarts, and a seed that repeats. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../../sandbox/data/lock.ts';
import { schema, seededTables } from '../../sandbox/data/schema.ts';
import { reset } from '../../sandbox/data/prepare.ts';
import { seededBookings } from '../../sandbox/data/seed/bookings.ts';
import type { Database } from '../../sandbox/data/database.ts';
import { startSandbox } from './support/sandbox.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock', () => {
  test('a second process is told who has the folder', async () => {
    const data = join(folder, 'locked');
    const holder = spawn('sleep', ['30']);
    writeFileSync(`${data}.lock`, String(holder.pid));
    expect(() => lockFolder(data)).toThrow(`in use by process ${holder.pid}`);
    const gone = once(holder, 'exit');
    holder.kill();
    await gone;
    // The holder is gone and left its lock behind.
    const unlock = lockFolder(data);
    expect(existsSync(`${data}.lock`)).toBe(true);
    unlock();
    expect(existsSync(`${data}.lock`)).toBe(false);
  });

  test('a lock that says nothing is taken over', () => {
    const data = join(folder, 'empty');
    writeFileSync(`${data}.lock`, '');
    expect(() => lockFolder(data)()).not.toThrow();
  });
});

test('what was booked is there after a restart; a folder of another schema is built anew', async () => {
  const dataDir = join(folder, 'kept');
  const first = await startSandbox({ dataDir });
  await first.visitor().loginAsGuest('Kept Guest');
  await expect(startSandbox({ dataDir })).rejects.toThrow('in use by process');
  await first.close();

  const second = await startSandbox({ dataDir });
  const guests = () =>
    second.server.database.selectFrom('customer').select('id').where('name', '=', 'Kept Guest').execute();
  expect(await guests()).toHaveLength(1);
  await second.server.database
    .updateTable('setting')
    .set({ value: '"another"' })
    .where('key', '=', 'version')
    .execute();
  await second.close();

  const third = await startSandbox({ dataDir });
  expect(
    await third.server.database.selectFrom('customer').select('id').where('name', '=', 'Kept Guest').execute(),
  ).toHaveLength(0);
  await third.close();
}, 60_000);

/** Rows of each table as text, in an order of their own. */
async function dump(database: Database): Promise<Map<string, string>> {
  const tables = new Map<string, string>();
  for (const table of seededTables) {
    const rows = await database.selectFrom(table).selectAll().execute();
    tables.set(
      table,
      rows
        .map((row) => JSON.stringify(row))
        .sort((a, b) => a.localeCompare(b))
        .join('\n'),
    );
  }
  return tables;
}

test('a reset brings back the first day, to the last row and the next number, however often', async () => {
  const sandbox = await startSandbox();
  const { database } = sandbox.server;
  const first = await dump(database);
  const newestCustomer = async () => {
    await sandbox.visitor().loginAsGuest();
    return database.selectFrom('customer').select('id').orderBy('id', 'desc').executeTakeFirst();
  };
  const guest = await newestCustomer();
  // The first reset seeds, those after it copy.
  for (const time of ['first', 'second', 'third']) {
    await sandbox.reset();
    const now = await dump(database);
    expect([...now].filter(([table, rows]) => rows !== first.get(table)).map(([table]) => `${table} ${time}`)).toEqual(
      [],
    );
    expect(await newestCustomer()).toEqual(guest);
  }
  await sandbox.close();
});

test('a reset on another day is of that day', async () => {
  const sandbox = await startSandbox();
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

test('on whatever day it is made, the seed is as full', () => {
  const counts = ['2026-11-24T10:00', '2026-12-31T23:50', '2028-02-29T00:10'].map(
    (now) => seededBookings(Temporal.PlainDateTime.from(now)).booking.length,
  );
  for (const count of counts) expect(count).toBeGreaterThan(300);
});
