import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { TimeVerification } from '../../src/contract/site/site.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { correctionOf, isDiscrepant, type ClockReading } from './clockRules.ts';

export interface ClockContext {
  /** Both clocks, while they are too far apart. */
  times: TimeVerification | null;
  /** Milliseconds by which the server's clock is ahead of this device's, within what is allowed. */
  correction: number;
}

export type ClockEvent = { type: 'clock.check' };

interface Verified {
  output: ClockReading;
}

const clock = setup({
  types: { context: {} as ClockContext, events: {} as ClockEvent, tags: {} as 'busy' },
  actors: {
    /** Fails when the server gave no two times. */
    verifyTime: promiseActor<ClockReading, void>('verifyTime'),
    /** From then on the time of the venue is the server's, whatever this device says. */
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

/** The server is asked at the start (R4.3.6). A check that cannot be made is no mismatch (Q5.7.d), but it does not end one that was found (Q5.7.e). */
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
    'Asks the server at the start whether this clock is right enough to book; if not, only another check leads on. What is wrong within that is corrected.',
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
