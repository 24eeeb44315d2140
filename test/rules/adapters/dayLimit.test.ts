// @vitest-environment jsdom
/** How far ahead a service may be booked, as the home page asks for it (R5.5.2). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDayLimit } from '../../../src/adapters/actors/booking/dayLimit.ts';
import { dayLimits } from '../../../src/adapters/schedule/dayLimits.ts';

const asked: string[] = [];
const wish = { venue_service_id: 7, date: '2026-11-25', allow_facility_items_reservation: false } as const;
const { signal } = new AbortController();

beforeEach(() => {
  asked.length = 0;
  dayLimits.clear();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).search);
    // The facilities are not read here; the page that shows them reports their faults.
    return Response.json({
      status: true,
      message: null,
      data: { facilities: 'many', configuration: { advance_booking_days_limit: 10 } },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('is read from the schedule of its day, once', async () => {
  expect([await loadDayLimit(wish, signal), await loadDayLimit(wish, signal)]).toEqual([10, 10]);
  expect(asked).toEqual(['?venue_service_id=7&date=2026-11-25']);
});

test('is known from a schedule that another page requested', async () => {
  dayLimits.set(7, Promise.resolve(3));
  expect(await loadDayLimit(wish, signal)).toBe(3);
  expect(asked).toEqual([]);
});

test('is requested again after a failure', async () => {
  const lost = Promise.reject<number>(new Error('lost'));
  lost.catch(() => undefined);
  dayLimits.set(7, lost);
  expect(await loadDayLimit(wish, signal)).toBe(10);
});
