/** What a customer usually books, and the slot that is free for it: worked out here, from their own bookings. */
import * as v from 'valibot';
import type { AskingRules } from '../../../../machines/booking/askingRules.ts';
import { bookableServices } from '../../../../machines/booking/bookableServices.ts';
import type { BookingSelection } from '../../../../machines/booking/bookingSelection.ts';
import { isOfNight } from '../../../../machines/bookings/bookAgain.ts';
import { usualOf, type HeldHour, type Usual } from '../../../../machines/bookings/usual.ts';
import { tenantOf } from '../../../../machines/portal/tenants.ts';
import { bookableDates, channelOf, isBookable, slotsOf } from '../../../../machines/slots/slots.ts';
import { dateAfter, dateOfMoment } from '../../../../machines/slots/schedule/venueTime.ts';
import { bookedEndpoints } from '../../../contract/endpoints/booked.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import type { VenueService } from '../../../contract/offered/facilities.ts';
import { call } from '../../http/client.ts';
import { loadSchedule } from '../../schedule/loadSchedule.ts';
import { nowAtVenue } from '../../http/serverTime.ts';
import { persistedItem } from '../../storage/storage.ts';
import { cartStorage } from '../../storage/cart/storedCart.ts';
import { whenIdle } from '../../device/whenIdle.ts';
import { loadNearest } from './nearest.ts';

/** How many of the latest bookings are read. */
const looked = 60;

const Hour = v.object({
  productType: v.string(),
  venueServiceId: v.optional(v.number()),
  selectedFacilityDate: v.optional(v.string()),
  selectedFacilityTiming: v.optional(v.string()),
});
const stored = persistedItem(...cartStorage, v.object({ lines: v.array(Hour) }));

/** What the cart will hold once it runs. */
export const storedHours = (): HeldHour[] => stored.read()?.lines ?? [];

/** The slot that is offered for one press. */
export interface UsualOffer {
  usual: Usual;
  /** Whether it is the usual slot itself; otherwise it is the nearest free one. */
  isFree: boolean;
  service: VenueService;
  facilityId: number;
  date: string;
  startTime: string;
  nextDay: boolean;
  selection: BookingSelection;
}

/** On its own list or, of a night, on that of the day before (W4); null where it is not to be had. */
async function usualSlot(usual: Usual, rules: AskingRules, signal: AbortSignal): Promise<string | null> {
  const now = nowAtVenue();
  const today = dateOfMoment(now);
  const moment = { now, late_limit: tenantOf(globalThis.location.hostname).lateLimit };
  for (const date of [usual.date, dateAfter(usual.date, -1)]) {
    const { configuration, packed } = await loadSchedule(
      { venue_service_id: usual.serviceId, date, allow_facility_items_reservation: rules.reserves },
      signal,
    );
    const { advance_booking_days_limit } = configuration;
    const isOpen = isBookable(date, bookableDates({ today, ...rules.range, advance_booking_days_limit }));
    const { duration } = usual;
    const slots = isOpen ? slotsOf(packed[channelOf(rules.customer)], { ...moment, duration }) : [];
    const isUsual = slots.some(
      (slot) =>
        slot.date === usual.date && slot.start_time === usual.startTime && slot.facilities.includes(usual.facilityId),
    );
    if (isUsual) return date;
    if (!isOfNight(usual.startTime)) return null;
  }
  return null;
}

/** Loaded when the page is idle: null without a habit, or with nothing free near it. */
export async function loadUsual(rules: AskingRules, signal: AbortSignal): Promise<UsualOffer | null> {
  await whenIdle();
  signal.throwIfAborted();
  const { data: bookings } = await call(bookedEndpoints.facilityBookings, {
    query: { period: 'all', page: 1, size: looked, sortBy: 'facility_date', sort_order: 'desc' },
    signal,
  });
  const usual = usualOf(bookings, nowAtVenue());
  if (usual === null) return null;
  const service = bookableServices((await call(siteEndpoints.services)).data).find(({ id }) => id === usual.serviceId);
  if (service === undefined) return null;
  const { serviceId, facilityId, date, startTime, duration, people } = usual;
  const listed = await usualSlot(usual, rules, signal);
  if (listed !== null) {
    const nextDay = listed !== date;
    const selection = { serviceId, date: listed, duration, slot: { startTime, nextDay }, facilityId };
    return { usual, isFree: true, service, facilityId, date, startTime, nextDay, selection };
  }
  const missed = { serviceId, facilityId, date, start_time: startTime, duration, people };
  const [near] = await loadNearest({ ...rules, missed, bookingDate: date, filters: null }, signal);
  if (near === undefined) return null;
  const { nextDay } = near;
  return {
    usual,
    isFree: false,
    service: near.service,
    facilityId: near.facilityId,
    date: near.date,
    startTime: near.start_time,
    nextDay,
    selection: {
      serviceId: near.serviceId,
      date: near.bookingDate,
      duration: near.duration,
      slot: { startTime: near.start_time, nextDay },
      facilityId: near.facilityId,
    },
  };
}
