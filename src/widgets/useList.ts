import type { OwnedListKind } from '../../machines/list/listKinds.ts';
import type { ListRef, ListSnapshot } from '../../machines/list/listMachine.ts';
import { listOwnerOf, provideList, type ListItem } from '../adapters/actors/listActors.ts';
import { useSession } from '../actors/portalContext.tsx';
import { useListInAddress } from './useListInAddress.ts';

export interface List<Kind extends OwnedListKind> {
  list: ListRef;
  snapshot: ListSnapshot;
  items: readonly ListItem<Kind>[];
}

/** A list of the customer's, as the address of the page asks for it. */
export function useList<Kind extends OwnedListKind>(kind: Kind): List<Kind> {
  const session = useSession();
  const { list, snapshot } = useListInAddress({
    kind,
    owner: listOwnerOf(session.getSnapshot().context.user),
    provide: () => provideList(session),
  });
  // SAFETY: the actor of this kind answers entries of this kind.
  return { list, snapshot, items: (snapshot.context.data ?? []) as readonly ListItem<Kind>[] };
}
