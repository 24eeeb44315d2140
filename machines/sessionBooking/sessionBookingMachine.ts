import {
  assign,
  emit,
  sendTo,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import type { Id } from '../../src/contract/wire/wire.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isAmong, isSameSession, type Session } from '../trainerBooking/trainerSessions.ts';
import { isPackageClosed, isTaken, isUncertain } from './sessionBookingRules.ts';

export interface SessionBookingInput {
  /** The booking of the package that the session belongs to. */
  bookingId: Id;
  /** The machine that shows the booking, and reloads it when its sessions change. */
  resource: ActorRef<Snapshot<unknown>, { type: 'resource.reload' }>;
  /** The hour in the address. */
  chosen: Session | null;
}

export interface SessionBookingContext extends SessionBookingInput {
  /** Hours that another customer took meanwhile. */
  taken: readonly Session[];
  /** The session that was booked last, until another hour is chosen. */
  booked: Session | null;
  problem: Problem | null;
}

export type SessionBookingEvent =
  | { type: 'session.choose'; session: Session }
  | { type: 'session.remove' }
  | { type: 'session.book' };

/** For the address. */
export type SessionBookingEmitted = { type: 'hour.changed'; chosen: Session | null };

/** The hour to book, and the package's booking. */
export interface AskedSession {
  bookingId: Id;
  session: Session;
}

interface Chosen {
  session: Session;
}

const asked = ({ context: { bookingId, chosen } }: { context: SessionBookingContext }): AskedSession => ({
  bookingId,
  session: required(chosen, 'hour'),
});

const sessionBooking = setup({
  types: {
    context: {} as SessionBookingContext,
    events: {} as SessionBookingEvent,
    emitted: {} as SessionBookingEmitted,
    input: {} as SessionBookingInput,
    tags: {} as 'busy',
  },
  actors: {
    bookSession: promiseActor<unknown, AskedSession>('bookSession'),
    /** Whether the hour is among the sessions of the booking. */
    findBooked: promiseActor<boolean, AskedSession>('findBooked'),
  },
  guards: {
    mayChoose: ({ context: { taken, chosen } }, { session }: Chosen) =>
      !isAmong(taken, session) && (chosen === null || !isSameSession(chosen, session)),
    hasChosen: ({ context }) => context.chosen !== null,
    isUncertain: (_, { error }: Failed) => isUncertain(error),
    isPackageClosed: (_, { error }: Failed) => isPackageClosed(error),
    isFound: (_, { output }: Done<boolean>) => output,
    isTaken: ({ context }) => isTaken(required(context.problem, 'problem')),
  },
  actions: {
    assignChosen: assign((_, { session }: Chosen) => ({ chosen: session, booked: null, problem: null })),
    clearChosen: assign({ chosen: null, problem: null }),
    clearProblem: assign({ problem: null }),
    assignBooked: assign(({ context }) => ({ booked: context.chosen, chosen: null, problem: null })),
    assignTaken: assign(({ context: { taken, chosen } }) => ({
      taken: [...taken, required(chosen, 'hour')],
      chosen: null,
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    emitChosen: emit(({ context: { chosen } }) => ({ type: 'hour.changed' as const, chosen })),
    sendReload: sendTo(({ context }) => context.resource, { type: 'resource.reload' }),
  },
});

const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const isBooked = { target: 'choosing', actions: ['assignBooked', 'emitChosen', 'sendReload'] } as const;

export const sessionBookingMachine = sessionBooking.createMachine({
  id: 'sessionBooking',
  description:
    'Schedules a session of a trainer’s package later (Q3.6.d, Q7.6.m), one hour at a time. An hour taken by another customer is reported; without an answer, the booking itself shows whether the session was booked, so that none is booked twice.',
  context: ({ input }) => ({ ...input, taken: [], booked: null, problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'session.choose': {
          guard: { type: 'mayChoose', params: wholeEvent },
          actions: [{ type: 'assignChosen', params: wholeEvent }, 'emitChosen'],
        },
        'session.remove': { guard: 'hasChosen', actions: ['clearChosen', 'emitChosen'] },
        'session.book': { guard: 'hasChosen', target: 'booking', actions: 'clearProblem' },
      },
    },
    booking: {
      tags: 'busy',
      invoke: {
        id: 'bookSession',
        src: 'bookSession',
        input: asked,
        onDone: isBooked,
        onError: [
          { guard: { type: 'isUncertain', params: wholeEvent }, target: 'checking', actions: assignProblem },
          {
            guard: { type: 'isPackageClosed', params: wholeEvent },
            target: 'choosing',
            actions: [assignProblem, 'sendReload'],
          },
          { target: 'choosing', actions: assignProblem },
        ],
      },
    },
    checking: {
      description: 'It is unknown whether the session was booked: its booking is asked.',
      tags: 'busy',
      invoke: {
        id: 'findBooked',
        src: 'findBooked',
        input: asked,
        onDone: [
          { guard: { type: 'isFound', params: wholeEvent }, ...isBooked },
          { guard: 'isTaken', target: 'choosing', actions: ['assignTaken', 'emitChosen'] },
          { target: 'choosing' },
        ],
        // The problem of the booking stays: pressing again tries again.
        onError: 'choosing',
      },
    },
  },
});

export type SessionBookingRef = ActorRefFrom<typeof sessionBookingMachine>;
export type SessionBookingSnapshot = SnapshotFrom<typeof sessionBookingMachine>;
