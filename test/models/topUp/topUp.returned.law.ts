/** The law of a top-up for a customer who comes back from the bank. */
import type { TopUpInput } from '../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../machines/topUp/topUpMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import {
  owner,
  callbackActors,
  notYours,
  paid,
  proceed,
  found,
  none,
  unreached,
  paused,
  connected,
  check,
  close,
  outcomeUnknown,
  finds,
  handedBack,
  withoutPage,
  noPage,
  state,
  busy,
  asking,
  loads,
  forgets,
  forgetsReturned,
  isClosed,
  shown,
  situations,
} from './topUp.situations.ts';
import { asksAgain } from './topUp.form.ts';

/** Back from the bank, or opened again in the tab that had sent it: it is asked for before anything else. */
export const topUpReturned: Law = {
  machine: topUpMachine,
  begins: [
    { starts: 'watchPageShown', input: undefined },
    { starts: 'watchTopUp', input: { owner } },
    { starts: 'deferUpdate', input: undefined },
    { starts: 'findTopUp', input: { transactionId: 'tu-1', intent: null } },
  ],
  input: { owner, transactionId: 'tu-1', intent: null } satisfies TopUpInput,
  callbackActors,
  situations: {
    asking: { by: [], ...asking, knows: { transactionId: 'tu-1', topUp: null, offer: null } },
    unknown: { by: [none], ...busy('returning', ['clearReturnedTopUp']), knows: { problem: notYours } },
    strange: { by: [noPage], ...state('waiting', [], { waits: { pollPause: 3_000 } }), knows: { topUp: withoutPage } },
  },
  rows: [
    {
      law: 'Q7.7.c',
      in: ['asking'],
      on: found(paid),
      to: 'settling',
      changes: { topUp: paid },
      does: [{ ...forgets, input: { owner, key: null, transactionId: 'tu-1' } }],
    },
    { law: 'F16', in: ['asking'], on: noPage, to: 'waiting', changes: { topUp: withoutPage } },
    {
      law: 'T21',
      in: ['asking'],
      on: none,
      to: 'returning',
      changes: { problem: notYours, transactionId: null },
      does: [isClosed, forgetsReturned({ key: null })],
    },
    ...handedBack.map((on): Row => ({ law: 'T21', in: ['unknown'], on, to: 'loading', does: [loads] })),
  ],
  // Where the server names no payment page, none can be opened.
  refused: [proceed],
};

/** A customer who comes back from the bank after half a minute of polling is polled for the same time again (F13). */
export const leftLate: Law = {
  machine: topUpMachine,
  input: { owner, transactionId: null, intent: null } satisfies TopUpInput,
  callbackActors,
  situations: {
    leaving: {
      by: [...situations['lastPoll']!.by, proceed],
      ...busy('leaving', ['openPaymentPage']),
      knows: { polls: 10 },
    },
  },
  rows: [asksAgain('leaving', shown, { polls: 0 })],
};

/** The server does not say what became of it: whoever does not wait has the form, without that number. */
export const unsaid: Law = {
  machine: topUpMachine,
  input: { owner, transactionId: 'tu-1', intent: null } satisfies TopUpInput,
  callbackActors,
  situations: {
    unreachable: {
      by: [unreached],
      ...state('unreachable', ['watchConnection'], { waits: { retryPause: 2_000 } }),
      knows: { transactionId: 'tu-1', tries: 1 },
    },
  },
  rows: [
    ...[check, shown, connected, paused].map((on): Row => ({
      law: 'F13',
      in: ['unreachable'],
      on,
      to: 'asking',
      changes: on === paused ? {} : { tries: 0 },
      does: finds({ transactionId: 'tu-1', intent: null }),
    })),
    {
      law: 'I12',
      in: ['unreachable'],
      on: close,
      to: 'loading',
      changes: { transactionId: null, problem: outcomeUnknown, tries: 0 },
      does: [isClosed, loads],
    },
  ],
};
