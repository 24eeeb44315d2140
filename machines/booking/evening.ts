/** The evening of the home page: which one is meant at a moment, and what of it can still be had. */
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import { slotsOf, takenSlotsOf, type Moment, type PackedSchedule, type Slot } from '../slots/slots.ts';
import type { ChosenStart } from './bookingSelection.ts';
import { dateAfter, dateOfMoment, minuteOf } from '../slots/schedule/venueTime.ts';

/** Hours count on from the midnight of the date: 25 is one o'clock in the night that follows. */
export interface Evening {
  name: 'tonight' | 'laterToday' | 'tomorrow';
  /** The date to ask the schedule for. */
  date: string;
  from: number;
  until: number;
}

const hoursPerDay = 24;
const eveningBegins = 17;
/** What is open at this hour is open for the next day. */
const nightEnds = 5;

/**
 * The evening that is meant now, and the one after it. After midnight it is still the night of the day before, whose
 * slots are on the list of the date that has begun (W5).
 */
export function eveningsAt(now: string): readonly [Evening, Evening] {
  const date = dateOfMoment(now);
  const evening = { date, from: eveningBegins, until: hoursPerDay + nightEnds };
  if (minuteOf(now.slice(11)) < nightEnds * 60)
    return [
      { name: 'tonight', date, from: 0, until: nightEnds },
      { ...evening, name: 'laterToday' },
    ];
  return [
    { ...evening, name: 'tonight' },
    { ...evening, name: 'tomorrow', date: dateAfter(date, 1) },
  ];
}

/** What starts within an hour of the evening; none left means that all of it is taken. */
export interface EveningHour {
  hour: number;
  /** Facilities that still offer a start in it. */
  left: number;
  /** The first start that is left; null when none is. */
  start: ChosenStart | null;
}

/** The hour that a slot starts in, counted on after midnight. */
const columnOf = ({ start_time, nextDay }: Slot): number =>
  Math.floor(minuteOf(start_time) / 60) + (nextDay ? hoursPerDay : 0);

/** The hours of an evening in which something is offered or taken; what has passed or is closed is not among them. */
export function hoursOf(packed: PackedSchedule, { from, until }: Evening, moment: Moment): EveningHour[] {
  const question = { ...moment, duration: packed.settings.shortest };
  const slots = [...slotsOf(packed, question), ...takenSlotsOf(packed, question)];
  return Array.from({ length: until - from }, (_, index) => from + index).flatMap((hour) => {
    const starting = slots.filter((slot) => columnOf(slot) === hour);
    const left = new Set(starting.flatMap(({ facilities }) => facilities)).size;
    const first = starting.find(({ facilities }) => facilities.length > 0);
    const start = first ? { startTime: first.start_time, nextDay: first.nextDay } : null;
    return starting.length > 0 ? [{ hour, left, start }] : [];
  });
}

/** A service on the date of an evening, for whoever looks at it. */
export interface EveningSchedule {
  service: VenueService;
  packed: PackedSchedule;
}

export interface EveningRow {
  service: VenueService;
  /** For how long the facilities are free, in minutes: the shortest booking there is. */
  duration: number;
  hours: EveningHour[];
}

export interface EveningBoard {
  /** Those in which any of the services has a start. */
  hours: number[];
  rows: EveningRow[];
}

/** Service by hour; services with nothing left are left out, and it is null when none is left. */
export function boardOf(schedules: readonly EveningSchedule[], evening: Evening, moment: Moment): EveningBoard | null {
  const rows = schedules
    .map(({ service, packed }) => ({
      service,
      duration: packed.settings.shortest,
      hours: hoursOf(packed, evening, moment),
    }))
    .filter(({ hours }) => hours.some(({ left }) => left > 0));
  const hours = new Set(rows.flatMap((row) => row.hours.map(({ hour }) => hour)));
  return rows.length > 0 ? { hours: [...hours].sort((one, other) => one - other), rows } : null;
}
