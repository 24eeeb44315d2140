// @vitest-environment jsdom
/** What a customer finds on the pages after a payment, in each situation. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { FailedPaymentInput } from '../../../machines/paymentReturn/failedPaymentContext.ts';
import { failedPaymentMachine } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import { receiptMachine, type ReceiptInput } from '../../../machines/paymentReturn/receiptMachine.ts';
import { FailureView } from '../../../src/pages/payment/PaymentFailedPage.tsx';
import { SuccessView } from '../../../src/pages/payment/PaymentSuccessPage.tsx';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { focused } from '../../support/screens/onScreen.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { failedPaymentScreens } from '../screens/bookings/failedPayment.screens.ts';
import { receiptScreens } from '../screens/bookings/receipt.screens.ts';

// The evening before the membership begins, as the text differs from its first day on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T20:00:00+04:00') });
  // Alternatives are never answered, and none is cached.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const silent = ['watchPageShown', 'watchOrder', 'watchConnection', 'deferUpdate'];
/** Pauses run out when the way says so. */
const still = { setTimeout: () => 0, clearTimeout: () => undefined };

/** Answers of calls, and delays. */
const worldOf =
  (settle: (answer: AnyEventObject) => boolean, back: { send(event: never): void }) =>
  async (event: AnyEventObject) => {
    await act(async () => {
      if (!settle(event)) back.send(event as never);
      await Promise.resolve();
    });
    // The drawing of a ticket's code is a chunk of its own.
    if (all('.pitch').length > 0) await waitFor(() => all('.pitch img')[0] ?? Promise.reject(new Error('no code yet')));
  };

describe('a receipt', () => {
  checkScreens(receiptScreens, async (locale) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(receiptMachine, silent);
    const back = createActor(machine, { input: receiptScreens.law.input as ReceiptInput, clock: still }).start();
    show(<SuccessView back={back} />);
    return { gestures: {}, world: worldOf(settle, back) };
  });
});

test('A03: Check again leaves the focus on the heading when it goes, while the bank is asked once more', async () => {
  const { show } = await stage();
  const { machine, settle } = holdActors(receiptMachine, silent);
  const back = createActor(machine, { input: receiptScreens.law.input as ReceiptInput, clock: still }).start();
  show(<SuccessView back={back} />);
  const world = worldOf(settle, back);
  for (const event of receiptScreens.law.situations['stillWaiting']!.by) await world(event);
  act(() => pressed(all('.row button')[0]));
  expect([all('.row button').length, focused()]).toEqual([0, 'heading “One moment.”']);
});

describe.each(Object.entries(failedPaymentScreens))('a payment that failed, %s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(failedPaymentMachine, silent);
    const back = createActor(machine, { input: table.law.input as FailedPaymentInput, clock: still }).start();
    show(<FailureView back={back} />);
    const press = (name: string) => () => pressed(all('.row button').find((one) => one.textContent === say(name)));
    const world = worldOf(settle, back);
    return {
      gestures: {
        'payment.retry': press('Try again'),
        'cart.reopen': press('Back to my cart'),
        'page.shown': world,
      },
      world,
    };
  });
});
