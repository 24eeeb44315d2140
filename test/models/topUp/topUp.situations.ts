/** Events, effects and situations for the law of a top-up. */
import type { AnyEventObject } from 'xstate';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { intent, offer, offered, page, topUpThatIs, visa } from './topUp.fixtures.ts';

export const owner = 'customer 6';
export const callbackActors = ['watchPageShown', 'watchTopUp', 'watchConnection', 'deferUpdate'];
const nothing = { topUp: null, isSettled: false, intent: null, transactionId: null, problem: null, offer: null };
export const connectionError = { code: 'lost', message: null };
export const no = { code: 'unknownCard', message: 'This card is not known' };
export const notStarted = { code: 'notStarted', message: null };
export const outcomeUnknown = { code: 'outcomeUnknown', message: null };
export const notYours = { code: 'notYours', message: null };
export const pending = topUpThatIs('pending');
export const paid = topUpThatIs('succeeded', { balance: 490.5 });
export const declined = topUpThatIs('declined', { reason: 'The card was declined by its bank' });
export const loaded = done('loadOffer', offer);
export const notLoaded = failed('loadOffer', new ConnectionError());
export const submit = { type: 'topUp.submit' };
export const other = { type: 'amount.choose', amount: null };
export const hundred = { type: 'amount.choose', amount: 100 };
export const write = (text: string) => ({ type: 'amount.write', text });
export const newOne = { type: 'card.choose', card: 'new' };
export const persistCard = { type: 'card.keep', on: true };
export const proceed = { type: 'topUp.continue' };
export const check = { type: 'topUp.check' };
export const close = { type: 'topUp.close' };
export const retry = { type: 'topUp.retry' };
export const cardsAre = (...cards: object[]) => ({ type: 'cards.changed', cards });
export const balanceIs = (balance: number) => ({ type: 'balance.changed', balance });
export const second = { ...visa, id: 'card-2', card_number: '555555******4444' };
export const former = { ...visa, is_default: false };
export const shown = { type: 'page.shown' };
export const connected = { type: 'connection.returned' };
export const persisted = done('persistTopUp', intent);
export const notPersisted = failed('persistTopUp', new Error('storage is disabled'));
export const started = done('startTopUp', pending);
export const startedPaid = done('startTopUp', paid);
export const startRefused = failed('startTopUp', new RefusedError('unknownCard', 'This card is not known', 422));
/** Nothing is said of a top-up: neither of this one, nor of one that was sent under the same key before. */
export const tooMany = { code: 'tooManyRequests', message: 'Please wait a moment' };
export const startTurnedAway = failed('startTopUp', new RefusedError('tooManyRequests', 'Please wait a moment', 429));
/** The server has one with that key. */
export const startKnown = failed('startTopUp', new RefusedError('idempotencyMismatch', undefined, 422));
export const startUnanswered = failed('startTopUp', new ConnectionError());
export const opened = done('openPaymentPage');
export const unsafe = failed('openPaymentPage', new RefusedError('unsafePaymentPage'));
export const found = (topUp: unknown) => done('findTopUp', topUp);
export const none = found(null);
export const findRefused = failed('findTopUp', new RefusedError('tooManyRequests', 'Please wait a moment', 429));
export const unreached = failed('findTopUp', new ConnectionError());
export const forgotten = done('clearPersistedTopUp');
export const notForgotten = failed('clearPersistedTopUp', new Error('storage is disabled'));
export const polled = after('pollPause', 'topUp.waiting');
export const paused = after('retryPause', 'topUp.unreachable');
export const handedBack = [
  done('clearReturnedTopUp'),
  failed('clearReturnedTopUp', new Error('storage is disabled')),
] as const;
export const closed = [done('clearClosedTopUp'), failed('clearClosedTopUp', new Error('storage is disabled'))] as const;
export const withoutPage = topUpThatIs('pending', { url: null });
export const noPage = found(withoutPage);
export const unsafeProblem = { code: 'unsafePaymentPage', message: null };
const always = ['watchPageShown', 'watchTopUp'] as const;

export const state = (name: string, runs: readonly string[] = [], rest: Partial<Situation> = {}) => ({
  state: name,
  runs: [...always, ...runs],
  ...rest,
});

export const busy = (name: string, runs: readonly string[]) => state(name, runs, { tags: ['busy'] });
export const asking = busy('asking', ['deferUpdate', 'findTopUp']);
const toWaiting: AnyEventObject[] = [loaded, submit, persisted, startUnanswered, found(pending)];
const halfAMinute: AnyEventObject[] = Array.from({ length: 10 }, () => [polled, found(pending)]).flat();
export const loads: Effect = { starts: 'loadOffer', input: undefined };
export const sends = (keepsCard = false): Effect => ({ starts: 'startTopUp', input: { intent, keepsCard } });

export const finds = (by: object = { transactionId: null, intent }): Effect[] => [
  { starts: 'deferUpdate', input: undefined },
  { starts: 'findTopUp', input: by },
];

/** Of what was sent under that key, or has that number. */
const traces = { owner, key: intent.key, transactionId: null as string | null };
export const forgets: Effect = { starts: 'clearPersistedTopUp', input: { ...traces, transactionId: 'tu-1' } };
export const forgetsReturned = (of: Partial<typeof traces> | { key: null } = {}): Effect => ({
  starts: 'clearReturnedTopUp',
  input: { ...traces, ...of },
});
export const closes: Effect = { starts: 'clearClosedTopUp', input: { ...traces, transactionId: 'tu-1' } };
export const leaves: Effect = { starts: 'openPaymentPage', input: { url: page } };
export const isClosed: Effect = { emits: { type: 'topUp.closed' } };
export const persists = (wish: object): Effect => ({ starts: 'persistTopUp', input: { owner, former: null, ...wish } });

export const situations: Record<string, Situation> = {
  loading: { by: [], ...busy('loading', ['loadOffer']), knows: nothing },
  failed: { by: [notLoaded], ...state('failed'), knows: { problem: connectionError } },
  choosing: { by: [loaded], ...state('choosing'), knows: { offer, selection: offered, isChecked: false } },
  little: { by: [loaded, other, write('9.99')], ...state('choosing'), knows: { isChecked: false } },
  toKeep: {
    by: [loaded, newOne, persistCard],
    ...state('choosing'),
    knows: { selection: { ...offered, card: 'new', keepsCard: true } },
  },
  persisting: { by: [loaded, submit], ...busy('persisting', ['persistTopUp']) },
  persistingToKeep: { by: [loaded, newOne, persistCard, submit], ...busy('persisting', ['persistTopUp']) },
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
    ...busy('returning', ['clearReturnedTopUp']),
    knows: { intent: null, problem: no },
  },
  turnedAway: {
    by: [loaded, submit, persisted, startTurnedAway],
    ...state('choosing'),
    knows: { intent, problem: tooMany, isChecked: true },
  },
  asking: { by: [loaded, submit, persisted, startUnanswered], ...asking, knows: { intent, topUp: null, polls: 0 } },
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
    by: [loaded, submit, persisted, startUnanswered, unreached],
    ...state('unreachable', ['watchConnection'], { waits: { retryPause: 2_000 } }),
    knows: { tries: 1, problem: connectionError },
  },
  startedOver: {
    by: [loaded, submit, persisted, startUnanswered, unreached, close],
    ...state('choosing'),
    knows: { intent, problem: outcomeUnknown, isChecked: true },
  },
  askingAgain: {
    by: [loaded, submit, persisted, startUnanswered, unreached, paused],
    ...asking,
    knows: { tries: 1, problem: connectionError },
  },
  noneOfIt: {
    by: [loaded, submit, persisted, startUnanswered, none],
    ...busy('returning', ['clearReturnedTopUp']),
    knows: { problem: notStarted, intent },
  },
  settlingPaid: {
    by: [loaded, submit, persisted, startUnanswered, found(paid)],
    ...busy('settling', ['clearPersistedTopUp']),
    knows: { topUp: paid },
  },
  settlingDeclined: {
    by: [loaded, submit, persisted, startUnanswered, found(declined)],
    ...busy('settling', ['clearPersistedTopUp']),
    knows: { topUp: declined },
  },
  credited: {
    by: [loaded, submit, persisted, startUnanswered, found(paid), forgotten],
    ...state('credited'),
    knows: { topUp: paid },
  },
  refused: {
    by: [loaded, submit, persisted, startUnanswered, found(declined), forgotten],
    ...state('refused'),
    knows: { topUp: declined },
  },
  closing: { by: [...toWaiting, close], ...busy('closing', ['clearClosedTopUp']) },
  closingLate: {
    by: [...toWaiting, ...halfAMinute, close],
    ...busy('closing', ['clearClosedTopUp']),
    knows: { polls: 10 },
  },
};
