/** Lists of a customer: in pages, sixteen at a time, the newest first (R3.2.4–6, R9.1.2–3, Q7.1.d). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const lists = [
  'facilityBookings',
  'eventBookings',
  'trainerBookings',
  'academyBookings',
  'membershipBookings',
  'retailBookings',
  'membershipCards',
  'workshops',
  'walletTransactions',
] as const;

test.each(lists)(
  'R3.2.4–5: %s come with total, pages and the page they are; sixteen unless said otherwise',
  async (name) => {
    const client = await sandbox.customer(2);
    const whole = await client.get(name);
    expect(whole).toMatchObject({ current_page: 1, total_pages: Math.ceil(whole.total / 16) });
    expect(whole.data.length).toBe(Math.min(whole.total, 16));
    const second = await client.get(name, { query: { page: 2, size: 1 } });
    expect(second).toMatchObject({ current_page: 2, total: whole.total, total_pages: whole.total });
    expect(second.data).toEqual(whole.data.slice(1, 2));
  },
);

test('R9.1.3: bookings come from the newest to the oldest unless the other way is asked for', async () => {
  const client = await sandbox.customer(1);
  const dates = async (sort_order?: string) => {
    const { data } = await client.get('facilityBookings', { query: { size: 100, sort_order } });
    return data.map(({ facility_date }) => facility_date);
  };
  const byDefault = await dates();
  expect(new Set(byDefault).size).toBeGreaterThan(1);
  expect(byDefault).toEqual(byDefault.toSorted().toReversed());
  expect(await dates('desc')).toEqual(byDefault);
  expect(await dates('asc')).toEqual(byDefault.toReversed());
});

test('Q7.6.e: each movement of a wallet says what was there afterwards, and the last what is there now', async () => {
  const client = await sandbox.customer(6);
  const { data: movements, total_pages } = await client.get('walletTransactions', { query: { size: 100 } });
  expect([movements.length > 16, total_pages]).toEqual([true, 1]);
  const before = movements.slice(1).map(({ balance }) => balance);
  expect(movements.map(({ balance, amount }) => balance - amount)).toEqual([...before, 0]);
  expect(movements[0]?.balance).toBe((await client.get('wallet')).data.balance);
  const dates = movements.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('R2.3.9, Q3.6.d: a package is to come while a session of it is left, and past once it is used up or over', async () => {
  const client = await sandbox.customer(2);
  const ids = async (period: string) =>
    (await client.get('trainerBookings', { query: { period } })).data.map(({ id }) => id);
  const { data } = await client.get('trainerBookings');
  const [open, over] = [
    data.find(({ status_id }) => status_id === 1)!,
    data.find(({ status_id }) => status_id === 11)!,
  ];
  expect([open.sessions_left, open.trainer_name, await ids('upcoming'), await ids('past')]).toEqual([
    3,
    'Ananya Iyer',
    [open.id],
    [over.id],
  ]);
  // What is over gives no session any more, whatever is left of it.
  const body = { date: '2026-12-14', start_time: '07:00:00' };
  expect(await client.call('bookTrainerSession', { params: { id: over.id }, body })).toMatchObject({
    status: 409,
    error: { code: 'packageOver' },
  });
  await sandbox.server.database
    .updateTable('order_item')
    .set({ data: sql`jsonb_set(data, '{sessions_total}', '2')` })
    .where('id', '=', open.id)
    .execute();
  // One of its two sessions is still to come.
  expect(await ids('upcoming')).toEqual([open.id]);
  await sandbox.server.database
    .updateTable('session_booking')
    .set({ starts_at: sql`starts_at - interval '30 days'`, ends_at: sql`ends_at - interval '30 days'` })
    .where('item_id', '=', open.id)
    .execute();
  expect(await ids('past')).toEqual([open.id, over.id]);
});

test('R2.3.8: a ticket is for its day and at its place', async () => {
  const client = await sandbox.customer(2);
  const { data } = await client.get('eventBookings', { query: { period: 'past' } });
  expect(data.map(({ event_schedules, venue_name }) => [event_schedules.length, venue_name])).toContainEqual([
    1,
    expect.any(String),
  ]);
});

describe('R7.5.6, Q2.7.b: the search finds what is at a place, however that is written', () => {
  const found = async (search: string) => (await sandbox.signedOut().get('search', { query: { search } })).data;
  test.each([
    ['the venue', 'Mirdif Fields', 'ملاعب مردف'],
    ['the part of the city', 'mirdif', 'مِردف'],
    ['the street', 'Street 78', 'شارع ٧٨'],
  ])('%s', async (_, english, arabic) => {
    const { data: trainers } = await sandbox.signedOut().get('trainers', { query: { size: 100 } });
    const [inEnglish, inArabic] = [await found(english), await found(arabic)];
    expect(inEnglish.filter(({ type }) => type === 'event').length).toBeGreaterThan(0);
    expect(inArabic).toEqual(inEnglish);
    expect(inEnglish.map(({ venue_id }) => venue_id)).toEqual(inEnglish.map(() => 2));
    // Only the trainers of that venue.
    const coaches = inEnglish.filter(({ type }) => type === 'trainer').map(({ id }) => id);
    expect(coaches.length).toBeGreaterThan(0);
    for (const { id } of trainers) {
      const { data } = await sandbox.signedOut().get('trainer', { params: { id } });
      if (coaches.includes(id)) expect(data.venue_id).toBe(2);
    }
  });
  test('what is called so comes first', async () => {
    const [first] = await found('Al Quoz');
    expect(first?.name).toContain('Al Quoz');
    expect(await found('Al Quoz barbell')).toHaveLength(1);
  });
});
