/**
 * What giving an order up does outside the machine: its places become holds again, and its lines go back into the cart.
 */
import { fromPromise } from 'xstate';
import { reopeningMachine } from '../../../../machines/checkout/reopeningMachine.ts';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import { call } from '../../http/client.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';

/** Puts what was ordered back into the cart, with the preferences made for it; once, in whichever tab. */
function restoreCart(cart: Pick<CartRef, 'send'>, intent: OrderIntent): void {
  if (!persistedIntent.take(intent)) return;
  const { lines, preferences: chosen, promotion } = intent;
  cart.send({ type: 'cart.restore', lines, promotion });
  cart.send({ type: 'wallet.use', on: chosen.is_wallet });
  cart.send({ type: 'points.use', on: chosen.is_qpoints });
  if (chosen.isCardChosen) cart.send({ type: 'card.choose', cardId: chosen.cardId });
  cart.send({ type: 'card.save', on: chosen.save_card });
  cart.send({ type: 'notes.write', text: chosen.order_notes });
  if (chosen.deliveryAddress !== null) cart.send({ type: 'address.write', text: chosen.deliveryAddress });
}

export const provideReopening = (cart: Pick<CartRef, 'send'>) =>
  provideFor(reopeningMachine)({
    actors: {
      abandonPayment: fromPromise(async ({ input: { transactionId }, signal }) => {
        await call(orderEndpoints.abandonPayment, { params: { transactionId }, signal });
      }),
      restoreCart: fromPromise(async ({ input }) => restoreCart(cart, input.intent)),
    },
  });
