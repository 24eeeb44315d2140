import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SendAgain } from '../../src/contract/additions/sendAgain.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { recipientIn } from './sendAgainRules.ts';

interface Typed {
  /** An e-mail address or a mobile number. */
  typed: string;
}

export interface SendAgainContext {
  recipient: SendAgain | null;
  /** Whether the text is neither an address nor a number. */
  isFaulty: boolean;
  problem: Problem | null;
}

export type SendAgainEvent = ({ type: 'recipient.submit' } & Typed) | { type: 'sendAgain.restart' };

export const sendAgainMachine = setup({
  types: { context: {} as SendAgainContext, events: {} as SendAgainEvent, tags: {} as 'busy' },
  actors: { sendOrdersAgain: promiseActor<void, SendAgain>('sendOrdersAgain') },
  guards: { isRecipient: (_, { typed }: Typed) => recipientIn(typed) !== null },
  actions: {
    assignRecipient: assign((_, { typed }: Typed) => ({
      recipient: recipientIn(typed),
      isFaulty: false,
      problem: null,
    })),
    assignFault: assign({ isFaulty: true, problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
  },
}).createMachine({
  id: 'sendAgain',
  description:
    'Sends orders again to the customer who placed them, by e-mail address or mobile number, without revealing whether there are any (Q7.7.i).',
  context: { recipient: null, isFaulty: false, problem: null },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'recipient.submit': [
          {
            guard: { type: 'isRecipient', params: wholeEvent<Typed> },
            target: 'sending',
            actions: { type: 'assignRecipient', params: wholeEvent<Typed> },
          },
          { actions: 'assignFault' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendOrdersAgain',
        src: 'sendOrdersAgain',
        input: ({ context }) => required(context.recipient, 'recipient'),
        onDone: 'sent',
        onError: { target: 'filling', actions: { type: 'assignProblem', params: wholeEvent<Failed> } },
      },
    },
    sent: { on: { 'sendAgain.restart': 'filling' } },
  },
});

export type SendAgainRef = ActorRefFrom<typeof sendAgainMachine>;
export type SendAgainSnapshot = SnapshotFrom<typeof sendAgainMachine>;
