/** What numbered seats do in the world: the plan is asked for, lines go to the cart, and the tab is watched (Q7.6.k). */
import { fromCallback, fromPromise } from 'xstate';
import type { CartRef } from '../../../machines/cart/cartMachine.ts';
import { seatMapMachine } from '../../../machines/seatMap/seatMapMachine.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { eventEndpoints } from '../../contract/endpoints/event.ts';
import { call } from '../client.ts';
import { provideReconnect } from './reconnectActors.ts';
import { followCart } from './followCart.ts';
import { requestCart } from './requestCart.ts';

interface Question {
  eventId: number;
  mapId: number;
}

/** @throws Refusal `seatMapUnknown` where the event has no such plan */
async function loadSeatMap({ eventId, mapId }: Question, signal: AbortSignal) {
  try {
    const params = { id: eventId, seat_map_id: mapId };
    return (await call(eventEndpoints.seatMap, { params, signal })).data;
  } catch (error) {
    throw error instanceof RefusedError && error.status === 404 ? new RefusedError('seatMapUnknown') : error;
  }
}

export const provideSeatMap = (cart: CartRef) =>
  seatMapMachine.provide({
    actors: {
      loadSeatMap: fromPromise(({ input, signal }) => loadSeatMap(input, signal)),
      addToCart: fromPromise(({ input }) => {
        const lines = input.lines.map((line) => ({ ...line, id: crypto.randomUUID() }));
        return requestCart(cart, { type: 'lines.add', lines });
      }),
      watchCart: fromCallback(({ input, sendBack }) =>
        followCart(cart, (lines) => {
          const seatIds = lines.flatMap((line) =>
            line.productType === 'event' && line.event_id === input.eventId ? (line.seat_map_id ?? []) : [],
          );
          sendBack({ type: 'cart.changed', seatIds });
        }),
      ),
      watchTab: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
        document.addEventListener('visibilitychange', tell);
        return () => document.removeEventListener('visibilitychange', tell);
      }),
      reconnect: provideReconnect(),
    },
  });
