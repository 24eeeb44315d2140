/** Events, effects and situations for the law of a failed payment. */
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { acceptedIntent, placed } from '../checkout/checkout.fixtures.ts';
import { transaction } from '../checkout/payment.fixtures.ts';

export const connectionError = { code: 'lost', message: null };
export const offline = new ConnectionError();
export const notFound = new RefusedError('notFound', 'Not found', 404);
export const login = new RefusedError('loginRequired', 'Please Login!', 401);
export const foreign = new RefusedError('notYours', 'Not yours', 403);
export const taken = new RefusedError('slotTaken', 'The place is gone', 409);
export const tooMany = new RefusedError('http429', 'Too often', 429);
export const tooManySaid = { code: 'http429', message: 'Too often' };
export const loginSaid = { code: 'loginRequired', message: 'Please Login!' };
export const takenSaid = { code: 'slotTaken', message: 'The place is gone' };
export const declined = transaction('failed');
export const won = transaction('paid', { token: 'receipt-token' });
export const asked = transaction('awaiting_approval', { token: 'receipt-token' });

/** Paid, but without the token of its receipt. */
export const wonWithout = transaction('paid');

export const open = transaction('awaiting_payment', { reason: null });
export const bank = placed('awaiting_payment', { pg: 'saha-pay', url: 'https://pay.example/p/1', token: null });
export const retry = { type: 'payment.retry' };
export const reopen = { type: 'cart.reopen' };
export const check = { type: 'payment.check' };
export const shown = { type: 'page.shown' };
export const connected = { type: 'connection.returned' };
export const paused = after('retryPause', 'failedPayment.unreachable');
export const read = (output: object) => done('readTransaction', output);
export const ended = (kind: string, problem: object | null = null) => done('reopening', { kind, problem });
export const updateDeferred: Effect = { starts: 'deferUpdate', input: undefined };
export const reads: Effect = { starts: 'readTransaction', input: { transactionId: 'tx-1' } };
export const rereads: Effect = { starts: 'rereadTransaction', input: { transactionId: 'tx-1' } };

export const restores: Effect = {
  starts: 'reopening',
  input: { transactionId: null, intent: acceptedIntent, isDead: true },
};

export const watches: Effect = { starts: 'watchConnection', input: undefined };

const around = ['watchPageShown', 'watchOrder'];
export const underWay = (state: string, actor: string) =>
  ({ state: { underWay: state }, runs: [...around, 'deferUpdate', actor], tags: ['busy'] }) as const;

export const standing = (state: string) => ({ state, runs: around }) as const;
export const out = { state: 'unreachable', runs: [...around, 'watchConnection'] } as const;
export const reading = underWay('readingTransaction', 'readTransaction');
const toFailed = [read(declined)];
const toRetry = [...toFailed, retry];
const toReopen = [...toFailed, reopen];
const toReread = [...toReopen, ended('unsure', takenSaid)];

export const situations: Record<string, Situation> = {
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
    knows: { problem: connectionError, tries: 1 },
  },
  readingAgain: {
    by: [failed('readTransaction', offline), paused],
    ...reading,
    knows: { problem: connectionError, tries: 1 },
  },
  unreachableTwice: {
    by: [failed('readTransaction', offline), paused, failed('readTransaction', offline)],
    ...out,
    waits: { retryPause: 4_000 },
    knows: { tries: 2 },
  },
  sentToSuccess: { by: [read(won)], ...standing('sentToSuccess'), knows: { token: 'receipt-token' } },
  sentToCart: { by: [read(open)], ...standing('sentToCart') },
};
