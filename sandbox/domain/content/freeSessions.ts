/** Hours at which trainers are free (Q7.6.m). */
import { workingHoursOf } from '../../data/seed/content/trainers.ts';
import { weekday } from '../../data/seed/dates.ts';
import { statusIds } from '../../data/schema/orders.ts';
import { stampOf } from '../../data/clock.ts';
import type { Server } from '../../server.ts';

export interface FreeSession {
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Hours of that day at which a session of so many minutes can begin: worked, not past and not booked. */
export async function freeSessions(
  server: Server,
  trainerId: number,
  date: Temporal.PlainDate,
  minutes: number,
): Promise<FreeSession[]> {
  const now = server.clock.now();
  const booked = await server.database
    .selectFrom('session_booking')
    .select(['starts_at', 'ends_at'])
    .where('trainer_id', '=', trainerId)
    .where('status_id', 'not in', [statusIds.cancelled, statusIds.rejected, statusIds.expired])
    .where('ends_at', '>', `${date.toString()} 00:00:00`)
    .where('starts_at', '<', `${date.add({ days: 1 }).toString()} 00:00:00`)
    .execute();

  return workingHoursOf(trainerId)
    .filter(({ days }) => days.some((day) => weekday[day] === date.dayOfWeek))
    .flatMap(({ from, until }) => {
      const opens = date.toPlainDateTime(Temporal.PlainTime.from(from));
      const closes = date.toPlainDateTime(Temporal.PlainTime.from(until));
      const worked = opens.until(closes, { largestUnit: 'minutes' }).minutes;
      return Array.from({ length: Math.floor(worked / minutes) }, (_, position) => {
        const start = opens.add({ minutes: position * minutes });
        return { start, end: start.add({ minutes }) };
      });
    })
    .filter(({ start, end }) => {
      const [starts, ends] = [stampOf(start), stampOf(end)];
      return (
        Temporal.PlainDateTime.compare(start, now) > 0 &&
        !booked.some((session) => session.starts_at < ends && starts < session.ends_at)
      );
    })
    .map(({ start, end }) => ({
      date: date.toString(),
      start_time: start.toPlainTime().toString({ smallestUnit: 'second' }),
      end_time: end.toPlainTime().toString({ smallestUnit: 'second' }),
    }));
}
