/**
 * Tells other tabs of this browser what becomes of the cart, and hears of it from them (F10). Of two carts the one that was
 * changed last counts. What is told lives in the channel alone: the cart itself ends with its tabs (Q9.4.d).
 */
import * as v from 'valibot';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { newsOf, newsText } from '../../../../machines/cart/otherTabs.ts';
import { ownerAtRest, ownerOf } from '../../../../machines/session/owner.ts';
import { CartLine } from '../../../contract/orders/cart.ts';
import { WishedPromotion } from './persistedCart.ts';
import { persistedItem, type Persisted } from '../storage.ts';

/** The cart of one tab, whose it is, and when it was changed, in milliseconds. */
const Told = v.object({
  owner: v.string(),
  at: v.number(),
  news: v.object({ lines: v.array(CartLine), promotion: v.nullable(WishedPromotion) }),
});

/** When this tab's cart was changed, here or elsewhere; it outlives a reload as the cart does. */
const persistedChange = persistedItem('session', 'cart_changed', 1, v.number());

/** Keeps the cart and those of other tabs alike for as long as it runs. Returns what stops it. */
export function shareCart(
  cart: Pick<CartRef, 'subscribe' | 'getSnapshot' | 'send'>,
  changed: Pick<Persisted<number>, 'read' | 'write'> = persistedChange,
): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const ownerNow = () => ownerAtRest(ownerOf(cart.getSnapshot().context.user));
  /** A cart whose time nobody wrote down is still more than none. */
  const changedAt = () => changed.read() ?? Math.sign(cart.getSnapshot().context.lines.length);
  const own = () => newsOf(cart.getSnapshot().context);
  let channel: BroadcastChannel | null = null;
  let owner = ownerNow();
  let text = newsText(own());

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const tell = () => channel?.postMessage({ owner, at: changedAt(), news: own() });
  const hear = ({ data }: MessageEvent<unknown>) => {
    const told = v.safeParse(Told, data);
    // Of somebody else's cart nobody hears anything (T06).
    if (!told.success || told.output.owner !== owner) return;
    const { at, news } = told.output;
    const before = changedAt();
    if (at < before) tell();
    if (at <= before) return;
    changed.write(at);
    text = newsText(news);
    cart.send({ type: 'cart.follow', news });
  };
  const open = () => {
    channel = new BroadcastChannel('cart');
    channel.addEventListener('message', hear);
    tell();
  };
  // A page with an open channel may not be kept for Back.
  const close = () => {
    channel?.close();
    channel = null;
  };

  const subscription = cart.subscribe(() => {
    const [nextOwner, nextText] = [ownerNow(), newsText(own())];
    if (nextOwner === owner && nextText === text) return;
    if (nextText !== text) changed.write(Math.max(Date.now(), changedAt() + 1));
    [owner, text] = [nextOwner, nextText];
    tell();
  });
  const shown = ({ persisted }: PageTransitionEvent) => persisted && open();
  globalThis.addEventListener?.('pagehide', close);
  globalThis.addEventListener?.('pageshow', shown);
  open();
  return () => {
    subscription.unsubscribe();
    globalThis.removeEventListener?.('pagehide', close);
    globalThis.removeEventListener?.('pageshow', shown);
    close();
  };
}
