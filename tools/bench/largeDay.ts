/** A day of an operator who is as large as they come, made up but always the same. */
import type { ScheduleInput } from '../../machines/slots/slots.ts';

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

interface LargeDay {
  date: string;
  /** How many. */
  facilities: number;
  bookingsEach: number;
  perCapacity: 0 | 1;
}

/** Busy hours in clusters, so that some slots stay free however many bookings there are. */
export function largeDay({ date, facilities: count, bookingsEach, perCapacity }: LargeDay): ScheduleInput {
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
      name: `Court ${index + 1}`,
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
          date: date,
          end_date: date,
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
  return { date, configuration: { min_booking_time: 60, time_increment: 15 }, facilities, customer: {} };
}
