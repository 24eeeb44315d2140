/** The law of money into the wallet, from Q7.7.c, Q4.8.d, F13, F16 and K01; see docs/guide/testing.md. */
import type { TopUpInput } from '../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../machines/topUp/topUpMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { intent, offer, offered, visa } from './topUp.fixtures.ts';
import {
  owner,
  callbackActors,
  connectionError,
  no,
  notStarted,
  pending,
  paid,
  declined,
  loaded,
  notLoaded,
  submit,
  proceed,
  check,
  close,
  retry,
  cardsAre,
  balanceIs,
  shown,
  connected,
  persisted,
  notPersisted,
  started,
  startedPaid,
  startRefused,
  startTurnedAway,
  outcomeUnknown,
  startKnown,
  tooMany,
  startUnanswered,
  opened,
  unsafe,
  none,
  findRefused,
  unreached,
  forgotten,
  notForgotten,
  polled,
  paused,
  handedBack,
  closed,
  unsafeProblem,
  loads,
  sends,
  finds,
  forgets,
  forgetsReturned,
  closes,
  leaves,
  isClosed,
  persists,
  situations,
} from './topUp.situations.ts';
import { form, wishes, wish, asksAgain, says, everywhereWaited, cardsOf, joined } from './topUp.form.ts';

const withOffer = Object.keys(situations).filter((name) => situations[name]!.by[0] === loaded);

const rows: Row[] = [
  ...withOffer.flatMap(cardsOf),
  // F37: what another tab paid with it, or added to it, is not in what it would be afterwards.
  { law: 'F37', in: withOffer, on: balanceIs(490.5), changes: { offer: { ...offer, balance: 490.5 } } },
  { law: 'Q4.8.d', in: ['loading'], on: loaded, to: 'choosing', changes: { offer, selection: offered } },
  { law: 'R8.1.6', in: ['loading'], on: notLoaded, to: 'failed', changes: { problem: connectionError } },
  { law: 'R8.1.6', in: ['failed'], on: retry, to: 'loading', changes: { problem: null }, does: [loads] },

  ...form.flatMap(([name, selection]) => wishes.map(([on, changes]) => wish(name, selection, on, changes))),
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

  // K01: a top-up is persisted under a key before it is sent, and sent once; without an answer it is looked up.
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
    // Q4.8.d: the offer may have changed, so it is loaded again.
    does: [{ emits: { type: 'topUp.refused' } }, forgetsReturned({ key: null })],
  },
  { law: 'K01', in: ['starting'], on: startUnanswered, to: 'asking', does: finds() },
  { law: 'K01', in: ['starting'], on: startKnown, to: 'asking', does: finds() },
  // I12: a refusal that is not about the wish says nothing of one that was sent before: the same wish keeps its key.
  { law: 'I12', in: ['starting'], on: startTurnedAway, to: 'choosing', changes: { problem: tooMany } },
  {
    law: 'I12',
    in: ['turnedAway', 'startedOver'],
    on: submit,
    to: 'persisting',
    changes: { problem: null },
    does: [persists({ amount: 250, card: 'card-1', former: intent })],
  },

  // On the bank's page, and back from it without a result.
  { law: 'T17', in: ['leaving'], on: unsafe, to: 'waiting', changes: { problem: unsafeProblem } },
  asksAgain('leaving', shown),

  // F16: the bank may be slow: the result is looked up ten times, and never reported as failed meanwhile.
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

  // Only the bank's result ends it.
  ...says('Q7.7.c', paid, 'settlingPaid', [forgets]),
  ...says('Q7.7.c', declined, 'settlingDeclined', [forgets]),
  ...[forgotten, notForgotten].flatMap((on): Row[] => [
    { law: 'F20', in: ['settlingPaid'], on, to: 'credited', does: [{ emits: { type: 'topUp.credited' } }] },
    { law: 'F20', in: ['settlingDeclined'], on, to: 'refused' },
  ]),
  { law: 'Q7.7.c', in: ['credited', 'refused'], on: close, to: 'closing', does: [closes] },

  // The server does not know the key: the form is shown again, and the same wish keeps its key.
  {
    law: 'K01',
    in: ['asking'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted },
    does: [isClosed, forgetsReturned()],
  },
  {
    law: 'K01',
    in: ['polling'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted, topUp: null },
    does: [isClosed, forgetsReturned()],
  },
  {
    law: 'K01',
    in: ['askingAgain'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted, tries: 0 },
    does: [isClosed, forgetsReturned()],
  },
  ...handedBack.map((on): Row => ({ law: 'F20', in: ['refusedStart', 'noneOfIt'], on, to: 'choosing' })),
  // I12: who refuses to say what became of it has not said that there is none.
  ...[
    { on: unreached, problem: connectionError },
    { on: findRefused, problem: tooMany },
  ].flatMap(({ on, problem }): Row[] => [
    {
      law: 'F38',
      in: ['asking', 'polling'],
      on,
      to: 'unreachable',
      changes: { problem, tries: 1 },
      does: [{ starts: 'watchConnection', input: undefined }],
    },
    {
      law: 'F38',
      in: ['askingAgain'],
      on,
      to: 'unreachable',
      changes: { tries: 2, ...(on === findRefused && { problem }) },
      does: [{ starts: 'watchConnection', input: undefined }],
      waits: { retryPause: 4_000 },
    },
  ]),
  // Whoever does not wait for it has the form, and the same wish is still the same top-up.
  {
    law: 'I12',
    in: ['unreachable'],
    on: close,
    to: 'choosing',
    changes: { problem: outcomeUnknown, tries: 0 },
    does: [isClosed],
  },
  // The next top-up begins like the first.
  ...closed.flatMap((on): Row[] => [
    {
      law: 'Q7.7.c',
      in: ['closing'],
      on,
      to: 'loading',
      changes: { topUp: null, intent: null, offer: null, isChecked: false },
      does: [isClosed, loads],
    },
    {
      law: 'Q7.7.c',
      in: ['closingLate'],
      on,
      to: 'loading',
      changes: { topUp: null, intent: null, offer: null, isChecked: false, polls: 0 },
      does: [isClosed, loads],
    },
  ]),
];

export const topUp: Law = {
  machine: topUpMachine,
  begins: [
    { starts: 'watchPageShown', input: undefined },
    { starts: 'watchTopUp', input: { owner } },
    { starts: 'loadOffer', input: undefined },
  ],
  input: { owner, transactionId: null, intent: null } satisfies TopUpInput,
  callbackActors,
  situations,
  rows: joined(rows),
  // Nothing but the bank's result counts as paid.
  // A card whose expiry alone has changed is the same card.
  refused: [
    { type: 'topUp.paid' },
    opened,
    cardsAre(visa),
    cardsAre({ ...visa, expiry_date: '08/30' }),
    balanceIs(240.5),
  ],
  unnoticed: { 'a guard left out: root · balance.changed': 'The balance that is known already changes nothing.' },
};
