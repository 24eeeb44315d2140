import { fromPromise } from 'xstate';
import { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { provideReconnect } from './reconnectActors.ts';

/** How one kind of thing is fetched; `signal` is aborted when another question is asked or the page is left. */
export type Load<TData, TQuery> = (query: TQuery, signal: AbortSignal) => Promise<TData>;

/**
 * The resource machine with its `load`.
 * @param isEmpty which answers have nothing to show; unless given: null, undefined and lists without entries
 */
export const provideResource = <TData, TQuery>(
  load: Load<TData, TQuery>,
  isEmpty?: (data: TData) => boolean,
): typeof resourceMachine =>
  provideFor(resourceMachine)({
    // SAFETY: the machine hands `query` and `output` on unread; both come from callers of this very type.
    actors: {
      loadData: fromPromise(({ input, signal }) => load(input.query as TQuery, signal)),
      reconnect: provideReconnect(),
    },
    ...(isEmpty ? { guards: { isEmpty: (_, { output }) => isEmpty(output as TData) } } : {}),
  });
