/** What the seat map does outside the machine: it loads the plan, fills the cart, and watches the tab (Q7.6.k). */
import { fromCallback, fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { seatMapMachine } from '../../../../machines/seatMap/seatMapMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { eventEndpoints } from '../../../contract/endpoints/event.ts';
import { call } from '../../http/client.ts';
import { provideReconnect } from '../reconnectActors.ts';
import { follow } from '../follow.ts';
import { requestCart } from '../cart/requestCart.ts';

interface Question {
  eventId: number;
  mapId: number;
}

/** @throws RefusedError `seatMapUnknown` where the event has no such plan */
async function loadSeatMap({ eventId, mapId }: Question, signal: AbortSignal) {
  try {
    const params = { id: eventId, seat_map_id: mapId };
    return (await call(eventEndpoints.seatMap, { params, signal })).data;
  } catch (error) {
    throw error instanceof RefusedError && error.status === 404 ? new RefusedError('seatMapUnknown') : error;
  }
}

const seatsIn = (lines: readonly CartLine[], eventId: number): number[] =>
  lines.flatMap((line) => (line.productType === 'event' && line.event_id === eventId ? (line.seat_map_id ?? []) : []));

export const provideSeatMap = (cart: CartRef) =>
  provideFor(seatMapMachine)({
    actors: {
      loadSeatMap: fromPromise(({ input, signal }) => loadSeatMap(input, signal)),
      addToCart: fromPromise(({ input }) => {
        const lines = input.lines.map((line) => ({ ...line, id: crypto.randomUUID() }));
        return requestCart(cart, { type: 'lines.add', lines });
      }),
      watchCart: fromCallback(({ input, sendBack }) =>
        follow(
          cart,
          ({ context: { lines } }) => ({ lines }),
          ({ lines }) => sendBack({ type: 'cart.changed', seatIds: seatsIn(lines, input.eventId) }),
        ),
      ),
      watchTab: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
        document.addEventListener('visibilitychange', tell);
        return () => document.removeEventListener('visibilitychange', tell);
      }),
      reconnect: provideReconnect(),
    },
  });
