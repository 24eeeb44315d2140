import { describe, expect, test } from 'vitest';
import { receiptMachine } from '../../../machines/paymentReturn/receiptMachine.ts';
import * as read from '../../../machines/paymentReturn/receiptSelectors.ts';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { done, failed } from '../../support/paths.ts';
import { running } from '../cart/cart.harness.ts';
import { acceptedIntent } from '../checkout/checkout.fixtures.ts';
import { payment } from '../checkout/payment.fixtures.ts';
import { receipt } from './receipt.law.ts';

checkLaws(receipt);

function runningReceipt(input: { intent?: OrderIntent } = {}) {
  const back = running(receiptMachine, { token: 'receipt-token', intent: null, ...input });
  return { ...back, snapshot: () => back.actor.getSnapshot() };
}

describe('a receipt', () => {
  test('only reads; what was kept of its order is forgotten (T21)', async () => {
    const { asked, answer, snapshot } = runningReceipt({ intent: acceptedIntent });
    await answer(done('readPayment', payment('paid')));
    await answer(done('forgetIntent'));
    expect(asked.map(({ actor }) => actor)).toEqual(['readPayment', 'forgetIntent']);
    expect(asked[1]?.input).toEqual({ orderId: 100001 });
    expect(snapshot().value).toBe('paid');
  });

  // Whoever asks again, or comes back to the page (F13), is waited with again, for as long.
  test.each(['payment.check', 'page.shown'] as const)(
    'that waits for the bank is asked for ten times, and again on %s',
    async (type) => {
      const { answer, clock, count, snapshot, send } = runningReceipt();
      for (let poll = 0; poll < 10; poll++) {
        await answer(done('readPayment', payment('awaiting_payment')));
        expect(snapshot().value).toBe('waiting');
        clock.increment(3_000);
      }
      await answer(done('readPayment', payment('awaiting_payment')));
      clock.increment(60_000);
      expect(snapshot().value).toBe('stillWaiting');
      expect(count('readPayment')).toBe(11);
      send({ type });
      expect(count('readPayment')).toBe(12);
      for (let poll = 0; poll < 10; poll++) {
        await answer(done('readPayment', payment('awaiting_payment')));
        clock.increment(3_000);
      }
      expect(count('readPayment')).toBe(22);
    },
  );

  test('of a failed payment leads to its transaction', async () => {
    const own = runningReceipt({ intent: acceptedIntent });
    await own.answer(done('readPayment', payment('failed')));
    expect(read.elsewhere(own.snapshot())).toBe('/paymentfailed?transactionId=tx-1');

    const foreign = runningReceipt({ intent: { ...acceptedIntent, orderId: 7 } });
    await foreign.answer(done('readPayment', payment('failed')));
    expect(read.elsewhere(foreign.snapshot())).toBe('/paymentfailed');
  });

  test('out of reach is asked for again by itself, with a growing pause, and says so all the while', async () => {
    const { answer, clock, count, snapshot } = runningReceipt();
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await answer(failed('readPayment', new ConnectionError()));
      const before = count('readPayment');
      clock.increment(seconds * 1000 - 1);
      expect(count('readPayment')).toBe(before);
      clock.increment(1);
      expect([count('readPayment'), read.screen(snapshot())]).toEqual([before + 1, 'unreachable']);
    }
    await answer(done('readPayment', payment('paid')));
    await answer(done('forgetIntent'));
    expect([snapshot().value, snapshot().context.problem]).toEqual(['paid', null]);
  });

  test.each(['connection.returned', 'page.shown', 'payment.check'] as const)(
    'out of reach is asked for at once on %s, with short pauses afterwards',
    async (type) => {
      const { answer, clock, count, send } = runningReceipt();
      for (const seconds of [2, 4]) {
        await answer(failed('readPayment', new ConnectionError()));
        clock.increment(seconds * 1000);
      }
      await answer(failed('readPayment', new ConnectionError()));
      send({ type });
      expect(count('readPayment')).toBe(4);
      await answer(failed('readPayment', new ConnectionError()));
      clock.increment(2_000);
      expect(count('readPayment')).toBe(5);
    },
  );

  test('that nobody knows is missing, one out of reach can be tried again', async () => {
    const missing = runningReceipt();
    await missing.answer(failed('readPayment', new RefusedError('notFound', undefined, 404)));
    expect(missing.snapshot().value).toBe('missing');

    const lost = runningReceipt();
    await lost.answer(failed('readPayment', new ConnectionError()));
    lost.send({ type: 'payment.check' });
    expect(lost.snapshot().value).toEqual({ asking: 'reading' });
  });
});
