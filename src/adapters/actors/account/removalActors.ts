import { fromPromise } from 'xstate';
import { removalMachine } from '../../../../machines/removal/removalMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';

/** The removal machine for things of one kind; `remove` takes the id that the server gave. */
export const provideRemoval = (remove: (id: string, signal: AbortSignal) => Promise<unknown>) =>
  provideFor(removalMachine)({
    actors: { removeItem: fromPromise(({ input, signal }) => remove(input.id, signal)) },
  });
