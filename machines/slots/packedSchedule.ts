/**
 * A schedule answer turned into numbers, once: every start of every facility with the room behind it. Which slots,
 * durations or facilities a customer sees for a duration, a filter or a later "now" are then cheap questions. Starts and
 * groups of all facilities lie in columns of numbers, which a worker can hand over whole.
 */
import { noBarriers, visitRoom } from './barriers.ts';
import { raiseBookings, raiseClosures, relativesOf } from './blocks.ts';
import { raiseFullDays, raiseFullMoments } from './capacity.ts';
import { addGroups, attendanceOf, type Groups, type Sharing } from './groups.ts';
import { endOfStretch, joined, latestEnd, startsIn, windowOf } from './openingWindows.ts';
import { channelOf, controlsFor, daysAround, trimmed, type Control } from './scheduleControl.ts';
import { settingsOf, type FacilityInput, type ScheduleInput, type Settings } from './scheduleInput.ts';
import { columnsOf, type Start, type Starts } from './starts.ts';
import { minutesPerDay, originAt, type Origin, type Span } from './venueTime.ts';

export interface PackedFacility {
  id: number;
  /** Its starts lie from `first` until before `end` in the columns, ascending. */
  first: number;
  end: number;
  /** The groups that share the places of a shared facility; null for an exclusive one. */
  sharing: Sharing | null;
  capacity: number;
  perDayCapacity: boolean;
}

export interface PackedSchedule {
  origin: Origin;
  settings: Settings;
  /** Whether what carts hold takes places. */
  countHolds: boolean;
  facilities: readonly PackedFacility[];
  starts: Starts;
  groups: Groups<Float64Array>;
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
    const fromYesterday = day < 0;
    const stretches = joined([...openOn(day), ...openOn(day + 1)]);
    for (const { rental, window, open } of windows) {
      // Whoever shares a facility may come for any time (R7.2.7).
      const shortest = facility.per_capacity
        ? 0
        : Math.max(facility.min_booking_time ?? 0, rental.min_booking_time ?? 0);
      for (const part of open) {
        const closes = endOfStretch(stretches, part);
        for (const minute of startsIn(part, window, settings.increment)) {
          if (minute < 0) continue; // Last night's starts before midnight are yesterday's (W5).
          const room = closes - minute;
          starts.push({ minute, openRoom: room, freeRoom: room, shortest, product: rental.product_id, fromYesterday });
        }
      }
    }
  }
  return starts.sort((one, other) => one.minute - other.minute);
}

/** What every facility of an answer is packed with; the spaces are lent from one to the next. */
interface Packing {
  settings: Settings;
  origin: Origin;
  countHolds: boolean;
  spaces: Record<'closures' | 'bookings' | 'people', Int32Array>;
  /** All that were found so far. */
  starts: Start[];
  groups: Groups<number[]>;
}

function packFacility(facility: FacilityInput, controls: readonly Control[], packing: Packing): PackedFacility {
  const { settings, origin, countHolds, spaces } = packing;
  const first = packing.starts.length;
  const starts = emptyStarts(facility, controls, settings);
  const horizon = starts.reduce((latest, { minute, openRoom }) => Math.max(latest, minute + openRoom), 0);
  const closures = noBarriers(spaces.closures, horizon);
  const bookings = noBarriers(spaces.bookings, horizon);

  const relatives = relativesOf(facility);
  // People of shared relatives are counted together with the own; every other use blocks (B6, K4).
  const places = facility.per_capacity ? [facility, ...relatives.filter((relative) => relative.per_capacity)] : null;
  const blocking = places ? relatives.filter((relative) => !relative.per_capacity) : [facility, ...relatives];
  for (const place of [facility, ...relatives]) raiseClosures(closures, place, settings.increment, origin);
  for (const place of blocking) raiseBookings(bookings, place, countHolds, origin);

  const capacity = facility.capacity ?? 1;
  const perDayCapacity = Boolean(facility.is_enable_per_day_capacity);
  const sharing = places && addGroups(packing.groups, places, origin);
  const attendance = sharing && attendanceOf(packing.groups, sharing, countHolds);
  if (attendance && perDayCapacity) raiseFullDays(bookings, attendance, capacity);
  else if (attendance) raiseFullMoments(bookings, attendance, capacity, spaces.people);

  visitRoom(starts, closures, (start, room) => {
    start.openRoom = Math.min(start.openRoom, room);
  });
  visitRoom(starts, bookings, (start, room) => {
    start.freeRoom = Math.min(start.openRoom, room);
  });
  for (const start of starts) packing.starts.push(start);
  return { id: facility.id, first, end: packing.starts.length, sharing, capacity, perDayCapacity };
}

const spaceForMinutes = () => new Int32Array(latestEnd + 1);

/** Packs a schedule answer for one visitor; to be done again when the answer, the date or the visitor changes. */
export function packSchedule(input: ScheduleInput): PackedSchedule {
  const origin = originAt(input.date);
  const settings = settingsOf(input.configuration);
  const channel = channelOf(input.visitor);
  const days = daysAround(origin);
  const reservation = input.allow_facility_items_reservation;
  const countHolds = reservation !== 0 && reservation !== false;
  const spaces = { closures: spaceForMinutes(), bookings: spaceForMinutes(), people: spaceForMinutes() };
  const groups = { from: [], until: [], people: [] };
  const packing: Packing = { settings, origin, countHolds, spaces, starts: [], groups };
  const facilities = input.facilities.map((facility) =>
    packFacility(facility, controlsFor(channel, facility.schedule_control, days), packing),
  );
  return {
    origin,
    settings,
    countHolds,
    facilities,
    starts: columnsOf(packing.starts),
    groups: {
      from: new Float64Array(groups.from),
      until: new Float64Array(groups.until),
      people: new Float64Array(groups.people),
    },
  };
}
