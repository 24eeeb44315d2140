import { useEffect, useState } from 'react';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { selectionIn, writeSelection } from '../../../machines/membershipPurchase/membershipRules.ts';
import { useCart, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';
import { provideMembershipPurchase } from '../../adapters/actors/offered/membershipPurchaseActors.ts';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** Buying a membership, as the address of the page says what is chosen. */
export function useMembershipPurchase(): MembershipPurchaseRef {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const [machine] = useState(() => provideMembershipPurchase({ cart, session, portal }));
  const membershipPurchase = usePageActor(machine, {
    input: { portal, selection: selectionIn(params), user: session.getSnapshot().context.user },
  });
  useEffect(
    () => membershipPurchase.send({ type: 'address.changed', selection: selectionIn(params) }),
    [membershipPurchase, params],
  );
  useEffect(() => {
    const wire = membershipPurchase.on('selection.changed', ({ selection }) =>
      noteInAddress((written) => writeSelection(written, selection)),
    );
    return () => wire.unsubscribe();
  }, [membershipPurchase, noteInAddress]);
  return membershipPurchase;
}
