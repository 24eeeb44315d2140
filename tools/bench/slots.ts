/**
 * How long the slot grid takes: `node tools/bench/slots.ts [bookings per facility]`. Prints medians in milliseconds for
 * packing a schedule answer, alone and from its text, and for the questions asked of it afterwards; steps of 15 minutes.
 */
import { durationsOf, packSchedule, slotsOf, takenSlotsOf, type ScheduleInput } from '../../machines/slots/slots.ts';
import { largeDay } from './largeDay.ts';

const bookingsEach = Number(process.argv[2] ?? 200);
const date = '2026-12-05';
const sizes = [1, 10, 100, 1000];
/** Goals for the medians of a new schedule and of a new duration with 1,000 facilities, in milliseconds. */
const goals = { pack: 50, slots: 16 };

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
    const text = JSON.stringify(largeDay({ date, facilities, bookingsEach, perCapacity }));
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
