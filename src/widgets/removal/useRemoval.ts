import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RemovalInput, RemovalRef } from '../../../machines/removal/removalMachine.ts';
import * as read from '../../../machines/removal/removalSelectors.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { provideRemoval } from '../../adapters/actors/account/removalActors.ts';

export interface AskedRemoval {
  removal: RemovalRef;
  /** What is asked about, by its id; null while nothing is. */
  id: string | null;
  problem: Problem | null;
  isBusy: boolean;
  /** Whether it went since the page was opened. */
  isGone: (id: string) => boolean;
}

/** Takes things of a page away; `remove` is taken once, and `resource` is asked anew afterwards. */
export function useRemoval(
  remove: (id: string, signal: AbortSignal) => Promise<unknown>,
  resource: RemovalInput['resource'],
): AskedRemoval {
  const [machine] = useState(() => provideRemoval(remove));
  const removal = usePageActor(machine, { input: { resource } });
  const gone = useSelector(removal, read.gone);
  return {
    removal,
    id: useSelector(removal, read.id),
    problem: useSelector(removal, read.problem),
    isBusy: useSelector(removal, read.isBusy),
    isGone: (id) => gone.includes(id),
  };
}
