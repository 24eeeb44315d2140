/** The law of money that another tab of the customer's sends into the wallet, from F16, K01, I13 and docs/decisions/071. */
import type { AnyEventObject } from 'xstate';
import type { TopUpInput } from '../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../machines/topUp/topUpMachine.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done } from '../../support/paths.ts';
import { intent } from './topUp.fixtures.ts';
import { joined } from './topUp.form.ts';
import {
  asking,
  busy,
  callbackActors,
  close,
  connectionError,
  finds,
  forgets,
  forgetsReturned,
  forgotten,
  handedBack,
  found,
  isClosed,
  loaded,
  loads,
  none,
  notLoaded,
  notStarted,
  outcomeUnknown,
  owner,
  paid,
  declined,
  paused,
  polled,
  pending,
  persisted,
  sends,
  shown,
  started,
  startTurnedAway,
  startUnanswered,
  state,
  submit,
  tooMany,
  unreached,
} from './topUp.situations.ts';

/** What another tab has sent: it may arrive until then, in epoch milliseconds. */
export const others = { ...intent, key: 'key-of-another-tab', elsewhereUntil: 1_795_000_030_000 };
export const later = { ...others, key: 'key-of-a-later-one' };
/** Its end is known there: nothing is awaited any more. */
const over = { ...others, elsewhereUntil: 0 };
export const heard = (of: object | null) => ({ type: 'topUp.heard', intent: of });
export const settledThere = heard(null);
const coming = found('coming');
const persistedThere = done('persistTopUp', others);
const looksAgain = after('pollPause', 'topUp.coming');
export const asks = (of: object): Effect[] => finds({ transactionId: null, intent: of });

const waiting: AnyEventObject[] = [loaded, heard(others), found(pending)];
const again: AnyEventObject[] = [loaded, heard(others), unreached, paused];
const ended = (of: object): AnyEventObject[] => [loaded, heard(others), found(of), forgotten];

const situations: Record<string, Situation> = {
  loading: { by: [], ...busy('loading', ['loadOffer']) },
  failed: { by: [notLoaded], ...state('failed') },
  choosing: { by: [loaded], ...state('choosing'), knows: { intent: null } },
  persisting: { by: [loaded, submit], ...busy('persisting', ['persistTopUp']) },
  starting: { by: [loaded, submit, persisted], ...busy('starting', ['startTopUp']), knows: { intent } },
  leaving: { by: [loaded, submit, persisted, started], ...busy('leaving', ['openPaymentPage']) },
  asking: { by: [loaded, heard(others)], ...asking, knows: { intent: others, topUp: null, isSettled: false } },
  coming: {
    by: [loaded, heard(others), coming],
    ...state('coming', [], { tags: ['busy'], waits: { pollPause: 3_000 } }),
    knows: { intent: others, topUp: null },
  },
  waiting: { by: waiting, ...state('waiting', [], { waits: { pollPause: 3_000 } }), knows: { topUp: pending } },
  unreachable: {
    by: [loaded, heard(others), unreached],
    ...state('unreachable', ['watchConnection'], { waits: { retryPause: 2_000 } }),
    knows: { tries: 1, problem: connectionError },
  },
  // Some answers later: how often it was asked is counted anew with the next news.
  askingAgain: { by: again, ...asking, knows: { tries: 1, problem: connectionError } },
  comingAgain: {
    by: [...again, coming],
    ...state('coming', [], { tags: ['busy'], waits: { pollPause: 3_000 } }),
    knows: { tries: 1, problem: connectionError },
  },
  waitingAgain: {
    by: [...waiting, polled, found(pending)],
    ...state('waiting', [], { waits: { pollPause: 3_000 } }),
    knows: { polls: 1, topUp: pending },
  },
  askingItsEnd: {
    by: [...waiting, settledThere],
    ...asking,
    knows: { intent: over, topUp: pending, isSettled: true },
  },
  // Sent here under a key that is kept: turned away, or left while nobody said what became of it.
  turnedAway: {
    by: [loaded, submit, persisted, startTurnedAway],
    ...state('choosing'),
    knows: { intent, problem: tooMany },
  },
  startedOver: {
    by: [loaded, submit, persisted, startUnanswered, unreached, close],
    ...state('choosing'),
    knows: { intent, problem: outcomeUnknown },
  },
  // It never arrived, says the server: the form is there again.
  noneThere: {
    by: [loaded, heard(others), none, handedBack[0]],
    ...state('choosing'),
    knows: { intent: others, problem: notStarted },
  },
  credited: { by: ended(paid), ...state('credited'), knows: { topUp: paid } },
  refused: { by: ended(declined), ...state('refused'), knows: { topUp: declined } },
};

const hears = (
  law: string,
  from: string | readonly string[],
  of: typeof others | null,
  changes: Row['changes'] = {},
): Row => ({
  law,
  in: typeof from === 'string' ? [from] : from,
  on: heard(of),
  to: 'asking',
  changes: of === null ? { intent: over, isSettled: true, ...changes } : changes,
  does: asks(of ?? over),
});

const unreachedOnce = ['unreachable', 'askingAgain', 'comingAgain'];

const rows: Row[] = [
  // The page stood open: it is asked about here as soon as another tab sends it, and never sent from here.
  ...[others, later].flatMap((of) => [
    hears('I13', ['loading', 'choosing'], of, { intent: of }),
    hears('I13', 'failed', of, { intent: of, problem: null }),
  ]),
  // Even where nothing was heard of it: what is kept is looked at before anything is sent.
  { law: 'I13', in: ['persisting'], on: persistedThere, to: 'asking', changes: { intent: others }, does: asks(others) },
  { law: 'K01', in: ['persisting'], on: persisted, to: 'starting', changes: { intent }, does: [sends()] },

  // K01: while the other tab may still have its answer, the server's none counts for nothing.
  ...['asking', 'askingAgain', 'askingItsEnd'].map((from): Row => ({
    law: 'K01',
    in: [from],
    on: coming,
    to: 'coming',
  })),
  { law: 'K01', in: ['coming', 'comingAgain'], on: looksAgain, to: 'asking', does: asks(others) },
  {
    law: 'K01',
    in: ['asking'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted },
    does: [isClosed, forgetsReturned({ key: others.key })],
  },
  {
    law: 'K01',
    in: ['askingAgain'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted, tries: 0 },
    does: [isClosed, forgetsReturned({ key: others.key })],
  },
  {
    law: 'K01',
    in: ['askingItsEnd'],
    on: none,
    to: 'returning',
    changes: { problem: notStarted, topUp: null },
    does: [isClosed, forgetsReturned({ key: others.key })],
  },

  // Whatever is done with it there, the server says how it stands.
  hears('F16', ['asking', 'coming', 'waiting'], others),
  hears('F16', unreachedOnce, others, { problem: null, tries: 0 }),
  hears('F16', 'waitingAgain', others, { polls: 0 }),
  hears('F16', 'askingItsEnd', others, { intent: others, isSettled: false }),
  hears('F16', ['credited', 'refused'], others),
  hears('I13', ['asking', 'coming'], later, { intent: later }),
  hears('I13', 'waiting', later, { intent: later, topUp: null }),
  hears('I13', unreachedOnce, later, { intent: later, problem: null, tries: 0 }),
  hears('I13', 'waitingAgain', later, { intent: later, topUp: null, polls: 0 }),
  hears('I13', 'askingItsEnd', later, { intent: later, topUp: null, isSettled: false }),
  hears('I13', ['credited', 'refused'], later, { intent: later, topUp: null }),
  hears('F16', ['asking', 'coming', 'waiting'], null),
  hears('F16', unreachedOnce, null, { problem: null, tries: 0 }),
  hears('F16', 'waitingAgain', null, { polls: 0 }),
  { law: 'F16', in: ['askingItsEnd'], on: settledThere, to: 'asking', does: asks(over) },

  // K01: its key is let go of by the server's word alone, as the next wish of that amount would be that very top-up.
  ...['turnedAway', 'startedOver'].map((from): Row => ({
    law: 'K01',
    in: [from],
    on: settledThere,
    to: 'asking',
    changes: { problem: null, isSettled: true },
    does: finds(),
  })),
  hears('K01', 'noneThere', null, { problem: null }),
  hears('I13', 'noneThere', others, { problem: null }),
  hears('I13', 'noneThere', later, { intent: later, problem: null }),
  ...[others, later].map((of): Row => ({
    law: 'I13',
    in: ['turnedAway', 'startedOver'],
    on: heard(of),
    to: 'asking',
    changes: { intent: of, problem: null },
    does: asks(of),
  })),

  // Nothing was pressed in this tab, so it does not go to the bank.
  { law: 'F16', in: ['asking'], on: found(pending), to: 'waiting', changes: { topUp: pending } },
  {
    law: 'F16',
    in: ['askingAgain'],
    on: found(pending),
    to: 'waiting',
    changes: { topUp: pending, tries: 0, problem: null },
  },
  // Paid or declined in the other tab, this one says so too; given up there, this one stops waiting.
  ...[paid, declined].flatMap((of): Row[] =>
    ['asking', 'askingAgain', 'askingItsEnd'].map((from) => ({
      law: 'Q7.7.c',
      in: [from],
      on: found(of),
      to: 'settling',
      changes: { topUp: of, ...(from === 'askingAgain' && { tries: 0, problem: null }) },
      does: [{ ...forgets, input: { owner, key: others.key, transactionId: 'tu-1' } }],
    })),
  ),
  {
    law: 'Q7.7.c',
    in: ['askingItsEnd'],
    on: found(pending),
    to: 'loading',
    changes: { topUp: null, intent: null, offer: null, isSettled: false },
    does: [isClosed, loads],
  },

  // F13: the page comes back from where the browser had put it aside.
  { law: 'F13', in: ['coming', 'waiting'], on: shown, to: 'asking', does: asks(others) },
  {
    law: 'F13',
    in: ['unreachable', 'comingAgain'],
    on: shown,
    to: 'asking',
    changes: { tries: 0 },
    does: asks(others),
  },
  { law: 'F13', in: ['waitingAgain'], on: shown, to: 'asking', changes: { polls: 0 }, does: asks(others) },
  { law: 'F13', in: ['leaving'], on: shown, to: 'asking', does: asks(intent) },
];

/** The wallet is open in a tab in which nothing was pressed. */
export const topUpElsewhere: Law = {
  machine: topUpMachine,
  input: { owner, transactionId: null, intent: null } satisfies TopUpInput,
  callbackActors,
  situations,
  rows: joined(rows),
  // What this tab wrote itself is no news.
  refused: [heard(intent)],
};
