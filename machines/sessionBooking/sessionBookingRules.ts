/** What the answers to scheduling a session of a paid package mean (Q3.6.d, Q7.6.m). */
import { mayPass } from '../shared/problemKind.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import type { TrainerBooking } from '../../src/contract/orders/bookings.ts';
import { isOff, recordStatus } from '../bookings/recordStatus.ts';
import { isAmong, selectionIn, writeSelection, type Session } from '../trainerBooking/trainerSessions.ts';

type Package = Pick<TrainerBooking, 'status_id' | 'sessions_left'>;

/** Whether a session can be scheduled: the package is valid, and one is left. */
export const mayBookSession = ({ status_id, sessions_left }: Package): boolean =>
  recordStatus(status_id) === 'approved' && sessions_left > 0;

/** The trainer is busy then: possibly with this very session, if an earlier answer was lost. */
const taken = 'trainerTaken';

/** Whether the session may have been booked although no answer said so. */
export function isUncertain(error: unknown): boolean {
  const problem = toProblem(error);
  return problem.code === taken || mayPass(problem);
}

export const isTaken = ({ code }: Problem): boolean => code === taken;

const closing = new Set(['notPaid', 'packageOver', 'noSessionLeft', 'notFound', 'http404']);

/** Whether the package has no session left, so that what is shown of it is outdated. */
export const isPackageClosed = (error: unknown): boolean => closing.has(toProblem(error).code);

/** Whether the session is among those of the booking. */
export const isSessionBooked = ({ sessions }: Pick<TrainerBooking, 'sessions'>, session: Session): boolean =>
  isAmong(
    sessions.filter(({ status_id }) => !isOff(status_id)),
    session,
  );

/** The hour in the address of its page (F14), unless it has begun or is booked already. */
export function hourIn(
  params: URLSearchParams,
  booking: Pick<TrainerBooking, 'sessions'>,
  now: string,
): Session | null {
  const hour = selectionIn(params).sessions[0];
  return hour && `${hour.date} ${hour.start_time}` > now && !isSessionBooked(booking, hour) ? hour : null;
}

export const writeHour = (params: URLSearchParams, chosen: Session | null): void =>
  writeSelection(params, { packageId: null, sessions: chosen === null ? [] : [chosen] });
