import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ListKind } from '../../machines/list/listKinds.ts';
import type { listMachine, ListRef, ListSnapshot } from '../../machines/list/listMachine.ts';
import { questionIn, writeQuestion } from '../../machines/list/listQuestion.ts';
import { usePageActor } from '../actors/portalContext.tsx';
import { preferences } from '../actors/preferences.ts';
import { useSearchParams } from '../components/useSearchParams.ts';

interface ListPlan {
  kind: ListKind;
  /** Whose list it is; null: nobody is logged in. */
  owner: string | null;
  /** The machine with its actors; taken once. */
  provide: () => typeof listMachine;
}

/** A list, as the address of the page asks for it. */
export function useListInAddress({ kind, owner, provide }: ListPlan): { list: ListRef; snapshot: ListSnapshot } {
  const [params, setParams] = useSearchParams();
  const [machine] = useState(provide);
  const list = usePageActor(machine, {
    input: {
      kind,
      owner,
      size: preferences.getSnapshot().context.size,
      question: questionIn(kind, params),
    },
  });
  // Two effects that connect the machine with the address; neither decides anything.
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
  return { list, snapshot: useSelector(list, (now) => now) };
}
