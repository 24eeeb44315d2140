/** What the home page shows as free this evening, and to whom. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { hoursOf } from '../../../machines/booking/evening.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { venueNow } from '../../../machines/slots/schedule/venueClock.ts';
import { loadTonight, type TonightQuery } from '../../../src/adapters/actors/booking/tonight.ts';
import { padel, today } from '../../models/booking/booking.fixtures.ts';

const evening = { start_time: '18:00:00', end_time: '21:00:00', product_id: 501 };
const schedule = {
  configuration: {},
  facilities: [
    {
      id: 101,
      name: 'Court 1',
      facility_rentals: [evening],
      schedule_control: [
        {
          date: today,
          interval_type: 0,
          channels: ['B2C'],
          times: [{ start_time: '18:00:00', end_time: '19:00:00' }],
        },
        {
          date: today,
          interval_type: 0,
          channels: ['Partners'],
          times: [{ start_time: '20:00:00', end_time: '21:00:00' }],
        },
      ],
      cart_items: [
        { session_id: 's', product_id: 501, quantity: 1, date: today, start_time: '19:00:00', end_time: '20:00:00' },
      ],
    },
  ],
};

let asked: string[] = [];
let limit: number | null = null;
let isDown = false;
let services: object[] = [];
beforeEach(() => {
  services = [padel];
  asked = [];
  limit = null;
  isDown = false;
  clearCachedAnswers();
  vi.useFakeTimers({ now: Date.parse(`${today}T08:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url).pathname;
    asked.push(path);
    if (path.endsWith('services')) return Response.json({ status: true, data: services, message: null });
    if (isDown) return Response.json({ status: false, data: null, message: null }, { status: 500 });
    const data = { ...schedule, configuration: { advance_booking_days_limit: limit } };
    return Response.json({ status: true, data, message: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { signal } = new AbortController();
const load = (query: Partial<TonightQuery> = {}) =>
  loadTonight({ hour: '', customer: null, reserves: true, range: {}, currency: 'AED', ...query }, signal);

/** The hours at which the court is free. */
async function freeHours(query: Partial<TonightQuery>): Promise<number[]> {
  const found = await load(query);
  const [row] = found?.schedules ?? [];
  if (!found || !row) return [];
  const hours = hoursOf(row.packed, found.evening, { now: venueNow(Date.now()) });
  return hours.flatMap(({ hour, left }) => (left > 0 ? [hour] : []));
}

test('R6.1.6, R6.1.7, R6.1.15: members and partners see their own hours', async () => {
  expect(await freeHours({})).toEqual([20]);
  expect(await freeHours({ customer: { membership_card_number: 'M-1' } })).toEqual([18, 20]);
  expect(await freeHours({ customer: { b2b_id: 7, membership_card_number: 'M-1' } })).toEqual([18]);
});

test('R9.1.11: what carts hold counts only where they reserve', async () => {
  expect(await freeHours({ reserves: false })).toEqual([19, 20]);
});

test('R5.5.3: nothing is offered on a day outside the operator’s range, and nothing asked', async () => {
  const range = { qube_enable_custom_booking_date_range: true, qube_custom_booking_start_date: '2026-11-22' };
  expect(await freeHours({ range })).toEqual([]);
  expect(asked).toEqual([]);
});

const at = (time: string) => vi.setSystemTime(Date.parse(`${today}T${time}+04:00`));

test('with nothing left this evening the next one is loaded, and both are loaded once', async () => {
  at('20:30:00');
  expect((await load())?.evening).toMatchObject({ name: 'tomorrow', date: '2026-11-21' });
  expect(asked.filter((path) => path.endsWith('schedule'))).toHaveLength(2);
});

test.each([
  ['localhost', 'tomorrow', 15],
  ['sports.localhost', 'tonight', 30],
])('R9.2.2, R9.2.3: what began at eight is on %s at 20:20 of %s', async (hostname, name, lateLimit) => {
  at('20:20:00');
  vi.stubGlobal('location', { hostname, origin: location.origin });
  expect(await load()).toMatchObject({ evening: { name }, lateLimit });
});

test('R5.5.2: there is no next evening where bookings end today', async () => {
  at('20:30:00');
  limit = 0;
  expect(await load()).toBeNull();
  const range = { qube_enable_custom_booking_date_range: true, qube_custom_booking_end_date: today };
  limit = null;
  expect(await load({ range })).toBeNull();
});

test('after midnight this night and the evening of the date need one query', async () => {
  at('02:30:00');
  expect((await load())?.evening).toMatchObject({ name: 'laterToday', date: today });
  expect(asked.filter((path) => path.endsWith('schedule'))).toHaveLength(1);
});

test('when no service can be loaded it is a failure, which can be retried', async () => {
  isDown = true;
  await expect(load()).rejects.toBeInstanceOf(ConnectionError);
});

test('where nothing is let there is no evening, and nothing has failed', async () => {
  services = [];
  expect(await load()).toBeNull();
});
