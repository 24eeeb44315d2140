/** Trainers, their packages and the hours at which they are free (Q7.6.m). */
import { workingHoursOf } from '../../data/seed/content/trainers.ts';
import { weekday } from '../../data/seed/content/wording.ts';
import { statusIds } from '../../data/schema/orders.ts';
import { stampOf } from '../../data/clock.ts';
import type { Server } from '../../server.ts';
import { handle, ok } from '../call.ts';
import { invalid, notFound } from '../refused.ts';
import { documentById, documents } from './documents.ts';
import { pageOf, without } from './lists.ts';
import { orderWords } from '../../domain/orderWords.ts';

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

export const trainerHandlers = handle({
  async trainers({ server, query }) {
    const found = await documents(server.database, 'trainer');
    return pageOf(
      found.map((trainer) => without(trainer, 'bio', 'ar_bio', 'services', 'packages', 'venue_id')),
      query,
    );
  },

  async trainer({ server, params }) {
    const trainer = await documentById(server.database, 'trainer', Number(params['id']));
    if (!trainer) throw notFound();
    return ok(trainer);
  },

  async trainerAvailability({ server, params, query }) {
    const trainer = await documentById(server.database, 'trainer', Number(params['id']));
    if (!trainer) throw notFound();
    const choice = trainer.packages.find(
      ({ training_package_id }) => training_package_id === query.training_package_id,
    );
    if (!choice) throw invalid('training_package_id', orderWords.trainerPackage, 'wrongPackage');
    return ok(await freeSessions(server, trainer.id, Temporal.PlainDate.from(query.date), choice.duration));
  },
});
