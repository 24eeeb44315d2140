// @vitest-environment jsdom
/** Where a place is gone after it was ordered: what could not be paid in time, and what the venue refused (F30, R4.10.1). */
import { act, cleanup } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { failedPaymentMachine } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { NearestQuery } from '../../../src/adapters/actors/booking/nearest.ts';
import { FacilityBooking } from '../../../src/contract/orders/bookings.ts';
import { FacilityRow } from '../../../src/pages/bookings/rows/FacilityRow.tsx';
import { GonePlaces } from '../../../src/pages/payment/GonePlaces.tsx';
import { heldCourt } from '../../models/booking/booking.fixtures.ts';
import { acceptedIntent, guestIntent } from '../../models/checkout/checkout.fixtures.ts';
import { transaction } from '../../models/checkout/payment.fixtures.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { press, stage } from '../cart.fixture.tsx';

const asked: NearestQuery['missed'][] = [];
vi.mock('../../../src/widgets/nearest/NearestSlots.tsx', () => ({
  NearestSlots: ({ query }: { query: NearestQuery }) => {
    asked.push(query.missed);
    return null;
  },
}));
afterEach(() => {
  cleanup();
  asked.length = 0;
});

const lost = { serviceId: 1, facilityId: 102, date: '2026-11-20', start_time: '10:00:00', duration: 60, people: 1 };

async function comeBack(intent = acceptedIntent) {
  const { show, ...rest } = await stage();
  const { machine, settle } = holdActors(failedPaymentMachine);
  const input = { transactionId: 'tx-1', intent: { ...intent, lines: [heldCourt] } };
  const back = createActor(machine, { input }).start();
  show(<GonePlaces back={back} />);
  return { ...rest, back, settle: (event: Parameters<typeof settle>[0]) => act(async () => settle(event)) };
}

test('alternatives are loaded once another customer has the slot, and not before (F30)', async () => {
  const { back, settle } = await comeBack();
  await settle(done('readTransaction', transaction('failed')));
  expect(asked).toEqual([]);
  await act(async () => back.send({ type: 'payment.retry' }));
  await settle(failed('retryPayment', new RefusedError('slotTaken', 'The place is gone', 409)));
  expect(asked).toContainEqual(lost);
});

test('a guest’s expired hold links to the same slot, if that is still free', async () => {
  const { settle, heard } = await comeBack(guestIntent);
  await settle(failed('readTransaction', new RefusedError('loginRequired', 'Please Login!', 401)));
  press('See if Padel, Court 2 is still free');
  expect(heard).toContainEqual(
    expect.objectContaining({
      type: 'booking.open',
      serviceId: 1,
      selection: expect.objectContaining({ facilityId: 102, slot: { startTime: '10:00:00', nextDay: false } }),
    }),
  );
});

test.each([
  ['2126-11-26', 1],
  ['2020-11-26', 0],
])('R4.10.1: a booking of %s that the venue refused is asked about while it is to come', async (date, times) => {
  const { show } = await stage();
  const booking = v.parse(FacilityBooking, {
    id: 1,
    order_id: 2,
    service_id: 42,
    facility_id: 4201,
    name: 'League 1',
    service_name: 'Padel',
    venue_name: 'Barsha Courts',
    facility_date: date,
    facility_start_time: '18:00:00',
    facility_end_time: '19:30:00',
    total: 210,
    is_booking_approved: 2,
  });
  show(<FacilityRow booking={booking} onChanged={() => undefined} />);
  expect(new Set(asked.map(({ duration, facilityId }) => `${facilityId} ${duration}`)).size).toBe(times);
});
