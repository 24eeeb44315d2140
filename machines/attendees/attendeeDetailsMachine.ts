import { and, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { chosenFile } from '../person/attachedFile.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  contextFrom,
  asksAnyDetails,
  maySave,
  type AttendeeDetailsContext,
  type AttendeeDetailsOutput,
} from './attendeeDetailsContext.ts';
import { setting } from './attendeeDetailsSetup.ts';
import { sentCustomers } from './sentCustomers.ts';

/** Loads what the service asks of this customer. */
const loadingQuestions = {
  id: 'loadQuestions',
  src: 'loadQuestions',
  input: ({ context: { serviceId, user, config } }: { context: AttendeeDetailsContext }) => ({
    serviceId,
    customer: isCustomer(user) ? { id: user.id } : null,
    site: config.field_visibility,
  }),
  onDone: {
    target: '#attendeeDetails.deciding',
    actions: [{ type: 'assignQuestions', params: wholeEvent }, 'assignFaultsAgain'],
  },
  onError: {
    target: '#attendeeDetails.failed',
    actions: [{ type: 'assignProblem', params: wholeEvent }, 'assignAttempts'],
  },
} as const;

/** After a login the questions are loaded again, since the customer has relatives and documents; typed input is kept. */
const anotherUser = {
  guard: { type: 'isOtherUser', params: wholeEvent },
  target: '#attendeeDetails.loading',
  actions: [{ type: 'assignUser', params: wholeEvent }, 'clearUpload', 'clearChosenRelative', 'clearOutage'],
} as const;

const describing = setting.createStateConfig({
  tags: 'asking',
  initial: 'filling',
  // Input is accepted in every state below.
  on: {
    'session.changed': anotherUser,
    'person.type': {
      guard: { type: 'isAttendee', params: wholeEvent },
      actions: [{ type: 'assignTyped', params: wholeEvent }, 'sendDraft', 'assignFaultsAgain'],
    },
    'answer.type': {
      guard: { type: 'isAttendee', params: wholeEvent },
      actions: [{ type: 'assignAnswer', params: wholeEvent }, 'sendDraft', 'assignFaultsAgain'],
    },
    'saving.choose': { guard: 'maySave', actions: [{ type: 'assignSaving', params: wholeEvent }, 'sendDraft'] },
    'details.leave': '#attendeeDetails.left',
  },
  states: {
    filling: {
      on: {
        'file.choose': [
          { guard: 'isSignedOut', actions: 'sendLoginWanted' },
          {
            guard: { type: 'isAttendee', params: wholeEvent },
            target: 'storing',
            actions: { type: 'assignUpload', params: wholeEvent },
          },
        ],
        'relative.choose': {
          guard: { type: 'isRelative', params: wholeEvent },
          target: 'fetchingRelative',
          actions: [
            { type: 'assignChosenRelative', params: wholeEvent },
            { type: 'assignKnownOfRelative', params: wholeEvent },
            'sendDraft',
            'assignFaultsAgain',
          ],
        },
        'relative.forget': {
          guard: { type: 'hasRelative', params: wholeEvent },
          actions: [{ type: 'clearRelative', params: wholeEvent }, 'sendDraft', 'clearProblem', 'assignFaultsAgain'],
        },
        'attendee.add': { guard: 'mayAdd', actions: ['assignAnotherAttendee', 'sendDraft', 'assignFaultsAgain'] },
        'attendee.remove': {
          guard: { type: 'mayRemove', params: wholeEvent },
          actions: [
            { type: 'assignRemainingAttendees', params: wholeEvent },
            'sendDraft',
            'clearProblem',
            'assignFaultsAgain',
          ],
        },
        // Ticking opens long terms first; agreeing there sets the tick, disagreeing removes it (R4.6.5).
        'terms.tick': [
          { guard: 'isReadingNeeded', target: 'readingTerms' },
          { guard: 'hasTerms', actions: ['assignAgreement', 'sendDraft'] },
        ],
        'terms.untick': { guard: 'isAgreed', actions: ['clearAgreement', 'sendDraft'] },
        'terms.open': { guard: 'hasTerms', target: 'readingTerms' },
        'login.ask': { guard: 'isSignedOut', actions: 'sendLoginWanted' },
        'details.submit': [
          { guard: 'isSignedOut', actions: 'sendLoginWanted' },
          { guard: and(['isAgreed', 'isComplete']), target: '#attendeeDetails.given' },
          { guard: 'isAgreed', actions: ['assignFaults', 'emitIncomplete'] },
        ],
      },
    },
    readingTerms: {
      on: {
        'terms.agree': { target: 'filling', actions: ['assignAgreement', 'sendDraft'] },
        'terms.disagree': { target: 'filling', actions: ['clearAgreement', 'sendDraft'] },
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        id: 'storeFile',
        src: 'storeFile',
        input: ({ event }) => chosenFile(event),
        onDone: {
          target: 'filling',
          actions: [{ type: 'assignFile', params: wholeEvent }, 'sendDraft', 'clearUpload', 'assignFaultsAgain'],
        },
        onError: { target: 'filling', actions: [{ type: 'assignProblem', params: wholeEvent }, 'clearUpload'] },
      },
      on: { 'file.cancel': { target: 'filling', actions: 'clearUpload' } },
    },
    fetchingRelative: {
      tags: 'busy',
      invoke: {
        id: 'loadRelative',
        src: 'loadRelative',
        input: ({ context }) => ({ customerId: context.relative!.customerId }),
        onDone: {
          target: 'filling',
          actions: [
            { type: 'assignDetailsOfRelative', params: wholeEvent },
            'sendDraft',
            'clearChosenRelative',
            'assignFaultsAgain',
          ],
        },
        // What the list of relatives had stays.
        onError: {
          target: 'filling',
          actions: [
            { type: 'assignProblem', params: wholeEvent },
            { type: 'emitRelativeFailed', params: wholeEvent },
            'clearChosenRelative',
          ],
        },
      },
      on: {
        'relative.choose': {
          guard: { type: 'isOtherRelative', params: wholeEvent },
          target: 'fetchingRelative',
          reenter: true,
          actions: [
            { type: 'assignChosenRelative', params: wholeEvent },
            { type: 'assignKnownOfRelative', params: wholeEvent },
            'sendDraft',
            'assignFaultsAgain',
          ],
        },
        'relative.forget': {
          guard: { type: 'isFetched', params: wholeEvent },
          target: 'filling',
          actions: [
            { type: 'clearRelative', params: wholeEvent },
            'sendDraft',
            'clearChosenRelative',
            'assignFaultsAgain',
          ],
        },
      },
    },
  },
});

export const attendeeDetailsMachine = setting.createMachine({
  id: 'attendeeDetails',
  description:
    'Asks who comes along: one form for each attendee, filled in from the customer’s profile, with the fields, files and signatures that the service requires, and the agreement to its terms.',
  context: ({ input }) => contextFrom(input),
  invoke: { id: 'watchSession', src: 'watchSession' },
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
    /** The problem stays on screen while it is tried again. */
    failed: {
      initial: 'waiting',
      on: {
        'step.retry': { target: 'loading', actions: 'clearOutage' },
        'session.changed': anotherUser,
        'details.leave': 'left',
      },
      states: {
        waiting: { invoke: { ...reconnecting, onDone: 'trying' } },
        trying: { invoke: loadingQuestions },
      },
    },
    deciding: {
      always: [
        { guard: 'isNothingAsked', target: 'given' },
        { target: 'describing', actions: 'sendDraft' },
      ],
    },
    describing,
    given: { type: 'final' },
    left: { type: 'final', entry: 'assignLeft' },
  },
  output: ({ context }) => outputOf(context),
});

function outputOf(context: AttendeeDetailsContext): AttendeeDetailsOutput {
  const { isLeft, questions, attendees, config } = context;
  const saves = context.saves && maySave(context);
  if (isLeft || questions === null) return { customers: null, saves: false };
  if (!asksAnyDetails(context)) return { customers: [], saves: false };
  const { field_visibility: site, religions } = config;
  return { customers: sentCustomers({ attendees, questions, site, religions, saves }), saves };
}

export type AttendeeDetailsRef = ActorRefFrom<typeof attendeeDetailsMachine>;
export type AttendeeDetailsSnapshot = SnapshotFrom<typeof attendeeDetailsMachine>;
