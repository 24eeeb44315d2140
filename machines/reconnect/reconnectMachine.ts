import { setup } from 'xstate';
import { callbackActor } from '../shared/actorTypes.ts';
import { mayPass } from '../shared/problemKind.ts';
import type { Problem } from '../shared/problem.ts';

export interface ReconnectInput {
  /** Why the last attempt failed. */
  problem: Problem | null;
  /** Failed attempts in a row. */
  attempts: number;
}

export type ReconnectEvent = { type: 'connection.returned' } | { type: 'page.hidden' } | { type: 'page.shown' };

/** Milliseconds before each automatic retry; the last one is repeated. */
const pauses = [2_000, 4_000, 8_000, 15_000] as const;

const reconnect = setup({
  types: { context: {} as ReconnectInput, events: {} as ReconnectEvent, input: {} as ReconnectInput },
  actors: {
    /** Reports the connection and whether the page is visible; a hidden page at once. */
    watchPage: callbackActor<ReconnectEvent>('watchPage'),
  },
  delays: {
    pause: ({ context: { attempts } }) => pauses[Math.max(1, attempts) - 1] ?? pauses[pauses.length - 1]!,
  },
  guards: { mayPass: ({ context: { problem } }) => problem !== null && mayPass(problem) },
});

export const reconnectMachine = reconnect.createMachine({
  id: 'reconnect',
  description:
    'Waits until an unreachable server may answer again: longer each time, not while the page is hidden, and never after a refusal.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mayPass', target: 'watching' }, { target: 'refused' }] },
    watching: {
      initial: 'pausing',
      invoke: { id: 'watchPage', src: 'watchPage' },
      states: {
        pausing: {
          after: { pause: '#reconnect.over' },
          on: { 'connection.returned': '#reconnect.over', 'page.hidden': 'unseen' },
        },
        unseen: { on: { 'page.shown': '#reconnect.over' } },
      },
    },
    refused: {},
    over: { type: 'final' },
  },
});
