/** The calls of the cart: places held and given back, prices that the server makes. */
import * as cart from '../orders/cart.ts';
import { post, remove, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const cartEndpoints = {
  reserve: post('cart/sync', responseOf(cart.ReservationResult), { body: cart.Reservation }),
  release: remove('cart/sync', Outcome, { body: cart.Reservation }),
  checkWorkshop: post('workshops/check', responseOf(cart.WorkshopPrice), { body: cart.WorkshopCheck }),
  verifyBenefits: post('benefits/verify', responseOf(cart.BenefitResult), { body: cart.BenefitQuery }),
} as const satisfies Record<string, Endpoint>;
