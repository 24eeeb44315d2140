/** The free evening hours on the home page: which evening is meant, and what of it is still free. */
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import { slotsOf, takenSlotsOf, type Moment, type PackedSchedule, type Slot } from '../slots/slots.ts';
import type { ChosenStart } from './bookingSelection.ts';
import { dateAfter, dateOfMoment, minuteOf } from '../slots/schedule/venueTime.ts';

/** Hours continue after midnight: 25 is one o'clock in the following night. */
export interface Evening {
  name: 'tonight' | 'laterToday' | 'tomorrow';
  /** The date to ask the schedule for. */
  date: string;
  from: number;
  until: number;
}

const hoursPerDay = 24;
const eveningBegins = 17;
/** In hours: what is open at this time counts as the next day. */
const nightEnds = 5;

/**
 * The current evening and the one after it. After midnight it is still the night of the day before, whose slots are in
 * the schedule of the new date (W5).
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

/** The starts within one hour of the evening. */
export interface EveningHour {
  hour: number;
  /** How many facilities still have a free start in this hour; 0 when all are taken. */
  left: number;
  /** The first free start; null when there is none. */
  start: ChosenStart | null;
}

/** The hour that a slot starts in, counted on after midnight. */
const columnOf = ({ start_time, nextDay }: Slot): number =>
  Math.floor(minuteOf(start_time) / 60) + (nextDay ? hoursPerDay : 0);

/** The hours of an evening with free or taken slots; hours that are past or closed are left out. */
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

/** A service's schedule on the date of an evening, for one customer. */
export interface EveningSchedule {
  service: VenueService;
  packed: PackedSchedule;
}

export interface EveningRow {
  service: VenueService;
  /** The shortest duration that can be booked, in minutes. */
  duration: number;
  hours: EveningHour[];
}

export interface EveningBoard {
  /** The hours in which at least one service has a start. */
  hours: number[];
  rows: EveningRow[];
}

/** The services by hour, without those that are fully taken; null when all are. */
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
