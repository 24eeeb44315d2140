// @vitest-environment jsdom
/** A row of the list of facility bookings, in every way a booking may stand (R4.10). */
import { cleanup } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { FacilityBooking } from '../../src/contract/bookings.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { BookingRow } from '../../src/pages/bookings/BookingRow.tsx';
import { all, stage, words } from './cart.stage.tsx';

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
  show(<BookingRow booking={booking} />);
  return { status: words(all('.bkrow__s')[0]), tickets: all('a[href="/paymentsuccess/receipt"]').length };
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
  expect(await row(fields)).toEqual({ status, tickets: status === 'Approved' ? 1 : 0 });
});

test('in Arabic as well', async () => {
  expect((await row({ is_booking_approved: 0, status_id: 5 }, 'ar')).status).toBe('قيد الانتظاربانتظار الموافقة');
});
