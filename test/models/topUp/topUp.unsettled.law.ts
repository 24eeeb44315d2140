/** The law of a top-up about whose key nothing is known yet when another tab has news of one, from I13, K01 and F13. */
import type { AnyEventObject } from 'xstate';
import type { TopUpInput } from '../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../machines/topUp/topUpMachine.ts';
import type { Law } from '../../support/law/law.ts';
import { asks, heard, settledThere, later, others } from './topUp.elsewhere.law.ts';
import { intent } from './topUp.fixtures.ts';
import {
  busy,
  callbackActors,
  close,
  connectionError,
  finds,
  found,
  handedBack,
  loaded,
  none,
  notLoaded,
  notStarted,
  outcomeUnknown,
  owner,
  pending,
  polled,
  state,
  unreached,
} from './topUp.situations.ts';

/** A key of this tab's own is kept while the form is loaded. */
export const topUpUnsettled: Law = {
  machine: topUpMachine,
  input: { owner, transactionId: null, intent } satisfies TopUpInput,
  callbackActors,
  situations: {
    loading: { by: [unreached, close], ...busy('loading', ['loadOffer']), knows: { intent, problem: outcomeUnknown } },
    failed: { by: [unreached, close, notLoaded], ...state('failed'), knows: { intent, problem: connectionError } },
  },
  rows: [
    {
      law: 'K01',
      in: ['loading', 'failed'],
      on: settledThere,
      to: 'asking',
      changes: { problem: null, isSettled: true },
      does: finds(),
    },
  ],
};

const notThere: AnyEventObject[] = [heard(others), found(pending), polled, none, handedBack[0]];

/** It was asked about for a while, and never arrived, says the server: what comes next is counted anew. */
export const topUpCounted: Law = {
  machine: topUpMachine,
  input: { owner, transactionId: null, intent: null } satisfies TopUpInput,
  callbackActors,
  situations: {
    loading: { by: notThere, ...busy('loading', ['loadOffer']), knows: { polls: 1, problem: notStarted } },
    failed: { by: [...notThere, notLoaded], ...state('failed'), knows: { polls: 1, problem: connectionError } },
    choosing: { by: [...notThere, loaded], ...state('choosing'), knows: { polls: 1, problem: notStarted } },
  },
  rows: [
    {
      law: 'F13',
      in: ['loading', 'failed', 'choosing'],
      on: heard(later),
      to: 'asking',
      changes: { intent: later, problem: null, polls: 0 },
      does: asks(later),
    },
  ],
};
