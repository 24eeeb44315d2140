// @vitest-environment jsdom
/** What a customer finds in the cart, in each situation. */
import { act } from '@testing-library/react';
import { describe } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { CartInput } from '../../../machines/cart/cartContext.ts';
import { cartContent, checkoutInput, options } from '../../models/checkout/checkout.fixtures.ts';
import { waysNow } from '../../models/checkout/checkout.law.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { openCheckout, pressed } from '../checkout.fixture.tsx';
import { cartScreens } from '../screens/cart/cart.screens.ts';

describe.each(Object.entries(cartScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const own = table.law.input as CartInput;
    const content = { ...cartContent, lines: own.lines };
    const { checkout, cart, tell, settleCart } = await openCheckout(
      { ...checkoutInput, terms: 'none', cartContent: content },
      locale,
      own.user,
      own,
    );
    cart.subscribe(({ context: { lines } }) => checkout.send({ type: 'cart.changed', ...cartContent, lines }));
    await tell(waysNow(options));
    const wished = (event: AnyEventObject) => act(async () => cart.send(event as never));
    const remove = ({ lineId }: AnyEventObject) =>
      act(async () => {
        const { lines } = cart.getSnapshot().context;
        const place = lines.findIndex(({ id }) => id === lineId);
        const name = say(`Remove ${lines[place]?.name}`);
        const buttons = all('.line__end button').filter(({ textContent }) => textContent === name);
        // Two may have the same name: the lines are in the order of the cart.
        pressed(buttons[lines.slice(0, place).filter((line) => line.name === lines[place]?.name).length]);
      });
    return {
      gestures: {
        'line.remove': remove,
        // From other pages, or without any input.
        'lines.add': wished,
        'quantity.set': wished,
      },
      world: (event) => (event.type.startsWith('xstate.after.') ? wished(event) : settleCart(event)),
    };
  });
});
