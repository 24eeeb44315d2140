/** The law of the receipt, from R2.1.22, R8.4.1, F13, F16, F38, T21 and decision 010; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { receiptMachine, type ReceiptInput } from '../../../machines/paymentReturn/receiptMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { OrderState } from '../../../src/contract/orders/orders.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { acceptedIntent } from '../checkout/checkout.fixtures.ts';
import { payment } from '../checkout/payment.fixtures.ts';

const input: ReceiptInput = { token: 'receipt-token', intent: acceptedIntent };

const says = (state: OrderState) => done('readPayment', payment(state));
const silent = says('awaiting_payment');
const unreached = failed('readPayment', new ConnectionError());
const broken = failed('readPayment', new Error('not what was agreed'));
const unknown = failed('readPayment', new RefusedError('notFound', 'Not found', 404));
/** An address that was cut short, or that something was written behind. */
const noLink = failed('readPayment', new RefusedError('invalid', 'token: not valid', 422));
/** Any other refusal says nothing about the payment. */
const forbidden = failed('readPayment', new RefusedError('http403', 'Not now', 403));
const membership = { start_date: '2026-11-24', end_date: '2027-11-23', card_number: 'SAHA-M-7', sport: null };
const enrolled = { ...payment('paid'), items: [{ ...payment('paid').items[0]!, membership }] };
const givenUp = { ...payment('cancelled'), cancelled: { at: '2026-11-20 14:00:00', was_paid: true } };
const saysGivenUp = done('readPayment', givenUp);
const saysEnrolled = done('readPayment', enrolled);
const forgotten = done('clearPersistedIntent');
const notForgotten = failed('clearPersistedIntent', new Error('storage is disabled'));
const polled = after('pollPause', 'receipt.waiting');
const paused = after('retryPause', 'receipt.unreachable');
const check = { type: 'payment.check' };
const shown = { type: 'page.shown' };
const connected = { type: 'connection.returned' };

const asking = {
  state: { asking: 'reading' },
  runs: ['watchPageShown', 'deferUpdate', 'readPayment'],
  tags: ['busy'],
} as const;
const settling = {
  state: { asking: 'settling' },
  runs: ['watchPageShown', 'deferUpdate', 'clearPersistedIntent'],
  tags: ['busy'],
} as const;
const standing = { runs: ['watchPageShown'] } as const;
const unreachable = { state: 'unreachable', runs: ['watchPageShown', 'watchConnection'] } as const;

/** Ten polls without an answer of the bank, three seconds apart. */
const halfAMinute: AnyEventObject[] = Array.from({ length: 10 }, () => [silent, polled]).flat();
const again: AnyEventObject[] = [unreached, paused];

const situations: Record<string, Situation> = {
  asking: { by: [], ...asking, knows: { payment: null, problem: null, polls: 0, tries: 0 } },
  waiting: { by: [silent], ...standing, state: 'waiting', waits: { pollPause: 3_000 }, knows: { polls: 0 } },
  polling: { by: [silent, polled], ...asking, knows: { polls: 1, payment: payment('awaiting_payment') } },
  lastPoll: { by: halfAMinute, ...asking, knows: { polls: 10 } },
  /** Now the customer decides when it is asked for. */
  stillWaiting: { by: [...halfAMinute, silent], ...standing, state: 'stillWaiting', knows: { polls: 10 } },
  settling: { by: [says('paid')], ...settling, knows: { payment: payment('paid') } },
  settlingAsked: { by: [says('awaiting_approval')], ...settling },
  settlingMember: { by: [saysEnrolled], ...settling, knows: { payment: enrolled } },
  settlingGivenUp: { by: [saysGivenUp], ...settling, knows: { payment: givenUp } },
  cancelled: { by: [saysGivenUp, forgotten], ...standing, state: 'cancelled' },
  welcoming: { by: [saysEnrolled, forgotten], state: 'welcoming', runs: ['watchPageShown', 'refreshUser'] },
  paid: { by: [says('paid'), forgotten], ...standing, state: 'paid' },
  awaitingApproval: { by: [says('awaiting_approval'), forgotten], ...standing, state: 'awaitingApproval' },
  missing: { by: [unknown], ...standing, state: 'missing' },
  unreachable: { by: [unreached], ...unreachable, waits: { retryPause: 2_000 }, knows: { tries: 1 } },
  askingAgain: { by: again, ...asking, knows: { tries: 1, problem: { code: 'lost', message: null } } },
  unreachableTwice: { by: [...again, unreached], ...unreachable, waits: { retryPause: 4_000 }, knows: { tries: 2 } },
  /** The payment had been polled before. */
  lostAfterPoll: {
    by: [silent, polled, unreached],
    ...unreachable,
    waits: { retryPause: 2_000 },
    knows: { polls: 1, tries: 1, payment: payment('awaiting_payment') },
  },
  sentToFailed: { by: [says('expired')], ...standing, state: 'sentToFailed' },
};

const updateDeferred: Effect = { starts: 'deferUpdate', input: undefined };
const asks: Effect[] = [updateDeferred, { starts: 'readPayment', input: { token: 'receipt-token' } }];
const forgets: Effect = { starts: 'clearPersistedIntent', input: { orderId: 100001 } };
const lost = { code: 'lost', message: null };

/** An answer, where nothing was known before, where it was polled, and where the server was away. */
const answered = (law: string, state: OrderState, to: string, does: readonly Effect[] = []): Row[] => [
  { law, in: ['asking', 'polling', 'lastPoll'], on: says(state), to, changes: { payment: payment(state) }, does },
  {
    law,
    in: ['askingAgain'],
    on: says(state),
    to,
    changes: { payment: payment(state), problem: null, tries: 0 },
    does,
  },
];

const fresh = ['asking', 'polling', 'lastPoll'];
const readsAgain = (from: string | readonly string[], on: AnyEventObject, changes: Row['changes'] = {}): Row => ({
  law: 'F13',
  in: [from].flat(),
  on,
  to: 'asking',
  changes,
  does: asks,
});

const rows: Row[] = [
  // The bank may be slow: the server is polled ten times, and no failure is shown (F16).
  { law: 'F16', in: ['asking'], on: silent, to: 'waiting', changes: { payment: payment('awaiting_payment') } },
  { law: 'F16', in: ['polling'], on: silent, to: 'waiting' },
  { law: 'F16', in: ['lastPoll'], on: silent, to: 'stillWaiting' },
  {
    law: 'F16',
    in: ['askingAgain'],
    on: silent,
    to: 'waiting',
    changes: { payment: payment('awaiting_payment'), problem: null, tries: 0 },
  },
  readsAgain('waiting', polled, { polls: 1 }),
  readsAgain('stillWaiting', check, { polls: 0 }),
  readsAgain('stillWaiting', shown, { polls: 0 }),
  readsAgain('awaitingApproval', check),
  readsAgain(['waiting', 'awaitingApproval'], shown),

  // A paid or requested order is settled (decision 010); another order's persisted data stays (T21).
  ...answered('T21', 'paid', 'settling', [forgets]),
  ...answered('T21', 'awaiting_approval', 'settling', [forgets]),
  ...answered('R8.4.1', 'expired', 'sentToFailed'),
  ...answered('R8.4.1', 'failed', 'sentToFailed'),
  ...answered('R8.4.1', 'cancelled', 'sentToFailed'),
  // Q7.7.b: what stood and was given up is no payment that failed.
  { law: 'Q7.7.b', in: fresh, on: saysGivenUp, to: 'settlingGivenUp', changes: { payment: givenUp }, does: [forgets] },
  {
    law: 'Q7.7.b',
    in: ['askingAgain'],
    on: saysGivenUp,
    to: 'settlingGivenUp',
    changes: { payment: givenUp, problem: null, tries: 0 },
    does: [forgets],
  },
  { law: 'F20', in: ['settlingGivenUp'], on: forgotten, to: 'cancelled' },
  { law: 'F20', in: ['settlingGivenUp'], on: notForgotten, to: 'cancelled' },
  // F20: what could not be forgotten is no reason to hide what was bought.
  { law: 'F20', in: ['settling'], on: forgotten, to: 'paid' },
  { law: 'F20', in: ['settling'], on: notForgotten, to: 'paid' },
  { law: 'F20', in: ['settlingAsked'], on: forgotten, to: 'awaitingApproval' },
  { law: 'F20', in: ['settlingAsked'], on: notForgotten, to: 'awaitingApproval' },

  // The buyer of a membership is a member from its start, so the customer is loaded again (Q3.6.d).
  ...[forgotten, notForgotten].map((on): Row => ({
    law: 'Q3.6.d',
    in: ['settlingMember'],
    on,
    to: 'welcoming',
    does: [{ starts: 'refreshUser', input: undefined }],
  })),
  ...[done('refreshUser'), failed('refreshUser', new ConnectionError())].map((on): Row => ({
    law: 'Q3.6.d',
    in: ['welcoming'],
    on,
    to: 'paid',
  })),
  { law: 'Q3.6.d', in: fresh, on: saysEnrolled, to: 'settlingMember', changes: { payment: enrolled }, does: [forgets] },
  {
    law: 'Q3.6.d',
    in: ['askingAgain'],
    on: saysEnrolled,
    to: 'settlingMember',
    changes: { payment: enrolled, problem: null, tries: 0 },
    does: [forgets],
  },
  { law: 'R2.1.22', in: [...fresh, 'askingAgain'], on: unknown, to: 'missing' },
  { law: 'R2.1.22', in: [...fresh, 'askingAgain'], on: noLink, to: 'missing' },
  ...[
    { on: unreached, problem: lost },
    { on: broken, problem: { code: 'unexpected', message: null } },
    { on: forbidden, problem: { code: 'http403', message: 'Not now' } },
  ].flatMap(({ on, problem }): Row[] => [
    {
      law: 'F38',
      in: fresh,
      on,
      to: 'unreachable',
      changes: { problem, tries: 1 },
      does: [{ starts: 'watchConnection', input: undefined }],
    },
    {
      law: 'F38',
      in: ['askingAgain'],
      on,
      to: 'unreachableTwice',
      changes: { ...(on === unreached ? {} : { problem }), tries: 2 },
      does: [{ starts: 'watchConnection', input: undefined }],
    },
  ]),
  // F38: by itself with a growing pause, at once when there is a reason to.
  readsAgain(['unreachable', 'unreachableTwice', 'lostAfterPoll'], paused),
  ...[connected, shown].map((on) => readsAgain(['unreachable', 'unreachableTwice', 'lostAfterPoll'], on, { tries: 0 })),
  readsAgain(['unreachable', 'unreachableTwice'], check, { tries: 0 }),
  readsAgain('lostAfterPoll', check, { tries: 0, polls: 0 }),
];

export const receipt: Law = {
  machine: receiptMachine,
  begins: [
    { starts: 'watchPageShown', input: undefined },
    { starts: 'deferUpdate', input: undefined },
    { starts: 'readPayment', input: { token: 'receipt-token' } },
  ],
  input,
  callbackActors: ['watchPageShown', 'watchConnection', 'deferUpdate'],
  situations,
  rows,
  // Nothing on the receipt's page pays or gives up (T21).
  refused: [
    { type: 'payment.retry' },
    { type: 'cart.reopen' },
    { type: 'page.hidden' },
    done('readTransaction', payment('paid')),
    failed('clearPersistedOrder', new ConnectionError()),
  ],
};

/** F38: the last time it is asked by itself the server had been away before; that is over with its answer. */
export const lastAfterOutage: Law = {
  ...receipt,
  situations: {
    asking: { by: [...halfAMinute, unreached, paused], ...asking, knows: { polls: 10, tries: 1, problem: lost } },
  },
  rows: [{ law: 'F16', in: ['asking'], on: silent, to: 'stillWaiting', changes: { problem: null, tries: 0 } }],
  refused: [],
};
