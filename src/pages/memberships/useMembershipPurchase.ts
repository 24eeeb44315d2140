import { useEffect, useState } from 'react';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { choiceIn, writeChoice } from '../../../machines/membershipPurchase/membershipRules.ts';
import { useCart, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';
import { provideMembershipPurchase } from '../../adapters/actors/membershipPurchaseActors.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** Buying a membership, as the address of the page says what is chosen. */
export function useMembershipPurchase(): MembershipPurchaseRef {
  const [params, setParams] = useSearchParams();
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const [machine] = useState(() => provideMembershipPurchase({ cart, session, portal }));
  const membershipPurchase = usePageActor(machine, {
    input: { portal, choice: choiceIn(params), user: session.getSnapshot().context.user },
  });
  useEffect(
    () => membershipPurchase.send({ type: 'address.changed', choice: choiceIn(params) }),
    [membershipPurchase, params],
  );
  useEffect(() => {
    const wire = membershipPurchase.on('choice.changed', ({ choice }) =>
      setParams(
        (written) => {
          writeChoice(written, choice);
          return written;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
    return () => wire.unsubscribe();
  }, [membershipPurchase, setParams]);
  return membershipPurchase;
}
