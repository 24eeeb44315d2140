/** Trainers, their free hours, and what booking one does in the world. */
import { fromPromise } from 'xstate';
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import { datesOfWeek } from '../../../../machines/freeHours/freeHours.ts';
import type { WantedSessions } from '../../../../machines/trainerBooking/trainerBookingContext.ts';
import { trainerBookingMachine } from '../../../../machines/trainerBooking/trainerBookingMachine.ts';
import { isAmong, type Session, type Trainer } from '../../../../machines/trainerBooking/trainerSessions.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { trainerEndpoints } from '../../../contract/endpoints/trainer.ts';
import { watchMinute } from '../watchMinute.ts';
import { call } from '../../http/client.ts';
import { addToCart, type AddingDeps } from '../booking/addToCart.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchSession } from '../login/watchSession.ts';

export type TrainerInList = ResponseTo<'trainers'>['data'][number];
export type FreeHour = ResponseTo<'trainerAvailability'>['data'][number];

export const loadTrainers = ({ page, size }: ListQuery, signal: AbortSignal) =>
  call(trainerEndpoints.trainers, { query: { page, size }, signal });

export const loadTrainer = async (id: string, signal: AbortSignal): Promise<Trainer> =>
  (await call(trainerEndpoints.trainer, { params: { id }, signal })).data;

interface Day {
  trainerId: number;
  packageId: number;
  date: string;
}

const hoursOf = async ({ trainerId, packageId, date }: Day, signal: AbortSignal): Promise<FreeHour[]> => {
  const query = { date, training_package_id: packageId };
  return (await call(trainerEndpoints.trainerAvailability, { params: { id: trainerId }, query, signal })).data;
};

/** Days of a week from that one, each with the hours that are free. */
export type FreeWeek = readonly { date: string; hours: readonly FreeHour[] }[];

export const loadWeek = ({ date: from, ...wanted }: Day, signal: AbortSignal): Promise<FreeWeek> =>
  Promise.all(datesOfWeek(from, 0).map(async (date) => ({ date, hours: await hoursOf({ ...wanted, date }, signal) })));

/** Each day is loaded once, however many of its hours are wanted. */
async function findTaken({ sessions, ...wanted }: WantedSessions, signal: AbortSignal): Promise<Session[]> {
  const dates = [...new Set(sessions.map(({ date }) => date))];
  const free = (await Promise.all(dates.map((date) => hoursOf({ ...wanted, date }, signal)))).flat();
  return sessions.filter((session) => !isAmong(free, session));
}

export interface TrainerDeps extends AddingDeps {
  session: SessionSource;
}

export const provideTrainerBooking = ({ cart, portal, session }: TrainerDeps) =>
  provideFor(trainerBookingMachine)({
    actors: {
      watchSession: watchSession(session),
      watchMinute,
      findTaken: fromPromise(({ input, signal }) => findTaken(input, signal)),
      addToCart: fromPromise(({ input }) => addToCart({ cart, portal }, [input.line])),
    },
  });
