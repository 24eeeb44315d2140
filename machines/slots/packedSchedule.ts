/**
 * A schedule answer turned into numbers, once: every start of every facility with the room behind it. Which slots,
 * durations or facilities a customer sees for a duration, a filter or a later "now" are then cheap questions.
 */
import { noBarriers, visitRoom } from './barriers.ts';
import { raiseBookings, raiseClosures, relativesOf } from './blocks.ts';
import { crowdsOf, peopleOfDay, raiseFullMoments, type Crowds } from './capacity.ts';
import { endOfStretch, isWithin, joined, startsIn, windowOf } from './openingWindows.ts';
import { channelOf, controlsFor, daysAround, trimmed, type Control } from './scheduleControl.ts';
import { settingsOf, type FacilityInput, type ScheduleInput, type Settings } from './scheduleInput.ts';
import { minutesPerDay, originAt, type Origin, type Span } from './venueTime.ts';

/** A minute at which slots of a facility may begin; all in minutes, from the midnight of the picked date. */
export interface Start {
  minute: number;
  /** Longest slot that opening hours, maintenances, events and workshops allow here; 0 or less for none. */
  openRoom: number;
  /** The same when bookings, holds and lack of places count as well. */
  freeRoom: number;
  /** Shortest slot that may begin here (W6). */
  shortest: number;
  /** Product of the rental it begins in. */
  product: number;
  /** Its window began yesterday: such a start is for today's list only (W5). */
  fromYesterday: boolean;
}

export interface PackedFacility {
  id: number;
  /** Ascending. */
  starts: readonly Start[];
  /** Only a shared facility counts people. */
  crowds: Crowds | null;
  capacity: number;
  perDayCapacity: boolean;
}

export interface PackedSchedule {
  origin: Origin;
  settings: Settings;
  facilities: readonly PackedFacility[];
}

/** The starts of a facility when nothing takes place there, each with room up to the end of its stretch (W1 to W6). */
function emptyStarts(facility: FacilityInput, controls: readonly Control[], settings: Settings): Start[] {
  const days = settings.overnight ? [-1, 0, 1] : [0];
  const opened = days.map((day) => {
    const windows = (facility.facility_rentals ?? []).map((rental) => {
      const window = windowOf(rental, day * minutesPerDay, settings.overnight);
      return { rental, window, open: trimmed(window, rental.product_id, controls) };
    });
    return { day, windows };
  });
  const openOn = (day: number): Span[] =>
    opened.filter((one) => one.day === day).flatMap(({ windows }) => windows.flatMap(({ open }) => open));

  const starts: Start[] = [];
  for (const { day, windows } of opened) {
    if (day === 1) continue; // Tomorrow's windows are room to run into, not starts (W3).
    const stretches = joined([...openOn(day), ...openOn(day + 1)]);
    for (const { rental, window, open } of windows) {
      // Whoever shares a facility may come for any time (R7.2.7).
      const shortest = facility.per_capacity
        ? 0
        : Math.max(facility.min_booking_time ?? 0, rental.min_booking_time ?? 0);
      for (const minute of startsIn(window, settings.increment)) {
        if (minute < 0 || !isWithin(open, minute)) continue;
        const room = endOfStretch(stretches, minute) - minute;
        starts.push({
          minute,
          openRoom: room,
          freeRoom: room,
          shortest,
          product: rental.product_id,
          fromYesterday: day < 0,
        });
      }
    }
  }
  return starts.sort((one, other) => one.minute - other.minute);
}

interface Packing {
  settings: Settings;
  origin: Origin;
  countHolds: boolean;
}

function packFacility(facility: FacilityInput, controls: readonly Control[], packing: Packing): PackedFacility {
  const { settings, origin, countHolds } = packing;
  const starts = emptyStarts(facility, controls, settings);
  const horizon = starts.reduce((latest, { minute, openRoom }) => Math.max(latest, minute + openRoom), 0);
  const closures = noBarriers(horizon);
  const bookings = noBarriers(horizon);

  const shared = Boolean(facility.per_capacity);
  const relatives = relativesOf(facility);
  // People of shared relatives are counted together with the own; every other use blocks (B6, K4).
  const together = shared ? [facility, ...relatives.filter((relative) => relative.per_capacity)] : [];
  const whole = shared ? relatives.filter((relative) => !relative.per_capacity) : [facility, ...relatives];
  for (const place of [facility, ...relatives]) raiseClosures(closures, place, settings.increment, origin);
  for (const place of whole) raiseBookings(bookings, place, countHolds, origin);

  const crowds = shared ? crowdsOf(together, horizon, countHolds, origin) : null;
  const capacity = facility.capacity ?? 1;
  const perDayCapacity = Boolean(facility.is_enable_per_day_capacity);
  if (crowds && !perDayCapacity) raiseFullMoments(bookings, crowds.counted, capacity);

  visitRoom(starts, closures, (start, room) => {
    start.openRoom = Math.min(start.openRoom, room);
  });
  visitRoom(starts, bookings, (start, room) => {
    start.freeRoom = Math.min(start.openRoom, room);
  });
  if (crowds && perDayCapacity)
    for (const start of starts) if (peopleOfDay(crowds.counted, start.minute) >= capacity) start.freeRoom = 0;
  return { id: facility.id, starts, crowds, capacity, perDayCapacity };
}

/** Packs a schedule answer for one visitor; to be done again when the answer, the date or the visitor changes. */
export function packSchedule(input: ScheduleInput): PackedSchedule {
  const origin = originAt(input.date);
  const settings = settingsOf(input.configuration);
  const channel = channelOf(input.visitor);
  const days = daysAround(origin);
  const reservation = input.allow_facility_items_reservation;
  const packing = { settings, origin, countHolds: reservation !== 0 && reservation !== false };
  return {
    origin,
    settings,
    facilities: input.facilities.map((facility) =>
      packFacility(facility, controlsFor(channel, facility.schedule_control, days), packing),
    ),
  };
}
