/** The sessions chosen with a trainer's package: now, or later in the profile (R3.6.6, Q3.6.d). */
import type { InferOutput } from 'valibot';
import type { TrainerDetails } from '../../src/contract/offered/trainers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { dateOfDay, dayNumberOf } from '../slots/schedule/venueTime.ts';

export type Trainer = InferOutput<typeof TrainerDetails>;
export type TrainerPackage = Trainer['packages'][number];

export interface Session {
  date: string;
  start_time: string;
}

export interface TrainerSelection {
  packageId: Id | null;
  /** In order of time, without duplicates. */
  sessions: readonly Session[];
}

export const packageOf = ({ packages }: Pick<Trainer, 'packages'>, packageId: Id | null): TrainerPackage | null =>
  packages.find(({ training_package_id }) => training_package_id === packageId) ?? null;

const keyOf = ({ date, start_time }: Session): string => `${date} ${start_time}`;
export const isSameSession = (one: Session, other: Session): boolean => keyOf(one) === keyOf(other);
export const isAmong = (sessions: readonly Session[], session: Session): boolean =>
  sessions.some((one) => isSameSession(one, session));

/** Whether it has begun by that time of the venue, `YYYY-MM-DD HH:mm:ss`. */
export const hasSessionBegun = (session: Session, now: string): boolean => keyOf(session) <= now;

const inOrder = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));

export const withoutSessions = (sessions: readonly Session[], gone: readonly Session[]): Session[] =>
  sessions.filter((session) => !isAmong(gone, session));

/**
 * The sessions with one more, up to `most`; a single session is replaced instead. Null where there is no room, or it is
 * already chosen.
 */
export function withSession(sessions: readonly Session[], session: Session, most: number): Session[] | null {
  if (isAmong(sessions, session)) return null;
  if (most === 1) return [session];
  return sessions.length < most ? inOrder([...sessions, session]) : null;
}

const atOf = ({ date, start_time }: Session): string => `${date}T${start_time.slice(0, 5)}`;
const pattern = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/;
/** No package has more sessions than this, so more are not read from an address. */
const mostInAddress = 50;

function sessionAt(text: string): Session[] {
  const date = text.slice(0, 10);
  const isHour = pattern.test(text) && dateOfDay(dayNumberOf(date)) === date;
  return isHour ? [{ date, start_time: `${text.slice(11)}:00` }] : [];
}

const sessionsIn = (written: string): Session[] => written.split('_').slice(0, mostInAddress).flatMap(sessionAt);

/** The selection in the address; values that cannot be read are ignored, and repeated ones count once (014). */
export function selectionIn(params: URLSearchParams): TrainerSelection {
  const packageId = params.getAll('package').find((id) => /^\d{1,9}$/.test(id));
  const sessions =
    params
      .getAll('at')
      .map(sessionsIn)
      .find(({ length }) => length > 0) ?? [];
  return {
    packageId: packageId === undefined ? null : Number(packageId),
    sessions: inOrder(sessions.filter((session, index) => !isAmong(sessions.slice(0, index), session))),
  };
}

export function writeSelection(params: URLSearchParams, { packageId, sessions }: TrainerSelection): void {
  params.delete('package');
  params.delete('at');
  if (packageId !== null) params.set('package', String(packageId));
  if (sessions.length > 0) params.set('at', sessions.map(atOf).join('_'));
}

export const isSameSelection = (one: TrainerSelection, other: TrainerSelection): boolean =>
  one.packageId === other.packageId &&
  one.sessions.length === other.sessions.length &&
  one.sessions.every((session, index) => isSameSession(session, other.sessions[index]!));

/** The selection as far as the trainer offers it: an existing package, no more sessions than it has, and none in the past. */
export function possibleSelection(
  trainer: Pick<Trainer, 'packages'>,
  selection: TrainerSelection,
  now: string,
): TrainerSelection {
  const chosen = packageOf(trainer, selection.packageId) ?? trainer.packages[0];
  if (chosen === undefined) return { packageId: null, sessions: [] };
  const ahead = selection.sessions.filter((session) => !hasSessionBegun(session, now));
  return { packageId: chosen.training_package_id, sessions: ahead.slice(0, chosen.sessions) };
}
