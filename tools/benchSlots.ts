/**
 * How long the slot grid takes: `node tools/benchSlots.ts [bookings per facility]`. Prints medians in milliseconds for
 * packing a schedule answer, alone and from its text, and for the questions asked of it afterwards; steps of 15 minutes.
 */
import { durationsOf, packSchedule, slotsOf, takenSlotsOf, type ScheduleInput } from '../machines/slots/slots.ts';

const bookingsEach = Number(process.argv[2] ?? 200);
const date = '2026-12-05';
const sizes = [1, 10, 100, 1000];
/** Goals for the medians of a new schedule and of a new duration with 1,000 facilities, in milliseconds. */
const goals = { pack: 50, slots: 16 };

/** A repeatable source of chance (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;

/** Busy hours in clusters, so that some slots stay free however many bookings there are. */
function scheduleOf(count: number, perCapacity: 0 | 1): ScheduleInput {
  const below = chance(count);
  const facilities = Array.from({ length: count }, (_, index) => {
    const clusters = Array.from({ length: 7 }, () => ({ from: 360 + below(900), length: 30 + below(60) }));
    const within = (cluster: number) => {
      const { from, length } = clusters[cluster] ?? { from: 600, length: 60 };
      const start = Math.floor((from + below(length)) / 5) * 5;
      const end = Math.min(1435, start + 5 * (1 + below(6)));
      return { date, start_time: timeOf(Math.min(start, 1430)), end_time: timeOf(end) };
    };
    return {
      id: index + 1,
      per_capacity: perCapacity,
      capacity: perCapacity ? 60 : 1,
      min_booking_time: 60,
      facility_rentals: [
        { start_time: '06:00:00', end_time: '23:59:59', product_id: 1000 + index, min_booking_time: 60 },
      ],
      bookings: Array.from({ length: bookingsEach }, (_, booking) => ({
        ...within(booking % 5),
        booking_end_date: date,
        attendance: 1 + below(3),
        is_full_day: 0 as const,
      })),
      maintenances: [within(5)],
      event_schedules: [within(6)],
      workshop_program_schedules: [],
      schedule_control: [
        {
          date: '2026-12-01',
          end_date: '2026-12-31',
          interval_type: 0 as const,
          weekdays: 127,
          times: [{ start_time: '06:00:00', end_time: '07:00:00' }],
          channels: ['B2C' as const],
          rentals: [],
        },
      ],
      parent_facilities: [],
      child_facilities: [],
      cart_items: [],
    };
  });
  return { date, configuration: { min_booking_time: 60, time_increment: 15 }, facilities, visitor: {} };
}

function median(work: () => unknown): number {
  const times: number[] = [];
  const enough = performance.now() + 600;
  while (times.length < 5 || (performance.now() < enough && times.length < 2000)) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
}

function once(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const now = `${date} 05:00:00`;
for (const perCapacity of [0, 1] as const) {
  const rows = sizes.map((facilities) => {
    const text = JSON.stringify(scheduleOf(facilities, perCapacity));
    const schedule = JSON.parse(text) as ScheduleInput;
    const cold = once(() => packSchedule(schedule));
    const packed = packSchedule(schedule);
    return {
      facilities,
      'pack, first': cold,
      pack: median(() => packSchedule(schedule)),
      'JSON.parse': median(() => JSON.parse(text)),
      slots: median(() => slotsOf(packed, { duration: 90, now })),
      taken: median(() => takenSlotsOf(packed, { duration: 90, now })),
      durations: median(() => durationsOf(packed, { now })),
      'on offer': slotsOf(packed, { duration: 90, now }).length,
    };
  });
  console.log(`\n${perCapacity ? 'Shared' : 'Exclusive'} facilities, ${bookingsEach} bookings each; milliseconds`);
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, Number.isInteger(value) ? value : Number(value.toFixed(3))]),
      ),
    ),
  );
  for (const row of rows)
    if (row.pack > goals.pack || row.slots > goals.slots) {
      console.error(`${row.facilities} facilities: slower than the goals (${goals.pack} and ${goals.slots} ms).`);
      process.exitCode = 1;
    }
}
