import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { TimeVerification } from '../../src/contract/site/site.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { correctionOf, isDiscrepant, type ClockReading } from './clockRules.ts';

export interface ClockContext {
  /** The times of device and server, while they differ too much. */
  times: TimeVerification | null;
  /** By how many milliseconds the server's clock is ahead of the device's, within the allowed difference. */
  correction: number;
}

export type ClockEvent = { type: 'clock.check' };

interface Verified {
  output: ClockReading;
}

const clock = setup({
  types: { context: {} as ClockContext, events: {} as ClockEvent, tags: {} as 'busy' },
  actors: {
    /** Fails when the server's answer lacks one of the two times. */
    verifyTime: promiseActor<ClockReading, void>('verifyTime'),
    /** Corrects the venue's time to the server's for as long as it runs. */
    correctTime: callbackActor<ClockEvent, { correction: number }>('correctTime'),
  },
  guards: {
    isDiscrepant: (_, { output }: Verified) => isDiscrepant(output),
  },
  actions: {
    assignTimes: assign((_, { output }: Verified) => ({ times: output.times })),
    assignCorrection: assign((_, { output }: Verified) => ({ times: null, correction: correctionOf(output) })),
  },
});

/**
 * Checks at the start (R4.3.6). A check that fails does not count as a mismatch (Q5.7.d), but does not end one either
 * (Q5.7.e).
 */
const checkOr = (whenFailed: 'agreed' | 'discrepant') =>
  clock.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'verifyTime',
      src: 'verifyTime',
      onDone: [
        {
          guard: { type: 'isDiscrepant', params: wholeEvent },
          target: 'discrepant',
          actions: { type: 'assignTimes', params: wholeEvent },
        },
        { target: 'agreed', actions: { type: 'assignCorrection', params: wholeEvent } },
      ],
      onError: whenFailed,
    },
  });

export const clockMachine = clock.createMachine({
  id: 'clock',
  description:
    'Asks the server at the start whether the device’s clock is accurate enough to book; if not, the customer can only check again. Smaller differences are corrected.',
  context: { times: null, correction: 0 },
  initial: 'checking',
  states: {
    checking: checkOr('agreed'),
    agreed: {
      invoke: { id: 'correctTime', src: 'correctTime', input: ({ context: { correction } }) => ({ correction }) },
    },
    discrepant: { on: { 'clock.check': 'rechecking' } },
    rechecking: checkOr('discrepant'),
  },
});

export type ClockRef = ActorRefFrom<typeof clockMachine>;
export type ClockSnapshot = SnapshotFrom<typeof clockMachine>;
