/** The law of an accepted order that is not paid, from R4.8.7, Q4.8.c, F01, F13, F16; see docs/guide/testing.md. */
import { paymentMachine, type PaymentInput } from '../../../machines/checkout/paymentMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { acceptedIntent, atTheBank, placed } from './checkout.fixtures.ts';

const said = { code: 'paid', message: 'It is paid' };
const lost = { code: 'lost', message: null };
const unsafeSaid = { code: 'unsafePaymentPage', message: null };
const unsafe = failed('openPaymentPage', new RefusedError('unsafePaymentPage'));
const goOn = { type: 'payment.continue' };
const abandon = { type: 'payment.abandon' };
const shown = { type: 'page.shown' };
const ended = (kind: string, problem: object | null = null) => done('reopening', { kind, problem });
const broke = failed('reopening', new ConnectionError());

const opens: Effect = { starts: 'openPaymentPage', input: { url: 'https://pay.example/p/1' } };
const reopens = (isDead = false): Effect => ({
  starts: 'reopening',
  input: { transactionId: 'tx-1', intent: acceptedIntent, isDead },
});

const redirecting = { state: 'redirecting', runs: ['watchPageShown', 'openPaymentPage'], tags: ['busy'] } as const;
const unpaid = { state: 'unpaid', runs: ['watchPageShown'] } as const;
const reopening = { state: 'reopening', runs: ['watchPageShown', 'reopening'], tags: ['busy'] } as const;

const lawOf = (
  input: Partial<PaymentInput>,
  situations: Record<string, Situation>,
  rows: readonly Row[],
  begins: readonly Effect[] = [],
): Law => ({
  machine: paymentMachine,
  input: { intent: acceptedIntent, placed: atTheBank, isLeft: false, problem: null, ...input },
  callbackActors: ['watchPageShown'],
  begins: [{ starts: 'watchPageShown', input: undefined }, ...begins],
  situations,
  rows,
  refused: [
    goOn,
    abandon,
    shown,
    done('openPaymentPage'),
    { type: 'order.place' },
    { type: 'payment.retry' },
    { type: 'session.changed', user: null },
  ],
});

const isUnsure: Omit<Row, 'in' | 'on'> = { law: 'F13', to: 'unsure', ends: { end: 'unsure', problem: null } };
const whileReopening: Row[] = [
  { law: 'Q4.8.c', in: ['reopening'], on: ended('reopened'), to: 'reopened', ends: { end: 'reopened', problem: null } },
  // A refused abandon may mean that it was just paid; the problem is reported with the outcome (F16).
  {
    law: 'F16',
    in: ['reopening'],
    on: ended('unsure', said),
    to: 'unsure',
    changes: { problem: said },
    ends: { end: 'unsure', problem: said },
  },
  { law: 'F01', in: ['reopening'], on: ended('kept', lost), to: 'unpaid', changes: { problem: lost } },
  { law: 'F01', in: ['reopening'], on: broke, to: 'unpaid', changes: { problem: lost } },
];

/** R4.8.7: to be paid by card, the browser leaves for the bank by itself. */
export const atBank = lawOf(
  {},
  {
    redirecting: { by: [], ...redirecting, knows: { problem: null } },
    unpaid: { by: [unsafe], ...unpaid, knows: { problem: unsafeSaid } },
    goingOn: { by: [unsafe, goOn], ...redirecting, knows: { problem: null } },
    reopening: { by: [unsafe, abandon], ...reopening, knows: { problem: null } },
  },
  [
    { law: 'R4.8.7', in: ['redirecting', 'goingOn'], on: unsafe, to: 'unpaid', changes: { problem: unsafeSaid } },
    { ...isUnsure, in: ['redirecting', 'goingOn'], on: shown },
    { ...isUnsure, in: ['unpaid'], on: shown, ends: { end: 'unsure', problem: unsafeSaid } },
    { law: 'F16', in: ['unpaid'], on: goOn, to: 'redirecting', changes: { problem: null }, does: [opens] },
    { law: 'Q4.8.c', in: ['unpaid'], on: abandon, to: 'reopening', changes: { problem: null }, does: [reopens()] },
    ...whileReopening,
  ],
  [opens],
);

/** A customer who came back without paying is asked before the bank's page opens again (F16). */
export const left = lawOf(
  { isLeft: true, problem: said },
  {
    unpaid: { by: [], ...unpaid, knows: { problem: said } },
    reopening: { by: [abandon], ...reopening, knows: { problem: null } },
  },
  [
    { law: 'F16', in: ['unpaid'], on: goOn, to: 'redirecting', changes: { problem: null }, does: [opens] },
    { law: 'Q4.8.c', in: ['unpaid'], on: abandon, to: 'reopening', changes: { problem: null }, does: [reopens()] },
    { ...isUnsure, in: ['unpaid'], on: shown, ends: { end: 'unsure', problem: said } },
    ...whileReopening,
  ],
);

/** No page to pay it on: it can be given up, and not gone on with. */
export const withoutPage = lawOf({ placed: placed('awaiting_payment') }, { unpaid: { by: [], ...unpaid } }, [
  { law: 'Q4.8.c', in: ['unpaid'], on: abandon, to: 'reopening', does: [reopens()] },
  { ...isUnsure, in: ['unpaid'], on: shown },
]);

/** The order is over: its lines go back without a question, with a message (F16). */
export const dead = lawOf(
  { placed: placed('expired'), isLeft: true },
  { reopening: { by: [], ...reopening, knows: { problem: { code: 'paymentFailed', message: null } } } },
  [
    {
      law: 'Q4.8.c',
      in: ['reopening'],
      on: ended('reopened'),
      to: 'reopened',
      ends: { end: 'reopened', problem: { code: 'paymentFailed', message: null } },
    },
  ],
  [reopens(true)],
);
