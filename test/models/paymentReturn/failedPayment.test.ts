import { describe, expect, test } from 'vitest';
import type { FailedPaymentInput } from '../../../machines/paymentReturn/failedPaymentContext.ts';
import { failedPaymentMachine } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as read from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { done, failed } from '../../support/paths.ts';
import { running } from '../cart/cart.harness.ts';
import { acceptedIntent, atTheBank, guestIntent, placed } from '../checkout/checkout.fixtures.ts';
import { ofThisTab } from './failedPayment.law.ts';
import { ofAnotherTab, unknown, withoutNumber } from './failedPayment.elsewhere.law.ts';
import { transaction } from '../checkout/payment.fixtures.ts';

checkLaws(ofThisTab, ofAnotherTab, withoutNumber, unknown);

function runningFailed(input: Partial<FailedPaymentInput>) {
  const back = running(failedPaymentMachine, { transactionId: null, intent: null, ...input });
  return { ...back, snapshot: () => back.actor.getSnapshot() };
}

describe('a failed payment', () => {
  const failedReturn = async () => {
    const back = runningFailed({ transactionId: 'tx-1', intent: acceptedIntent });
    await back.answer(done('readTransaction', transaction('failed')));
    return back;
  };

  test('is paid again on a new page', async () => {
    const { send, answer, asked, snapshot } = await failedReturn();
    send({ type: 'payment.retry' });
    await answer(done('retryPayment', atTheBank));
    expect(asked.at(-1)).toEqual({ actor: 'openPaymentPage', input: { url: 'https://pay.example/p/1' } });
    expect(snapshot().value).toEqual({ underWay: 'redirecting' });
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
    expect(asked.at(-1)).toEqual({
      actor: 'reopening',
      input: { transactionId: 'tx-1', intent: acceptedIntent, isDead: false },
    });
    await answer(done('reopening', { kind: 'reopened', problem: null }));
    expect(read.elsewhere(snapshot())).toBe('/cart');
  });

  test('that was paid a moment ago fills no cart', async () => {
    const { send, answer, snapshot, count } = await failedReturn();
    send({ type: 'cart.reopen' });
    await answer(done('reopening', { kind: 'unsure', problem: { code: 'paid', message: 'It is paid' } }));
    await answer(done('rereadTransaction', transaction('paid', { token: 'a/b' })));
    expect(read.elsewhere(snapshot())).toBe('/paymentsuccess/a%2Fb');
    expect(count('reopening')).toBe(1);
  });

  test('that turns out to be paid leads to its receipt', async () => {
    const { answer, snapshot } = runningFailed({ transactionId: 'tx-1' });
    await answer(done('readTransaction', transaction('paid', { token: 'receipt-token' })));
    expect(read.elsewhere(snapshot())).toBe('/paymentsuccess/receipt-token');
  });

  test('that the bank is still silent about is no failure: its order waits in the cart', async () => {
    const { answer, snapshot } = runningFailed({ transactionId: 'tx-1', intent: acceptedIntent });
    await answer(done('readTransaction', transaction('awaiting_payment', { reason: null })));
    expect(read.elsewhere(snapshot())).toBe('/cart');
  });

  test.each([
    ['a tab that did not order it', null, false],
    ['a guest whose hold is over', guestIntent, true],
  ])('is told to its owner alone: %s', async (_, kept, isTimeOver) => {
    const { answer, snapshot, count, clock, send } = runningFailed({ transactionId: 'tx-1', intent: kept });
    await answer(failed('readTransaction', new RefusedError('loginRequired', 'Please Login!', 401)));
    expect([snapshot().value, read.isTimeOver(snapshot())]).toEqual(['locked', isTimeOver]);
    clock.increment(60_000);
    expect(count('readTransaction')).toBe(1);
    send({ type: 'cart.reopen' });
    expect(count('reopening')).toBe(isTimeOver ? 1 : 0);
  });

  test('without a number is found by the key of its order', async () => {
    const { asked, answer } = runningFailed({ intent: acceptedIntent });
    expect(asked).toEqual([{ actor: 'findOrder', input: { key: acceptedIntent.key } }]);
    await answer(done('findOrder', placed('failed', { token: null, transactionId: 'tx-2' })));
    expect(asked.at(-1)).toEqual({ actor: 'readTransaction', input: { transactionId: 'tx-2' } });
  });
});
