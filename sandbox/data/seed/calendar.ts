/** What closes courts beside bookings: hours kept for members and partners, repairs, events and workshops. Relative to the day of the seed. */
import type { Insertable } from 'kysely';
import type { FacilityTables } from '../schema/facilities.ts';
import { bits, dayAfter } from './dates.ts';

type Control = Insertable<FacilityTables['schedule_control']>;
type Maintenance = Insertable<FacilityTables['maintenance']>;
type Program = Insertable<FacilityTables['program_schedule']>;

const workdays = bits.monday + bits.tuesday + bits.wednesday + bits.thursday;

export function scheduleControls(today: Temporal.PlainDate): Control[] {
  const since = dayAfter(today, -60);
  const closed = { date: since, end_date: null, interval_type: 0 as const, weekdays: 0, rentals: [] };
  return [
    // Members' hours: the first two of the morning on hard courts and the quiet floor.
    ...[4101, 4102, 4103, 4104, 4301].map((facility_id): Control => ({
      ...closed,
      facility_id,
      times: [{ start_time: '06:00:00', end_time: '08:00:00' }],
      channels: ['B2C', 'Partners'],
    })),
    // The company league has the halves of pitch B on working days.
    ...[2113, 2114].map((facility_id): Control => ({
      ...closed,
      facility_id,
      weekdays: workdays,
      times: [{ start_time: '18:00:00', end_time: '20:00:00' }],
      channels: ['B2C', 'Members'],
    })),
    // Partners book the full pitches for afternoons only.
    ...[2101, 2102].map((facility_id): Control => ({
      ...closed,
      facility_id,
      interval_type: 1,
      weekdays: workdays,
      times: [{ start_time: '12:00:00', end_time: '20:00:00' }],
      channels: ['Partners'],
    })),
    // Friday prayer: the nets open in the afternoon.
    ...[2211, 2212, 2213, 2214].map((facility_id): Control => ({
      ...closed,
      facility_id,
      weekdays: bits.friday,
      times: [{ start_time: '12:00:00', end_time: '14:00:00' }],
      channels: [],
    })),
    // Next Saturday the cheap hours of one mat are kept for the juniors.
    {
      ...closed,
      facility_id: 1305,
      date: dayAfter(today, 1),
      end_date: dayAfter(today, 14),
      weekdays: bits.saturday,
      times: [],
      rentals: [1301],
      channels: [],
    },
  ];
}

export function maintenances(today: Temporal.PlainDate): Maintenance[] {
  return [
    { facility_id: 1306, date: dayAfter(today, 1), end_date: null, start_time: '08:00:00', end_time: '12:00:00' },
    {
      facility_id: 3103,
      date: dayAfter(today, 2),
      end_date: dayAfter(today, 3),
      start_time: '18:00:00',
      end_time: '12:00:00',
    },
    { facility_id: 2132, date: dayAfter(today, 3), end_date: dayAfter(today, 4), start_time: null, end_time: null },
    { facility_id: 4114, date: dayAfter(today, 5), end_date: null, start_time: '16:00:00', end_time: '20:00:00' },
  ];
}

export function programSchedules(today: Temporal.PlainDate): Program[] {
  const academy: Program[] = Array.from({ length: 21 }, (_, days) => today.add({ days }))
    .filter(({ dayOfWeek }) => dayOfWeek === 1 || dayOfWeek === 3)
    .flatMap((day) => [
      {
        facility_id: 2111,
        kind: 'workshop' as const,
        date: day.toString(),
        end_date: null,
        start_time: '17:00:00',
        end_time: '18:30:00',
        content_id: null,
      },
      {
        facility_id: 1211,
        kind: 'workshop' as const,
        date: day.toString(),
        end_date: null,
        start_time: '16:00:00',
        end_time: '18:00:00',
        content_id: null,
      },
    ]);
  const events: Program[] = [3201, 3202].map((facility_id) => ({
    facility_id,
    kind: 'event' as const,
    date: dayAfter(today, 4),
    end_date: null,
    start_time: '19:00:00',
    end_time: '23:00:00',
    content_id: null,
  }));
  return [
    ...academy,
    ...events,
    {
      facility_id: 1201,
      kind: 'event',
      date: dayAfter(today, 6),
      end_date: null,
      start_time: '18:00:00',
      end_time: '22:00:00',
      content_id: null,
    },
  ];
}
