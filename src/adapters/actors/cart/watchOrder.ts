import { fromCallback } from 'xstate';
import type { OrderNews } from '../../../../machines/checkout/orderIntent.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import type { SessionSource } from '../login/followSession.ts';

/** Tells what other tabs of this browser make known of the customer's order (071). A page that was put aside hears it when it is back. */
export const watchOrder = (session: SessionSource) =>
  fromCallback<OrderNews, undefined>(({ sendBack }) => {
    const tell = () => {
      const { user } = session.getSnapshot().context;
      if (isCustomer(user)) sendBack({ type: 'order.heard', intent: persistedIntent.readFor(user) });
    };
    const listening = new AbortController();
    const { signal } = listening;
    globalThis.addEventListener('storage', ({ key }) => key === persistedIntent.name && tell(), { signal });
    globalThis.addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal });
    return () => listening.abort();
  });
