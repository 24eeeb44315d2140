/**
 * The law of a failed payment of a guest, or of another order than the persisted one, from decisions 020 and 071, T21 and
 * Q4.8.c.
 */
import type { Row } from '../../support/law/law.ts';
import { failed } from '../../support/paths.ts';
import { acceptedIntent, guestIntent } from '../checkout/checkout.fixtures.ts';
import { transaction } from '../checkout/payment.fixtures.ts';
import { lawOf } from './failedPayment.law.ts';
import {
  foreign,
  login,
  loginSaid,
  read,
  reading,
  reopen,
  retry,
  shown,
  reads,
  standing,
  updateDeferred,
} from './failedPayment.situations.ts';

/** The key of a guest's order has expired, its lines are persisted (decision 020). */
export const ofGuest = lawOf(
  { transactionId: 'tx-1', intent: guestIntent },
  {
    reading: { by: [], ...reading },
    locked: { by: [failed('readTransaction', login)], ...standing('locked') },
  },
  [
    {
      law: 'T21',
      in: ['reading'],
      on: failed('readTransaction', login),
      to: 'locked',
      changes: { problem: loginSaid },
    },
    {
      law: 'R4.1.4',
      in: ['locked'],
      on: reopen,
      to: { underWay: 'restoring' },
      changes: { problem: null },
      does: [
        updateDeferred,
        { starts: 'reopening', input: { transactionId: null, intent: guestIntent, isDead: true } },
      ],
    },
  ],
);

const other = { order_id: 77 };
const declined = transaction('failed', other);
const waiting = transaction('awaiting_payment', { ...other, reason: null });
const over = transaction('expired', other);
const abandons = { starts: 'reopening', input: { transactionId: 'tx-1', intent: null, isDead: false } };

/** 071: the browser keeps an order that is at the bank, and this payment was for an older one. */
export const ofOtherOrder = lawOf(
  { transactionId: 'tx-1', intent: acceptedIntent },
  {
    reading: { by: [], ...reading, knows: { intent: acceptedIntent } },
    failed: { by: [read(declined)], ...standing('failed'), knows: { transaction: declined, intent: null } },
  },
  [
    ...[declined, waiting, over].map((output): Row => ({
      law: 'Q4.8.c',
      in: ['reading'],
      on: read(output),
      to: 'failed',
      changes: { transaction: output, intent: null },
    })),
    { law: 'Q4.8.c', in: ['failed'], on: reopen, to: { underWay: 'abandoning' }, does: [updateDeferred, abandons] },
    {
      law: 'R8.4.1',
      in: ['failed'],
      on: retry,
      to: { underWay: 'retrying' },
      does: [updateDeferred, { starts: 'retryPayment', input: { transactionId: 'tx-1' } }],
    },
    { law: 'F13', in: ['failed'], on: shown, to: { underWay: 'readingTransaction' }, does: [updateDeferred, reads] },
  ],
);

/** Shown to its owner only; a customer's persisted order waits until they log in again (T21). */
export const ofCustomer = lawOf(
  { transactionId: 'tx-1', intent: acceptedIntent },
  { locked: { by: [failed('readTransaction', foreign)], ...standing('locked') } },
  [],
);
