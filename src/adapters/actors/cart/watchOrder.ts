import { fromCallback } from 'xstate';
import type { OrderIntent, OrderNews } from '../../../../machines/checkout/orderIntent.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import { followRecord } from '../followRecord.ts';
import { followSession, type SessionSource } from '../login/followSession.ts';

/** Tells what other tabs of this browser make known of the customer's order (071). */
export function followOrder(session: SessionSource, tell: (intent: OrderIntent | null) => void): () => void {
  const look = () => {
    const { user } = session.getSnapshot().context;
    if (!isCustomer(user)) return;
    const intent = persistedIntent.readFor(user);
    // What is only too old to be told of was not settled.
    if (intent !== null || !persistedIntent.isThere(user)) tell(intent);
  };
  return followRecord(persistedIntent.name, look);
}

/** Called to tell about the order, on pages that do not show it themselves. */
const tellers = new Set<() => void>();

export const watchOrder = (session: SessionSource) =>
  fromCallback<OrderNews, undefined>(({ sendBack }) => {
    for (const look of tellers) look();
    return followOrder(session, (intent) => sendBack({ type: 'order.heard', intent }));
  });

/** Whether the page shows the order itself. */
const isToldHere = (): boolean => /^\/(cart|payment)/.test(globalThis.location.pathname);

export interface OrderTelling {
  tell: (stage: 'accepted' | 'refused') => void;
  /** The notice goes when the order is settled, its customer is gone, or a page that shows it is open. */
  untell: () => void;
}

/**
 * Tells of an order that another tab has sent to the bank, and how it stands: once, and when its customer is there and looks at
 * this tab. Returns what stops it.
 */
export function tellOfOrder(session: SessionSource, { tell, untell }: OrderTelling): () => void {
  let told: string | null = null;
  let isStanding = false;
  const look = () => {
    const intent = persistedIntent.readFor(session.getSnapshot().context.user);
    const stage = intent?.elsewhereUntil === undefined || isToldHere() ? 'placing' : intent.stage;
    const news = `${intent?.key} ${stage}`;
    if (isStanding && news !== told) {
      isStanding = false;
      untell();
    }
    if (stage === 'placing' || news === told || document.hidden) return;
    told = news;
    isStanding = true;
    tell(stage);
  };
  const stops = [followOrder(session, look), followSession(session, look)];
  document.addEventListener('visibilitychange', look);
  tellers.add(look);
  return () => {
    tellers.delete(look);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
  };
}
