// @vitest-environment jsdom
/** What the home page says is free this evening, to whom. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCachedAnswers } from '../../../src/edge/client.ts';
import { loadTonight, type TonightQuery } from '../../../src/edge/jobs/tonight.ts';
import { padel, today } from '../../models/booking.fixtures.ts';

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
beforeEach(() => {
  asked = [];
  forgetCachedAnswers();
  vi.useFakeTimers({ now: Date.parse(`${today}T08:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url).pathname;
    asked.push(path);
    return Response.json({ status: true, data: path.endsWith('services') ? [padel] : schedule, message: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { signal } = new AbortController();
/** The hours at which the court is free. */
async function freeHours(query: Partial<TonightQuery>): Promise<number[]> {
  const [row] = await loadTonight({ visitor: null, reserves: true, range: {}, ...query }, signal);
  return (row?.hours ?? []).flatMap(({ hour, left }) => (left > 0 ? [hour] : []));
}

test('R6.1.6, R6.1.7, R6.1.15: members and partners see their own hours', async () => {
  expect(await freeHours({})).toEqual([20]);
  expect(await freeHours({ visitor: { membership_card_number: 'M-1' } })).toEqual([18, 20]);
  expect(await freeHours({ visitor: { b2b_id: 7, membership_card_number: 'M-1' } })).toEqual([18]);
});

test('R9.1.11: what carts hold counts only where they reserve', async () => {
  expect(await freeHours({ reserves: false })).toEqual([19, 20]);
});

test('R5.5.3: nothing is offered on a day outside the operator’s range, and nothing asked', async () => {
  const range = { qube_enable_custom_booking_date_range: true, qube_custom_booking_start_date: '2026-11-21' };
  expect(await freeHours({ range })).toEqual([]);
  expect(asked).toEqual([]);
});

test('hours that are over are not shown', async () => {
  vi.setSystemTime(Date.parse(`${today}T15:30:00Z`)); // half past seven at the venue
  const [row] = await loadTonight({ visitor: null, reserves: false, range: {} }, signal);
  expect(row?.hours.map(({ hour }) => hour)).toEqual([19, 20, 21, 22, 23]);
});
