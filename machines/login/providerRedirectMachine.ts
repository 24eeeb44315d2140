import { assign, setup } from 'xstate';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { outsideAddress } from '../shared/outsideAddress.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface ProviderRedirectInput {
  /** Whether the provider's return brings a state of this journey's own, without which it is asked about (T04). */
  bindsReturn: boolean;
}

export interface ProviderRedirectContext extends ProviderRedirectInput {
  /** The provider's page that the browser is leaving for. */
  destination: string | null;
  /** Why the browser did not leave. */
  problem: Problem | null;
}

/** The customer is still here, not logged in: why the browser did not leave, or null when they came back by themselves. */
export interface ProviderRedirectOutput {
  problem: Problem | null;
}

interface Failed {
  error: unknown;
}
interface Address {
  output: { url: string };
}

const providerRedirect = setup({
  types: {
    context: {} as ProviderRedirectContext,
    events: {} as { type: 'page.shown' },
    input: {} as ProviderRedirectInput,
    output: {} as ProviderRedirectOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks the operator's server for the provider's address; the state of the journey stays with the adapter. */
    askProvider: promiseActor<{ url: string }, ProviderRedirectInput>('askProvider'),
    /** Remembers where to return to, and leaves. */
    leaveForProvider: promiseActor<void, { url: string }>('leaveForProvider'),
    /** Reports when the browser shows the page again, after Back or a cancelled navigation. */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
  },
  guards: { isOutside: (_, { output }: Address) => outsideAddress(output.url) !== null },
  actions: {
    assignDestination: assign((_, { output }: Address) => ({ destination: outsideAddress(output.url) })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
  },
});

const stays = { target: 'stayed', actions: { type: 'assignProblem', params: wholeEvent<Failed> } } as const;
/** The operator's server named an address that is not safe to open. */
const unsafe = { error: new RefusedError('unsafeProvider') };

export const providerRedirectMachine = providerRedirect.createMachine({
  id: 'providerRedirect',
  description:
    'The redirect to the national identity provider (R1.6.3, R7.4.5), whose page sends the customer back with a token. Ends only when that did not happen.',
  context: ({ input: { bindsReturn } }) => ({ bindsReturn, destination: null, problem: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        input: ({ context: { bindsReturn } }) => ({ bindsReturn }),
        onDone: [
          {
            guard: { type: 'isOutside', params: wholeEvent },
            target: 'leaving',
            actions: { type: 'assignDestination', params: wholeEvent },
          },
          { target: 'stayed', actions: { type: 'assignProblem', params: unsafe } },
        ],
        onError: stays,
      },
    },
    leaving: {
      tags: 'busy',
      invoke: [
        {
          id: 'leaveForProvider',
          src: 'leaveForProvider',
          input: ({ context }) => ({ url: context.destination! }),
          onError: stays,
        },
        { id: 'watchPageShown', src: 'watchPageShown' },
      ],
      on: { 'page.shown': 'stayed' },
    },
    stayed: { type: 'final' },
  },
  output: ({ context: { problem } }) => ({ problem }),
});
