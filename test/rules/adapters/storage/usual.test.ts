/** A customer's usual booking, computed in this browser from their own bookings: the slot itself, or the nearest free one. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadUsual, storedHours } from '../../../../src/adapters/actors/booking/usualActors.ts';
import { usualSetting } from '../../../../src/adapters/actors/booking/usualSetting.ts';
import { usualOnDevice } from '../../../../src/adapters/storage/persistedUsual.ts';
import { clearCachedAnswers } from '../../../../src/adapters/http/client.ts';
import { correctTime } from '../../../../src/adapters/http/serverTime.ts';
import { padel } from '../../../models/booking/booking.fixtures.ts';
import { booking } from '../../../models/reschedule/reschedule.fixtures.ts';
import { serveCalls, type ServedCalls } from '../../../support/calls/servedCalls.ts';

let served: ServedCalls;
beforeEach(() => {
  clearCachedAnswers();
  served = serveCalls();
  correctTime(0);
  vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rest());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** On three Thursdays at seven, unless given otherwise. */
const booked = (rest: object = {}) =>
  ['2026-11-05', '2026-11-12', '2026-11-19'].map((facility_date, index) => ({
    ...booking,
    id: index + 1,
    facility_date,
    facility_start_time: '19:00:00',
    facility_end_time: '20:00:00',
    ...rest,
  }));
const rules = { customer: null, reserves: 0, range: {}, currency: 'AED' } as never;
const load = (signal = new AbortController().signal) => loadUsual(rules, signal);
const lines = () => served.asked.map(({ line }) => line);

/** A day on which court 1 is let between these hours. */
const day = (from: string, to: string, more: object = {}) => ({
  data: {
    configuration: {
      advance_booking_days_limit: 30,
      min_booking_time: 60,
      max_booking_time: 120,
      time_increment: 60,
      ...more,
    },
    facilities: [
      {
        id: 101,
        name: 'Court 1',
        min_booking_time: 60,
        facility_rentals: [{ start_time: from, end_time: to, product_id: 501, price: 100, tax_amount: 5 }],
      },
    ],
  },
});
const answers = (schedule: object, bookings: object[] = booked(), services: object[] = [padel]) => {
  served.answers = {
    'GET profile/bookings/facility': { data: bookings },
    'GET venue/services': { data: services },
    'GET facilities/schedule': schedule as never,
  };
};

describe('the usual', () => {
  test('is offered as it is, where it is free', async () => {
    answers(day('17:00:00', '21:00:00'));
    expect(await load()).toMatchObject({
      isFree: true,
      service: { id: 1 },
      facilityId: 101,
      date: '2026-11-26',
      startTime: '19:00:00',
      nextDay: false,
      usual: { serviceId: 1, duration: 60 },
      selection: {
        serviceId: 1,
        date: '2026-11-26',
        duration: 60,
        slot: { startTime: '19:00:00', nextDay: false },
        facilityId: 101,
      },
    });
    expect(lines()).toEqual([
      'GET profile/bookings/facility?period=all&page=1&size=60&sortBy=facility_date&sort_order=desc',
      'GET venue/services',
      'GET facilities/schedule?venue_service_id=1&date=2026-11-26',
    ]);
  });

  test('is one of its own service, whatever else is offered', async () => {
    answers(day('17:00:00', '21:00:00'), booked(), [{ ...padel, id: 9, name: 'Tennis' }, padel]);
    expect(await load()).toMatchObject({ isFree: true, service: { id: 1 } });
  });

  test('W4: after midnight it is booked from the schedule of the evening before, if it is there', async () => {
    const night = booked({ facility_start_time: '01:00:00', facility_end_time: '02:00:00' });
    answers(day('18:00:00', '03:00:00', { enable_over_night_booking: 1 }), night);
    expect(await load()).toMatchObject({
      isFree: true,
      date: '2026-11-26',
      startTime: '01:00:00',
      nextDay: true,
      selection: { date: '2026-11-25', slot: { startTime: '01:00:00', nextDay: true } },
    });
  });

  test('W4: after midnight it is not the same time of the day before', async () => {
    const night = booked({ facility_start_time: '01:00:00', facility_end_time: '02:00:00' });
    const open = day('00:00:00', '03:00:00').data;
    const control = { date: '2026-11-26', end_date: '2026-11-26', interval_type: 0, times: [] };
    const facilities = open.facilities.map((court) => ({ ...court, schedule_control: [control] }));
    answers({ data: { ...open, facilities } }, night);
    expect(await load()).toBeNull();
  });

  test('is the nearest that is free, where it is not', async () => {
    answers(day('17:00:00', '19:00:00'));
    expect(await load()).toMatchObject({
      isFree: false,
      service: { id: 1 },
      facilityId: 101,
      date: '2026-11-26',
      startTime: '18:00:00',
      nextDay: false,
      selection: {
        serviceId: 1,
        date: '2026-11-26',
        duration: 60,
        slot: { startTime: '18:00:00', nextDay: false },
        facilityId: 101,
      },
    });
    // Twice its own day, for the slot and for what is near: by day no other list has it.
    expect(lines().filter((line) => line.includes('schedule'))).toEqual(
      Array.from({ length: 2 }, () => 'GET facilities/schedule?venue_service_id=1&date=2026-11-26'),
    );
  });

  test('is null where nothing near it is free', async () => {
    answers(day('05:00:00', '06:00:00'));
    expect(await load()).toBeNull();
  });

  test('W4: after midnight it may be in the schedule of the evening before', async () => {
    const night = booked({ facility_start_time: '01:00:00', facility_end_time: '02:00:00' });
    answers(day('05:00:00', '06:00:00'), night);
    await load();
    expect(
      lines()
        .filter((line) => line.includes('schedule'))
        .slice(0, 2),
    ).toEqual([
      'GET facilities/schedule?venue_service_id=1&date=2026-11-26',
      'GET facilities/schedule?venue_service_id=1&date=2026-11-25',
    ]);
  });

  test('R5.5.2: is not offered beyond the booking period', async () => {
    answers(day('17:00:00', '21:00:00', { advance_booking_days_limit: 1 }));
    expect(await load()).toBeNull();
  });

  test('is null without a habit, or where its service is gone; nothing more is requested then', async () => {
    answers(day('17:00:00', '21:00:00'), booked().slice(1));
    expect([await load(), lines().length]).toEqual([null, 1]);
    served.asked.length = 0;
    answers(day('17:00:00', '21:00:00'), booked(), []);
    expect([await load(), lines().length]).toEqual([null, 2]);
  });

  test('is looked for when the page is idle, and while the machine waits', async () => {
    answers(day('17:00:00', '21:00:00'));
    await expect(load(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(lines()).toEqual([]);
    served.isSilentAfter = 0;
    const leaving = new AbortController();
    void load(leaving.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    leaving.abort();
    expect(served.asked[0]!.signal.aborted).toBe(true);
  });
});

test('what the cart will hold is known before it runs', () => {
  expect(storedHours()).toEqual([]);
  const line = {
    productType: 'facility',
    venueServiceId: 1,
    selectedFacilityDate: '2026-11-26',
    selectedFacilityTiming: '19:00:00',
  };
  sessionStorage.setItem('cart', JSON.stringify({ version: 2, value: { lines: [line, { productType: 'event' }] } }));
  expect(storedHours()).toEqual([line, { productType: 'event' }]);
});

describe('what a customer wants of their usual', () => {
  const owner = 'customer 7';
  test('is remembered on this device, its height beside it, and begins with what was kept', () => {
    const setting = usualSetting(owner);
    expect([setting.getSnapshot().context, usualOnDevice(owner)]).toEqual([
      { isHidden: false },
      { isHidden: false, height: 0 },
    ]);
    setting.send({ type: 'height.change', height: 240 });
    expect([setting.getSnapshot().context.isHidden, usualOnDevice(owner).height]).toEqual([false, 240]);
    setting.send({ type: 'usual.hide' });
    expect(usualOnDevice(owner)).toMatchObject({ isHidden: true, height: 240 });
    setting.send({ type: 'height.change', height: 0 });
    expect([setting.getSnapshot().context.isHidden, usualOnDevice(owner).isHidden]).toEqual([true, true]);
    expect(usualSetting(owner).getSnapshot().context.isHidden).toBe(true);
    setting.send({ type: 'usual.show' });
    expect([setting.getSnapshot().context.isHidden, usualOnDevice(owner).isHidden]).toEqual([false, false]);
  });
  test('belongs to its customer', () => {
    usualSetting(owner).send({ type: 'usual.hide' });
    expect(usualOnDevice('customer 8')).toEqual({ isHidden: false, height: 0 });
  });
});
