import { describe, expect, test } from 'vitest';
import { receiptMachine, type ReceiptSnapshot } from '../../../machines/paymentReturn/receiptMachine.ts';
import * as read from '../../../machines/paymentReturn/receiptSelectors.ts';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { done, failed } from '../../support/paths.ts';
import { running } from '../cart/cart.harness.ts';
import { acceptedIntent } from '../checkout/checkout.fixtures.ts';
import { payment } from '../checkout/payment.fixtures.ts';
import { lastAfterOutage, receipt } from './receipt.law.ts';

checkLaws(receipt, lastAfterOutage);

function runningReceipt(input: { intent?: OrderIntent } = {}) {
  const back = running(receiptMachine, { token: 'receipt-token', intent: null, ...input });
  return { ...back, snapshot: () => back.actor.getSnapshot() };
}

describe('a receipt', () => {
  test('only reads; the persisted order is removed (T21)', async () => {
    const { asked, answer, snapshot } = runningReceipt({ intent: acceptedIntent });
    await answer(done('readPayment', payment('paid')));
    await answer(done('clearPersistedIntent'));
    expect(asked.map(({ actor }) => actor)).toEqual(['readPayment', 'clearPersistedIntent']);
    expect(asked[1]?.input).toEqual({ orderId: 100001 });
    expect(snapshot().value).toBe('paid');
  });

  // Checking again, or coming back to the page (F13), polls for the same time again.
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

  test('of a failed payment leads to the page of failed payments', async () => {
    const own = runningReceipt({ intent: acceptedIntent });
    await own.answer(done('readPayment', payment('failed')));
    expect(read.elsewhere(own.snapshot())).toBe('/paymentfailed?transactionId=tx-1');

    const foreign = runningReceipt({ intent: { ...acceptedIntent, orderId: 7 } });
    await foreign.answer(done('readPayment', payment('failed')));
    expect(read.elsewhere(foreign.snapshot())).toBe('/paymentfailed');
  });

  test('that cannot be reached is asked for again automatically, with a growing pause, and the page says so meanwhile', async () => {
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
    await answer(done('clearPersistedIntent'));
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

  test('that is unknown is missing, one that cannot be reached is retried', async () => {
    const missing = runningReceipt();
    await missing.answer(failed('readPayment', new RefusedError('notFound', undefined, 404)));
    expect(missing.snapshot().value).toBe('missing');

    const lost = runningReceipt();
    await lost.answer(failed('readPayment', new ConnectionError()));
    lost.send({ type: 'payment.check' });
    expect(lost.snapshot().value).toEqual({ asking: 'reading' });
  });
});

describe('the selectors of a receipt', () => {
  test('F16, F38: which screen is shown, also while the server is asked', () => {
    expect(toldIn(receipt, read.screen)).toEqual({
      asking: 'reading',
      waiting: 'waiting',
      polling: 'waiting',
      lastPoll: 'waiting',
      stillWaiting: 'waiting',
      settling: 'paid',
      settlingAsked: 'asked',
      settlingMember: 'paid',
      settlingGivenUp: 'cancelled',
      cancelled: 'cancelled',
      welcoming: 'paid',
      paid: 'paid',
      awaitingApproval: 'asked',
      missing: 'missing',
      unreachable: 'unreachable',
      askingAgain: 'unreachable',
      unreachableTwice: 'unreachable',
      lostAfterPoll: 'unreachable',
      sentToFailed: 'paid',
    });
  });

  test('F38: an unknown link is missing, however many attempts there were', () => {
    const lostThenMissing = [
      ...receipt.situations['askingAgain']!.by,
      failed('readPayment', new RefusedError('notFound', undefined, 404)),
    ];
    const law = { ...receipt, situations: { lostThenMissing: { by: lostThenMissing, state: 'missing' } } };
    expect(toldIn(law, read.screen)).toEqual({ lostThenMissing: 'missing' });
  });

  test('F16: whether it is at work, and whether the customer decides when it is asked for', () => {
    const isBusy = toldIn(receipt, read.isBusy);
    expect([isBusy['asking'], isBusy['waiting'], isBusy['settling'], isBusy['paid']]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(isSoIn(receipt, read.isStillWaiting)).toEqual(['stillWaiting']);
  });

  test('R2.1.22: the payment, the token in the address, and why it is missing', () => {
    expect(toldIn(receipt, read.payment)).toMatchObject({ asking: null, paid: payment('paid') });
    expect(toldIn(receipt, read.token)).toMatchObject({ asking: 'receipt-token', paid: 'receipt-token' });
    expect(toldIn(receipt, read.problem)).toMatchObject({
      paid: null,
      unreachable: { code: 'lost', message: null },
    });
  });

  test('R2.1.22: a summary of what was booked: the first item, its time, and the number of others', () => {
    const [item] = payment('paid').items;
    const [ticket] = payment('paid').tickets;
    expect(toldIn(receipt, read.booked)).toMatchObject({
      asking: null,
      paid: { item, ticket, others: 0 },
      waiting: { item, ticket: null, others: 0 },
    });
    const bookedOf = (changes: Partial<ReturnType<typeof payment>>) => {
      const by = [done('readPayment', { ...payment('paid'), ...changes })];
      return toldIn({ ...receipt, situations: { told: { by, state: 'paid' } } }, read.booked)['told'];
    };
    expect(bookedOf({ items: [item!, item!, item!] })).toEqual({ item, ticket, others: 2 });
    expect(bookedOf({ items: [] })).toBeNull();
  });

  test('R8.4.1: only a failed payment is shown on another page', () => {
    const led = Object.entries(toldIn(receipt, read.elsewhere)).filter(([, path]) => path !== null);
    expect(led).toEqual([['sentToFailed', '/paymentfailed?transactionId=tx-1']]);
  });
});

test('Q3.6.d: a membership among other things makes a member', () => {
  const saysEnrolled = receipt.situations['settlingMember']!.by[0]!;
  const { output } = saysEnrolled as unknown as { output: ReturnType<typeof payment> };
  const among = { ...output, items: [...payment('paid').items, ...output.items] };
  const by = [done('readPayment', among), done('clearPersistedIntent')];
  expect(reach(receipt, by).snapshot.value).toBe('welcoming');
});

test('R8.4.1: one that failed in another tab has no transaction in its address', () => {
  const elsewhere = { ...receipt, input: { token: 'receipt-token', intent: null } };
  const by = receipt.situations['sentToFailed']!.by;
  expect(read.elsewhere(reach(elsewhere, by).snapshot as ReceiptSnapshot)).toBe('/paymentfailed');
});
