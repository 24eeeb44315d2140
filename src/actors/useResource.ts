import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AskedPart } from '../../machines/shared/failedTogether.ts';
import type { Problem } from '../../machines/shared/problem.ts';
import type { resourceMachine } from '../../machines/resource/resourceMachine.ts';
import { provideResource } from '../adapters/actors/resourceActors.ts';
import { usePageActor } from './portalContext.tsx';

export interface Resource<TData> {
  /** The last answer; null before the first, and when another question was refused. */
  shown: TData | null;
  /** Why there is no answer, or no newer one. */
  problem: Problem | null;
  isBusy: boolean;
  /** The running actor, for a machine that has it loaded anew. */
  ref: ActorRefFrom<typeof resourceMachine>;
  reload: () => void;
}

/** As one of several things that a page loads, whose failures it shows together. */
export const resourcePart = ({ shown, problem }: Pick<Resource<unknown>, 'shown' | 'problem'>): AskedPart => ({
  isThere: shown !== null,
  problem,
});

/**
 * Something the page loads and shows. The loader is taken once; a query that says something else asks anew, and the
 * former answer stays until the next one is there.
 * @param readFormer what was answered at a former visit; read once
 */
export function useResource<TQuery, TData>(
  load: (query: TQuery, signal: AbortSignal) => Promise<TData>,
  query: TQuery,
  readFormer?: () => TData | null,
): Resource<TData> {
  const [machine] = useState(() => provideResource(load));
  const [former] = useState(readFormer);
  const resource = usePageActor(machine, { input: { query, former } });
  const wanted = JSON.stringify(query);
  useEffect(() => {
    const { query: asked } = resource.getSnapshot().context;
    if (JSON.stringify(asked) !== wanted) resource.send({ type: 'resource.ask', query: JSON.parse(wanted) });
  }, [resource, wanted]);
  return {
    shown: useSelector(resource, ({ context }) => context.data as TData | null),
    problem: useSelector(resource, ({ context }) => context.problem),
    isBusy: useSelector(resource, (snapshot) => snapshot.hasTag('busy')),
    ref: resource,
    reload: () => resource.send({ type: 'resource.reload' }),
  };
}
