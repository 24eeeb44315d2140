/** What the hold follows: the cart, the corrected clock, the page that is shown again, the connection that is back. */
import { fromCallback } from 'xstate';
import type { CartRef, CartSnapshot } from '../../../../machines/cart/cartMachine.ts';
import { holdMachine, type HoldEvent } from '../../../../machines/hold/holdMachine.ts';
import { heldAt } from '../../../../machines/hold/holdTime.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { tellOfLoss } from '../cart/tellOfLoss.ts';
import { onCorrection, serverNow } from '../../http/serverTime.ts';

type Watched = Pick<CartRef, 'getSnapshot' | 'subscribe' | 'on'>;
type Cart = CartSnapshot['context'];

/** The cart was emptied, though nobody took its places, or it is another customer's now. */
const isReset = (before: Cart, { lines, problem, user }: Cart): boolean =>
  ownerOf(user) !== ownerOf(before.user) || (before.lines.length > 0 && lines.length === 0 && problem === null);

function watchHold(cart: Watched, tell: (event: HoldEvent) => void): () => void {
  let last = cart.getSnapshot().context;
  const tellHeld = () =>
    tell({ type: 'hold.changed', held: heldAt(last, { now: Date.now(), serverNow: serverNow() }) });
  const look = ({ context }: CartSnapshot) => {
    const before = last;
    last = context;
    if (isReset(before, context)) tell({ type: 'cart.reset' });
    if (context.heldUntil !== before.heldUntil || context.isHoldUnsure !== before.isHoldUnsure) tellHeld();
  };
  // The countdown of a tab that slept stood still.
  const wake = () => {
    if (document.hidden) return;
    tellHeld();
    tell({ type: 'page.shown' });
  };
  const online = () => tell({ type: 'connection.returned' });
  tellHeld();
  const subscription = cart.subscribe(look);
  const stopLosing = tellOfLoss(cart, tell);
  const stop = onCorrection(tellHeld);
  document.addEventListener('visibilitychange', wake);
  globalThis.addEventListener('online', online);
  return () => {
    subscription.unsubscribe();
    stopLosing();
    stop();
    document.removeEventListener('visibilitychange', wake);
    globalThis.removeEventListener('online', online);
  };
}

export const provideHold = () =>
  provideFor(holdMachine)({
    actors: { watchHold: fromCallback(({ input: { cart }, sendBack }) => watchHold(cart, sendBack)) },
  });
