// @vitest-environment jsdom
/** What a customer finds while an order is on its way, and while it is not paid, in each situation. */
import { act } from '@testing-library/react';
import { describe } from 'vitest';
import type { PaymentInput } from '../../../machines/checkout/paymentMachine.ts';
import type { PlacementInput } from '../../../machines/checkout/placementContext.ts';
import { cartContent, checkoutInput, options } from '../../models/checkout/checkout.fixtures.ts';
import { ended, waysNow } from '../../models/checkout/checkout.law.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { openCheckout, pressed } from '../checkout.fixture.tsx';
import { paymentScreens } from '../screens/bookings/payment.screens.ts';
import { placementScreens } from '../screens/bookings/placement.screens.ts';

const paying = { ...checkoutInput, terms: 'none' } as const;
const known = waysNow(options);
const press = (name: string) =>
  pressed(all('.note button, dialog button').find(({ textContent }) => textContent === name));
const pay = () => act(async () => pressed(all('.panel .btn--cta')[0]));

describe.each(Object.entries(placementScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { user, order, intent } = table.law.input as PlacementInput;
    // What was ordered before the page was loaded is asked for at once; else Pay is pressed.
    const asked = order === null ? intent : null;
    const { tell, settle } = await openCheckout({ ...paying, user, intent: asked }, locale, user);
    if (asked === null) {
      await tell(known);
      await pay();
      if (intent !== null) {
        await tell(ended('returned', { intent, problem: { code: 'notPlaced', message: null } }));
        await tell(known);
        await pay();
      }
    }
    return {
      hands: { 'order.check': () => press(say('Check now')), 'prices.accept': () => press(say('Take the new price')) },
      world: settle,
    };
  });
});

describe.each(Object.entries(paymentScreens))('a payment %s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { intent, placed, isLeft, problem } = table.law.input as PaymentInput;
    const { tell, settle, seen } = await openCheckout(
      { ...paying, cartContent: { ...cartContent, lines: [] }, intent },
      locale,
    );
    await tell(ended(isLeft ? 'left' : 'accepted', { intent, placed, problem }));
    return {
      hands: {
        'payment.continue': () => press(say('Continue to payment')),
        'payment.abandon': () => press(say('Back to my cart')),
        'page.shown': seen,
        'page.hidden': seen,
      },
      world: settle,
    };
  });
});
