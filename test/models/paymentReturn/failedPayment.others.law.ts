/**
 * The law of a failed payment of a guest, of another order than the persisted one, or of one that was given up elsewhere,
 * from R8.4.1, decisions 020 and 071, T21 and Q4.8.c.
 */
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Row } from '../../support/law/law.ts';
import { failed } from '../../support/paths.ts';
import { acceptedIntent, guestIntent } from '../checkout/checkout.fixtures.ts';
import { transaction } from '../checkout/payment.fixtures.ts';
import { lawOf } from './failedPayment.law.ts';
import {
  declined as declinedHere,
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
  underWay,
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

const orderOver = failed('retryPayment', new RefusedError('orderOver', 'This order has been given up', 409));
/** What they may have once, a membership or a ticket (Q4.8.a), was bought otherwise. */
const ownedCodes = ['membershipExists', 'onePerCustomer'];
const overSaid = { code: 'orderOver', message: 'This order has been given up' };
const [cancelled, rejected] = [transaction('cancelled'), transaction('rejected')];

/** Cancelled on another device, or rejected: it cannot be paid, and nobody else has its places. */
export const ofOrderOver = lawOf(
  { transactionId: 'tx-1', intent: acceptedIntent },
  {
    reading: { by: [], ...reading, knows: { isOver: false } },
    retrying: {
      by: [read(declinedHere), retry],
      ...underWay('retrying', 'retryPayment'),
      knows: { isOver: false, arePlacesGone: false },
    },
    over: {
      by: [read(declinedHere), retry, orderOver],
      ...standing('failed'),
      knows: { isOver: true, arePlacesGone: false, problem: overSaid },
    },
    foundOver: {
      by: [read(cancelled)],
      ...standing('failed'),
      knows: { isOver: true, transaction: cancelled, problem: null },
    },
    readingOver: {
      by: [read(declinedHere), retry, orderOver, shown],
      ...reading,
      knows: { isOver: true, problem: overSaid },
    },
  },
  [
    { law: 'R8.4.1', in: ['retrying'], on: orderOver, to: 'over', changes: { problem: overSaid, isOver: true } },
    ...ownedCodes.map((code): Row => ({
      law: 'R8.4.1',
      in: ['retrying'],
      on: failed('retryPayment', new RefusedError(code, 'It is yours', 409)),
      to: 'failed',
      changes: { problem: { code, message: 'It is yours' }, isOver: true },
    })),
    { law: 'R8.4.1', in: ['reading'], on: read(declinedHere), to: 'failed', changes: { transaction: declinedHere } },
    ...[cancelled, rejected].flatMap((output): Row[] => [
      {
        law: 'R8.4.1',
        in: ['reading'],
        on: read(output),
        to: 'failed',
        changes: { transaction: output, isOver: true },
      },
      {
        law: 'R8.4.1',
        in: ['readingOver'],
        on: read(output),
        to: 'failed',
        changes: { transaction: output, problem: null },
      },
    ]),
    // Its payment alone may still look as if it could be tried again.
    {
      law: 'R8.4.1',
      in: ['readingOver'],
      on: read(declinedHere),
      to: 'failed',
      changes: { problem: null },
    },
    { law: 'F13', in: ['over', 'foundOver'], on: shown, to: 'readingOver', does: [updateDeferred, reads] },
    {
      law: 'Q4.8.c',
      in: ['over'],
      on: reopen,
      to: { underWay: 'abandoning' },
      changes: { problem: null },
      does: [updateDeferred, { ...abandons, input: { ...abandons.input, intent: acceptedIntent } }],
    },
    {
      law: 'Q4.8.c',
      in: ['foundOver'],
      on: reopen,
      to: { underWay: 'abandoning' },
      does: [updateDeferred, { ...abandons, input: { ...abandons.input, intent: acceptedIntent } }],
    },
  ],
);
