/** Every slot of a day is either offered or explained; and the reasons are true: without them the answer differs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainer, startsOf as startsOfDay } from '../../../machines/slots/reasons/explainSlot.ts';
import type { FacilityInput, RelatedInput, ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { packSchedule, slotsOf, type Slot } from '../../../machines/slots/slots.ts';
import { reasonText } from '../../../machines/slots/reasons/reasonText.ts';
import type { Reason, ReasonQuestion } from '../../../machines/slots/reasons/slotReason.ts';
import { durations, moments, pickedDate, schedules } from './schedules.ts';

const day = 1440;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const startOf = ({ start_time, nextDay }: Pick<Slot, 'start_time' | 'nextDay'>): number =>
  minuteOf(start_time) + (nextDay ? day : 0);
const timeOf = (minute: number): string =>
  `${String(Math.floor((minute % day) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;

/** The grid is never asked for a duration that the picker does not have. */
const isPickable = (duration: number, { configuration }: ScheduleInput): boolean => {
  const first = configuration.min_booking_time ?? 60;
  const longest = Math.max(first, configuration.max_booking_time ?? Infinity);
  return duration >= first && duration <= longest && (duration - first) % (configuration.time_increment ?? 60) === 0;
};

const codesOf = (reasons: readonly Reason[]) => reasons.map(({ code }) => code);

/** Any minute of the date and of the night and morning after it. */
const starts = fc.integer({ min: 0, max: (day + 720) / 15 }).map((quarter) => quarter * 15);

test('every slot of a day is either offered or explained, for any customer (R9.2.1 to R9.2.8, R3.5.2 to R3.5.11)', () => {
  fc.assert(
    fc.property(schedules, moments, durations, (schedule, moment, duration) => {
      const question = { ...moment, duration };
      const offered = new Map(
        slotsOf(packSchedule(schedule), question).map((slot) => [startOf(slot), slot.facilities]),
      );
      const why = explainer(schedule, question);
      const isChoice = isPickable(duration, schedule);
      const untold = Array.from({ length: (2 * day) / 15 }, (_, quarter) => quarter * 15).flatMap((minute) =>
        why(minute).filter(({ facility, reasons }) => {
          const codes = codesOf(reasons);
          const isExplained = codes.some((code) => code !== 'duration');
          const isOffered = offered.get(minute)?.includes(facility) ?? false;
          return isOffered === isExplained || codes.includes('duration') === isChoice;
        }),
      );
      expect(untold).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

/** A question about one facility. */
interface Case {
  schedule: ScheduleInput;
  question: ReasonQuestion;
  minute: number;
  facility: number;
}

const reasonsIn = ({ schedule, question, minute, facility }: Case): readonly Reason[] =>
  explainer(schedule, question)(minute).find((one) => one.facility === facility)?.reasons ?? [];

const longAgo = '2026-11-20 08:00:00';

/** The schedule with one facility changed. */
const changed = (asked: Case, change: (facility: FacilityInput) => FacilityInput): Case => ({
  ...asked,
  schedule: {
    ...asked.schedule,
    facilities: asked.schedule.facilities.map((one) => (one.id === asked.facility ? change(one) : one)),
  },
});

const configured = (asked: Case, configuration: ScheduleInput['configuration']): Case => ({
  ...asked,
  schedule: { ...asked.schedule, configuration: { ...asked.schedule.configuration, ...configuration } },
});

/** Round the clock, with a slot that begins at the minute. */
function openedAt(asked: Case): Case {
  const { minute } = asked;
  const increment = asked.schedule.configuration.time_increment ?? 60;
  const first = minute < day ? minute : minute - increment * Math.ceil((minute - day + 1) / increment);
  const rental = { product_id: 501, start_time: timeOf(first), end_time: timeOf(first), min_booking_time: null };
  return configured(
    changed(asked, (one) => ({ ...one, facility_rentals: [...(one.facility_rentals ?? []), rental] })),
    { enable_over_night_booking: 1 },
  );
}

/** Removes a record from any list of the schedule. */
function withoutRecord(asked: Case, id: number, record: unknown): Case {
  const cleared = <T extends RelatedInput>(place: T): T =>
    place.id === id
      ? {
          ...place,
          bookings: place.bookings?.filter((one) => one !== record),
          cart_items: place.cart_items?.filter((one) => one !== record),
          maintenances: place.maintenances?.filter((one) => one !== record),
          event_schedules: place.event_schedules?.filter((one) => one !== record),
          workshop_program_schedules: place.workshop_program_schedules?.filter((one) => one !== record),
        }
      : place;
  return changed(asked, (facility) => ({
    ...cleared(facility),
    parent_facilities: facility.parent_facilities?.map(cleared),
    child_facilities: facility.child_facilities?.map(cleared),
  }));
}

/** How the operator, the customer or time itself would lift each barrier. */
function lifted(asked: Case, reason: Reason): Case {
  const { question } = asked;
  switch (reason.code) {
    case 'date':
      return { ...asked, question: { ...question, dates: { first: pickedDate, last: null } } };
    case 'duration':
      return configured(asked, { min_booking_time: question.duration, max_booking_time: null });
    case 'otherFacility':
      return { ...asked, question: { ...question, facility_ids: [] } };
    case 'otherProduct':
      return { ...asked, question: { ...question, product_ids: [] } };
    case 'closed':
    case 'betweenStarts':
    case 'closingTime':
      return openedAt(asked);
    case 'lastNight':
      return { ...asked, question: { ...question, now: `${pickedDate} 00:00:00`, late_limit: 30 } };
    case 'control':
      return changed(asked, (one) => ({
        ...one,
        schedule_control: one.schedule_control?.filter((control) => control !== reason.record),
      }));
    case 'minimum':
      return changed(asked, (one) => ({
        ...one,
        min_booking_time: null,
        facility_rentals: one.facility_rentals?.map((rental) => ({ ...rental, min_booking_time: null })),
      }));
    case 'full':
    case 'fullDay':
      return changed(asked, (one) => ({ ...one, capacity: 100 }));
    case 'past':
      return { ...asked, question: { ...question, now: longAgo } };
    case 'notice':
      return configured(asked, { online_booking_delay: 0 });
    case 'maintenance':
    case 'event':
    case 'workshop':
    case 'booking':
    case 'hold':
      return withoutRecord(asked, reason.facility.id, reason.record);
    default:
      return reason satisfies never;
  }
}

test('each reason is one: lifted it is gone, and when the last is lifted the slot is offered', () => {
  const dates = fc.constantFrom(
    undefined,
    { first: '2026-11-27', last: null },
    { first: '2026-11-20', last: '2026-11-25' },
  );
  fc.assert(
    fc.property(schedules, moments, durations, starts, dates, (schedule, moment, duration, minute, bookable) => {
      const question: ReasonQuestion = { ...moment, duration, ...(bookable && { dates: bookable }) };
      for (const { id } of schedule.facilities) {
        let asked: Case = { schedule, question, minute, facility: id };
        let reasons = reasonsIn(asked);
        for (let left = 60; reasons.length > 0; left--) {
          const [reason] = reasons as [Reason];
          asked = lifted(asked, reason);
          const after = reasonsIn(asked);
          // A record may be in two lists of one facility; it counts as one.
          expect(after.filter((one) => JSON.stringify(one) === JSON.stringify(reason))).toEqual([]);
          expect(left).toBeGreaterThan(0);
          reasons = after;
        }
        const slots = slotsOf(packSchedule(asked.schedule), asked.question);
        expect(slots.find((slot) => startOf(slot) === minute)?.facilities).toContain(id);
      }
    }),
    { numRuns: 250 },
  );
});

describe('each barrier has its name', () => {
  const open: FacilityInput = {
    id: 1,
    per_capacity: 0,
    min_booking_time: 60,
    facility_rentals: [{ start_time: '16:00:00', end_time: '20:00:00', product_id: 501 }],
  };
  const at18 = { date: pickedDate, start_time: '18:00:00', end_time: '19:00:00' };
  const shared: FacilityInput = { ...open, per_capacity: 1, capacity: 4 };
  const control = { date: pickedDate, interval_type: 0 as const, channels: ['B2C' as const], times: [at18] };

  const onlyTen = {
    date: pickedDate,
    interval_type: 1 as const,
    times: [{ start_time: '10:00:00', end_time: '11:00:00' }],
  };

  interface Told {
    told: string;
    facility?: FacilityInput;
    configuration?: ScheduleInput['configuration'];
    question?: Partial<ReasonQuestion>;
    minute?: number;
    expected: object[];
  }
  const own = { id: 1, relation: 'own' };
  const told: Told[] = [
    { told: 'nothing', expected: [] },
    { told: 'E01: before it opens (W1, R3.5.2)', minute: 10 * 60, expected: [{ code: 'closed' }] },
    {
      told: 'E01: between two starts (W2, R9.1.10)',
      minute: 17 * 60 + 20,
      expected: [{ code: 'betweenStarts', opens: 16 * 60, increment: 60 }],
    },
    {
      told: 'E01: it closes first (W3, R3.5.2)',
      question: { duration: 180 },
      expected: [{ code: 'closingTime', closes: 20 * 60 }],
    },
    {
      told: 'E01: no selection of the picker (U2, R5.5.4)',
      question: { duration: 90 },
      expected: [{ code: 'duration', shortest: 60, longest: Infinity, increment: 60 }],
    },
    {
      told: 'E25: booked for two hours at least (W6, R7.2.7)',
      facility: { ...open, min_booking_time: 120 },
      expected: [{ code: 'minimum', shortest: 120 }],
    },
    {
      told: 'E25: another facility was chosen (W7, R3.3.2)',
      question: { facility_ids: [2] },
      expected: [{ code: 'otherFacility' }],
    },
    {
      told: 'E25: another product was chosen (W7, Q2.11.c)',
      question: { filter_by: 2, product_ids: [502] },
      expected: [{ code: 'otherProduct', product: 501 }],
    },
    {
      told: 'E05: it is of last night, and not today (W5, Q3.4.a)',
      facility: { ...open, facility_rentals: [{ start_time: '20:00:00', end_time: '02:00:00', product_id: 501 }] },
      configuration: { enable_over_night_booking: 1 },
      minute: 60,
      expected: [{ code: 'lastNight' }],
    },
    {
      told: 'a control of the channel (C2, C7, R3.5.10)',
      facility: { ...open, schedule_control: [control] },
      expected: [{ code: 'control', record: control }],
    },
    {
      told: 'a control that leaves only other times of this day, not one of tomorrow (C8, R3.5.10)',
      facility: {
        ...open,
        schedule_control: [
          { ...onlyTen, date: '2026-11-27', end_date: '2026-11-27' },
          { ...onlyTen, end_date: pickedDate },
        ],
      },
      expected: [{ code: 'control', record: { ...onlyTen, end_date: pickedDate } }],
    },
    {
      told: 'E23: a maintenance (B1, R3.5.8)',
      facility: { ...open, maintenances: [at18] },
      expected: [{ code: 'maintenance', facility: own, record: at18 }],
    },
    {
      told: 'an event (B2, R3.5.9)',
      facility: { ...open, event_schedules: [at18] },
      expected: [{ code: 'event', facility: own, record: at18 }],
    },
    {
      told: 'a workshop (B3, R3.5.9)',
      facility: { ...open, workshop_program_schedules: [at18] },
      expected: [{ code: 'workshop', facility: own, record: at18 }],
    },
    {
      told: 'E02: a booking (B4, R3.5.4)',
      facility: { ...open, bookings: [at18] },
      expected: [{ code: 'booking', facility: own, record: at18 }],
    },
    {
      told: 'E24: a cart that holds it (B5, R3.5.11)',
      facility: { ...open, cart_items: [at18] },
      expected: [{ code: 'hold', facility: own, record: at18 }],
    },
    {
      told: 'E22: a booking of the full pitch (B6, R3.5.7)',
      facility: { ...open, parent_facilities: [{ id: 9, bookings: [at18] }] },
      expected: [{ code: 'booking', facility: { id: 9, relation: 'parent' }, record: at18 }],
    },
    {
      told: 'E22: an event on one of its halves (B6, R3.5.7)',
      facility: { ...open, child_facilities: [{ id: 8, event_schedules: [at18] }] },
      expected: [{ code: 'event', facility: { id: 8, relation: 'child' }, record: at18 }],
    },
    {
      told: 'a booking of one of its halves, beside a full pitch on which nobody plays (B6, R3.5.7)',
      facility: { ...open, parent_facilities: [{ id: 9 }], child_facilities: [{ id: 8, bookings: [at18] }] },
      expected: [{ code: 'booking', facility: { id: 8, relation: 'child' }, record: at18 }],
    },
    {
      told: 'begun, and not the last that has: that one alone may still be booked (N2, R9.2.1)',
      facility: { ...open, bookings: [{ ...at18, end_time: '18:05:00' }] },
      configuration: { time_increment: 5 },
      question: { now: `${pickedDate} 18:06:00` },
      expected: [{ code: 'past' }, { code: 'booking', facility: own, record: { ...at18, end_time: '18:05:00' } }],
    },
    {
      told: 'E20: no place left (K1, K5, R3.5.4)',
      facility: { ...shared, bookings: [{ ...at18, attendance: 4 }] },
      expected: [{ code: 'full', from: 18 * 60, until: 19 * 60, capacity: 4 }],
    },
    {
      told: 'E21: no place left on the day (K3, R3.5.5)',
      facility: {
        ...shared,
        is_enable_per_day_capacity: 1,
        bookings: [{ ...at18, start_time: '16:00:00', end_time: '17:00:00', attendance: 4 }],
      },
      expected: [{ code: 'fullDay', from: 0, until: day, capacity: 4 }],
    },
    { told: 'it has begun (N2, R9.2.1)', question: { now: `${pickedDate} 18:15:00` }, expected: [{ code: 'past' }] },
    {
      told: 'the operator wants notice (N4, R9.2.4)',
      configuration: { online_booking_delay: 120 },
      question: { now: `${pickedDate} 16:30:00` },
      expected: [{ code: 'notice', delay: 120 }],
    },
    {
      told: 'the date may not be picked (U8, R5.5.2)',
      question: { dates: { first: '2026-11-20', last: '2026-11-25' } },
      expected: [{ code: 'date', first: '2026-11-20', last: '2026-11-25' }],
    },
  ];

  test.each(told)('$told', ({ facility = open, configuration = {}, question = {}, minute = 18 * 60, expected }) => {
    const schedule: ScheduleInput = { date: pickedDate, configuration, facilities: [facility], customer: {} };
    const [explanation] = explainer(schedule, { now: longAgo, duration: 60, ...question })(minute);
    expect(explanation).toEqual({ facility: 1, reasons: expected });
    expect(explanation?.reasons.map(reasonText).join('; ')).not.toMatch(/undefined|null|NaN|Infinity/);
  });
});

test('a table of all slots has a row for each start that opening hours alone allow (W1, W2, W5)', () => {
  const court = (id: number, start_time: string, end_time: string): FacilityInput => ({
    id,
    facility_rentals: [{ start_time, end_time, product_id: 501 }],
    schedule_control: [{ date: pickedDate, interval_type: 0, times: [] }],
    bookings: [{ date: pickedDate, start_time, end_time }],
  });
  const rows = (enable_over_night_booking: 0 | 1) =>
    startsOfDay({
      date: pickedDate,
      configuration: { enable_over_night_booking },
      facilities: [
        court(1, '22:00:00', '02:00:00'),
        court(2, '09:00:00', '11:00:00'),
        court(3, '10:00:00', '11:00:00'),
      ],
    }).map((minute) => minute / 60);
  expect(rows(0)).toEqual([9, 10, 22, 23]);
  expect(rows(1)).toEqual([0, 1, 9, 10, 22, 23, 24, 25]);
});

test('a barrier found twice is reported once, and of two windows the one with fewer reasons (C2, W2, W6)', () => {
  const why = (facility: Partial<FacilityInput>, minute = 18 * 60, duration = 120) =>
    explainer(
      { date: pickedDate, configuration: {}, facilities: [{ id: 1, ...facility }], customer: {} },
      { now: longAgo, duration },
    )(minute)[0]?.reasons;
  const rental = { start_time: '16:00:00', end_time: '22:00:00', product_id: 501 };
  const control = {
    date: pickedDate,
    interval_type: 0 as const,
    times: [
      { start_time: '18:00:00', end_time: '18:30:00' },
      { start_time: '19:00:00', end_time: '19:30:00' },
    ],
  };
  const other = { ...control, times: [{ start_time: '19:15:00', end_time: '20:30:00' }] };
  const after = { ...control, times: [{ start_time: '20:00:00', end_time: '21:00:00' }] };
  expect(why({ facility_rentals: [rental], schedule_control: [control] })).toEqual([
    { code: 'control', record: control },
  ]);
  expect(why({ facility_rentals: [rental], schedule_control: [control, other, after] })).toEqual([
    { code: 'control', record: control },
    { code: 'control', record: other },
  ]);
  expect(why({ facility_rentals: [rental, { ...rental, product_id: 502, min_booking_time: 180 }] })).toEqual([]);
  expect(why({ facility_rentals: [{ ...rental, min_booking_time: 180 }, rental] })).toEqual([]);
  expect(why({ facility_rentals: [{ ...rental, start_time: '16:30:00' }, rental] })).toEqual([]);
  expect(why({ facility_rentals: [{ ...rental, end_time: '19:00:00' }] })).toEqual([
    { code: 'closingTime', closes: 19 * 60 },
  ]);
  expect(why({ facility_rentals: [{ ...rental, end_time: '19:00:00' }], schedule_control: [other] })).toEqual([
    { code: 'closingTime', closes: 19 * 60 },
  ]);
});

describe('the texts about a slot', () => {
  const hours = (start_time: string, end_time: string, said: object = {}) => ({
    start_time,
    end_time,
    product_id: 501,
    ...said,
  });
  const said = (facility: Omit<FacilityInput, 'id'>, minute: number) =>
    reasonsIn({
      schedule: { date: pickedDate, configuration: {}, facilities: [{ id: 1, ...facility }] },
      question: { now: longAgo, duration: 60 },
      minute,
      facility: 1,
    });

  test('that it runs past closing time and is too short as well (W3, W6)', () => {
    const late = [hours('09:30:00', '12:00:00', { min_booking_time: 120 })];
    expect(said({ facility_rentals: late }, 690)).toEqual([
      { code: 'closingTime', closes: 720 },
      { code: 'minimum', shortest: 120 },
    ]);
  });

  test('that a control closes the product in which it would begin, also where another is open (C8)', () => {
    const control = {
      date: pickedDate,
      interval_type: 0 as const,
      rentals: [501],
      times: [{ start_time: '10:00:00', end_time: '11:00:00' }],
    };
    const both = [hours('09:00:00', '12:00:00'), hours('09:30:00', '12:30:00', { product_id: 502 })];
    expect(said({ facility_rentals: both, schedule_control: [control] }, 600)).toEqual([
      { code: 'control', record: control },
    ]);
  });

  test('which of several parents closes it (B6)', () => {
    const closed = [{ date: pickedDate, start_time: '09:00:00', end_time: '12:00:00' }];
    const parents = [{ id: 7 }, { id: 8, maintenances: closed }];
    expect(said({ facility_rentals: [hours('09:00:00', '12:00:00')], parent_facilities: parents }, 600)).toEqual([
      { code: 'maintenance', facility: { id: 8, relation: 'parent' }, record: closed[0] },
    ]);
  });
});
