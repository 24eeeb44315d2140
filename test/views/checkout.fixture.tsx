/** The cart's page with paying in it, for the screens of checkout, order and payment: real machines, whose calls wait. */
import { act, fireEvent } from '@testing-library/react';
import { createActor, type AnyEventObject } from 'xstate';
import type { CartInput } from '../../machines/cart/cartContext.ts';
import type { CheckoutInput } from '../../machines/checkout/checkoutContext.ts';
import { checkoutMachine } from '../../machines/checkout/checkoutMachine.ts';
import * as readCheckout from '../../machines/checkout/checkoutSelectors.ts';
import { paymentMachine } from '../../machines/checkout/paymentMachine.ts';
import { placementMachine } from '../../machines/checkout/placementMachine.ts';
import { resourceMachine } from '../../machines/resource/resourceMachine.ts';
import type { Locale } from '../../src/i18n/languages.ts';
import { CartView } from '../../src/pages/cart/CartPage.tsx';
import { polyfillDialogs } from '../support/dialogElement.ts';
import { holdActors } from '../support/replay.ts';
import { all, stage } from './cart.fixture.tsx';

polyfillDialogs();

const terms = {
  none: { tnc_enable: false },
  tick: { tnc: 'Agreed', ar_tnc: 'نعم' },
  read: { tnc: '<h2>Before you come</h2><p>Be on time.</p>', ar_tnc: '<h2>قبل حضورك</h2><p>كن في الموعد.</p>' },
} as const;

/** Presses as a browser does: what is pressed has the focus. */
export function pressed(button: HTMLElement | undefined): void {
  if (button === undefined) throw new Error('It is not there to be pressed');
  if (button.matches(':disabled') || button.closest('[inert]'))
    throw new Error(`"${button.textContent}" is out of use`);
  if (all('dialog').length > 0 && !button.closest('dialog')) throw new Error(`"${button.textContent}" lies behind`);
  button.focus();
  fireEvent.click(button);
}

/** @param user the customer at the end of the events: the page asks the session, checkout is told by the events */
export async function openCheckout(
  input: CheckoutInput,
  locale: Locale,
  user = input.user,
  own: Partial<CartInput> = {},
) {
  const { lines, preferences } = input.cartContent;
  const { show, cart, settle } = await stage({
    cart: { lines: [...lines], preferences: { ...preferences }, ...own },
    site: terms[input.terms],
    user,
    locale,
  });
  const resource = holdActors(resourceMachine);
  const placement = holdActors(placementMachine, ['watchSession']);
  const payment = holdActors(paymentMachine, ['watchPageShown', 'watchPage']);
  const held = holdActors(checkoutMachine, ['watchSession', 'watchCart', 'watchOrder', 'deferUpdate']);
  const machine = held.machine.provide({
    actors: { resource: resource.machine, placement: placement.machine, payment: payment.machine },
  });
  const still = { setTimeout: () => 0, clearTimeout: () => undefined };
  const checkout = createActor(machine, { input, clock: still }).start();
  show(<CartView checkout={checkout} />);
  const parts = [held, resource, placement, payment];
  return {
    checkout,
    cart,
    /** What the server answers the cart. */
    settleCart: settle,
    /** An event of another part, or the output of a child. */
    tell: (event: AnyEventObject) =>
      act(async () => {
        if (event.type === 'cart.changed') {
          cart.send({ type: 'cart.follow', news: { lines: event['lines'], promotion: null } });
          cart.send({ type: 'card.choose', cardId: event['preferences'].cardId });
        }
        checkout.send(event as never);
      }),
    /** Whether anybody looks at the page, as the payment hears it. */
    seen: (event: AnyEventObject) =>
      act(async () => readCheckout.payment(checkout.getSnapshot())?.send(event as never)),
    /** What a call answers. */
    settle: (answer: AnyEventObject) =>
      act(async () => {
        if (!parts.some(({ settle }) => settle(answer))) throw new Error(`nobody asked ${String(answer['actorId'])}`);
      }),
  };
}
