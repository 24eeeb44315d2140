import type { OpenListKind } from '../../machines/list/listKinds.ts';
import type { ListRef, ListSnapshot } from '../../machines/list/listMachine.ts';
import { everybody, openList, type OpenListItem } from '../adapters/actors/openListActors.ts';
import { useListInAddress } from './useListInAddress.ts';

interface OpenList<Kind extends OpenListKind> {
  list: ListRef;
  snapshot: ListSnapshot;
  items: readonly OpenListItem<Kind>[];
}

/** A list that everybody may see, as the address of the page asks for it. */
export function useOpenList<Kind extends OpenListKind>(kind: Kind): OpenList<Kind> {
  const { list, snapshot } = useListInAddress({ kind, owner: everybody, provide: () => openList });
  // SAFETY: the job of this kind answers entries of this kind.
  return { list, snapshot, items: (snapshot.context.data ?? []) as readonly OpenListItem<Kind>[] };
}
