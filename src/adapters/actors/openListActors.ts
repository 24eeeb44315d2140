/** Where the lists come from that everybody may see. */
import { fromCallback, fromPromise } from 'xstate';
import type { OpenListKind } from '../../../machines/list/listKinds.ts';
import type { ListAnswer, ListQuery, OwnerNews } from '../../../machines/list/listContext.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { articleEndpoints } from '../../contract/endpoints/article.ts';
import type { ResponseTo } from '../../contract/endpoints.ts';
import { call } from '../client.ts';
import { provideReconnect } from './reconnectActors.ts';

/** What an entry of that list is. */
export type OpenListItem<Kind extends OpenListKind> = ResponseTo<Kind>['data'][number];

/** Whose lists these are; no login ends them. */
export const everybody = 'everybody';

const load = ({ kind, page, size }: ListQuery, signal: AbortSignal): Promise<ListAnswer> =>
  // SAFETY: only these lists are provided here.
  call(articleEndpoints[kind as OpenListKind], { query: { page, size }, signal });

export const openList = listMachine.provide({
  actors: {
    load: fromPromise(({ input, signal }) => load(input, signal)),
    reconnect: provideReconnect(),
    watchOwner: fromCallback<OwnerNews, undefined>(() => undefined),
  },
});
