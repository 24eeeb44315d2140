import { describe, expect, test } from 'vitest';
import type { FailedPaymentInput } from '../../../machines/paymentReturn/failedPaymentContext.ts';
import { failedPaymentMachine } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as read from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { done, failed } from '../../support/paths.ts';
import { court, event, swim } from '../cart/cart.fixtures.ts';
import { running } from '../cart/cart.harness.ts';
import { acceptedIntent, atTheBank, guestIntent, placed } from '../checkout/checkout.fixtures.ts';
import { ofThisTab } from './failedPayment.law.ts';
import {
  heardOfNothing,
  heardOfOtherTab,
  heardWithoutNumber,
  settledElsewhere,
  triedAgainElsewhere,
  ofAnotherTab,
  triedBefore,
  unknown,
  withoutNumber,
} from './failedPayment.elsewhere.law.ts';
import { ofCustomer, ofGuest, ofOrderOver, ofOtherOrder } from './failedPayment.others.law.ts';
import { connectionError, declined, login, takenSaid } from './failedPayment.situations.ts';
import { transaction } from '../checkout/payment.fixtures.ts';

checkLaws(
  ofThisTab,
  ofAnotherTab,
  withoutNumber,
  unknown,
  triedBefore,
  heardOfOtherTab,
  heardWithoutNumber,
  settledElsewhere,
  triedAgainElsewhere,
  heardOfNothing,
  ofGuest,
  ofOtherOrder,
  ofOrderOver,
  ofCustomer,
);

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
    ['a customer whose session is over', acceptedIntent, false],
    ['a guest whose hold is over', guestIntent, true],
  ])('is shown to its owner only: %s', async (_, kept, isTimeOver) => {
    const { answer, snapshot, count, clock, send } = runningFailed({ transactionId: 'tx-1', intent: kept });
    await answer(failed('readTransaction', new RefusedError('loginRequired', 'Please Login!', 401)));
    expect([snapshot().value, read.isTimeOver(snapshot())]).toEqual(['locked', isTimeOver]);
    clock.increment(60_000);
    expect(count('readTransaction')).toBe(1);
    send({ type: 'cart.reopen' });
    expect(count('reopening')).toBe(isTimeOver ? 1 : 0);
  });

  test('without a transaction is found by the key of its order', async () => {
    const { asked, answer } = runningFailed({ intent: acceptedIntent });
    expect(asked).toEqual([{ actor: 'findOrder', input: { key: acceptedIntent.key } }]);
    await answer(done('findOrder', placed('failed', { token: null, transactionId: 'tx-2' })));
    expect(asked.at(-1)).toEqual({ actor: 'readTransaction', input: { transactionId: 'tx-2' } });
  });
});

describe('the selectors of a failed payment', () => {
  test('R8.4.1, F38: which screen is shown, also while the server is asked again', () => {
    expect(toldIn(ofThisTab, read.screen)).toEqual({
      reading: 'reading',
      failed: 'failed',
      retrying: 'failed',
      redirecting: 'failed',
      placesGone: 'failed',
      abandoning: 'failed',
      rereading: 'failed',
      restoring: 'failed',
      missing: 'failed',
      locked: 'failed',
      unreachable: 'unreachable',
      readingAgain: 'unreachable',
      unreachableTwice: 'unreachable',
      sentToSuccess: 'failed',
      sentToCart: 'failed',
    });
    expect(toldIn(withoutNumber, read.screen)).toEqual({
      finding: 'reading',
      failed: 'failed',
      reading: 'reading',
      unreachable: 'unreachable',
    });
  });

  test('T21: a locked payment stays locked, however many attempts there were', () => {
    const by = [...ofThisTab.situations['readingAgain']!.by, failed('readTransaction', login)];
    const law = { ...ofThisTab, situations: { lockedAfterLost: { by, state: 'locked' } } };
    expect(toldIn(law, read.screen)).toEqual({ lockedAfterLost: 'failed' });
  });

  test('R8.4.1: whether it is being paid again or given up, or is shown to its owner only', () => {
    expect(isSoIn(ofThisTab, read.isBusy)).toEqual([
      'reading',
      'retrying',
      'redirecting',
      'abandoning',
      'rereading',
      'restoring',
      'readingAgain',
    ]);
    expect(isSoIn(ofThisTab, read.isRetrying)).toEqual(['retrying', 'redirecting']);
    expect(isSoIn(ofThisTab, read.isReopening)).toEqual(['abandoning', 'rereading', 'restoring']);
    expect(isSoIn(ofThisTab, read.isLocked)).toEqual(['locked']);
  });

  test('F30: it may be paid again where it failed, and its places are not gone', () => {
    const offered = ['failed', 'retrying', 'redirecting', 'abandoning', 'rereading', 'restoring'];
    expect(isSoIn(ofThisTab, read.isRetryOffered)).toEqual(offered);
    expect(isSoIn(withoutNumber, read.isRetryOffered)).toEqual([]);
    expect(isSoIn(ofThisTab, read.arePlacesGone)).toEqual(['placesGone']);
  });

  test('R8.4.1: what was cancelled elsewhere cannot be paid, only put back', () => {
    expect(isSoIn(ofOrderOver, read.isOrderOver)).toEqual(['over', 'foundOver', 'readingOver']);
    expect(isSoIn(ofOrderOver, read.arePlacesGone)).toEqual([]);
    expect(isSoIn(ofOrderOver, read.isRetryOffered)).toEqual(['retrying']);
    expect(isSoIn(ofOrderOver, read.isReopenOffered)).toEqual(['retrying', 'over', 'foundOver']);
  });

  test('Q4.8.c: an order is given up, or put back, where there is one', () => {
    expect(isSoIn(ofThisTab, read.isReopenOffered)).toEqual([
      'failed',
      'retrying',
      'redirecting',
      'placesGone',
      'abandoning',
      'rereading',
      'restoring',
    ]);
    expect(isSoIn(ofGuest, read.isReopenOffered)).toEqual(['locked']);
    expect(isSoIn(ofAnotherTab, read.isReopenOffered)).toEqual(['failed']);
    expect(isSoIn(withoutNumber, read.isReopenOffered)).toEqual(['failed']);
    expect(isSoIn(unknown, read.isReopenOffered)).toEqual([]);
  });

  test('R4.1.4: the time to pay is over for the guest who ordered it', () => {
    expect(isSoIn(ofGuest, read.isTimeOver)).toEqual(['locked']);
    expect(isSoIn(ofThisTab, read.isTimeOver)).toEqual([]);
    expect(isSoIn(ofAnotherTab, read.isTimeOver)).toEqual([]);
  });

  test('R2.1.23: its details, and why there are no more', () => {
    expect(toldIn(ofThisTab, read.transaction)).toMatchObject({ reading: null, failed: declined });
    expect(toldIn(ofThisTab, read.problem)).toMatchObject({
      failed: null,
      placesGone: takenSaid,
      unreachable: connectionError,
    });
  });

  test('R8.4.1: only a paid or waiting one is shown on another page', () => {
    const led = Object.entries(toldIn(ofThisTab, read.elsewhere)).filter(([, path]) => path !== null);
    expect(led).toEqual([
      ['sentToSuccess', '/paymentsuccess/receipt-token'],
      ['sentToCart', '/cart'],
    ]);
  });

  test('R8.4.1: what this tab ordered by the hour, booking by booking, and the same each time', () => {
    const lines = [swim('swim'), event('final'), ...court];
    const intent = { ...acceptedIntent, lines };
    const { snapshot } = runningFailed({ transactionId: 'tx-1', intent });
    expect(read.bookings(snapshot())).toEqual([[swim('swim')], [...court]]);
    expect(read.bookings(snapshot())).toBe(read.bookings(snapshot()));
    const nothing = runningFailed({ transactionId: 'tx-1' }).snapshot();
    expect(read.bookings(nothing)).toEqual([]);
  });
});

test('R2.1.23: an order that is paid and whose receipt is not named is looked up by its transaction', () => {
  const unnamed = done('findOrder', placed('paid', { token: null }));
  expect(reach(withoutNumber, [unnamed]).snapshot.value).toEqual({ underWay: 'readingTransaction' });
});
