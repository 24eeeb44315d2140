import type { ReconnectInput } from './reconnectMachine.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/**
 * How a machine invokes the wait for a lost server: it keeps `problem` and `attempts`, and `assignProblem` is its action. What
 * was said stays until something could be had. Where it goes on to (`onDone`) is its own.
 */
export const reconnecting = {
  id: 'reconnect',
  src: 'reconnect',
  input: ({ context: { problem, attempts } }: { context: ReconnectInput }): ReconnectInput => ({ problem, attempts }),
  onError: {
    actions: { type: 'assignProblem', params: wholeEvent<{ error: unknown }> },
  },
} as const;
