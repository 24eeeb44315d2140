/**
 * Whether another tab of this browser has a cart of nobody's (F10), for a tab that has none running: what is in it is
 * heard by the cart alone, once it runs (cartTabs.ts).
 */
import * as v from 'valibot';
import { nobody } from '../../../../machines/session/owner.ts';

const ofNobody = v.object({ owner: v.literal(nobody), at: v.pipe(v.number(), v.minValue(1)) });

/** Over as soon as one is heard of; what has a cart answers to one that was never changed. */
export async function hearOfCart(signal: AbortSignal): Promise<void> {
  if (!('BroadcastChannel' in globalThis)) return new Promise<never>(() => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  let channel: BroadcastChannel | null = null;
  const open = (): void => {
    channel = new BroadcastChannel('cart');
    channel.addEventListener('message', ({ data }) => v.is(ofNobody, data) && resolve());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage({ owner: nobody, at: 0, news: { lines: [], promotion: null } });
  };
  // A page with an open channel may not be kept for Back.
  const close = (): void => channel?.close();
  const listening = new AbortController();
  const heard = { signal: listening.signal };
  globalThis.addEventListener?.('pagehide', close, heard);
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && open(), heard);
  signal.addEventListener('abort', () => resolve(), heard);
  open();
  await promise;
  listening.abort();
  close();
}
