/** The law of money into the wallet, from Q7.7.c, Q4.8.d, F13, F16 and K01; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { TopUpInput } from '../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../machines/topUp/topUpMachine.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';
import { intent, offer, offered, page, topUpThatIs, visa } from './topUp.fixtures.ts';

const owner = 'customer 6';
const nothing = { topUp: null, intent: null, transactionId: null, problem: null, offer: null };
const lost = { code: 'lost', message: null };
const no = { code: 'unknownCard', message: 'This card is not known' };
const notStarted = { code: 'notStarted', message: null };
const notYours = { code: 'notYours', message: null };
const pending = topUpThatIs('pending');
const paid = topUpThatIs('succeeded', { balance: 490.5 });
const declined = topUpThatIs('declined', { reason: 'The card was declined by its bank' });

const loaded = done('loadOffer', offer);
const notLoaded = failed('loadOffer', new ConnectionError());
const submit = { type: 'topUp.submit' };
const other = { type: 'amount.choose', amount: null };
const hundred = { type: 'amount.choose', amount: 100 };
const write = (text: string) => ({ type: 'amount.write', text });
const newOne = { type: 'card.choose', card: 'new' };
const keep = { type: 'card.keep', on: true };
const proceed = { type: 'topUp.continue' };
const check = { type: 'topUp.check' };
const close = { type: 'topUp.close' };
const retry = { type: 'topUp.retry' };
const cardsAre = (...cards: object[]) => ({ type: 'cards.changed', cards });
const second = { ...visa, id: 'card-2', card_number: '555555******4444' };
const former = { ...visa, is_default: false };
const shown = { type: 'page.shown' };
const connected = { type: 'connection.returned' };

const persisted = done('persistTopUp', intent);
const notPersisted = failed('persistTopUp', new Error('storage is disabled'));
const started = done('startTopUp', pending);
const startedPaid = done('startTopUp', paid);
const startRefused = failed('startTopUp', new RefusedError('unknownCard', 'This card is not known', 422));
const startLost = failed('startTopUp', new ConnectionError());
const opened = done('openPaymentPage');
const unsafe = failed('openPaymentPage', new RefusedError('unsafePaymentPage'));
const found = (topUp: unknown) => done('findTopUp', topUp);
const none = found(null);
const findRefused = failed('findTopUp', new RefusedError('unknownCard', 'This card is not known', 422));
const unreached = failed('findTopUp', new ConnectionError());
const forgotten = done('forgetTopUp');
const notForgotten = failed('forgetTopUp', new Error('storage is disabled'));
const polled = after('pollPause', 'topUp.waiting');
const paused = after('retryPause', 'topUp.unreachable');
const handedBack = [done('forgetReturned'), failed('forgetReturned', new Error('storage is disabled'))] as const;
const closed = [done('forgetClosed'), failed('forgetClosed', new Error('storage is disabled'))] as const;

const withoutPage = topUpThatIs('pending', { url: null });
const noPage = found(withoutPage);
const unsafeProblem = { code: 'unsafePaymentPage', message: null };

const always = 'watchPageShown';
const state = (name: string, runs: readonly string[] = [], rest: Partial<Situation> = {}) => ({
  state: name,
  runs: [always, ...runs],
  ...rest,
});
const busy = (name: string, runs: readonly string[]) => state(name, runs, { tags: ['busy'] });
const asking = busy('asking', ['deferUpdate', 'findTopUp']);
const toWaiting: AnyEventObject[] = [loaded, submit, persisted, startLost, found(pending)];
const halfAMinute: AnyEventObject[] = Array.from({ length: 10 }, () => [polled, found(pending)]).flat();

const loads: Effect = { starts: 'loadOffer', input: undefined };
const sends = (keepsCard = false): Effect => ({ starts: 'startTopUp', input: { intent, keepsCard } });
const finds = (by: object = { transactionId: null, intent }): Effect[] => [
  { starts: 'deferUpdate', input: undefined },
  { starts: 'findTopUp', input: by },
];
const forgets: Effect = { starts: 'forgetTopUp', input: undefined };
const handsBack: Effect = { starts: 'forgetReturned', input: undefined };
const closes: Effect = { starts: 'forgetClosed', input: undefined };
const leaves: Effect = { starts: 'openPaymentPage', input: { url: page } };
const isClosed: Effect = { emits: { type: 'topUp.closed' } };
const persists = (wish: object): Effect => ({ starts: 'persistTopUp', input: { owner, former: null, ...wish } });

const situations: Record<string, Situation> = {
  loading: { by: [], ...busy('loading', ['loadOffer']), knows: nothing },
  failed: { by: [notLoaded], ...state('failed'), knows: { problem: lost } },
  choosing: { by: [loaded], ...state('choosing'), knows: { offer, choice: offered, isChecked: false } },
  little: { by: [loaded, other, write('9.99')], ...state('choosing'), knows: { isChecked: false } },
  toKeep: {
    by: [loaded, newOne, keep],
    ...state('choosing'),
    knows: { choice: { ...offered, card: 'new', keepsCard: true } },
  },
  persisting: { by: [loaded, submit], ...busy('persisting', ['persistTopUp']) },
  persistingToKeep: { by: [loaded, newOne, keep, submit], ...busy('persisting', ['persistTopUp']) },
  notKept: {
    by: [loaded, submit, notPersisted],
    ...state('choosing'),
    knows: { problem: { code: 'unexpected', message: null } },
  },
  starting: { by: [loaded, submit, persisted], ...busy('starting', ['startTopUp']), knows: { intent, topUp: null } },
  leaving: {
    by: [loaded, submit, persisted, started],
    ...busy('leaving', ['openPaymentPage']),
    knows: { topUp: pending },
  },
  refusedStart: {
    by: [loaded, submit, persisted, startRefused],
    ...busy('returning', ['forgetReturned']),
    knows: { intent: null, problem: no },
  },
  asking: { by: [loaded, submit, persisted, startLost], ...asking, knows: { intent, topUp: null, polls: 0 } },
  waiting: {
    by: toWaiting,
    ...state('waiting', [], { waits: { pollPause: 3_000 } }),
    knows: { topUp: pending, polls: 0 },
  },
  polling: { by: [...toWaiting, polled], ...asking, knows: { topUp: pending, polls: 1 } },
  lastPoll: {
    by: [...toWaiting, ...halfAMinute],
    ...state('waiting', [], { waits: { pollPause: 3_000 } }),
    knows: { polls: 10 },
  },
  unsafe: {
    by: [loaded, submit, persisted, started, unsafe],
    ...state('waiting', [], { waits: { pollPause: 3_000 } }),
    knows: { problem: unsafeProblem },
  },
  unreachable: {
    by: [loaded, submit, persisted, startLost, unreached],
    ...state('unreachable', ['watchConnection'], { waits: { retryPause: 2_000 } }),
    knows: { tries: 1, problem: lost },
  },
  askingAgain: {
    by: [loaded, submit, persisted, startLost, unreached, paused],
    ...asking,
    knows: { tries: 1, problem: lost },
  },
  noneOfIt: {
    by: [loaded, submit, persisted, startLost, none],
    ...busy('returning', ['forgetReturned']),
    knows: { problem: notStarted, intent },
  },
  settlingPaid: {
    by: [loaded, submit, persisted, startLost, found(paid)],
    ...busy('settling', ['forgetTopUp']),
    knows: { topUp: paid },
  },
  settlingDeclined: {
    by: [loaded, submit, persisted, startLost, found(declined)],
    ...busy('settling', ['forgetTopUp']),
    knows: { topUp: declined },
  },
  credited: {
    by: [loaded, submit, persisted, startLost, found(paid), forgotten],
    ...state('credited'),
    knows: { topUp: paid },
  },
  refused: {
    by: [loaded, submit, persisted, startLost, found(declined), forgotten],
    ...state('refused'),
    knows: { topUp: declined },
  },
  closing: { by: [...toWaiting, close], ...busy('closing', ['forgetClosed']) },
};

/** What is chosen in each situation of the form. */
const form: readonly [name: string, choice: object][] = [
  ['choosing', offered],
  ['notKept', offered],
  ['little', { ...offered, offered: null, written: '9.99' }],
  ['toKeep', { ...offered, card: 'new', keepsCard: true }],
];
const wishes: readonly [on: AnyEventObject, changes: object][] = [
  [hundred, { offered: 100 }],
  [other, { offered: null }],
  [write('9.99'), { written: '9.99' }],
  [write('٢٥٠'), { written: '٢٥٠' }],
  [newOne, { card: 'new' }],
  [keep, { keepsCard: true }],
];
/** What is wrong is said when it is sent, and no longer once another amount is chosen. */
const wish = (name: string, choice: object, on: AnyEventObject, changes: object): Row => {
  const next = { ...choice, ...changes };
  const isOther = JSON.stringify(next) !== JSON.stringify(choice);
  return {
    law: 'Q7.7.c',
    in: [name],
    on,
    changes: {
      ...(isOther ? { choice: next } : {}),
      ...(name === 'notKept' && on.type === 'amount.choose' ? { isChecked: false } : {}),
    },
  };
};
/** Asked afresh, from where the bank or the server had been silent. */
const asksAgain = (from: string, on: AnyEventObject, changes: Row['changes'] = {}): Row => ({
  law: 'F13',
  in: [from],
  on,
  to: 'asking',
  changes,
  does: finds(),
});
/** Says what became of it, where that was asked; before, nothing or only that the bank is waited for was known. */
const says = (law: string, topUp: unknown, to: string, does: readonly Effect[] = []): Row[] => [
  { law, in: ['asking'], on: found(topUp), to, changes: { topUp }, does },
  { law, in: ['polling'], on: found(topUp), to, changes: topUp === pending ? {} : { topUp }, does },
  { law, in: ['askingAgain'], on: found(topUp), to, changes: { topUp, problem: null, tries: 0 }, does },
];
const everywhereWaited = ['waiting', 'lastPoll', 'unsafe'];

/** Q4.8.d: what the page's own list of cards has become is what may be chosen; a card that is gone is not chosen any more. */
const cardsOf = (name: string): Row[] => {
  const choice = (form.find(([known]) => known === name)?.[1] ?? offered) as typeof offered;
  const isNew = choice.card === 'new' || name === 'persistingToKeep';
  const kept = { ...offered, card: 'new', keepsCard: true };
  const chosen = name === 'persistingToKeep' ? kept : choice;
  return [
    {
      law: 'Q4.8.d',
      in: [name],
      on: cardsAre(),
      changes: { offer: { ...offer, cards: [] }, ...(isNew ? {} : { choice: { ...chosen, card: 'new' } }) },
    },
    {
      law: 'Q4.8.d',
      in: [name],
      on: cardsAre(second),
      changes: { offer: { ...offer, cards: [second] }, ...(isNew ? {} : { choice: { ...chosen, card: 'card-2' } }) },
    },
    {
      law: 'Q4.8.d',
      in: [name],
      on: cardsAre(second, former),
      changes: { offer: { ...offer, cards: [second, former] } },
    },
  ];
};
const withOffer = Object.keys(situations).filter((name) => situations[name]!.by[0] === loaded);

const rows: Row[] = [
  ...withOffer.flatMap(cardsOf),
  { law: 'Q4.8.d', in: ['loading'], on: loaded, to: 'choosing', changes: { offer, choice: offered } },
  { law: 'R8.1.6', in: ['loading'], on: notLoaded, to: 'failed', changes: { problem: lost } },
  { law: 'R8.1.6', in: ['failed'], on: retry, to: 'loading', changes: { problem: null }, does: [loads] },

  ...form.flatMap(([name, choice]) => wishes.map(([on, changes]) => wish(name, choice, on, changes))),
  {
    law: 'Q7.7.c',
    in: ['choosing'],
    on: submit,
    to: 'persisting',
    changes: { isChecked: true },
    does: [persists({ amount: 250, card: 'card-1' })],
  },
  {
    law: 'Q7.7.c',
    in: ['toKeep'],
    on: submit,
    to: 'persisting',
    changes: { isChecked: true },
    does: [persists({ amount: 250, card: 'new' })],
  },
  {
    law: 'R8.1.6',
    in: ['notKept'],
    on: submit,
    to: 'persisting',
    changes: { problem: null },
    does: [persists({ amount: 250, card: 'card-1' })],
  },
  { law: 'Q7.7.c', in: ['little'], on: submit, changes: { isChecked: true } },

  // K01: written down under a key before it is sent, sent once; what has no answer is asked for.
  { law: 'K01', in: ['persisting'], on: persisted, to: 'starting', changes: { intent }, does: [sends()] },
  { law: 'K01', in: ['persistingToKeep'], on: persisted, to: 'starting', changes: { intent }, does: [sends(true)] },
  {
    law: 'F20',
    in: ['persisting', 'persistingToKeep'],
    on: notPersisted,
    to: 'choosing',
    changes: { problem: { code: 'unexpected', message: null } },
  },
  { law: 'Q7.7.c', in: ['starting'], on: started, to: 'leaving', changes: { topUp: pending }, does: [leaves] },
  { law: 'Q7.7.c', in: ['starting'], on: startedPaid, to: 'settling', changes: { topUp: paid }, does: [forgets] },
  {
    law: 'Q7.7.c',
    in: ['starting'],
    on: startRefused,
    to: 'returning',
    changes: { problem: no, intent: null },
    // Q4.8.d: what was offered may be no more, and is asked for.
    does: [{ emits: { type: 'topUp.refused' } }, handsBack],
  },
  { law: 'K01', in: ['starting'], on: startLost, to: 'asking', does: finds() },

  // At the bank, and back without its word.
  { law: 'T17', in: ['leaving'], on: unsafe, to: 'waiting', changes: { problem: unsafeProblem } },
  asksAgain('leaving', shown),

  // F16: the bank may be slow; it is asked for by itself, ten times, and nobody is told that it failed.
  ...says('F16', pending, 'waiting'),
  { law: 'F16', in: ['waiting'], on: polled, to: 'asking', changes: { polls: 1 }, does: finds() },
  { law: 'F16', in: ['unsafe'], on: polled, to: 'asking', changes: { polls: 1 }, does: finds() },
  ...[check, shown].flatMap((on) => [
    asksAgain('waiting', on),
    asksAgain('unsafe', on),
    asksAgain('lastPoll', on, { polls: 0 }),
    asksAgain('unreachable', on, { tries: 0 }),
  ]),
  asksAgain('unreachable', connected, { tries: 0 }),
  asksAgain('unreachable', paused),
  { law: 'Q7.7.c', in: ['waiting', 'lastPoll'], on: proceed, to: 'leaving', does: [leaves] },
  { law: 'Q7.7.c', in: ['unsafe'], on: proceed, to: 'leaving', changes: { problem: null }, does: [leaves] },
  { law: 'Q7.7.c', in: everywhereWaited, on: close, to: 'closing', does: [closes] },

  // The bank's word, and only that.
  ...says('Q7.7.c', paid, 'settlingPaid', [forgets]),
  ...says('Q7.7.c', declined, 'settlingDeclined', [forgets]),
  ...[forgotten, notForgotten].flatMap((on): Row[] => [
    { law: 'F20', in: ['settlingPaid'], on, to: 'credited', does: [{ emits: { type: 'topUp.credited' } }] },
    { law: 'F20', in: ['settlingDeclined'], on, to: 'refused' },
  ]),
  { law: 'Q7.7.c', in: ['credited', 'refused'], on: close, to: 'closing', does: [closes] },

  // Nothing of that key has arrived: the form has it, and the key stays for the same wish.
  {
    law: 'K01',
    in: ['asking'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted },
    does: [isClosed, handsBack],
  },
  {
    law: 'K01',
    in: ['polling'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted, topUp: null },
    does: [isClosed, handsBack],
  },
  {
    law: 'K01',
    in: ['askingAgain'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted, tries: 0 },
    does: [isClosed, handsBack],
  },
  {
    law: 'Q7.7.c',
    in: ['asking'],
    on: findRefused,
    to: 'returning',
    changes: { problem: no, intent: null },
    does: [isClosed, handsBack],
  },
  {
    law: 'Q7.7.c',
    in: ['polling'],
    on: findRefused,
    to: 'returning',
    changes: { problem: no, intent: null, topUp: null },
    does: [isClosed, handsBack],
  },
  {
    law: 'Q7.7.c',
    in: ['askingAgain'],
    on: findRefused,
    to: 'returning',
    changes: { problem: no, intent: null, tries: 0 },
    does: [isClosed, handsBack],
  },
  ...handedBack.map((on): Row => ({ law: 'F20', in: ['refusedStart', 'noneOfIt'], on, to: 'choosing' })),
  ...[
    { from: ['asking', 'polling'], changes: { problem: lost, tries: 1 } },
    { from: ['askingAgain'], changes: { tries: 2 } },
  ].map(({ from, changes }): Row => ({
    law: 'F38',
    in: from,
    on: unreached,
    to: 'unreachable',
    changes,
    does: [{ starts: 'watchConnection', input: undefined }],
  })),
  // Another one begins as the first did.
  ...closed.flatMap((on): Row[] => [
    {
      law: 'Q7.7.c',
      in: ['closing'],
      on,
      to: 'loading',
      changes: { topUp: null, intent: null, offer: null, isChecked: false },
      does: [isClosed, loads],
    },
  ]),
];

/** What is said of several situations at once is one row. */
const joined = (all: readonly Row[]): Row[] =>
  [...Map.groupBy(all, (row) => JSON.stringify({ ...row, in: null })).values()].map(([first, ...same]) => ({
    ...first!,
    in: [first!, ...same].flatMap((row) => row.in),
  }));

export const topUp: Law = {
  machine: topUpMachine,
  begins: [
    { starts: 'watchPageShown', input: undefined },
    { starts: 'loadOffer', input: undefined },
  ],
  input: { owner, transactionId: null, intent: null } satisfies TopUpInput,
  callbackActors: ['watchPageShown', 'watchConnection', 'deferUpdate'],
  situations,
  rows: joined(rows),
  // The bank says what is paid, and nothing else does.
  refused: [{ type: 'topUp.paid' }, opened, cardsAre(visa)],
};

/** Back from the bank, or opened again in the tab that had sent it: it is asked for before anything else. */
export const topUpReturned: Law = {
  machine: topUpMachine,
  begins: [
    { starts: 'watchPageShown', input: undefined },
    { starts: 'deferUpdate', input: undefined },
    { starts: 'findTopUp', input: { transactionId: 'tu-1', intent: null } },
  ],
  input: { owner, transactionId: 'tu-1', intent: null } satisfies TopUpInput,
  callbackActors: ['watchPageShown', 'watchConnection', 'deferUpdate'],
  situations: {
    asking: { by: [], ...asking, knows: { transactionId: 'tu-1', topUp: null, offer: null } },
    unknown: { by: [none], ...busy('returning', ['forgetReturned']), knows: { problem: notYours } },
    strange: { by: [noPage], ...state('waiting', [], { waits: { pollPause: 3_000 } }), knows: { topUp: withoutPage } },
  },
  rows: [
    { law: 'Q7.7.c', in: ['asking'], on: found(paid), to: 'settling', changes: { topUp: paid }, does: [forgets] },
    { law: 'F16', in: ['asking'], on: noPage, to: 'waiting', changes: { topUp: withoutPage } },
    {
      law: 'T21',
      in: ['asking'],
      on: none,
      to: 'returning',
      changes: { problem: notYours, transactionId: null },
      does: [isClosed, handsBack],
    },
    ...handedBack.map((on): Row => ({ law: 'T21', in: ['unknown'], on, to: 'loading', does: [loads] })),
  ],
  // Where the server names no page there is none to go to.
  refused: [proceed],
};
