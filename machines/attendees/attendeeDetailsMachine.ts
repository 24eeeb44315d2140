import { and, assign, emit, setup, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { Customer, User } from '../../src/contract/customers.ts';
import type { Id } from '../../src/contract/wire.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { signatureIn, type TypedAnswer } from './additionalAnswers.ts';
import {
  asked,
  contextFrom,
  faultsIn,
  isAgreed,
  isAsked,
  remaining,
  lockedFields,
  maySave,
  attendeeLimit,
  type AskedFor,
  type AttendeeDetailsContext,
  type AttendeeDetailsInput,
  type AttendeeDetailsOutput,
} from './attendeeDetailsContext.ts';
import { attendeeFields, type AttendeeField } from './attendeeFields.ts';
import type { Questions } from './attendeeQuestions.ts';
import { attendeeTerms } from './attendeeTerms.ts';
import { relativesFor, visitorFrom } from './relatives.ts';
import { sentCustomers } from './sentCustomers.ts';
import { emptyAttendee, type TypedAttendee, type TypedPerson } from './typedAttendee.ts';

/** A file as a browser hands it over; only the job looks inside. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface FileChoice {
  attendee: number;
  fieldId: Id;
  file: ChosenFile;
}

interface ChosenRelative {
  attendee: number;
  customerId: Id;
}

/** Nobody but the visitors after the first is a relative, and each of these is somebody else. */
const isRelative = (
  { questions, attendees }: AttendeeDetailsContext,
  { attendee, customerId }: ChosenRelative,
): boolean =>
  questions !== null &&
  attendee > 0 &&
  attendee in attendees &&
  relativesFor(questions, attendees, attendee).some(({ customer_id }) => customer_id === customerId);

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
  | { type: 'login.wanted' }
  /** A relative's details could not be had; what was said of them before stays. */
  | { type: 'relative.failed'; problem: Problem };

const setting = setup({
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
    /** Answers the path under which the file is stored. */
    storeFile: promiseActor<string, { file: ChosenFile }>('storeFile'),
    watchSession: callbackActor<{ type: 'session.changed'; user: User | null }>('watchSession'),
    /** Carries the wish to log in to whoever opens the login. */
    carryWishes: callbackActor<AttendeeDetailsEvent, { details: AnyActorRef }>('carryWishes'),
  },
  guards: {
    isNothingAsked: ({ context }) => !isAsked(context),
    isOtherUser: ({ context }, { user }: { user: User | null }) =>
      user?.id !== context.user?.id || (user === null) !== (context.user === null),
    maySave: ({ context }) => maySave(context),
    isSignedOut: ({ context }) => context.user === null,
    isAttendee: ({ context }, { attendee }: { attendee: number }) => attendee in context.attendees,
    mayAdd: ({ context }) =>
      context.questions !== null &&
      context.attendees.length < attendeeLimit(context.party, context.questions.threshold),
    /** Tickets decide how many there are; a whole facility keeps at least the one who books. */
    mayRemove: ({ context }, { attendee }: { attendee: number }) =>
      context.party.isWhole && attendee > 0 && attendee in context.attendees,
    isRelative: ({ context }, chosen: ChosenRelative) => isRelative(context, chosen),
    /** Whoever goes along the list need not wait for each of them. */
    isOtherRelative: ({ context }, chosen: ChosenRelative) =>
      context.relative?.attendee === chosen.attendee &&
      context.relative.customerId !== chosen.customerId &&
      isRelative(context, chosen),
    hasRelative: ({ context }, { attendee }: { attendee: number }) =>
      (context.attendees[attendee]?.customer_id ?? null) !== null,
    isFetched: ({ context }, { attendee }: { attendee: number }) => attendee === context.relative?.attendee,
    mustRead: ({ context }) => attendeeTerms(context.config) === 'read',
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
    changeUser: assign(({ context }, { user }: { user: User | null }) => ({
      user,
      ...remaining(context),
      questions: null,
    })),
    assignProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem: { ...toProblem(error), at: context.upload },
    })),
    countTry: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    startAnew: assign({ problem: null, attempts: 0 }),
    clearProblem: assign({ problem: null }),
    typePerson: assign(({ context }, { attendee, typed }: { attendee: number; typed: Partial<TypedPerson> }) => {
      const locked: ReadonlySet<unknown> = lockedFields(context, attendee);
      const free = Object.fromEntries(
        Object.entries(typed).filter(([field]) => !locked.has(attendeeFields[field as AttendeeField].question)),
      );
      return { attendees: changed(context.attendees, attendee, (one) => ({ ...one, ...free })) };
    }),
    typeAnswer: assign(
      ({ context }, { attendee, fieldId, answer }: { attendee: number; fieldId: Id; answer: TypedAnswer }) => ({
        attendees: answered(context.attendees, attendee, fieldId, () => answer),
      }),
    ),
    beginUpload: assign((_, { attendee, fieldId, file }: FileChoice) => ({
      upload: { attendee, fieldId, name: file.name },
      problem: null,
    })),
    assignFile: assign(({ context: { attendees, upload, questions } }, { output }: { output: string }) => {
      if (upload === null) return {};
      const field = questions?.additional.find(({ id }) => id === upload.fieldId);
      const isSignature = field?.type === 'disclaimer_form';
      return {
        attendees: answered(attendees, upload.attendee, upload.fieldId, (answer) =>
          isSignature ? { ...signatureIn(answer), path: output } : output,
        ),
      };
    }),
    endUpload: assign({ upload: null }),
    beginRelative: assign((_, { attendee, customerId }: ChosenRelative) => ({
      relative: { attendee, customerId },
      problem: null,
    })),
    /** What the list of relatives says is shown at once; their details add to it. */
    takeRelative: assign(({ context: { attendees, questions } }, { attendee, customerId }: ChosenRelative) => {
      const known = questions?.family.find(({ customer_id }) => customer_id === customerId);
      if (questions === null || known === undefined) return {};
      return { attendees: changed(attendees, attendee, () => visitorFrom(customerId, known, questions)) };
    }),
    assignRelative: assign(({ context: { attendees, relative, questions } }, { output }: { output: Customer }) => {
      if (relative === null || questions === null) return {};
      return {
        attendees: changed(attendees, relative.attendee, () => visitorFrom(relative.customerId, output, questions)),
      };
    }),
    endRelative: assign({ relative: null }),
    clearRelative: assign(({ context }, { attendee }: { attendee: number }) => ({
      attendees: changed(context.attendees, attendee, () => emptyAttendee),
    })),
    addAttendee: assign(({ context }) => ({ attendees: [...context.attendees, emptyAttendee] })),
    removeAttendee: assign(({ context }, { attendee }: { attendee: number }) => ({
      attendees: context.attendees.filter((_, index) => index !== attendee),
    })),
    chooseSaving: assign((_, { saves }: { saves: boolean }) => ({ saves })),
    agree: assign({ agreed: true }),
    disagree: assign({ agreed: false }),
    findFaults: assign(({ context }) => ({ faults: faultsIn(context) })),
    /** Faults are pointed out only once the details were given in. */
    lookAgain: assign(({ context }) => (context.faults === null ? {} : { faults: faultsIn(context) })),
    emitIncomplete: emit({ type: 'details.incomplete' }),
    emitLoginWanted: emit({ type: 'login.wanted' }),
    emitRelativeFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'relative.failed',
      problem: toProblem(error),
    })),
    leave: assign({ isLeft: true }),
  },
});

function changed(
  attendees: readonly TypedAttendee[],
  attendee: number,
  change: (one: TypedAttendee) => TypedAttendee,
): readonly TypedAttendee[] {
  return attendees.map((one, index) => (index === attendee ? change(one) : one));
}

const answered = (
  attendees: readonly TypedAttendee[],
  attendee: number,
  fieldId: Id,
  answer: (before: TypedAnswer | undefined) => TypedAnswer,
): readonly TypedAttendee[] =>
  changed(attendees, attendee, (one) => ({
    ...one,
    answers: { ...one.answers, [fieldId]: answer(one.answers[fieldId]) },
  }));

/** What the service asks, of whoever is there. */
const loadingQuestions = {
  id: 'loadQuestions',
  src: 'loadQuestions',
  input: ({ context: { serviceId, user, config } }: { context: AttendeeDetailsContext }) => ({
    serviceId,
    customer: user === null || user.is_anonymous ? null : { id: user.id },
    site: config.field_visibility,
  }),
  onDone: {
    target: '#attendeeDetails.deciding',
    actions: [{ type: 'assignQuestions', params: wholeEvent }, 'lookAgain'],
  },
  onError: { target: '#attendeeDetails.failed', actions: [{ type: 'assignProblem', params: wholeEvent }, 'countTry'] },
} as const;

/** Whoever arrives is asked about anew: there are relatives and documents now, and nothing that was typed is lost. */
const anotherUser = {
  guard: { type: 'isOtherUser', params: wholeEvent },
  target: '#attendeeDetails.loading',
  actions: [{ type: 'changeUser', params: wholeEvent }, 'endUpload', 'endRelative', 'startAnew'],
} as const;

const describing = setting.createStateConfig({
  tags: 'asking',
  initial: 'filling',
  // Typing goes on whatever else is under way.
  on: {
    'session.changed': anotherUser,
    'person.type': {
      guard: { type: 'isAttendee', params: wholeEvent },
      actions: [{ type: 'typePerson', params: wholeEvent }, 'lookAgain'],
    },
    'answer.type': {
      guard: { type: 'isAttendee', params: wholeEvent },
      actions: [{ type: 'typeAnswer', params: wholeEvent }, 'lookAgain'],
    },
    'saving.choose': { guard: 'maySave', actions: { type: 'chooseSaving', params: wholeEvent } },
    'details.leave': '#attendeeDetails.left',
  },
  states: {
    filling: {
      on: {
        'file.choose': [
          { guard: 'isSignedOut', actions: 'emitLoginWanted' },
          {
            guard: { type: 'isAttendee', params: wholeEvent },
            target: 'storing',
            actions: { type: 'beginUpload', params: wholeEvent },
          },
        ],
        'relative.choose': {
          guard: { type: 'isRelative', params: wholeEvent },
          target: 'fetchingRelative',
          actions: [
            { type: 'beginRelative', params: wholeEvent },
            { type: 'takeRelative', params: wholeEvent },
            'lookAgain',
          ],
        },
        'relative.forget': {
          guard: { type: 'hasRelative', params: wholeEvent },
          actions: [{ type: 'clearRelative', params: wholeEvent }, 'clearProblem', 'lookAgain'],
        },
        'attendee.add': { guard: 'mayAdd', actions: ['addAttendee', 'lookAgain'] },
        'attendee.remove': {
          guard: { type: 'mayRemove', params: wholeEvent },
          actions: [{ type: 'removeAttendee', params: wholeEvent }, 'clearProblem', 'lookAgain'],
        },
        // R4.6.5: the tick opens the terms by itself; what they say decides whether it stays.
        'terms.tick': [
          { guard: 'mustRead', target: 'readingTerms' },
          { guard: 'hasTerms', actions: 'agree' },
        ],
        'terms.untick': { actions: 'disagree' },
        'terms.open': { guard: 'hasTerms', target: 'readingTerms' },
        'login.ask': { guard: 'isSignedOut', actions: 'emitLoginWanted' },
        'details.submit': [
          { guard: 'isSignedOut', actions: 'emitLoginWanted' },
          { guard: and(['isAgreed', 'isComplete']), target: '#attendeeDetails.given' },
          { guard: 'isAgreed', actions: ['findFaults', 'emitIncomplete'] },
        ],
      },
    },
    readingTerms: {
      on: {
        'terms.agree': { target: 'filling', actions: 'agree' },
        'terms.disagree': { target: 'filling', actions: 'disagree' },
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        id: 'storeFile',
        src: 'storeFile',
        input: ({ event }) => {
          if (event.type !== 'file.choose') throw new Error('attendeeDetails: no file was chosen');
          return { file: event.file };
        },
        onDone: { target: 'filling', actions: [{ type: 'assignFile', params: wholeEvent }, 'endUpload', 'lookAgain'] },
        onError: { target: 'filling', actions: [{ type: 'assignProblem', params: wholeEvent }, 'endUpload'] },
      },
      on: { 'file.cancel': { target: 'filling', actions: 'endUpload' } },
    },
    fetchingRelative: {
      tags: 'busy',
      invoke: {
        id: 'loadRelative',
        src: 'loadRelative',
        input: ({ context }) => ({ customerId: context.relative!.customerId }),
        onDone: {
          target: 'filling',
          actions: [{ type: 'assignRelative', params: wholeEvent }, 'endRelative', 'lookAgain'],
        },
        // What the list said of them stays.
        onError: {
          target: 'filling',
          actions: [
            { type: 'assignProblem', params: wholeEvent },
            { type: 'emitRelativeFailed', params: wholeEvent },
            'endRelative',
          ],
        },
      },
      on: {
        'relative.choose': {
          guard: { type: 'isOtherRelative', params: wholeEvent },
          target: 'fetchingRelative',
          reenter: true,
          actions: [
            { type: 'beginRelative', params: wholeEvent },
            { type: 'takeRelative', params: wholeEvent },
            'lookAgain',
          ],
        },
        'relative.forget': {
          guard: { type: 'isFetched', params: wholeEvent },
          target: 'filling',
          actions: [{ type: 'clearRelative', params: wholeEvent }, 'endRelative', 'lookAgain'],
        },
      },
    },
  },
});

export const attendeeDetailsMachine = setting.createMachine({
  id: 'attendeeDetails',
  description:
    'Who comes along: one block for each visitor, filled from what is on file, with the fields, files and signatures that the service asks for, and the agreement to its terms.',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'carryWishes', src: 'carryWishes', input: ({ self }) => ({ details: self }) },
  ],
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: loadingQuestions,
      on: {
        'session.changed': { ...anotherUser, reenter: true },
        'details.leave': 'left',
      },
    },
    /** What is said stays while it is asked again. */
    failed: {
      initial: 'waiting',
      on: {
        'step.retry': { target: 'loading', actions: 'startAnew' },
        'session.changed': anotherUser,
        'details.leave': 'left',
      },
      states: {
        waiting: { invoke: { ...reconnecting, onDone: 'trying' } },
        trying: { invoke: loadingQuestions },
      },
    },
    deciding: { always: [{ guard: 'isNothingAsked', target: 'given' }, { target: 'describing' }] },
    describing,
    given: { type: 'final' },
    left: { type: 'final', entry: 'leave' },
  },
  output: ({ context }) => outputOf(context),
});

function outputOf(context: AttendeeDetailsContext): AttendeeDetailsOutput {
  const { isLeft, questions, attendees, config } = context;
  const saves = context.saves && maySave(context);
  if (isLeft || questions === null) return { customers: null, saves: false };
  if (!isAsked(context)) return { customers: [], saves: false };
  const { field_visibility: site, religions } = config;
  return { customers: sentCustomers({ attendees, questions, site, religions, saves }), saves };
}

export type AttendeeDetailsRef = ActorRefFrom<typeof attendeeDetailsMachine>;
export type AttendeeDetailsSnapshot = SnapshotFrom<typeof attendeeDetailsMachine>;
