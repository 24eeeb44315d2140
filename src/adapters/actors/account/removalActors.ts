import { fromPromise } from 'xstate';
import { removalMachine } from '../../../../machines/removal/removalMachine.ts';

/** The removal machine for things of one kind; `remove` takes the id that the server gave. */
export const provideRemoval = (remove: (id: string, signal: AbortSignal) => Promise<unknown>) =>
  removalMachine.provide({
    actors: { removeItem: fromPromise(({ input, signal }) => remove(input.id, signal)) },
  });
