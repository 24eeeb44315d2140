/** Schedules as an operator might send them, small but with everything that may meet in one. */
import fc from 'fast-check';
import type {
  ControlInput,
  FacilityInput,
  RelatedInput,
  ScheduleInput,
} from '../../../machines/slots/schedule/scheduleInput.ts';
import type { Moment } from '../../../machines/slots/slots.ts';

export const pickedDate = '2026-11-26';
const dates = fc.constantFrom(
  '2026-11-24',
  '2026-11-25',
  pickedDate,
  pickedDate,
  pickedDate,
  '2026-11-27',
  '2026-11-28',
);
const bit = fc.constantFrom(0 as const, 1 as const);

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
const minuteIn = (step: number) => fc.integer({ min: 0, max: 1440 / step - 1 }).map((steps) => steps * step);
const upTo = (maxLength: number) => ({ maxLength, size: 'max' as const });

/** Mostly an hour or two, sometimes with an end before the start, past midnight, or at one of its two spellings. */
const hours = (from: number, shortest: number, longest: number) => {
  const usual = fc
    .tuple(fc.integer({ min: from, max: 22 * 2 }), fc.integer({ min: shortest, max: longest }))
    .map(([start, length]) => ({ start_time: timeOf(start * 30), end_time: timeOf(((start + length) * 30) % 1440) }));
  const odd = fc.record({
    start_time: minuteIn(5).map(timeOf),
    end_time: fc.oneof(fc.constantFrom('00:00:00', '23:59:59'), minuteIn(5).map(timeOf)),
  });
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd });
};
const long = hours(10, 12, 30);
/** What takes place may begin and end at any second; opening hours are kept in whole minutes. */
const toTheSecond = (time: string, second: string) => (time.endsWith(':00') ? time.slice(0, -2) + second : time);
const second = fc.oneof({ weight: 12, arbitrary: fc.constant('00') }, fc.constantFrom('01', '59'));
const short = fc.tuple(hours(12, 1, 5), second, second).map(([{ start_time, end_time }, first, last]) => ({
  start_time: toTheSecond(start_time, first),
  end_time: toTheSecond(end_time, last),
}));

const span = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(short, dates).map(([times, date]) => ({ ...times, date })) },
  {
    weight: 2,
    arbitrary: fc.tuple(short, dates, dates).map(([times, date, end_date]) => ({ ...times, date, end_date })),
  },
  { weight: 1, arbitrary: fc.record({ date: dates, end_date: fc.option(dates) }) },
);
const booking = fc
  .tuple(
    short,
    fc.record({
      date: dates,
      booking_end_date: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: dates }),
      attendance: fc.option(fc.integer({ min: 0, max: 4 })),
      is_full_day: fc.oneof({ weight: 15, arbitrary: fc.constant(0 as const) }, { weight: 1, arbitrary: bit }),
    }),
  )
  .map(([times, rest]) => ({ ...times, ...rest }));
const hold = fc
  .tuple(
    short,
    fc.record({
      session_id: fc.constantFrom('s-me', 's-other'),
      product_id: fc.constant(501),
      quantity: fc.integer({ min: 1, max: 3 }),
      participant_count: fc.option(fc.integer({ min: 1, max: 3 })),
      date: dates,
    }),
  )
  .map(([times, rest]) => ({ ...times, ...rest }));
const rental = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: long }, { weight: 1, arbitrary: hours(12, 1, 5) }),
    fc.record({
      product_id: fc.constantFrom(501, 502),
      min_booking_time: fc.constantFrom(null, null, 30, 60, 120),
    }),
  )
  .map(([times, rest]) => ({ ...times, ...rest }));
const control: fc.Arbitrary<ControlInput> = fc.record({
  date: fc.option(dates),
  end_date: fc.option(dates, { freq: 2 }),
  interval_type: bit,
  times: fc.oneof(
    { weight: 5, arbitrary: fc.array(hours(10, 2, 16), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
  weekdays: fc.oneof(
    fc.integer({ min: 0, max: 127 }),
    fc.uniqueArray(fc.constantFrom(1, 2, 4, 8, 16, 32, 64), { maxLength: 4 }),
  ),
  channels: fc.uniqueArray(fc.constantFrom('B2C' as const, 'Members' as const, 'Partners' as const), { maxLength: 2 }),
  rentals: fc.uniqueArray(fc.constantFrom(501, 502), { maxLength: 1 }),
});

const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(arbitrary) });
const occupied = {
  per_capacity: bit,
  bookings: fc.array(booking, upTo(3)),
  maintenances: seldom(span),
  event_schedules: seldom(span),
  workshop_program_schedules: seldom(span),
  cart_items: fc.array(hold, upTo(2)),
};
const relative = (id: number): fc.Arbitrary<RelatedInput> => fc.record({ id: fc.constant(id), ...occupied });
const facility = (id: number): fc.Arbitrary<FacilityInput> =>
  fc.record({
    id: fc.constant(id),
    ...occupied,
    capacity: fc.option(fc.integer({ min: 1, max: 12 })),
    is_enable_per_day_capacity: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0 as const) },
      { weight: 1, arbitrary: bit },
    ),
    min_booking_time: fc.option(fc.constantFrom(30, 60, 90)),
    facility_rentals: fc.array(rental, { minLength: 1, maxLength: 3 }),
    schedule_control: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(control, upTo(2)) },
    ),
    parent_facilities: fc.option(fc.tuple(relative(id * 10 + 1)), { freq: 3 }),
    child_facilities: fc.option(fc.tuple(relative(id * 10 + 2)), { freq: 3 }),
  });

export const schedules: fc.Arbitrary<ScheduleInput> = fc.record({
  date: fc.constant(pickedDate),
  configuration: fc.record({
    min_booking_time: fc.option(fc.constantFrom(30, 45, 60, 90)),
    max_booking_time: fc.constantFrom(60, 120, 150, 240, 600, 900, null),
    time_increment: fc.option(fc.constantFrom(15, 30, 45, 60)),
    online_booking_delay: fc.constantFrom(0, 0, 0, 45, 600),
    enable_over_night_booking: bit,
  }),
  facilities: fc.oneof(
    { weight: 1, arbitrary: fc.tuple(facility(1)) },
    { weight: 2, arbitrary: fc.tuple(facility(1), facility(2)) },
  ),
  customer: fc.constantFrom({}, null, { is_member: true }, { b2b_id: 7, is_member: true }),
  allow_facility_items_reservation: fc.constantFrom(1, 1, 0, null),
});

/** Mostly well before the picked date, often on it, at times with a narrower selection. */
export const moments: fc.Arbitrary<Moment> = fc.record({
  now: fc.oneof(
    fc.constant('2026-11-20 08:00:00'),
    fc
      .record({
        date: fc.constantFrom('2026-11-25', pickedDate, pickedDate, pickedDate, '2026-11-27'),
        minute: minuteIn(5).map((minute) => timeOf(minute).slice(0, 5)),
        second: fc.constantFrom('00', '01', '59'),
      })
      .map(({ date, minute, second }) => `${date} ${minute}:${second}`),
  ),
  late_limit: fc.constantFrom(15, 30),
  filter_by: fc.constantFrom(1 as const, 1 as const, 2 as const, null),
  facility_ids: fc.constantFrom([], [], [], [1], [2]),
  product_ids: fc.constantFrom([], [502], [501, 502]),
});

export const durations = fc.constantFrom(30, 45, 60, 90, 120, 180, 300);
