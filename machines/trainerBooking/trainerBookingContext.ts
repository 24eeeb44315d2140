/** A trainer's package being chosen: its input, context and events, and what can be chosen in it. */
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Problem } from '../shared/problem.ts';
import {
  hasSessionBegun,
  isAmong,
  packageOf,
  withSession,
  type Session,
  type Trainer,
  type TrainerSelection,
} from './trainerSessions.ts';

export interface TrainerBookingInput {
  trainer: Trainer;
  /** The selection in the address. */
  selection: TrainerSelection;
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`; kept current by `watchMinute`. */
  now: string;
}

export interface TrainerBookingContext {
  trainer: Trainer;
  selection: TrainerSelection;
  now: string;
  /** Who is there, once the session has said so. */
  user: User | null;
  /** Sessions that another customer took meanwhile. */
  taken: readonly Session[];
  problem: Problem | null;
}

export type TrainerBookingEvent =
  | { type: 'package.choose'; packageId: Id }
  | { type: 'session.choose'; session: Session }
  | { type: 'session.remove'; session: Session }
  | { type: 'package.add' }
  | { type: 'address.changed'; selection: TrainerSelection }
  | { type: 'session.changed'; user: User | null }
  | { type: 'minute.passed'; now: string };

/** For the address. */
export type TrainerBookingEmitted = { type: 'selection.changed'; selection: TrainerSelection };

/** The sessions wanted with a package. */
export interface WantedSessions {
  trainerId: Id;
  packageId: Id;
  sessions: readonly Session[];
}

/** The sessions with that one; null where it cannot be chosen (any more). */
export const withOne = (context: TrainerBookingContext, session: Session): Session[] | null =>
  isAmong(context.taken, session) || hasSessionBegun(session, context.now)
    ? null
    : withSession(
        context.selection.sessions,
        session,
        packageOf(context.trainer, context.selection.packageId)?.sessions ?? 0,
      );
