import { fromCallback } from 'xstate';
import type { OrderIntent, OrderNews } from '../../../../machines/checkout/orderIntent.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import { followSession, type SessionSource } from '../login/followSession.ts';

/** Tells what other tabs of this browser make known of the customer's order (071). A page that was put aside hears it when it is back. */
export function followOrder(session: SessionSource, tell: (intent: OrderIntent | null) => void): () => void {
  const look = () => {
    const { user } = session.getSnapshot().context;
    if (isCustomer(user)) tell(persistedIntent.readFor(user));
  };
  const listening = new AbortController();
  const { signal } = listening;
  globalThis.addEventListener('storage', ({ key }) => key === persistedIntent.name && look(), { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  return () => listening.abort();
}

export const watchOrder = (session: SessionSource) =>
  fromCallback<OrderNews, undefined>(({ sendBack }) =>
    followOrder(session, (intent) => sendBack({ type: 'order.heard', intent })),
  );

/** Their own pages say what becomes of it. */
const isToldHere = (): boolean => /^\/(cart|payment)/.test(globalThis.location.pathname);

/**
 * Tells of an order that another tab has sent to the bank, and how it stands: once, and when its customer is there and looks at
 * this tab. Answers how to stop.
 */
export function tellOfOrder(session: SessionSource, tell: (stage: 'accepted' | 'refused') => void): () => void {
  let told: string | null = null;
  const look = () => {
    const intent = persistedIntent.readFor(session.getSnapshot().context.user);
    if (intent?.elsewhereUntil === undefined || intent.stage === 'placing') return;
    if (intent.key === told || document.hidden || isToldHere()) return;
    told = intent.key;
    tell(intent.stage);
  };
  const stops = [followOrder(session, look), followSession(session, look)];
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
  };
}
