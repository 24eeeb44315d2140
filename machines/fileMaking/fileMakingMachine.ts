import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface FileMakingContext {
  problem: Problem | null;
}

export type FileMakingEvent = { type: 'file.make' };

export const fileMakingMachine = setup({
  types: { context: {} as FileMakingContext, events: {} as FileMakingEvent, tags: {} as 'busy' },
  actors: {
    /** Makes the file and hands it over; the provided actor decides which file it is. */
    makeFile: promiseActor<void, void>('makeFile'),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
  },
}).createMachine({
  id: 'fileMaking',
  description:
    'A file that is made in the browser on demand, such as an invoice as PDF (Q7.7.j): its fonts are loaded then, so it takes a moment and may fail.',
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { 'file.make': { target: 'making', actions: 'clearProblem' } } },
    making: {
      tags: 'busy',
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'assignProblem', params: wholeEvent<Failed> } },
      },
    },
  },
});

export type FileMakingRef = ActorRefFrom<typeof fileMakingMachine>;
export type FileMakingSnapshot = SnapshotFrom<typeof fileMakingMachine>;
