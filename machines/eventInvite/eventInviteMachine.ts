import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { EventInvite } from '../../src/contract/offered/events.ts';
import { reconnectMachine, type ReconnectEvent } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isEventOver, type InviteAnswer } from './eventInviteRules.ts';

export interface EventInviteInput {
  /** The token in the link; null: the link had none, so there is no invitation. */
  token: string | null;
}

export interface EventInviteContext extends EventInviteInput {
  invite: EventInvite | null;
  /** The answer that was last given. */
  answer: InviteAnswer | null;
  problem: Problem | null;
  /** Failed attempts in a row to load the invitation. */
  attempts: number;
}

export interface FoundInvite {
  invite: EventInvite;
  /** The venue's current date. */
  today: string;
}

export type EventInviteEvent =
  | { type: 'invite.answer'; answer: InviteAnswer }
  | { type: 'invite.reload' }
  | { type: 'page.shown' };

interface Found {
  output: FoundInvite;
}
interface Answered {
  output: EventInvite;
}
interface Failed {
  error: unknown;
}
type Pressed = Extract<EventInviteEvent, { type: 'invite.answer' }>;

const codeOf = ({ error }: Failed): string => toProblem(error).code;
const statusOf = ({ invite }: EventInviteContext) => required(invite, 'invitation').status;

const eventInvite = setup({
  types: {
    context: {} as EventInviteContext,
    events: {} as EventInviteEvent,
    input: {} as EventInviteInput,
    tags: {} as 'busy',
  },
  actors: {
    loadInvite: promiseActor<FoundInvite, { token: string | null }>('loadInvite'),
    answerInvite: promiseActor<EventInvite, { token: string | null; answer: InviteAnswer }>('answerInvite'),
    reconnect: reconnectMachine,
    watchPage: callbackActor<ReconnectEvent>('watchPage'),
  },
  guards: {
    isEventOver: (_, { output: { invite, today } }: Found) => isEventOver(invite, today),
    isUnknown: (_, failed: Failed) => codeOf(failed) === 'inviteUnknown',
    isTooLate: (_, failed: Failed) => codeOf(failed) === 'eventOver',
    isAccepted: ({ context }) => statusOf(context) === 'accepted',
    isDeclined: ({ context }) => statusOf(context) === 'declined',
    isOtherAnswer: ({ context }, { answer }: Pressed) => answer !== statusOf(context),
  },
  actions: {
    assignInvite: assign((_, { output }: Found) => ({ invite: output.invite, problem: null, attempts: 0 })),
    assignAnswer: assign((_, { answer }: Pressed) => ({ answer, problem: null })),
    assignAnswered: assign((_, { output }: Answered) => ({ invite: output })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignAttempts: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearAttempts: assign({ attempts: 0 }),
  },
});

const tokenOf = ({ context: { token } }: { context: EventInviteContext }) => ({ token });
const answering = { target: 'answering', actions: { type: 'assignAnswer', params: wholeEvent<Pressed> } } as const;
const answeringAnew = { guard: { type: 'isOtherAnswer', params: wholeEvent<Pressed> }, ...answering } as const;

export const eventInviteMachine = eventInvite.createMachine({
  id: 'eventInvite',
  description:
    'A personal invitation (R2.1.3, Q2.1.b): accepted or declined with its link alone, and changed until the event is over; an unknown or used link says so. Seen again, it is asked for anew, as another tab may have answered it.',
  context: ({ input }) => ({ ...input, invite: null, answer: null, problem: null, attempts: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadInvite',
        src: 'loadInvite',
        input: tokenOf,
        onDone: [
          {
            guard: { type: 'isEventOver', params: wholeEvent },
            target: 'over',
            actions: { type: 'assignInvite', params: wholeEvent },
          },
          { target: 'open', actions: { type: 'assignInvite', params: wholeEvent } },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: wholeEvent }, target: 'unknown' },
          { target: 'failed', actions: [{ type: 'assignProblem', params: wholeEvent }, 'assignAttempts'] },
        ],
      },
    },
    unknown: {},
    failed: {
      invoke: {
        id: 'reconnect',
        src: 'reconnect',
        input: ({ context: { problem, attempts } }) => ({ problem, attempts }),
        onDone: 'loading',
        onError: { actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'invite.reload': { target: 'loading', actions: 'clearAttempts' } },
    },
    open: {
      invoke: { id: 'watchPage', src: 'watchPage' },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isAccepted', target: 'accepted' },
            { guard: 'isDeclined', target: 'declined' },
            { target: 'asked' },
          ],
        },
        asked: { on: { 'invite.answer': answering, 'page.shown': 'looking' } },
        accepted: { on: { 'invite.answer': answeringAnew, 'page.shown': 'looking' } },
        declined: { on: { 'invite.answer': answeringAnew, 'page.shown': 'looking' } },
        // What was there stays. A press is sent at once: its answer is newer than what is on its way.
        looking: {
          invoke: {
            id: 'lookAgain',
            src: 'loadInvite',
            input: tokenOf,
            onDone: [
              {
                guard: { type: 'isEventOver', params: wholeEvent },
                target: '#eventInvite.over',
                actions: { type: 'assignInvite', params: wholeEvent },
              },
              { target: 'deciding', actions: { type: 'assignInvite', params: wholeEvent } },
            ],
            onError: [
              { guard: { type: 'isUnknown', params: wholeEvent }, target: '#eventInvite.unknown' },
              { target: 'deciding' },
            ],
          },
          on: { 'invite.answer': answeringAnew, 'page.shown': { target: 'looking', reenter: true } },
        },
        answering: {
          tags: 'busy',
          invoke: {
            id: 'answerInvite',
            src: 'answerInvite',
            input: ({ context }) => ({ token: context.token, answer: required(context.answer, 'answer') }),
            onDone: { target: 'deciding', actions: { type: 'assignAnswered', params: wholeEvent } },
            onError: [
              { guard: { type: 'isTooLate', params: wholeEvent }, target: '#eventInvite.over' },
              { guard: { type: 'isUnknown', params: wholeEvent }, target: '#eventInvite.unknown' },
              // The previous answer still holds.
              { target: 'deciding', actions: { type: 'assignProblem', params: wholeEvent } },
            ],
          },
        },
      },
    },
    over: {},
  },
});

export type EventInviteRef = ActorRefFrom<typeof eventInviteMachine>;
export type EventInviteSnapshot = SnapshotFrom<typeof eventInviteMachine>;
