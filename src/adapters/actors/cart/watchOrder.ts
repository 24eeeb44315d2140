import { fromCallback } from 'xstate';
import type { OrderIntent, OrderNews } from '../../../../machines/checkout/orderIntent.ts';
import type { User } from '../../../contract/customers/customers.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { guestOrder } from '../../storage/orders/guestOrder.ts';
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

/** elsewhere: it is a guest's, who finds it in the tab that sent it alone (020). */
type HowTold = 'accepted' | 'refused' | 'elsewhere';

export interface OrderTelling {
  tell: (how: HowTold) => void;
  /** The notice goes when the order is settled, its customer is gone, or a page that shows it is open. */
  untell: () => void;
}

function newsFor(user: User | null): { key: string; how: HowTold } | null {
  const ofGuest = isCustomer(user) ? null : guestOrder.elsewhere();
  if (ofGuest !== null) return ofGuest.stage === 'placing' ? null : { key: ofGuest.name, how: 'elsewhere' };
  const intent = persistedIntent.readFor(user);
  if (intent?.elsewhereUntil === undefined || intent.stage === 'placing' || isToldHere()) return null;
  return { key: intent.key, how: intent.stage };
}

/**
 * Tells of an order that another tab has sent to the bank, and how it stands: once, and when its customer is there and looks at
 * this tab. Returns what stops it.
 */
export function tellOfOrder(session: SessionSource, { tell, untell }: OrderTelling): () => void {
  let told: string | null = null;
  let isStanding = false;
  const look = () => {
    const news = newsFor(session.getSnapshot().context.user);
    const name = `${news?.key} ${news?.how}`;
    if (isStanding && name !== told) {
      isStanding = false;
      untell();
    }
    if (news === null || name === told || document.hidden) return;
    told = name;
    isStanding = true;
    tell(news.how);
  };
  const stops = [followOrder(session, look), followRecord(guestOrder.name, look), followSession(session, look)];
  document.addEventListener('visibilitychange', look);
  tellers.add(look);
  return () => {
    tellers.delete(look);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
  };
}
