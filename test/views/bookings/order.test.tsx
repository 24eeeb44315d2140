// @vitest-environment jsdom
/** What a customer finds while an order is on its way, and while it is not paid, in each situation. */
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PaymentInput } from '../../../machines/checkout/paymentMachine.ts';
import type { PlacementInput } from '../../../machines/checkout/placementContext.ts';
import {
  acceptedIntent,
  atTheBank,
  cartContent,
  checkoutInput,
  options,
} from '../../models/checkout/checkout.fixtures.ts';
import { ended, waysNow } from '../../models/checkout/checkout.law.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, textOf } from '../cart.fixture.tsx';
import { openCheckout, pressed } from '../checkout.fixture.tsx';
import { paymentScreens } from '../screens/bookings/payment.screens.ts';
import { placementScreens } from '../screens/bookings/placement.screens.ts';

afterEach(cleanup);

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
      gestures: {
        'order.check': () => press(say('Check now')),
        'prices.accept': () => press(say('Take the new price')),
      },
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
      gestures: {
        'payment.continue': () => press(say('Continue to payment')),
        'payment.abandon': () => press(say('Back to my cart')),
        'page.shown': seen,
        'page.hidden': seen,
      },
      world: settle,
    };
  });
});

test.each([
  [
    'en',
    [
      'Open swim × 2 and 1 more item',
      'AED 168',
      'From your wallet and points: AED 99.50. Still to be paid at the bank: AED 68.50.',
      'It is kept for you until 09:45 AM. Pay now',
    ],
  ],
  ['ar', ['Open swim × 2 وبند آخر', '168', 'يبقى للدفع لدى البنك: 68.50', 'نحتفظ به لك حتى الساعة 09:45']],
] as const)(
  'F16, Q1.4.b: what waits says what it is, how much, what the bank still asks for, and until when its places are kept (%s)',
  async (locale, said) => {
    const [one] = acceptedIntent.lines;
    const intent = { ...acceptedIntent, lines: [one!, { ...one!, id: 'another' }] };
    const { tell } = await openCheckout({ ...paying, cartContent: { ...cartContent, lines: [] }, intent }, locale);
    const waiting = { ...atTheBank, expires_at: '2026-11-27 09:45:00', amount_due: 68.5 };
    await tell(ended('left', { intent, placed: waiting, problem: null }));
    const told = textOf('.note');
    expect(said.filter((part) => !told.includes(part))).toEqual([]);
  },
);
