/** The status of a booking other than a facility's, and its period of validity (R4.10.9, Q4.10.c). */
import { isDayOver } from '../events/eventDays.ts';

export type RecordStatus =
  | 'approved'
  | 'rejected'
  | 'completed'
  | 'pending'
  | 'cancelled'
  | 'expired'
  | 'refundRequested'
  | 'inactive';

const statuses: ReadonlyMap<number, RecordStatus> = new Map([
  [1, 'approved'],
  [2, 'rejected'],
  [4, 'completed'],
  [8, 'cancelled'],
  [11, 'expired'],
  [12, 'refundRequested'],
  [13, 'inactive'],
]);

/** 5 is pending, and so is any unknown status, as for facility bookings (R4.10.6). */
export const recordStatus = (id: number | null): RecordStatus => statuses.get(id ?? 0) ?? 'pending';

interface Span {
  readonly start_date: string;
  readonly end_date: string;
}

/** Whether a period has begun and not ended; both days belong to it. */
export function spanState({ start_date, end_date }: Span, today: string): 'toCome' | 'running' | 'over' {
  if (today < start_date) return 'toCome';
  return today > end_date ? 'over' : 'running';
}

interface Session {
  readonly date: string;
  readonly start_time: string;
  readonly status_id: number | null;
}

const off: ReadonlySet<RecordStatus> = new Set(['rejected', 'cancelled', 'expired', 'refundRequested', 'inactive']);

/** Whether the booking no longer takes place. */
export const isOff = (id: number | null): boolean => off.has(recordStatus(id));

interface WithLessons {
  readonly trainer_booking_id: number | null;
  readonly status_id: number | null;
}

/** The booking of a coach whose hours came with something from a shop, as long as that stands (R4.10.9). */
export const coachBookingOf = ({ trainer_booking_id: id, status_id: status }: WithLessons): number | null =>
  isOff(status) ? null : id;

const startOf = ({ date, start_time }: Session): string => `${date} ${start_time}`;

/** The first session that has not begun and is not cancelled; `now` is the venue's wall-clock time. */
export function nextSession<TSession extends Session>(
  sessions: readonly TSession[],
  now: string,
): TSession | undefined {
  const toCome = sessions.filter((one) => startOf(one) >= now && !isOff(one.status_id));
  return toCome.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))[0];
}

interface TimedSession extends Session {
  readonly end_time: string;
}

/** Upcoming and current sessions, the next one first, and past ones, the latest first. `now` is the venue's wall-clock time. */
export function sessionsByTime<TSession extends TimedSession>(
  sessions: readonly TSession[],
  now: string,
): { coming: TSession[]; past: TSession[] } {
  const isOver = (session: TimedSession): boolean => isDayOver(session, now);
  const inOrder = sessions.toSorted((one, other) => startOf(one).localeCompare(startOf(other), 'en'));
  return { coming: inOrder.filter((session) => !isOver(session)), past: inOrder.filter(isOver).toReversed() };
}
