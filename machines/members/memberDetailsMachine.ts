import { and, assign, emit, setup, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { Customer, User } from '../../src/contract/customers.ts';
import type { Id } from '../../src/contract/wire.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { job, listener } from '../shared/job.ts';
import { problemOf } from '../shared/refusal.ts';
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
  memberLimit,
  type AskedFor,
  type MemberDetailsContext,
  type MemberDetailsInput,
  type MemberDetailsOutput,
} from './memberDetailsContext.ts';
import { isFaultless } from './memberFaults.ts';
import type { Questions } from './memberQuestions.ts';
import { memberTerms } from './memberTerms.ts';
import { relativesFor, visitorFrom } from './relatives.ts';
import { sentCustomers } from './sentCustomers.ts';
import { emptyMember, type TypedMember, type TypedPerson } from './typedMember.ts';

/** A file as a browser hands it over; only the job looks inside. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface FileChoice {
  member: number;
  fieldId: Id;
  file: ChosenFile;
}

interface ChosenRelative {
  member: number;
  customerId: Id;
}

/** Nobody but the visitors after the first is a relative, and each of these is somebody else. */
const isRelative = ({ questions, members }: MemberDetailsContext, { member, customerId }: ChosenRelative): boolean =>
  questions !== null &&
  member > 0 &&
  member in members &&
  relativesFor(questions, members, member).some(({ customer_id }) => customer_id === customerId);

export type MemberDetailsEvent =
  | { type: 'session.changed'; user: User | null }
  | { type: 'person.type'; member: number; typed: Partial<TypedPerson> }
  | { type: 'answer.type'; member: number; fieldId: Id; answer: TypedAnswer }
  | ({ type: 'file.choose' } & FileChoice)
  | { type: 'file.cancel' }
  | { type: 'relative.choose'; member: number; customerId: Id }
  | { type: 'relative.forget'; member: number }
  | { type: 'member.add' }
  | { type: 'member.remove'; member: number }
  | { type: 'saving.choose'; saves: boolean }
  | { type: 'terms.tick' }
  | { type: 'terms.untick' }
  | { type: 'terms.open' }
  | { type: 'terms.agree' }
  | { type: 'terms.disagree' }
  | { type: 'details.give' }
  | { type: 'details.leave' }
  | { type: 'login.ask' }
  | { type: 'retry' };

export type MemberDetailsEmitted = { type: 'details.incomplete' } | { type: 'login.wanted' };

const setting = setup({
  types: {
    context: {} as MemberDetailsContext,
    events: {} as MemberDetailsEvent,
    emitted: {} as MemberDetailsEmitted,
    input: {} as MemberDetailsInput,
    output: {} as MemberDetailsOutput,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    loadQuestions: job<Questions, AskedFor>('loadQuestions'),
    reconnect: reconnectMachine,
    loadRelative: job<Customer, { customerId: Id }>('loadRelative'),
    /** Answers the path under which the file is stored. */
    storeFile: job<string, { file: ChosenFile }>('storeFile'),
    watchSession: listener<{ type: 'session.changed'; user: User | null }>('watchSession'),
    /** Carries the wish to log in to whoever opens the login. */
    carryWishes: listener<MemberDetailsEvent, { details: AnyActorRef }>('carryWishes'),
  },
  guards: {
    isNothingAsked: ({ context }) => !isAsked(context),
    isOtherUser: ({ context }, { user }: { user: User | null }) =>
      user?.id !== context.user?.id || (user === null) !== (context.user === null),
    maySave: ({ context }) => maySave(context),
    isNobody: ({ context }) => context.user === null,
    isMember: ({ context }, { member }: { member: number }) => member in context.members,
    mayAdd: ({ context }) =>
      context.questions !== null && context.members.length < memberLimit(context.party, context.questions.threshold),
    /** Tickets decide how many there are; a whole facility keeps at least the one who books. */
    mayRemove: ({ context }, { member }: { member: number }) =>
      context.party.isWhole && member > 0 && member in context.members,
    isRelative: ({ context }, chosen: ChosenRelative) => isRelative(context, chosen),
    /** Whoever goes along the list need not wait for each of them. */
    isOtherRelative: ({ context }, chosen: ChosenRelative) =>
      context.relative?.member === chosen.member &&
      context.relative.customerId !== chosen.customerId &&
      isRelative(context, chosen),
    hasRelative: ({ context }, { member }: { member: number }) =>
      (context.members[member]?.customer_id ?? null) !== null,
    isFetched: ({ context }, { member }: { member: number }) => member === context.relative?.member,
    mustRead: ({ context }) => memberTerms(context.config) === 'read',
    hasTerms: ({ context }) => memberTerms(context.config) !== 'none',
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
      problem: { ...problemOf(error), at: context.upload },
    })),
    countTry: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    startAnew: assign({ problem: null, attempts: 0 }),
    clearProblem: assign({ problem: null }),
    typePerson: assign(({ context }, { member, typed }: { member: number; typed: Partial<TypedPerson> }) => {
      const locked = lockedFields(context, member);
      const isLocked = (field: string) =>
        (locked as ReadonlySet<string>).has(field) ||
        (locked.has('mobile') && (field === 'country_code' || field === 'mobile_number')) ||
        (locked.has('id') && field.startsWith('id_proof'));
      const free = Object.fromEntries(Object.entries(typed).filter(([field]) => !isLocked(field)));
      return { members: changed(context.members, member, (one) => ({ ...one, ...free })) };
    }),
    typeAnswer: assign(
      ({ context }, { member, fieldId, answer }: { member: number; fieldId: Id; answer: TypedAnswer }) => ({
        members: answered(context.members, member, fieldId, () => answer),
      }),
    ),
    beginUpload: assign((_, { member, fieldId, file }: FileChoice) => ({
      upload: { member, fieldId, name: file.name },
      problem: null,
    })),
    assignFile: assign(({ context: { members, upload, questions } }, { output }: { output: string }) => {
      if (upload === null) return {};
      const field = questions?.additional.find(({ id }) => id === upload.fieldId);
      const isSignature = field?.type === 'disclaimer_form';
      return {
        members: answered(members, upload.member, upload.fieldId, (answer) =>
          isSignature ? { ...signatureIn(answer), path: output } : output,
        ),
      };
    }),
    endUpload: assign({ upload: null }),
    beginRelative: assign((_, { member, customerId }: ChosenRelative) => ({
      relative: { member, customerId },
      problem: null,
    })),
    /** What the list of relatives says is shown at once; their details add to it. */
    takeRelative: assign(({ context: { members, questions } }, { member, customerId }: ChosenRelative) => {
      const known = questions?.family.find(({ customer_id }) => customer_id === customerId);
      if (questions === null || known === undefined) return {};
      return { members: changed(members, member, () => visitorFrom(customerId, known, questions)) };
    }),
    assignRelative: assign(({ context: { members, relative, questions } }, { output }: { output: Customer }) => {
      if (relative === null || questions === null) return {};
      return { members: changed(members, relative.member, () => visitorFrom(relative.customerId, output, questions)) };
    }),
    endRelative: assign({ relative: null }),
    clearRelative: assign(({ context }, { member }: { member: number }) => ({
      members: changed(context.members, member, () => emptyMember),
    })),
    addMember: assign(({ context }) => ({ members: [...context.members, emptyMember] })),
    removeMember: assign(({ context }, { member }: { member: number }) => ({
      members: context.members.filter((_, index) => index !== member),
    })),
    chooseSaving: assign((_, { saves }: { saves: boolean }) => ({ saves })),
    agree: assign({ agreed: true }),
    disagree: assign({ agreed: false }),
    findFaults: assign(({ context }) => ({ faults: faultsIn(context) })),
    /** Faults are pointed out only once the details were given in. */
    lookAgain: assign(({ context }) => (context.faults === null ? {} : { faults: faultsIn(context) })),
    emitIncomplete: emit({ type: 'details.incomplete' }),
    emitLoginWanted: emit({ type: 'login.wanted' }),
    leave: assign({ isLeft: true }),
  },
});

function changed(
  members: readonly TypedMember[],
  member: number,
  change: (one: TypedMember) => TypedMember,
): readonly TypedMember[] {
  return members.map((one, index) => (index === member ? change(one) : one));
}

const answered = (
  members: readonly TypedMember[],
  member: number,
  fieldId: Id,
  answer: (before: TypedAnswer | undefined) => TypedAnswer,
): readonly TypedMember[] =>
  changed(members, member, (one) => ({ ...one, answers: { ...one.answers, [fieldId]: answer(one.answers[fieldId]) } }));

const params = <TEvent>({ event }: { event: TEvent }) => event;

/** What the service asks, of whoever is there. */
const loadingQuestions = {
  id: 'loadQuestions',
  src: 'loadQuestions',
  input: ({ context: { serviceId, user, config } }: { context: MemberDetailsContext }) => ({
    serviceId,
    customer: user === null || user.is_anonymous ? null : { id: user.id },
    site: config.field_visibility,
  }),
  onDone: { target: '#memberDetails.deciding', actions: [{ type: 'assignQuestions', params }, 'lookAgain'] },
  onError: { target: '#memberDetails.failed', actions: [{ type: 'assignProblem', params }, 'countTry'] },
} as const;

/** Whoever arrives is asked about anew: there are relatives and documents now, and nothing that was typed is lost. */
const anotherUser = {
  guard: { type: 'isOtherUser', params },
  target: '#memberDetails.loading',
  actions: [{ type: 'changeUser', params }, 'endUpload', 'endRelative', 'startAnew'],
} as const;

const describing = setting.createStateConfig({
  tags: 'asking',
  initial: 'filling',
  // Typing goes on whatever else is under way.
  on: {
    'session.changed': anotherUser,
    'person.type': { guard: { type: 'isMember', params }, actions: [{ type: 'typePerson', params }, 'lookAgain'] },
    'answer.type': { guard: { type: 'isMember', params }, actions: [{ type: 'typeAnswer', params }, 'lookAgain'] },
    'saving.choose': { guard: 'maySave', actions: { type: 'chooseSaving', params } },
    'details.leave': '#memberDetails.left',
  },
  states: {
    filling: {
      on: {
        'file.choose': [
          { guard: 'isNobody', actions: 'emitLoginWanted' },
          { guard: { type: 'isMember', params }, target: 'storing', actions: { type: 'beginUpload', params } },
        ],
        'relative.choose': {
          guard: { type: 'isRelative', params },
          target: 'fetchingRelative',
          actions: [{ type: 'beginRelative', params }, { type: 'takeRelative', params }, 'lookAgain'],
        },
        'relative.forget': {
          guard: { type: 'hasRelative', params },
          actions: [{ type: 'clearRelative', params }, 'clearProblem', 'lookAgain'],
        },
        'member.add': { guard: 'mayAdd', actions: ['addMember', 'lookAgain'] },
        'member.remove': {
          guard: { type: 'mayRemove', params },
          actions: [{ type: 'removeMember', params }, 'clearProblem', 'lookAgain'],
        },
        // R4.6.5: the tick opens the terms by itself; what they say decides whether it stays.
        'terms.tick': [
          { guard: 'mustRead', target: 'readingTerms' },
          { guard: 'hasTerms', actions: 'agree' },
        ],
        'terms.untick': { actions: 'disagree' },
        'terms.open': { guard: 'hasTerms', target: 'readingTerms' },
        'login.ask': { guard: 'isNobody', actions: 'emitLoginWanted' },
        'details.give': [
          { guard: 'isNobody', actions: 'emitLoginWanted' },
          { guard: and(['isAgreed', 'isComplete']), target: '#memberDetails.given' },
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
          if (event.type !== 'file.choose') throw new Error('memberDetails: no file was chosen');
          return { file: event.file };
        },
        onDone: { target: 'filling', actions: [{ type: 'assignFile', params }, 'endUpload', 'lookAgain'] },
        onError: { target: 'filling', actions: [{ type: 'assignProblem', params }, 'endUpload'] },
      },
      on: { 'file.cancel': { target: 'filling', actions: 'endUpload' } },
    },
    fetchingRelative: {
      tags: 'busy',
      invoke: {
        id: 'loadRelative',
        src: 'loadRelative',
        input: ({ context }) => ({ customerId: context.relative!.customerId }),
        onDone: { target: 'filling', actions: [{ type: 'assignRelative', params }, 'endRelative', 'lookAgain'] },
        // What the list said of them stays.
        onError: { target: 'filling', actions: [{ type: 'assignProblem', params }, 'endRelative'] },
      },
      on: {
        'relative.choose': {
          guard: { type: 'isOtherRelative', params },
          target: 'fetchingRelative',
          reenter: true,
          actions: [{ type: 'beginRelative', params }, { type: 'takeRelative', params }, 'lookAgain'],
        },
        'relative.forget': {
          guard: { type: 'isFetched', params },
          target: 'filling',
          actions: [{ type: 'clearRelative', params }, 'endRelative', 'lookAgain'],
        },
      },
    },
  },
});

export const memberDetailsMachine = setting.createMachine({
  id: 'memberDetails',
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
        retry: { target: 'loading', actions: 'startAnew' },
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

function outputOf(context: MemberDetailsContext): MemberDetailsOutput {
  const { isLeft, questions, members, config } = context;
  const saves = context.saves && maySave(context);
  if (isLeft || questions === null) return { customers: null, saves: false };
  if (!isAsked(context)) return { customers: [], saves: false };
  const { field_visibility: site, religions } = config;
  return { customers: sentCustomers({ members, questions, site, religions, saves }), saves };
}

export type MemberDetailsRef = ActorRefFrom<typeof memberDetailsMachine>;
export type MemberDetailsSnapshot = SnapshotFrom<typeof memberDetailsMachine>;
