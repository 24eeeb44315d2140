/** What the promo box does outside the machine: it follows the cart, and asks the server for the discount of a code. */
import { fromPromise } from 'xstate';
import type { CartRef, CartSnapshot } from '../../../../machines/cart/cartMachine.ts';
import { benefitQuestion } from '../../../../machines/promotion/benefitQuestion.ts';
import type { PromotedCart, PromotionInput } from '../../../../machines/promotion/promotionContext.ts';
import { promotionMachine } from '../../../../machines/promotion/promotionMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { cartEndpoints } from '../../../contract/endpoints/cart.ts';
import { call } from '../../http/client.ts';
import { hasSpecialTreatment } from '../../http/specialTreatment.ts';
import { watch } from '../follow.ts';
import { provideReconnect } from '../reconnectActors.ts';

const newsOf = ({ context: { lines, promotion, user } }: CartSnapshot): PromotedCart => ({ lines, promotion, user });

export const promotionInput = (cart: CartRef, currency: string | null): PromotionInput => ({
  ...newsOf(cart.getSnapshot()),
  cart,
  currency,
});

/** @throws RefusedError `promoInvalid`, `promoNotValid`, `membershipInvalid` with the server's words (R8.4.5, R5.7.5, R8.4.7) */
export const providePromotion = (cart: Pick<CartRef, 'getSnapshot' | 'subscribe'>) =>
  provideFor(promotionMachine)({
    actors: {
      watchCart: watch(cart, (snapshot) => ({ type: 'cart.changed' as const, ...newsOf(snapshot) })),
      verifyBenefits: fromPromise(async ({ input, signal }) => {
        const special = hasSpecialTreatment() ? { special_treatment: 1 as const } : {};
        const body = { ...benefitQuestion(input), ...special };
        return (await call(cartEndpoints.verifyBenefits, { body, signal })).data;
      }),
      reconnect: provideReconnect(),
    },
  });
