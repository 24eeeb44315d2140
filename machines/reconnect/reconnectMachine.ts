import { setup } from 'xstate';
import { callbackActor } from '../shared/actorTypes.ts';
import { mayPass } from '../shared/problemKind.ts';
import type { Problem } from '../shared/problem.ts';

export interface ReconnectInput {
  /** Why the last try failed. */
  problem: Problem | null;
  /** Tries that failed in a row. */
  attempts: number;
}

export type ReconnectEvent = { type: 'connection.returned' } | { type: 'page.hidden' } | { type: 'page.shown' };

/** Milliseconds before the next try by itself: the first comes soon, and none later than the last of these. */
const pauses = [2_000, 4_000, 8_000, 15_000] as const;

const reconnect = setup({
  types: { context: {} as ReconnectInput, events: {} as ReconnectEvent, input: {} as ReconnectInput },
  actors: {
    /** The browser's connection, and whether anybody sees the page; that nobody does is told at once. */
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
    'Waits until a lost server may answer again: longer each time, not while nobody looks, never after a refusal.',
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
