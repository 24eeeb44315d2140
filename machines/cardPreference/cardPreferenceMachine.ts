import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface CardPreferenceInput {
  /** The machine that shows the cards, and reloads them when the default changes. */
  resource: ActorRef<Snapshot<unknown>, { type: 'resource.reload' }>;
}

export interface CardPreferenceContext extends CardPreferenceInput {
  /** The id of the card that was last chosen as default. */
  id: string | null;
  /** Why it could not become the default. */
  problem: Problem | null;
}

export type CardPreferenceEvent = { type: 'card.prefer'; id: string };

export const cardPreferenceMachine = setup({
  types: {
    context: {} as CardPreferenceContext,
    events: {} as CardPreferenceEvent,
    input: {} as CardPreferenceInput,
    tags: {} as 'busy',
  },
  actors: { preferCard: promiseActor<unknown, { id: string }>('preferCard') },
  actions: {
    assignId: assign((_, { id }: { id: string }) => ({ id, problem: null })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    sendReload: sendTo(({ context }) => context.resource, { type: 'resource.reload' }),
  },
}).createMachine({
  id: 'cardPreference',
  description: 'Which saved card is the default: sent to the server, and shown as the server has it (Q4.8.d, Q7.7.l).',
  context: ({ input }) => ({ ...input, id: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: { 'card.prefer': { target: 'preferring', actions: { type: 'assignId', params: wholeEvent } } },
    },
    preferring: {
      tags: 'busy',
      invoke: {
        id: 'preferCard',
        src: 'preferCard',
        input: ({ context }) => ({ id: required(context.id, 'card') }),
        onDone: { target: 'resting', actions: 'sendReload' },
        onError: { target: 'resting', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
  },
});

export type CardPreferenceRef = ActorRefFrom<typeof cardPreferenceMachine>;
export type CardPreferenceSnapshot = SnapshotFrom<typeof cardPreferenceMachine>;
