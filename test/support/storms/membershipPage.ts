/** The page of a storm on which memberships are sold, as its view starts it; it is everybody's. */
import { createActor, type ActorRef, type EventObject, type Snapshot } from 'xstate';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { selectionIn, writeSelection } from '../../../machines/membershipPurchase/membershipRules.ts';
import { provideMembershipPurchase } from '../../../src/adapters/actors/offered/membershipPurchaseActors.ts';
import type { Portal } from './portal.ts';

export interface MembershipPage {
  name: 'memberships';
  actor: MembershipPurchaseRef;
  /** What its address says of what is chosen. */
  params: URLSearchParams;
}

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

/** @param search of its address; null where the cart does not run yet */
export function openMembershipPage(
  { portal, cart: ownCart, session: ownSession }: Portal,
  search: string | null,
  started: Started,
): MembershipPage | null {
  const [session, cart] = [ownSession(), ownCart()];
  if (cart === null) return null;
  const params = new URLSearchParams(search ?? '');
  const { user } = session.getSnapshot().context;
  const input = { portal, selection: selectionIn(params), user };
  const actor = createActor(provideMembershipPurchase({ cart, session, portal }), { input });
  // What stands in the address comes back from it.
  actor.on('selection.changed', ({ selection }) => {
    writeSelection(params, selection);
    queueMicrotask(() => actor.send({ type: 'address.changed', selection: selectionIn(params) }));
  });
  started(actor as never);
  return { name: 'memberships', actor, params };
}
