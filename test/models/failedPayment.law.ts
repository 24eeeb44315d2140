/** The law of a payment that failed, from R2.1.23, R8.4.1, Q4.8.c, F13, F16, F38, T21 and decision 020; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import type { FailedPaymentInput } from '../../machines/paymentReturn/failedPaymentContext.ts';
import { failedPaymentMachine } from '../../machines/paymentReturn/failedPaymentMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';
import { acceptedIntent, placed } from './checkout.fixtures.ts';
import { transaction } from './payment.fixtures.ts';

const lost = { code: 'lost', message: null };
const offline = new ConnectionError();
const notFound = new RefusedError('notFound', 'Not found', 404);
const login = new RefusedError('loginRequired', 'Please Login!', 401);
const foreign = new RefusedError('notYours', 'Not yours', 403);
const taken = new RefusedError('slotTaken', 'The place is gone', 409);
const loginSaid = { code: 'loginRequired', message: 'Please Login!' };
const takenSaid = { code: 'slotTaken', message: 'The place is gone' };

const declined = transaction('failed');
const won = transaction('paid', { token: 'receipt-token' });
const asked = transaction('awaiting_approval', { token: 'receipt-token' });
/** Paid, but nobody says where its receipt is. */
const wonWithout = transaction('paid');
const open = transaction('awaiting_payment', { reason: null });
const bank = placed('awaiting_payment', { pg: 'saha-pay', url: 'https://pay.example/p/1', token: null });

const retry = { type: 'payment.retry' };
const reopen = { type: 'cart.reopen' };
const check = { type: 'payment.check' };
const shown = { type: 'page.shown' };
const connected = { type: 'connection.returned' };
const paused = after('retryPause', 'failedPayment.unreachable');
const read = (output: object) => done('readTransaction', output);
const ended = (kind: string, problem: object | null = null) => done('reopening', { kind, problem });

const updateDeferred: Effect = { starts: 'deferUpdate', input: undefined };
const reads: Effect = { starts: 'readTransaction', input: { transactionId: 'tx-1' } };
const rereads: Effect = { starts: 'rereadTransaction', input: { transactionId: 'tx-1' } };
const restores: Effect = {
  starts: 'reopening',
  input: { transactionId: null, intent: acceptedIntent, isDead: true },
};
const watches: Effect = { starts: 'watchConnection', input: undefined };

const underWay = (state: string, actor: string) =>
  ({ state: { underWay: state }, runs: ['watchPageShown', 'deferUpdate', actor], tags: ['busy'] }) as const;
const standing = (state: string) => ({ state, runs: ['watchPageShown'] }) as const;
const out = { state: 'unreachable', runs: ['watchPageShown', 'watchConnection'] } as const;
const reading = underWay('readingTransaction', 'readTransaction');

const toFailed = [read(declined)];
const toRetry = [...toFailed, retry];
const toReopen = [...toFailed, reopen];
const toReread = [...toReopen, ended('unsure', takenSaid)];

const situations: Record<string, Situation> = {
  reading: { by: [], ...reading, knows: { transaction: null, token: null, problem: null, tries: 0 } },
  failed: { by: toFailed, ...standing('failed'), knows: { transaction: declined, arePlacesGone: false } },
  retrying: { by: toRetry, ...underWay('retrying', 'retryPayment'), knows: { problem: null } },
  redirecting: {
    by: [...toRetry, done('retryPayment', bank)],
    ...underWay('redirecting', 'openPaymentPage'),
    knows: { url: 'https://pay.example/p/1' },
  },
  placesGone: {
    by: [...toRetry, failed('retryPayment', taken)],
    ...standing('failed'),
    knows: { arePlacesGone: true, problem: takenSaid },
  },
  abandoning: { by: toReopen, ...underWay('abandoning', 'reopening') },
  rereading: { by: toReread, ...underWay('rereading', 'rereadTransaction') },
  restoring: {
    by: [...toReread, done('rereadTransaction', transaction('expired'))],
    ...underWay('restoring', 'reopening'),
    knows: { transaction: transaction('expired') },
  },
  missing: { by: [failed('readTransaction', notFound)], ...standing('missing') },
  locked: { by: [failed('readTransaction', login)], ...standing('locked'), knows: { problem: loginSaid } },
  unreachable: {
    by: [failed('readTransaction', offline)],
    ...out,
    waits: { retryPause: 2_000 },
    knows: { problem: lost, tries: 1 },
  },
  readingAgain: { by: [failed('readTransaction', offline), paused], ...reading, knows: { problem: lost, tries: 1 } },
  unreachableTwice: {
    by: [failed('readTransaction', offline), paused, failed('readTransaction', offline)],
    ...out,
    waits: { retryPause: 4_000 },
    knows: { tries: 2 },
  },
  sentToSuccess: { by: [read(won)], ...standing('sentToSuccess'), knows: { token: 'receipt-token' } },
  sentToCart: { by: [read(open)], ...standing('sentToCart') },
};

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

const rows: Row[] = [
  ...isRead('R8.4.1', declined, 'failed'),
  ...isRead('F16', won, 'sentToSuccess'),
  ...isRead('F16', asked, 'sentToSuccess'),
  ...isRead('F16', wonWithout, 'failed'),
  // The bank is silent: no failure, its order waits in the cart.
  { law: 'F16', in: ['reading', 'readingAgain'], on: read(open), to: 'sentToCart' },

  { law: 'R2.1.23', in: ['reading', 'readingAgain'], on: failed('readTransaction', notFound), to: 'missing' },
  // T21: it is told to its owner alone; asking again changes nothing.
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
    changes: { problem: lost, tries: 1 },
    does: [watches],
  },
  {
    law: 'F38',
    in: ['readingAgain'],
    on: failed('readTransaction', offline),
    to: 'unreachable',
    changes: { tries: 2 },
    does: [watches],
  },
  readsAgain('F38', ['unreachable', 'unreachableTwice'], paused),
  ...[check, connected].map((on) => readsAgain('F38', ['unreachable', 'unreachableTwice'], on, { tries: 0 })),
  readsAgain('F13', ['unreachable', 'unreachableTwice'], shown, { tries: 0 }),
  readsAgain('F13', ['failed', 'placesGone'], shown),
  { law: 'F13', in: ['redirecting'], on: shown, to: 'reading', does: [reads] },

  // Paid again, on a new page of the bank; never twice, and not for places that somebody else has.
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
  { law: 'F01', in: ['retrying'], on: failed('retryPayment', offline), to: 'failed', changes: { problem: lost } },
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
  { law: 'F01', in: ['abandoning'], on: ended('kept', lost), to: 'failed', changes: { problem: lost } },
  { law: 'F16', in: ['abandoning'], on: ended('unsure', takenSaid), to: 'rereading', does: [rereads] },
  { law: 'F01', in: ['abandoning'], on: failed('reopening', offline), to: 'failed', changes: { problem: lost } },
  // It was paid a moment ago: nothing is put into the cart.
  {
    law: 'F16',
    in: ['rereading'],
    on: done('rereadTransaction', won),
    to: 'sentToSuccess',
    changes: { transaction: won, token: 'receipt-token' },
  },
  {
    law: 'Q4.8.c',
    in: ['rereading'],
    on: done('rereadTransaction', transaction('expired')),
    to: 'restoring',
    changes: { transaction: transaction('expired') },
    does: [restores],
  },
  { law: 'F01', in: ['rereading'], on: failed('rereadTransaction', offline), to: 'failed', changes: { problem: lost } },
  ...[ended('kept', lost), ended('unsure', takenSaid), failed('reopening', offline)].map((on): Row => ({
    law: 'Q4.8.c',
    in: ['restoring'],
    on,
    to: 'sentToCart',
  })),
  // Decision 020: the key of a guest's order is over, its lines are there.
  {
    law: 'R4.1.4',
    in: ['locked'],
    on: reopen,
    to: { underWay: 'restoring' },
    changes: { problem: null },
    does: [updateDeferred, restores],
  },
];

const lawOf = (input: FailedPaymentInput, own: Law['situations'], rowsOf: readonly Row[]): Law => ({
  machine: failedPaymentMachine,
  input,
  callbackActors: ['watchPageShown', 'watchConnection', 'deferUpdate'],
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
    { starts: 'deferUpdate', input: undefined },
    { starts: 'readTransaction', input: { transactionId: 'tx-1' } },
  ],
};

/** Ordered elsewhere: nothing is known that could be put back. */
export const ofAnotherTab = lawOf(
  { transactionId: 'tx-1', intent: null },
  {
    reading: { by: [], ...reading },
    failed: { by: [read(open)], ...standing('failed'), knows: { transaction: open } },
    locked: { by: [failed('readTransaction', login)], ...standing('locked') },
  },
  [
    { law: 'F16', in: ['reading'], on: read(open), to: 'failed', changes: { transaction: open } },
    {
      law: 'T21',
      in: ['reading'],
      on: failed('readTransaction', login),
      to: 'locked',
      changes: { problem: loginSaid },
    },
    {
      law: 'R8.4.1',
      in: ['failed'],
      on: retry,
      to: { underWay: 'retrying' },
      does: [updateDeferred, { starts: 'retryPayment', input: { transactionId: 'tx-1' } }],
    },
    {
      law: 'Q4.8.c',
      in: ['failed'],
      on: reopen,
      to: { underWay: 'abandoning' },
      does: [updateDeferred, { starts: 'reopening', input: { transactionId: 'tx-1', intent: null, isDead: false } }],
    },
  ],
);

const finding = underWay('findingOrder', 'findOrder');
const found = (output: object | null) => done('findOrder', output);
const nothing = placed('failed', { token: null, transactionId: null });

/** The bank came back without a number: the order is found by its key (K01). */
export const withoutNumber = lawOf(
  { transactionId: null, intent: acceptedIntent },
  {
    finding: { by: [], ...finding, knows: { transactionId: null } },
    failed: { by: [found(nothing)], ...standing('failed'), knows: { transactionId: null } },
    reading: { by: [found(placed('failed', { token: null }))], ...reading, knows: { transactionId: 'tx-1' } },
    unreachable: { by: [failed('findOrder', offline)], ...out, waits: { retryPause: 2_000 } },
  },
  [
    // Never placed: the cart still has everything.
    { law: 'K01', in: ['finding'], on: found(null), to: 'sentToCart' },
    {
      law: 'F16',
      in: ['finding'],
      on: found(placed('awaiting_approval')),
      to: 'sentToSuccess',
      changes: { token: 'receipt-token', transactionId: 'tx-1' },
    },
    {
      law: 'K01',
      in: ['finding'],
      on: found(placed('failed', { token: null })),
      to: 'reading',
      changes: { transactionId: 'tx-1' },
      does: [reads],
    },
    { law: 'R8.4.1', in: ['finding'], on: found(nothing), to: 'failed' },
    {
      law: 'T21',
      in: ['finding'],
      on: failed('findOrder', login),
      to: 'locked',
      changes: { problem: loginSaid },
    },
    {
      law: 'F38',
      in: ['finding'],
      on: failed('findOrder', offline),
      to: 'unreachable',
      changes: { problem: lost, tries: 1 },
      does: [watches],
    },
    {
      law: 'F38',
      in: ['unreachable'],
      on: check,
      to: 'finding',
      changes: { tries: 0 },
      does: [updateDeferred, { starts: 'findOrder', input: { key: acceptedIntent.key } }],
    },
    // Q4.8.c: there is nothing to give up, and all to put back.
    { law: 'Q4.8.c', in: ['failed'], on: reopen, to: { underWay: 'restoring' }, does: [updateDeferred, restores] },
    // F13: whoever comes back to it has it found again.
    {
      law: 'F13',
      in: ['failed'],
      on: shown,
      to: 'finding',
      does: [updateDeferred, { starts: 'findOrder', input: { key: acceptedIntent.key } }],
    },
    {
      law: 'F13',
      in: ['unreachable'],
      on: shown,
      to: 'finding',
      changes: { tries: 0 },
      does: [updateDeferred, { starts: 'findOrder', input: { key: acceptedIntent.key } }],
    },
  ],
);

/** Somebody opens the page by its address. */
export const unknown = lawOf(
  { transactionId: null, intent: null },
  { failed: { by: [], ...standing('failed'), knows: { transaction: null, problem: null } } },
  [{ law: 'F13', in: ['failed'], on: shown, to: 'failed' }],
);
