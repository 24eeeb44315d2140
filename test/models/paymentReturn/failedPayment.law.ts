/** The law of a payment that failed, from R2.1.23, R8.4.1, Q4.8.c, F13, F16, F38, T21 and decision 020; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import type { FailedPaymentInput } from '../../../machines/paymentReturn/failedPaymentContext.ts';
import { failedPaymentMachine } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { acceptedIntent, placed } from '../checkout/checkout.fixtures.ts';
import { transaction } from '../checkout/payment.fixtures.ts';
import {
  connectionError,
  offline,
  notFound,
  login,
  foreign,
  taken,
  tooMany,
  tooManySaid,
  loginSaid,
  takenSaid,
  declined,
  won,
  asked,
  wonWithout,
  open,
  bank,
  retry,
  reopen,
  check,
  shown,
  connected,
  paused,
  read,
  ended,
  updateDeferred,
  reads,
  rereads,
  restores,
  watches,
  situations,
} from './failedPayment.situations.ts';

const knownAs = (output: { token: string | null }) => ({
  transaction: output,
  ...(output.token === null ? {} : { token: output.token }),
});

/** What is read, at first and after the server was away. */
const isRead = (law: string, output: ReturnType<typeof transaction>, to: string): Row[] => [
  { law, in: ['reading'], on: read(output), to, changes: knownAs(output) },
  { law, in: ['readingAgain'], on: read(output), to, changes: { ...knownAs(output), problem: null, tries: 0 } },
];

const readsAgain = (law: string, from: readonly string[], on: AnyEventObject, changes: Row['changes'] = {}): Row => ({
  law,
  in: from,
  on,
  to: 'reading',
  changes,
  does: [updateDeferred, reads],
});

const expired = transaction('expired');
const isReread = (
  law: string,
  output: object,
  to: string,
  changes: Row['changes'] = {},
  does: Row['does'] = [],
): Row => ({ law, in: ['rereading'], on: done('rereadTransaction', output), to, changes, does });

const rows: Row[] = [
  ...isRead('R8.4.1', declined, 'failed'),
  ...isRead('F16', won, 'sentToSuccess'),
  ...isRead('F16', asked, 'sentToSuccess'),
  ...isRead('F16', wonWithout, 'failed'),
  // The bank is silent: no failure, its order waits in the cart.
  { law: 'F16', in: ['reading', 'readingAgain'], on: read(open), to: 'sentToCart' },

  { law: 'R2.1.23', in: ['reading', 'readingAgain'], on: failed('readTransaction', notFound), to: 'missing' },
  // It is shown to its owner only; asking again changes nothing (T21).
  {
    law: 'T21',
    in: ['reading', 'readingAgain'],
    on: failed('readTransaction', login),
    to: 'locked',
    changes: { problem: loginSaid },
  },
  {
    law: 'T21',
    in: ['reading', 'readingAgain'],
    on: failed('readTransaction', foreign),
    to: 'locked',
    changes: { problem: { code: 'notYours', message: 'Not yours' } },
  },
  {
    law: 'F38',
    in: ['reading'],
    on: failed('readTransaction', offline),
    to: 'unreachable',
    changes: { problem: connectionError, tries: 1 },
    does: [watches],
  },
  {
    law: 'F38',
    in: ['readingAgain'],
    on: failed('readTransaction', offline),
    to: 'unreachable',
    waits: { retryPause: 4_000 },
    changes: { tries: 2 },
    does: [watches],
  },
  // Any other refusal says nothing about the payment.
  {
    law: 'F38',
    in: ['reading'],
    on: failed('readTransaction', tooMany),
    to: 'unreachable',
    changes: { problem: tooManySaid, tries: 1 },
    does: [watches],
  },
  {
    law: 'F38',
    in: ['readingAgain'],
    on: failed('readTransaction', tooMany),
    to: 'unreachable',
    waits: { retryPause: 4_000 },
    changes: { problem: tooManySaid, tries: 2 },
    does: [watches],
  },
  readsAgain('F38', ['unreachable', 'unreachableTwice'], paused),
  ...[check, connected].map((on) => readsAgain('F38', ['unreachable', 'unreachableTwice'], on, { tries: 0 })),
  readsAgain('F13', ['unreachable', 'unreachableTwice'], shown, { tries: 0 }),
  readsAgain('F13', ['failed', 'placesGone'], shown),
  { law: 'F13', in: ['redirecting'], on: shown, to: 'reading', does: [reads] },

  // Paid again, on a new page of the bank; never twice, and not for places that were sold to others.
  {
    law: 'R8.4.1',
    in: ['failed'],
    on: retry,
    to: 'retrying',
    does: [updateDeferred, { starts: 'retryPayment', input: { transactionId: 'tx-1' } }],
  },
  {
    law: 'R4.8.7',
    in: ['retrying'],
    on: done('retryPayment', bank),
    to: 'redirecting',
    changes: { url: 'https://pay.example/p/1' },
    does: [{ starts: 'openPaymentPage', input: { url: 'https://pay.example/p/1' } }],
  },
  {
    law: 'F16',
    in: ['retrying'],
    on: done('retryPayment', placed('paid')),
    to: 'sentToSuccess',
    changes: { token: 'receipt-token' },
  },
  {
    law: 'F16',
    in: ['retrying'],
    on: done('retryPayment', placed('expired', { transactionId: 'tx-2' })),
    to: 'reading',
    changes: { transactionId: 'tx-2' },
    does: [{ starts: 'readTransaction', input: { transactionId: 'tx-2' } }],
  },
  {
    law: 'F30',
    in: ['retrying'],
    on: failed('retryPayment', taken),
    to: 'placesGone',
    changes: { problem: takenSaid, arePlacesGone: true },
  },
  // What the wallet or the points were to pay was spent elsewhere: nobody has the places, and the cart pays another way.
  ...['walletTooLow', 'pointsTooLow'].map((code) => ({
    law: 'R8.4.1',
    in: ['retrying'],
    on: failed('retryPayment', new RefusedError(code, 'Too little is left', 409)),
    to: 'failed',
    changes: { problem: { code, message: 'Too little is left' } },
  })),
  {
    law: 'F01',
    in: ['retrying'],
    on: failed('retryPayment', offline),
    to: 'failed',
    changes: { problem: connectionError },
  },
  {
    law: 'F01',
    in: ['retrying'],
    on: failed('retryPayment', tooMany),
    to: 'failed',
    changes: { problem: tooManySaid },
  },
  // What has no page to be paid on is looked at.
  {
    law: 'F16',
    in: ['retrying'],
    on: done('retryPayment', placed('awaiting_payment', { pg: 'saha-pay', url: null, token: null })),
    to: 'reading',
    does: [reads],
  },
  {
    law: 'R4.8.7',
    in: ['redirecting'],
    on: failed('openPaymentPage', new RefusedError('unsafePaymentPage')),
    to: 'failed',
    changes: { problem: { code: 'unsafePaymentPage', message: null } },
  },

  // Q4.8.c: given up first, then put back into the cart.
  {
    law: 'Q4.8.c',
    in: ['failed'],
    on: reopen,
    to: 'abandoning',
    does: [
      updateDeferred,
      { starts: 'reopening', input: { transactionId: 'tx-1', intent: acceptedIntent, isDead: false } },
    ],
  },
  {
    law: 'Q4.8.c',
    in: ['placesGone'],
    on: reopen,
    to: 'abandoning',
    changes: { problem: null },
    does: [
      updateDeferred,
      { starts: 'reopening', input: { transactionId: 'tx-1', intent: acceptedIntent, isDead: false } },
    ],
  },
  { law: 'Q4.8.c', in: ['abandoning', 'restoring'], on: ended('reopened'), to: 'sentToCart' },
  {
    law: 'F01',
    in: ['abandoning'],
    on: ended('kept', connectionError),
    to: 'failed',
    changes: { problem: connectionError },
  },
  { law: 'F16', in: ['abandoning'], on: ended('unsure', takenSaid), to: 'rereading', does: [rereads] },
  {
    law: 'F01',
    in: ['abandoning'],
    on: failed('reopening', offline),
    to: 'failed',
    changes: { problem: connectionError },
  },
  // It was paid a moment ago, or can still be: nothing is put into the cart a second time.
  isReread('F16', won, 'sentToSuccess', { transaction: won, token: 'receipt-token' }),
  isReread('F16', wonWithout, 'failed', { transaction: wonWithout }),
  isReread('Q4.8.c', open, 'sentToCart'),
  isReread('Q4.8.c', expired, 'restoring', { transaction: expired }, [restores]),
  {
    law: 'F01',
    in: ['rereading'],
    on: failed('rereadTransaction', offline),
    to: 'failed',
    changes: { problem: connectionError },
  },
  ...[ended('kept', connectionError), ended('unsure', takenSaid), failed('reopening', offline)].map((on): Row => ({
    law: 'Q4.8.c',
    in: ['restoring'],
    on,
    to: 'sentToCart',
  })),
];

export const lawOf = (input: FailedPaymentInput, own: Law['situations'], rowsOf: readonly Row[]): Law => ({
  machine: failedPaymentMachine,
  input,
  callbackActors: ['watchPageShown', 'watchOrder', 'watchConnection', 'deferUpdate'],
  situations: own,
  rows: rowsOf,
  refused: [
    { type: 'order.place' },
    { type: 'payment.abandon' },
    done('openPaymentPage'),
    done('readPayment', won),
    done('placeOrder', placed('paid')),
    retry,
    reopen,
  ],
});

export const ofThisTab: Law = {
  ...lawOf({ transactionId: 'tx-1', intent: acceptedIntent }, situations, rows),
  begins: [
    { starts: 'watchPageShown', input: undefined },
    { starts: 'watchOrder', input: undefined },
    { starts: 'deferUpdate', input: undefined },
    { starts: 'readTransaction', input: { transactionId: 'tx-1' } },
  ],
};
