/** The law of a payment that failed in another tab, or that this tab does not know. */
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { acceptedIntent, placed } from '../checkout/checkout.fixtures.ts';
import { lawOf } from './failedPayment.law.ts';
import {
  connectionError,
  declined,
  won,
  offline,
  login,
  loginSaid,
  open,
  retry,
  reopen,
  check,
  shown,
  read,
  updateDeferred,
  reads,
  restores,
  watches,
  underWay,
  standing,
  out,
  reading,
} from './failedPayment.situations.ts';

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
      changes: { problem: connectionError, tries: 1 },
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
    // When the customer comes back to the page, the order is looked up again (F13).
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

/** The page is opened by its address alone. */
export const unknown = lawOf(
  { transactionId: null, intent: null },
  { failed: { by: [], ...standing('failed'), knows: { transaction: null, problem: null } } },
  [{ law: 'F13', in: ['failed'], on: shown, to: 'failed' }],
);

/** A new attempt clears the previous problem (F01). */
export const triedBefore = {
  ...lawOf(
    { transactionId: 'tx-1', intent: acceptedIntent },
    {
      failed: {
        by: [read(declined), retry, failed('retryPayment', offline)],
        ...standing('failed'),
        knows: { problem: connectionError },
      },
    },
    [
      {
        law: 'R8.4.1',
        in: ['failed'],
        on: retry,
        to: { underWay: 'retrying' },
        changes: { problem: null },
        does: [updateDeferred, { starts: 'retryPayment', input: { transactionId: 'tx-1' } }],
      },
      {
        law: 'Q4.8.c',
        in: ['failed'],
        on: reopen,
        to: { underWay: 'abandoning' },
        changes: { problem: null },
        does: [
          updateDeferred,
          { starts: 'reopening', input: { transactionId: 'tx-1', intent: acceptedIntent, isDead: false } },
        ],
      },
    ],
  ),
  unnoticed: { 'a wrong start: underWay · readingTransaction': 'Every way into it says what is under way.' },
};

const elsewhereUntil = Date.parse('2026-11-22T08:00:00Z');
const heard = (intent: object | null) => ({ type: 'order.heard', intent });
const triedElsewhere = { ...acceptedIntent, transactionId: 'tx-2', elsewhereUntil };
/** The other tab gave this one up, and has sent another one since. */
const anotherOne = { ...triedElsewhere, key: '0e4d1e5b-0001-4e57-9a52-0f5f3c3b1d11', orderId: 100002 };
const settled = heard(null);
/** What this tab wrote down itself is no news. */
const quiet = (law: Law): Law => ({ ...law, refused: [heard(acceptedIntent)] });
const asksAgain = { to: { underWay: 'readingTransaction' }, does: [updateDeferred, reads] } as const;

/** The same payment is open in two tabs; each is told what the other does with it (071). */
export const heardOfOtherTab = quiet(
  lawOf(
    { transactionId: 'tx-1', intent: acceptedIntent },
    {
      failed: { by: [read(declined)], ...standing('failed'), knows: { isSettled: false } },
      unreachable: { by: [failed('readTransaction', offline)], ...out, waits: { retryPause: 2_000 } },
    },
    (
      [
        ['Q4.8.c', null, true],
        ['I13', anotherOne, true],
        ['R8.4.1', triedElsewhere, false],
      ] as const
    ).map(([law, intent, isSettled]): Row => ({
      law,
      in: ['failed', 'unreachable'],
      on: heard(intent),
      ...asksAgain,
      changes: { intent, ...(isSettled ? { isSettled } : {}) },
    })),
  ),
);

/** Given up there: its lines are in the cart. Paid there: it has a receipt. */
export const settledElsewhere = quiet(
  lawOf(
    { transactionId: 'tx-1', intent: acceptedIntent },
    { reading: { by: [read(declined), settled], ...reading, knows: { intent: null, isSettled: true } } },
    [
      { law: 'Q4.8.c', in: ['reading'], on: read(declined), to: 'sentToCart' },
      {
        law: 'R2.1.22',
        in: ['reading'],
        on: read(won),
        to: 'sentToSuccess',
        changes: { transaction: won, token: won.token },
      },
    ],
  ),
);

/** It is at the bank again: the cart knows how to go on. */
export const triedAgainElsewhere = quiet(
  lawOf(
    { transactionId: 'tx-1', intent: acceptedIntent },
    { reading: { by: [read(declined), heard(triedElsewhere)], ...reading } },
    [{ law: 'F16', in: ['reading'], on: read(open), to: 'sentToCart' }],
  ),
);

/** Without a transaction there is nothing to ask after another tab has settled the order. */
export const heardWithoutNumber = quiet(
  lawOf({ transactionId: null, intent: acceptedIntent }, { failed: { by: [found(nothing)], ...standing('failed') } }, [
    { law: 'Q4.8.c', in: ['failed'], on: settled, to: 'sentToCart', changes: { intent: null, isSettled: true } },
  ]),
);

/** An order unknown to this tab stays as its address says. */
export const heardOfNothing: Law = {
  ...lawOf({ transactionId: 'tx-1', intent: null }, { failed: { by: [read(declined)], ...standing('failed') } }, []),
  refused: [settled, heard(triedElsewhere)],
};
