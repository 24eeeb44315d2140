import type { ReconnectInput } from './reconnectMachine.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/**
 * How a machine waits for an unreachable server: its context has `problem` and `attempts`, and `assignProblem` is one of
 * its actions. The problem stays on screen until loading succeeds. Each machine adds its own `onDone`.
 */
export const reconnecting = {
  id: 'reconnect',
  src: 'reconnect',
  input: ({ context: { problem, attempts } }: { context: ReconnectInput }): ReconnectInput => ({ problem, attempts }),
  onError: {
    actions: { type: 'assignProblem', params: wholeEvent<{ error: unknown }> },
  },
} as const;
