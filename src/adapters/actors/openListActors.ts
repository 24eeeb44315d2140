/** Lists that everybody may see. */
import { fromCallback, fromPromise } from 'xstate';
import type { ListAnswer, ListQuery, OwnerNews } from '../../../machines/list/listContext.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { provideReconnect } from './reconnectActors.ts';

/** In place of a customer: these lists are the same for everybody. */
export const everybody = 'everybody';

/** Asks for one page of a list. */
export type LoadOpenList<TItem> = (
  query: ListQuery,
  signal: AbortSignal,
) => Promise<ListAnswer & { readonly data: readonly TItem[] }>;

export const provideOpenList = (load: LoadOpenList<unknown>): typeof listMachine =>
  provideFor(listMachine)({
    actors: {
      loadData: fromPromise(({ input, signal }) => load(input, signal)),
      reconnect: provideReconnect(),
      watchOwner: fromCallback<OwnerNews, undefined>(() => undefined),
    },
  });
