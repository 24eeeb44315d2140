import type { OpenListKind } from '../../machines/list/listKinds.ts';
import type { ListRef, ListSnapshot } from '../../machines/list/listMachine.ts';
import { everybody, provideOpenList, type LoadOpenList } from '../adapters/actors/openListActors.ts';
import { useListInAddress } from './useListInAddress.ts';

interface OpenList<TItem> {
  list: ListRef;
  snapshot: ListSnapshot;
  items: readonly TItem[];
}

/** A list that everybody may see, as the address of the page asks for it. The loader is taken once. */
export function useOpenList<TItem>(kind: OpenListKind, load: LoadOpenList<TItem>): OpenList<TItem> {
  const { list, snapshot } = useListInAddress({ kind, owner: everybody, provide: () => provideOpenList(load) });
  // SAFETY: the loader answers entries of this kind.
  return { list, snapshot, items: (snapshot.context.data ?? []) as readonly TItem[] };
}
