/** What the embedded database is asked again is prepared: its answers are those of a question that is asked for the first time. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFault, transact, type Database } from '../../../sandbox/data/database.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let database: Database;
beforeAll(async () => {
  sandbox = await startSandbox();
  ({ database } = sandbox.server);
});
afterAll(() => sandbox.close());

const preparedTexts = async (): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database)).rows.map(
    ({ statement }) => statement,
  );

test('a question that is asked again is the same statement, with other values', async () => {
  const named = (name: string | null) =>
    sql<{ said: string | null }>`select ${name}::text as said, 'asked again' as mark`.execute(database);
  for (const name of ['one', null, 'Ünsal – عليّ']) expect((await named(name)).rows[0]).toMatchObject({ said: name });
  expect((await preparedTexts()).filter((text) => text.includes('asked again'))).toHaveLength(1);
});

test('values of every kind arrive and come back as they are', async () => {
  const ask = async (flag: boolean, list: number[], object: object, date: string | null) =>
    (
      await sql`select ${flag}::boolean as flag, ${list}::int[] as list, ${JSON.stringify(object)}::jsonb as object,
        ${date}::date as date, ${'2026-11-24 10:00:00'}::timestamp as at, ${9_007_199_254_740_991}::bigint as big,
        ${0.5}::numeric as half, ${null}::text as nothing`.execute(database)
    ).rows;
  const rest = { at: '2026-11-24 10:00:00', big: 9_007_199_254_740_991, half: 0.5, nothing: null };
  expect(await ask(true, [1, 2], { a: ['ب'] }, '2026-11-24')).toEqual([
    { flag: true, list: [1, 2], object: { a: ['ب'] }, date: '2026-11-24', ...rest },
  ]);
  expect(await ask(false, [], {}, null)).toEqual([{ flag: false, list: [], object: {}, date: null, ...rest }]);
});

test('how many rows were changed is told', async () => {
  const rename = (id: number) =>
    database.updateTable('customer').set({ city: 'Sharjah' }).where('id', '=', id).executeTakeFirst();
  expect((await rename(1)).numUpdatedRows).toBe(1n);
  expect((await rename(99_999_999)).numUpdatedRows).toBe(0n);
});

describe('after a refusal', () => {
  const divide = (by: number) => sql<{ is: number }>`select 6 / ${by}::int as is`.execute(database);

  test('the same question is answered, and the fault keeps its code', async () => {
    expect((await divide(2)).rows).toEqual([{ is: 3 }]);
    const fault = await divide(0).catch(databaseFault);
    expect(fault).toEqual({ code: '22012', constraint: null });
    expect((await divide(3)).rows).toEqual([{ is: 2 }]);
  });

  test('a question with a mistake is refused each time, and others are answered', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await sql`select nothing from nowhere`.execute(database).catch(databaseFault)).toMatchObject({
        code: '42P01',
      });
      expect((await divide(1)).rows).toEqual([{ is: 6 }]);
    }
  });

  test('nothing of its transaction is kept, also what was asked before in another', async () => {
    const cityOf = async () =>
      (await database.selectFrom('customer').select('city').where('id', '=', 2).executeTakeFirstOrThrow()).city;
    const before = await cityOf();
    const work = transact(database, async (trx) => {
      await trx.updateTable('customer').set({ city: 'Nowhere' }).where('id', '=', 2).execute();
      await sql`select 6 / ${0}::int as is`.execute(trx);
    });
    expect(databaseFault(await work.catch((error: unknown) => error))).toMatchObject({ code: '22012' });
    expect(await cityOf()).toBe(before);
  });
});

describe('tables that change', () => {
  const all = () => sql`select * from passing`.execute(database);

  test('are answered with the columns that they have', async () => {
    await sql`create temp table passing (one int)`.execute(database);
    await sql`insert into passing values (1)`.execute(database);
    for (let times = 0; times < 2; times += 1) expect((await all()).rows).toEqual([{ one: 1 }]);
    await sql`alter table passing add column two int default 2`.execute(database);
    expect((await all()).rows).toEqual([{ one: 1, two: 2 }]);
    await transact(database, async (trx) => {
      await sql`alter table passing drop column one`.execute(trx);
      expect((await sql`select * from passing`.execute(trx)).rows).toEqual([{ two: 2 }]);
    });
    await sql`drop table passing`.execute(database);
    expect(await all().catch(databaseFault)).toMatchObject({ code: '42P01' });
  });

  test('so that a change that was taken back leaves the former columns', async () => {
    await sql`create temp table passing as select 1 as one`.execute(database);
    const change = transact(database, async (trx) => {
      await sql`alter table passing add column two int`.execute(trx);
      await sql`select * from passing`.execute(trx);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect((await all()).rows).toEqual([{ one: 1 }]);
    await sql`drop table passing`.execute(database);
  });
});

test('however many different questions are asked, only some hundred are kept', async () => {
  const ask = (count: number) => sql.raw<{ is: number }>(`select ${count} as is`).execute(database);
  for (let count = 0; count < 900; count += 1) await ask(count);
  expect((await preparedTexts()).length).toBeLessThan(500);
  expect((await ask(0)).rows).toEqual([{ is: 0 }]);
});
