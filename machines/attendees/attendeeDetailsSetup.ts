/** The actors, guards and actions of the attendees' details. */
import type { ChosenFile } from '../shared/chosenFile.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import type { TypedAnswer } from './additionalAnswers.ts';
import {
  withAnswer,
  changed,
  isRelative,
  typedBy,
  withDetails,
  withFile,
  withRelative,
  type ChosenRelative,
} from './attendeeChanges.ts';
import {
  asked,
  enteredIn,
  attendeesDraftOf,
  faultsIn,
  isAgreed,
  asksAnyDetails,
  remaining,
  maySave,
  attendeeLimit,
  type AskedFor,
  type AttendeeDetailsContext,
  type AttendeeDetailsInput,
  type AttendeeDetailsOutput,
} from './attendeeDetailsContext.ts';
import type { Questions } from './attendeeQuestions.ts';
import { attendeeTerms } from './attendeeTerms.ts';
import { emptyAttendee, type TypedPerson } from './typedAttendee.ts';

interface FileChoice {
  attendee: number;
  fieldId: Id;
  file: ChosenFile;
}

export type AttendeeDetailsEvent =
  | { type: 'session.changed'; user: User | null }
  | { type: 'person.type'; attendee: number; typed: Partial<TypedPerson> }
  | { type: 'answer.type'; attendee: number; fieldId: Id; answer: TypedAnswer }
  | ({ type: 'file.choose' } & FileChoice)
  | { type: 'file.cancel' }
  | { type: 'relative.choose'; attendee: number; customerId: Id }
  | { type: 'relative.forget'; attendee: number }
  | { type: 'attendee.add' }
  | { type: 'attendee.remove'; attendee: number }
  | { type: 'saving.choose'; saves: boolean }
  | { type: 'terms.tick' }
  | { type: 'terms.untick' }
  | { type: 'terms.open' }
  | { type: 'terms.agree' }
  | { type: 'terms.disagree' }
  | { type: 'details.submit' }
  | { type: 'details.leave' }
  | { type: 'login.ask' }
  | { type: 'step.retry' };

export type AttendeeDetailsEmitted =
  | { type: 'details.incomplete' }
  /** The relative's details could not be loaded; what the list had stays. */
  | { type: 'relative.failed'; problem: Problem };

export const setting = setup({
  types: {
    context: {} as AttendeeDetailsContext,
    events: {} as AttendeeDetailsEvent,
    emitted: {} as AttendeeDetailsEmitted,
    input: {} as AttendeeDetailsInput,
    output: {} as AttendeeDetailsOutput,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    loadQuestions: promiseActor<Questions, AskedFor>('loadQuestions'),
    reconnect: reconnectMachine,
    loadRelative: promiseActor<Customer, { customerId: Id }>('loadRelative'),
    /** Returns the path under which the file is stored. */
    storeFile: promiseActor<string, { file: ChosenFile }>('storeFile'),
    watchSession: callbackActor<{ type: 'session.changed'; user: User | null }>('watchSession'),
  },
  guards: {
    isNothingAsked: ({ context }) => !asksAnyDetails(context),
    isOtherUser: ({ context }, { user }: { user: User | null }) => user?.id !== context.user?.id,
    maySave: ({ context }) => maySave(context),
    isSignedOut: ({ context }) => context.user === null,
    isAttendee: ({ context }, { attendee }: { attendee: number }) => attendee in context.attendees,
    mayAdd: ({ context }) =>
      context.questions !== null &&
      context.attendees.length < attendeeLimit(context.party, context.questions.threshold),
    /** Tickets decide the number of attendees; an exclusive facility keeps at least the first. */
    mayRemove: ({ context }, { attendee }: { attendee: number }) =>
      context.party.isWhole && attendee > 0 && attendee in context.attendees,
    isRelative: ({ context }, chosen: ChosenRelative) => isRelative(context, chosen),
    /** Choosing another relative does not wait for the previous one to load. */
    isOtherRelative: ({ context }, chosen: ChosenRelative) =>
      context.relative?.attendee === chosen.attendee &&
      context.relative.customerId !== chosen.customerId &&
      isRelative(context, chosen),
    hasRelative: ({ context }, { attendee }: { attendee: number }) =>
      (context.attendees[attendee]?.customer_id ?? null) !== null,
    isFetched: ({ context }, { attendee }: { attendee: number }) => attendee === context.relative?.attendee,
    isReadingNeeded: ({ context }) => attendeeTerms(context.config) === 'read',
    hasTerms: ({ context }) => attendeeTerms(context.config) !== 'none',
    isAgreed: ({ context }) => isAgreed(context),
    isComplete: ({ context }) => faultsIn(context).every(isFaultless),
  },
  actions: {
    assignQuestions: assign(({ context }, { output }: { output: Questions }) => ({
      ...asked(context, output),
      problem: null,
      attempts: 0,
    })),
    assignUser: assign(({ context }, { user }: { user: User | null }) => ({
      user,
      ...remaining(context),
      questions: null,
    })),
    assignProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem: { ...toProblem(error), at: context.upload },
    })),
    assignAttempts: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearOutage: assign({ problem: null, attempts: 0 }),
    clearProblem: assign({ problem: null }),
    assignTyped: assign(({ context }, { attendee, typed }: { attendee: number; typed: Partial<TypedPerson> }) => ({
      attendees: typedBy(context, attendee, typed),
    })),
    assignAnswer: assign(
      ({ context }, { attendee, fieldId, answer }: { attendee: number; fieldId: Id; answer: TypedAnswer }) => ({
        attendees: withAnswer(context.attendees, attendee, fieldId, () => answer),
      }),
    ),
    assignUpload: assign((_, { attendee, fieldId, file }: FileChoice) => ({
      upload: { attendee, fieldId, name: file.name },
      problem: null,
    })),
    assignFile: assign(({ context }, { output }: { output: string }) => ({ attendees: withFile(context, output) })),
    clearUpload: assign({ upload: null }),
    assignChosenRelative: assign((_, { attendee, customerId }: ChosenRelative) => ({
      relative: { attendee, customerId },
      problem: null,
    })),
    assignKnownOfRelative: assign(({ context }, chosen: ChosenRelative) => ({
      attendees: withRelative(context, chosen),
    })),
    assignDetailsOfRelative: assign(({ context }, { output }: { output: Customer }) => ({
      attendees: withDetails(context, output),
    })),
    clearChosenRelative: assign({ relative: null }),
    clearRelative: assign(({ context }, { attendee }: { attendee: number }) => ({
      attendees: changed(context.attendees, attendee, () => emptyAttendee),
    })),
    assignAnotherAttendee: assign(({ context }) => ({ attendees: [...context.attendees, emptyAttendee] })),
    assignRemainingAttendees: assign(({ context }, { attendee }: { attendee: number }) => ({
      attendees: context.attendees.filter((_, index) => index !== attendee),
    })),
    assignSaving: assign((_, { saves }: { saves: boolean }) => ({ saves })),
    assignAgreement: assign({ agreed: true }),
    clearAgreement: assign({ agreed: false }),
    assignFaults: assign(({ context }) => ({ faults: faultsIn(context) })),
    /** Faults are shown only once the details have been submitted. */
    assignFaultsAgain: assign(({ context }) => (context.faults === null ? {} : { faults: faultsIn(context) })),
    emitIncomplete: emit({ type: 'details.incomplete' }),
    sendLoginWanted: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'login.wanted' as const, entered: enteredIn(context) }),
    ),
    sendDraft: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'attendees.changed' as const, attendeeDetails: attendeesDraftOf(context) }),
    ),
    emitRelativeFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'relative.failed',
      problem: toProblem(error),
    })),
    assignLeft: assign({ isLeft: true }),
  },
});
