import { describe, expect, test } from 'vitest';
import { paymentReturnMachine, type PaymentReturnInput } from '../../machines/paymentReturn/paymentReturnMachine.ts';
import * as read from '../../machines/paymentReturn/paymentReturnSelectors.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { Coverage } from '../support/coverage.ts';
import { done, failed, pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { running } from './cart.harness.ts';
import { acceptedIntent, atTheBank, guestIntent, placed } from './checkout.fixtures.ts';
import { payment, paymentReturnModel, returns, transaction } from './paymentReturn.model.ts';

const coverage = new Coverage(paymentReturnMachine);

describe.each(Object.entries(returns))('%s', (_, input) => {
  test.each(pathsOf(paymentReturnModel(input)))('$title', async (path) => {
    const subject = actorSubject(paymentReturnMachine, {
      input,
      coverage,
      listeners: ['watchPageShown', 'watchConnection'],
    });
    await expect(walk(path, subject)).resolves.toBeUndefined();
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));

function runningReturn(input: Partial<PaymentReturnInput>) {
  const back = running(paymentReturnMachine, { token: null, transactionId: null, intent: null, ...input });
  return { ...back, snapshot: () => back.actor.getSnapshot() };
}

describe('a receipt', () => {
  test('only reads; what was kept of its order is forgotten (T21)', async () => {
    const { asked, answer, snapshot } = runningReturn({ token: 'receipt-token', intent: acceptedIntent });
    await answer(done('readPayment', payment('paid')));
    await answer(done('forgetIntent'));
    expect(asked.map(({ job }) => job)).toEqual(['readPayment', 'forgetIntent']);
    expect(asked[1]?.input).toEqual({ orderId: 100001 });
    expect(snapshot().value).toBe('paid');
  });

  // Whoever asks again, or comes back to the page (F13), is waited with again, for as long.
  test.each(['payment.check', 'page.shown'] as const)(
    'that waits for the bank is asked for ten times, and again on %s',
    async (type) => {
      const { answer, clock, count, snapshot, send } = runningReturn({ token: 'receipt-token' });
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
    const own = runningReturn({ token: 'receipt-token', intent: acceptedIntent });
    await own.answer(done('readPayment', payment('failed')));
    expect(read.elsewhere(own.snapshot())).toBe('/paymentfailed?transactionId=tx-1');

    const foreign = runningReturn({ token: 'receipt-token', intent: { ...acceptedIntent, orderId: 7 } });
    await foreign.answer(done('readPayment', payment('failed')));
    expect(read.elsewhere(foreign.snapshot())).toBe('/paymentfailed');
  });

  test('out of reach is asked for again by itself, with a growing pause, and says so all the while', async () => {
    const { answer, clock, count, snapshot } = runningReturn({ token: 'receipt-token' });
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await answer(failed('readPayment', new ConnectionError()));
      const before = count('readPayment');
      clock.increment(seconds * 1000 - 1);
      expect(count('readPayment')).toBe(before);
      clock.increment(1);
      expect([count('readPayment'), read.stage(snapshot())]).toEqual([before + 1, 'unreachable']);
    }
    await answer(done('readPayment', payment('paid')));
    await answer(done('forgetIntent'));
    expect([snapshot().value, snapshot().context.problem]).toEqual(['paid', null]);
  });

  test.each(['connection.returned', 'page.shown', 'payment.check'] as const)(
    'out of reach is asked for at once on %s, with short pauses afterwards',
    async (type) => {
      const { answer, clock, count, send } = runningReturn({ token: 'receipt-token' });
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
    const missing = runningReturn({ token: 'guess' });
    await missing.answer(failed('readPayment', new RefusedError('notFound', undefined, 404)));
    expect(missing.snapshot().value).toBe('missing');

    const lost = runningReturn({ token: 'receipt-token' });
    await lost.answer(failed('readPayment', new ConnectionError()));
    lost.send({ type: 'payment.check' });
    expect(lost.snapshot().value).toBe('readingPayment');
  });
});

describe('a failed payment', () => {
  const failedReturn = async () => {
    const back = runningReturn({ transactionId: 'tx-1', intent: acceptedIntent });
    await back.answer(done('readTransaction', transaction('failed')));
    return back;
  };

  test('is paid again on a new page', async () => {
    const { send, answer, asked, snapshot } = await failedReturn();
    send({ type: 'payment.retry' });
    await answer(done('retryPayment', atTheBank));
    expect(asked.at(-1)).toEqual({ job: 'openPaymentPage', input: { url: 'https://pay.example/p/1' } });
    expect(snapshot().value).toBe('redirecting');
  });

  test('cannot be paid again once its places are gone', async () => {
    const { send, answer, snapshot, count } = await failedReturn();
    send({ type: 'payment.retry' });
    await answer(failed('retryPayment', new RefusedError('slotTaken', 'The place is gone', 409)));
    expect(snapshot().context).toMatchObject({ arePlacesGone: true, problem: { message: 'The place is gone' } });
    expect(read.isRetryOffered(snapshot())).toBe(false);
    send({ type: 'payment.retry' });
    expect(count('retryPayment')).toBe(1);
  });

  test('is given up before the cart is filled again', async () => {
    const { send, answer, asked, snapshot } = await failedReturn();
    send({ type: 'cart.reopen' });
    expect(asked.at(-1)).toEqual({ job: 'abandonPayment', input: { transactionId: 'tx-1' } });
    await answer(done('abandonPayment'));
    expect(asked.at(-1)).toEqual({ job: 'restoreCart', input: { intent: acceptedIntent } });
    await answer(done('restoreCart'));
    expect(read.elsewhere(snapshot())).toBe('/cart');
  });

  test('that was paid a moment ago fills no cart', async () => {
    const { send, answer, snapshot, count } = await failedReturn();
    send({ type: 'cart.reopen' });
    await answer(failed('abandonPayment', new RefusedError('paid', 'It is paid', 409)));
    await answer(done('rereadTransaction', transaction('paid', { token: 'a/b' })));
    expect(read.elsewhere(snapshot())).toBe('/paymentsuccess/a%2Fb');
    expect(count('restoreCart')).toBe(0);
  });

  test('that turns out to be paid leads to its receipt', async () => {
    const { answer, snapshot } = runningReturn({ transactionId: 'tx-1' });
    await answer(done('readTransaction', transaction('paid', { token: 'receipt-token' })));
    expect(read.elsewhere(snapshot())).toBe('/paymentsuccess/receipt-token');
  });

  test('that the bank is still silent about is no failure: its order waits in the cart', async () => {
    const { answer, snapshot } = runningReturn({ transactionId: 'tx-1', intent: acceptedIntent });
    await answer(done('readTransaction', transaction('awaiting_payment', { reason: null })));
    expect(read.elsewhere(snapshot())).toBe('/cart');
  });

  test.each([
    ['a tab that did not order it', null, false],
    ['a guest whose hold is over', guestIntent, true],
  ])('is told to its owner alone: %s', async (_, kept, isTimeOver) => {
    const { answer, snapshot, count, clock, send } = runningReturn({ transactionId: 'tx-1', intent: kept });
    await answer(failed('readTransaction', new RefusedError('loginRequired', 'Please Login!', 401)));
    expect([read.stage(snapshot()), read.isTimeOver(snapshot())]).toEqual(['locked', isTimeOver]);
    clock.increment(60_000);
    expect(count('readTransaction')).toBe(1);
    send({ type: 'cart.reopen' });
    expect(count('restoreCart')).toBe(isTimeOver ? 1 : 0);
  });

  test('without a number is found by the key of its order', async () => {
    const { asked, answer } = runningReturn({ intent: acceptedIntent });
    expect(asked).toEqual([{ job: 'findOrder', input: { key: acceptedIntent.key } }]);
    await answer(done('findOrder', placed('failed', { token: null, transactionId: 'tx-2' })));
    expect(asked.at(-1)).toEqual({ job: 'readTransaction', input: { transactionId: 'tx-2' } });
  });
});
