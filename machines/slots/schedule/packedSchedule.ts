/**
 * A schedule answer turned into numbers once: every start of every facility with the room behind it. Asking for slots,
 * durations or facilities, with another duration, filter or time, is cheap afterwards. Starts and groups of all
 * facilities are columns of numbers, which a worker can transfer whole.
 */
import { noBarriers, raise, visitRoom } from './barriers.ts';
import { occupiedBy, visitBookings, visitClosures } from './blocks.ts';
import { visitFullDays, visitFullMoments } from '../capacity.ts';
import { addGroups, attendanceOf, type Groups, type Sharing } from '../groups.ts';
import { emptyStarts, rentalWindowsOf } from './rentalWindows.ts';
import { latestEnd } from './openingWindows.ts';
import { channelOf, controlsFor, scheduleDays, type Control } from './scheduleControl.ts';
import { settingsOf, type FacilityInput, type ScheduleInput, type Settings } from './scheduleInput.ts';
import { columnsOf, type Start, type Starts } from '../starts.ts';
import { addSold, nothingSold, soldColumns, type Selling, type Sold, type SoldRange, type Tariff } from './tariffs.ts';
import { originAt, type Origin } from './venueTime.ts';

export interface PackedFacility extends SoldRange {
  id: number;
  /** Its starts in the columns, ascending: from `first` up to but excluding `end`. */
  first: number;
  end: number;
  /** The groups that share a shared facility's capacity; null for an exclusive one. */
  sharing: Sharing | null;
  capacity: number;
  perDayCapacity: boolean;
}

export interface PackedSchedule {
  origin: Origin;
  settings: Settings;
  /** Whether carts' holds take places. */
  countHolds: boolean;
  facilities: readonly PackedFacility[];
  starts: Starts;
  groups: Groups<Float64Array>;
  sold: Sold<Float64Array>;
  /** Empty where the schedule has no prices. */
  tariffs: readonly Tariff[];
}

/** What packing every facility of an answer needs; the spaces are reused from one facility to the next. */
interface Packing {
  settings: Settings;
  origin: Origin;
  countHolds: boolean;
  spaces: Record<'closures' | 'bookings' | 'people', Int32Array>;
  /** All starts found so far. */
  starts: Start[];
  groups: Groups<number[]>;
  selling: Selling;
}

function packFacility(facility: FacilityInput, controls: readonly Control[], packing: Packing): PackedFacility {
  const { settings, origin, countHolds, spaces } = packing;
  const first = packing.starts.length;
  const openings = rentalWindowsOf(facility, controls, settings);
  const starts = emptyStarts(facility, openings, settings);
  const horizon = starts.reduce((latest, { minute, openRoom }) => Math.max(latest, minute + openRoom), 0);
  const closures = noBarriers(spaces.closures, horizon);
  const bookings = noBarriers(spaces.bookings, horizon);
  const close = (from: number, until: number) => raise(closures, from, until);
  const take = (from: number, until: number) => raise(bookings, from, until);

  const { closing, blocking, sharing: places } = occupiedBy(facility);
  for (const facility of closing) visitClosures(facility, settings.increment, origin, close);
  for (const facility of blocking) visitBookings(facility, countHolds, origin, take);

  const capacity = facility.capacity ?? 1;
  const perDayCapacity = Boolean(facility.is_enable_per_day_capacity);
  const sharing = places && addGroups(packing.groups, places, origin);
  const attendance = sharing && attendanceOf(packing.groups, sharing, countHolds);
  if (attendance && perDayCapacity) visitFullDays(attendance, capacity, horizon, take);
  else if (attendance) visitFullMoments(attendance, capacity, horizon, spaces.people, take);

  visitRoom(starts, closures, (start, room) => {
    start.openRoom = Math.min(start.openRoom, room);
  });
  visitRoom(starts, bookings, (start, room) => {
    start.freeRoom = Math.min(start.openRoom, room);
  });
  for (const start of starts) packing.starts.push(start);
  return {
    id: facility.id,
    first,
    end: packing.starts.length,
    ...addSold(facility, openings, packing.selling),
    sharing,
    capacity,
    perDayCapacity,
  };
}

const spaceForMinutes = () => new Int32Array(latestEnd + 1);

/** Packs a schedule answer for one customer; to be repeated when the answer, the date or the customer changes. */
export function packSchedule(input: ScheduleInput): PackedSchedule {
  const origin = originAt(input.date);
  const settings = settingsOf(input.configuration);
  const channel = channelOf(input.customer);
  const days = scheduleDays(origin);
  const reservation = input.allow_facility_items_reservation;
  const countHolds = reservation !== 0 && reservation !== false;
  const spaces = { closures: spaceForMinutes(), bookings: spaceForMinutes(), people: spaceForMinutes() };
  const groups = { from: [], until: [], people: [] };
  const selling = nothingSold();
  const packing: Packing = { settings, origin, countHolds, spaces, starts: [], groups, selling };
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
    sold: soldColumns(selling),
    tariffs: selling.tariffs,
  };
}
