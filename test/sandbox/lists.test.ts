/** Lists of a customer: in pages, sixteen at a time, the newest first (R3.2.4–6, R9.1.2–3, Q7.1.d). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type SandboxUnderTest } from './support/sandbox.ts';

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
