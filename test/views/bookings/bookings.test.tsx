// @vitest-environment jsdom
/** A row of the list of facility bookings, in every status (R4.10). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FacilityBooking } from '../../../src/contract/orders/bookings.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { FacilityRow } from '../../../src/pages/bookings/rows/FacilityRow.tsx';
import { Component as FacilityBookingsPage } from '../../../src/pages/bookings/FacilityBookingsPage.tsx';
import { all, stage, words } from '../cart.fixture.tsx';

afterEach(cleanup);

async function row(fields: object, locale: Locale = 'en') {
  const booking = v.parse(FacilityBooking, {
    id: 1,
    order_id: 2,
    token: 'receipt',
    service_id: 42,
    facility_id: 4201,
    name: 'League 1',
    service_name: 'Padel',
    venue_name: 'Barsha Courts',
    facility_date: '2026-11-26',
    facility_start_time: '18:00:00',
    facility_end_time: '19:30:00',
    total: 210,
    ...fields,
  });
  const { show } = await stage({ locale });
  show(<FacilityRow booking={booking} onChanged={() => undefined} />);
  const files = all('button').filter((button) => words(button) === 'Download').length;
  return { status: words(all('.bkrow__s')[0]), tickets: all('a[href="/profile/view-tickets/2"]').length, files };
}

const approved = { is_booking_approved: 1, status_id: 1 };

test.each([
  ['R4.10.1', { ...approved, is_cid_approved: 2 }, 'Rejected'],
  ['R4.10.1', { ...approved, is_booking_approved: 2 }, 'Rejected'],
  ['R4.10.1', { ...approved, status_id: 2, check_in_time: '2026-11-26 18:00:00' }, 'Rejected'],
  [
    'R4.10.2',
    { ...approved, check_in_time: '2026-11-26 18:00:00', check_out_time: '2026-11-26 19:00:00' },
    'Checked-Out',
  ],
  ['R4.10.3', { ...approved, check_in_time: '2026-11-26 18:00:00' }, 'Consumed'],
  ['R4.10.4', approved, 'Approved'],
  ['R4.10.4', { ...approved, cid_approved: 1 }, 'Approved'],
  ['R4.10.5', { ...approved, status_id: 13 }, 'Inactive'],
  ['R4.10.6', { is_booking_approved: 1, status_id: 5 }, 'Pending'],
  ['R4.10.7', { is_booking_approved: 0, cid_approved: null, status_id: 5 }, 'PendingAwaiting approval'],
  ['R4.10.7', { is_booking_approved: 1, cid_approved: 0, status_id: 1 }, 'PendingAwaiting approval'],
  ['R4.10.7', { is_booking_approved: 0, cid_approved: 0, status_id: 5 }, 'Pending'],
  ['R4.10.7', { is_booking_approved: 0, cid_approved: 1, status_id: 5 }, 'Pending'],
  ['Q4.10.a', { is_booking_approved: 0, status_id: 13 }, 'Inactive'],
])('%s: %j reads %s', async (_, fields, status) => {
  // Valid tickets can be downloaded; used ones can be looked at (R2.3.3, R2.2.9).
  const [tickets, files] = { Approved: [1, 1], Consumed: [1, 0], 'Checked-Out': [1, 0] }[status] ?? [0, 0];
  expect(await row(fields)).toEqual({ status, tickets, files });
});

test('in Arabic as well', async () => {
  expect((await row({ is_booking_approved: 0, status_id: 5 }, 'ar')).status).toBe('قيد الانتظاربانتظار الموافقة');
});

test.each([
  ['2026-11-26', 'en', '26Thu Nov'],
  ['2027-01-03', 'en', '3Sun Jan'],
  ['2025-11-26', 'en', '26Nov 2025'],
  ['2025-11-26', 'ar', '26نوفمبر 2025'],
] as const)('Q9.3.c: a day of a year that is over says its year: %s, %s', async (facility_date, locale, said) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] });
  await row({ facility_date }, locale);
  expect(words(all('.date')[0])).toBe(said);
  vi.useRealTimers();
});

describe('R9.3.7: the days that are shown', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The page, its list empty, and what it asked for last. */
  async function list() {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const asked: URLSearchParams[] = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      asked.push(new URL(input.url).searchParams);
      return Response.json({ status: true, data: [], total: 0, total_pages: 0, current_page: 1, message: null });
    });
    const { show } = await stage();
    const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
    show(<FacilityBookingsPage />);
    await answered();
    const choose = async (text: string) => {
      const label = all('label, [role=tab]').find((one) => words(one) === text);
      if (!label) throw new Error(`there is no "${text}"`);
      fireEvent.click(label.querySelector('input') ?? label);
      await answered();
    };
    // What comes next is asked for beside the list.
    const last = () => asked.findLast((query) => query.get('sort_order') === 'desc');
    const range = () => [last()?.get('period'), last()?.get('from'), last()?.get('to')];
    return { choose, range };
  }

  test('are all days at first; upcoming ones have no filter', async () => {
    const { choose, range } = await list();
    expect(range()).toEqual(['upcoming', null, null]);
    expect(all('.range')).toEqual([]);
    await choose('Past');
    expect(range()).toEqual(['past', null, null]);
  });

  test.each([
    ['Last 7 days', '2026-11-15'],
    ['Last 30 days', '2026-10-23'],
    ['Last 90 days', '2026-08-24'],
  ])('%s', async (preset, from) => {
    const { choose, range } = await list();
    await choose('Past');
    await choose(preset);
    expect(range()).toEqual(['past', from, '2026-11-21']);
    expect(words(all('.empty h2')[0])).toBe('Nothing played on these days');
    await choose('All days');
    expect(range()).toEqual(['past', null, null]);
  });

  test('own ones, as soon as a day is whole', async () => {
    const { choose, range } = await list();
    await choose('Past');
    await choose('Own dates');
    const places = all<HTMLInputElement>('.range__own input');
    const type = (place: number, text: string) => fireEvent.change(places[place]!, { target: { value: text } });
    type(0, '01');
    type(1, '11');
    expect(range()).toEqual(['past', null, null]);
    type(2, '2026');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(range()).toEqual(['past', '2026-11-01', null]);
  });
});

test.each([
  ['en', 'Awaiting approval'],
  ['ar', 'بانتظار الموافقة'],
] as const)('R4.10.7: what comes next says that the venue still has to approve it (%s)', async (locale, told) => {
  const booking = { id: 1, order_id: 2, service_id: 42, facility_id: 4201, name: 'League 1', service_name: 'Padel' };
  const when = { facility_date: '2999-11-26', facility_start_time: '18:00:00', facility_end_time: '19:30:00' };
  const status = { is_booking_approved: 0, cid_approved: null, status_id: 5 };
  const data = [{ ...booking, ...when, ...status, token: 'receipt', venue_name: 'Barsha Courts', total: 210 }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: true, data, total: 1, total_pages: 1, current_page: 1, message: null }),
  );
  const { show } = await stage({ locale });
  show(<FacilityBookingsPage />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(all('.next .row').map(words)).toEqual([told]);
  vi.unstubAllGlobals();
});

test('R9.1.3: the latest day first, until the earliest is asked for; the address keeps it', async () => {
  const asked: URLSearchParams[] = [];
  const booking = { id: 1, order_id: 2, service_id: 42, facility_id: 4201, name: 'League 1', service_name: 'Padel' };
  const when = { facility_date: '2999-11-26', facility_start_time: '18:00:00', facility_end_time: '19:30:00' };
  const data = [{ ...booking, ...when, token: 'receipt', venue_name: 'Barsha Courts', total: 210, ...approved }];
  vi.stubGlobal('fetch', async (input: Request) => {
    const { searchParams } = new URL(input.url);
    // A page left by another file of this worker may still make a call.
    if (searchParams.has('sort_order')) asked.push(searchParams);
    return Response.json({ status: true, data, total: 1, total_pages: 1, current_page: 1, message: null });
  });
  const { show } = await stage();
  show(<FacilityBookingsPage />);
  const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  await answered();
  const orders = () => asked.map((query) => query.get('sort_order') ?? '').toSorted((a, b) => a.localeCompare(b));
  // The card of the next one makes a call of its own.
  expect(orders()).toEqual(['asc', 'desc']);
  expect(all('.next')).toHaveLength(1);
  // It is in line with the periods, but not one of their tabs (1.3.1).
  expect(all('.tabs .acct__order')).toHaveLength(1);
  expect(all('[role="tablist"] select')).toEqual([]);
  fireEvent.change(all('.acct__order select')[0]!, { target: { value: 'asc' } });
  await answered();
  expect(orders()).toEqual(['asc', 'asc', 'desc']);
  expect(all<HTMLSelectElement>('.acct__order select')[0]?.value).toBe('asc');
  vi.unstubAllGlobals();
});
