import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { usePortalActor } from './portalContext.tsx';

/** While an order is on its way nobody is asked to load a new version: `version` is told when it begins and ends. */
export function useOrderUnderWay<TActor extends AnyActorRef>(
  actor: TActor,
  isUnderWay: (snapshot: ReturnType<TActor['getSnapshot']>) => boolean,
): void {
  const version = usePortalActor('version');
  useEffect(() => {
    let told = false;
    const tell = (now: boolean) => {
      if (now === told) return;
      told = now;
      version?.send({ type: now ? 'order.begin' : 'order.end' });
    };
    const subscription = actor.subscribe((snapshot) => tell(isUnderWay(snapshot)));
    tell(isUnderWay(actor.getSnapshot()));
    return () => {
      subscription.unsubscribe();
      tell(false);
    };
  }, [actor, isUnderWay, version]);
}
