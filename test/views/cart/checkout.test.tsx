// @vitest-environment jsdom
/** What a customer finds who pays in the cart, in each situation. */
import { waitFor } from '@testing-library/react';
import { describe } from 'vitest';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { openCheckout, pressed } from '../checkout.fixture.tsx';
import { checkoutScreens } from '../screens/cart/checkout.screens.ts';

/** Loaded as a chunk of its own. */
const termsRead = () => waitFor(() => all('dialog .prose')[0] ?? Promise.reject(new Error('not there yet')));

describe.each(Object.entries(checkoutScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say, { by }) => {
    const told = by.findLast(({ type }) => type === 'session.changed');
    const input = table.law.input as CheckoutInput;
    const { tell } = await openCheckout(input, locale, told === undefined ? input.user : told['user']);
    const box = () => pressed(all('.panel input[name="terms"]')[0]);
    const button = (name: string) => all('.panel button, dialog button').find((one) => one.textContent === say(name));
    return {
      gestures: {
        'terms.tick': async () => {
          box();
          if (input.terms === 'read') await termsRead();
        },
        'terms.open': async () => {
          pressed(button('booking terms'));
          await termsRead();
        },
        'terms.agree': () => pressed(button('Agree')),
        'order.place': () => pressed(all('.panel .btn--cta')[0]),
        'order.express': () => pressed(all('.express button')[0]),
        // From the cart and the session, not from the customer.
        'cart.changed': tell,
        'session.changed': tell,
        'resource.changed': tell,
        'order.heard': tell,
      },
      world: tell,
    };
  });
});
