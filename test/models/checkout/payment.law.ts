/** The law of an accepted order that is not paid, from R4.8.7, Q4.8.c, F01, F13, F16; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { paymentMachine, type PaymentInput } from '../../../machines/checkout/paymentMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
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
const opensFresh: Effect = { starts: 'openPaymentPage', input: { url: 'https://pay.example/p/2' } };
const reopens = (isDead = false): Effect => ({
  starts: 'reopening',
  input: { transactionId: 'tx-1', intent: acceptedIntent, isDead },
});

const around = ['watchPageShown'] as const;
const looks = [...around, 'watchPage'] as const;
const redirecting = { state: 'redirecting', runs: [...around, 'openPaymentPage'], tags: ['busy'] } as const;
const unpaid = { state: { unpaid: 'resting' }, runs: looks, waits: { lookPause: 15_000 } } as const;
const looking = { state: { unpaid: 'looking' }, runs: [...looks, 'findOrder'] } as const;
const unseen = { state: { unpaid: 'unseen' }, runs: looks } as const;
const confirming = { state: 'confirming', runs: [...around, 'confirmOrder'], tags: ['busy'] } as const;
const reopening = { state: 'reopening', runs: [...around, 'reopening'], tags: ['busy'] } as const;

const hidden = { type: 'page.hidden' };
const connected = { type: 'connection.returned' };
const itIsTime = after('lookPause', 'payment.unpaid.resting');
const found = (order: object | null) => done('findOrder', order);
const confirmed = (order: object | null) => done('confirmOrder', order);
/** As the server tells it now: with another page of the bank. */
const fresh = { ...atTheBank, url: 'https://pay.example/p/2' };
const lookLost = failed('findOrder', new ConnectionError());
const confirmLost = failed('confirmOrder', new ConnectionError());
const busyServer = failed('findOrder', new RefusedError('tooMany', 'Later', 429));
const locked = ['findOrder', 'confirmOrder'].flatMap((id) =>
  [401, 403].map((status) => failed(id, new RefusedError('no', 'No', status))),
);
const watches: Effect = { starts: 'watchPage', input: undefined };
const finds: Effect = { starts: 'findOrder', input: { key: acceptedIntent.key } };
const confirms: Effect = { starts: 'confirmOrder', input: { key: acceptedIntent.key } };

const lawOf = (
  input: Partial<PaymentInput>,
  situations: Record<string, Situation>,
  rows: readonly Row[],
  begins: readonly Effect[] = [],
  refused: readonly AnyEventObject[] = [],
): Law => ({
  machine: paymentMachine,
  input: { intent: acceptedIntent, placed: atTheBank, isLeft: false, problem: null, ...input },
  callbackActors: ['watchPageShown', 'watchPage'],
  begins: [{ starts: 'watchPageShown', input: undefined }, ...begins],
  situations,
  rows,
  refused: [
    ...refused,
    goOn,
    abandon,
    shown,
    hidden,
    connected,
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
  {
    law: 'F01',
    in: ['reopening'],
    on: ended('kept', lost),
    to: 'unpaid',
    changes: { problem: lost },
    does: [watches],
  },
  { law: 'F01', in: ['reopening'], on: broke, to: 'unpaid', changes: { problem: lost }, does: [watches] },
];

/** 071: what is said to wait may have been paid by a tab that was closed since: it is asked for while somebody looks. */
const whileUnpaid = (problem: object | null): Row[] => [
  { law: 'F13', in: ['unpaid', 'unseen'], on: shown, to: 'looking', does: [finds] },
  { law: 'F13', in: ['unpaid'], on: connected, to: 'looking', does: [finds] },
  { law: 'F16', in: ['unpaid'], on: itIsTime, to: 'looking', does: [finds] },
  { law: 'F16', in: ['unpaid', 'looking'], on: hidden, to: 'unseen' },
  {
    law: 'F16',
    in: ['looking'],
    on: found(fresh),
    to: { unpaid: 'resting' },
    changes: { placed: fresh, looks: 1 },
    waits: { lookPause: 30_000 },
  },
  ...[lookLost, busyServer].map((on): Row => ({
    law: 'F16',
    in: ['looking'],
    on,
    to: { unpaid: 'resting' },
    changes: { looks: 1 },
    waits: { lookPause: 30_000 },
  })),
  ...[found(placed('paid')), found(placed('expired')), found(null), ...locked.slice(0, 2)].map((on): Row => ({
    ...isUnsure,
    in: ['looking'],
    on,
    ends: { end: 'unsure', problem },
  })),
  {
    law: 'F16',
    in: ['unpaid', 'looking', 'unseen'],
    on: goOn,
    to: 'confirming',
    changes: problem === null ? {} : { problem: null },
    does: [confirms],
  },
  {
    law: 'Q4.8.c',
    in: ['unpaid', 'looking', 'unseen'],
    on: abandon,
    to: 'reopening',
    changes: problem === null ? {} : { problem: null },
    does: [reopens()],
  },
  // Nobody is sent to the bank with what is settled there already.
  {
    law: 'F16',
    in: ['confirming'],
    on: confirmed(fresh),
    to: 'redirecting',
    changes: { placed: fresh },
    does: [opensFresh],
  },
  { law: 'F01', in: ['confirming'], on: confirmLost, to: 'unpaid', changes: { problem: lost }, does: [watches] },
  ...[
    confirmed(placed('paid')),
    confirmed({ ...placed('paid'), pg: 'bank', url: fresh.url }),
    confirmed(placed('awaiting_payment')),
    confirmed(null),
    ...locked.slice(2),
  ].map((on): Row => ({ ...isUnsure, in: ['confirming'], on })),
];
const unpaidSituations = (...by: AnyEventObject[]): Record<string, Situation> => ({
  unpaid: { by, ...unpaid, knows: { looks: 0 } },
  looking: { by: [...by, shown], ...looking },
  unseen: { by: [...by, hidden], ...unseen },
  confirming: { by: [...by, goOn], ...confirming, knows: { problem: null } },
});

/** R4.8.7: to be paid by card, the browser leaves for the bank by itself. */
export const atBank = lawOf(
  {},
  {
    redirecting: { by: [], ...redirecting, knows: { problem: null } },
    ...unpaidSituations(unsafe),
    goingOn: { by: [unsafe, goOn, confirmed(fresh)], ...redirecting, knows: { problem: null } },
    reopening: { by: [unsafe, abandon], ...reopening, knows: { problem: null } },
  },
  [
    {
      law: 'R4.8.7',
      in: ['redirecting', 'goingOn'],
      on: unsafe,
      to: 'unpaid',
      changes: { problem: unsafeSaid },
      does: [watches],
    },
    { ...isUnsure, in: ['redirecting', 'goingOn'], on: shown },
    ...whileUnpaid(unsafeSaid),
    ...whileReopening,
  ],
  [opens],
);

/** A customer who came back without paying is asked before the bank's page opens again (F16). */
export const left = lawOf(
  { isLeft: true },
  {
    ...unpaidSituations(),
    reopening: { by: [abandon], ...reopening, knows: { problem: null } },
  },
  [...whileUnpaid(null), ...whileReopening],
  [watches],
);

/** F16: the longer nothing is heard, the seldomer it is asked for; whoever looks at the page again hears it at once. */
const patient = (times: number): AnyEventObject[] =>
  Array.from({ length: times }, () => [itIsTime, found(atTheBank)]).flat();
/** Milliseconds after each answer that says nothing new. */
const pauses = [30_000, 60_000, 120_000, 240_000, 300_000, 300_000];
const askedOften = pauses.map((_, index) => `asked${index + 1}`);
const meanwhile = [...askedOften, 'unseen'];
export const waitedLong = lawOf(
  { isLeft: true, problem: said },
  {
    ...Object.fromEntries(
      pauses.map((lookPause, index) => [
        `asked${index + 1}`,
        { by: patient(index + 1), ...unpaid, waits: { lookPause }, knows: { looks: index + 1, problem: said } },
      ]),
    ),
    unseen: { by: [...patient(2), hidden], ...unseen, knows: { looks: 2 } },
  },
  [
    { law: 'F16', in: askedOften, on: itIsTime, to: { unpaid: 'looking' }, does: [finds] },
    ...[shown, connected].map((on): Row => ({
      law: 'F13',
      in: on === shown ? meanwhile : askedOften,
      on,
      to: { unpaid: 'looking' },
      changes: { looks: 0 },
      does: [finds],
    })),
    { law: 'F16', in: askedOften, on: hidden, to: { unpaid: 'unseen' } },
    { law: 'F16', in: meanwhile, on: goOn, to: 'confirming', changes: { problem: null }, does: [confirms] },
    { law: 'Q4.8.c', in: meanwhile, on: abandon, to: 'reopening', changes: { problem: null }, does: [reopens()] },
  ],
  [watches],
);

/** No page to pay it on: it can be given up, and not gone on with. */
export const withoutPage = lawOf(
  { placed: placed('awaiting_payment') },
  { unpaid: { by: [], ...unpaid } },
  [
    { law: 'Q4.8.c', in: ['unpaid'], on: abandon, to: 'reopening', does: [reopens()] },
    ...[shown, connected].map((on): Row => ({
      law: 'F13',
      in: ['unpaid'],
      on,
      to: { unpaid: 'looking' },
      does: [finds],
    })),
    { law: 'F16', in: ['unpaid'], on: hidden, to: { unpaid: 'unseen' } },
  ],
  [watches],
);

/** Nothing is remembered by which it could be asked for: its customer alone goes on. */
export const withoutKey = lawOf(
  { intent: null, isLeft: true, problem: said },
  { unpaid: { by: [], ...unpaid }, unseen: { by: [hidden], ...unseen } },
  [
    { law: 'F16', in: ['unpaid'], on: hidden, to: 'unseen' },
    { law: 'F16', in: ['unpaid', 'unseen'], on: goOn, to: 'redirecting', changes: { problem: null }, does: [opens] },
    {
      law: 'Q4.8.c',
      in: ['unpaid', 'unseen'],
      on: abandon,
      to: 'reopening',
      changes: { problem: null },
      does: [{ starts: 'reopening', input: { transactionId: 'tx-1', intent: null, isDead: false } }],
    },
  ],
  [watches],
  [itIsTime],
);

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
