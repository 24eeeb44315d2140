import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListKind } from '../../machines/list/listKinds.ts';
import type { ListRef, ListSnapshot } from '../../machines/list/listMachine.ts';
import { questionIn, writeQuestion } from '../../machines/list/listQuestion.ts';
import { listOwnerOf, provideList, type ListItem } from '../adapters/actors/listActors.ts';
import { usePageActor, useSession } from '../actors/portalContext.tsx';
import { preferences } from '../actors/preferences.ts';

export interface List<Kind extends ListKind> {
  list: ListRef;
  snapshot: ListSnapshot;
  items: readonly ListItem<Kind>[];
}

/** A list of the customer's, as the address of the page asks for it. */
export function useList<Kind extends ListKind>(kind: Kind): List<Kind> {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [machine] = useState(() => provideList(session));
  const list = usePageActor(machine, {
    input: {
      kind,
      owner: listOwnerOf(session.getSnapshot().context.user),
      size: preferences.getSnapshot().context.size,
      question: questionIn(kind, params),
    },
  });
  // Two wires between the machine and the address; neither decides anything.
  useEffect(() => list.send({ type: 'address.changed', question: questionIn(kind, params) }), [list, kind, params]);
  useEffect(() => {
    const wire = list.on('question.changed', ({ question, replaces }) =>
      setParams(
        (written) => {
          writeQuestion(kind, written, question);
          return written;
        },
        { replace: replaces },
      ),
    );
    return () => wire.unsubscribe();
  }, [list, kind, setParams]);
  const snapshot = useSelector(list, (now) => now);
  // SAFETY: the job of this kind answers entries of this kind.
  return { list, snapshot, items: (snapshot.context.data ?? []) as readonly ListItem<Kind>[] };
}
