/** The law of the attendee details while the questions are loading. */
import type { Effect, Row } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';
import * as at from './attendeeDetails.fixtures.ts';
import {
  layla,
  known,
  loads,
  offline,
  isBack,
  waitBroke,
  retries,
  isNow,
  types,
  ticks,
  gives,
  asksLogin,
  adds,
  offlineProblem,
  unexpected,
  asks,
  asksLayla,
  waits,
  listening,
  law,
  isLeft,
} from './attendeeDetails.words.ts';

/** With what the first attendee's form has about them, and nothing else of it (A19). */
export const wantsLogin = (entered: object = {}): Effect => ({
  sends: {
    type: 'login.wanted',
    entered: { name: '', country_code: '971', mobile_number: '', email: '', ...entered },
  },
  to: 'selling',
});

/** Questions must be loaded first, and a failure is retried. */
export const loading = law(
  {},
  {
    loading: {
      by: [],
      state: 'loading',
      runs: [...listening, 'loadQuestions'],
      tags: ['busy'],
      knows: { attendees: [], agreed: false, saves: false, faults: null, questions: null, problem: null },
    },
    failed: {
      by: [offline],
      state: { failed: 'waiting' },
      runs: [...listening, 'reconnect'],
      knows: { problem: offlineProblem, attempts: 1 },
    },
    /** The problem stays on screen meanwhile. */
    trying: {
      by: [offline, isBack],
      state: { failed: 'trying' },
      runs: [...listening, 'loadQuestions'],
      knows: { problem: offlineProblem, attempts: 1 },
    },
  },
  [
    {
      law: 'R3.7.11',
      in: ['loading'],
      on: loads,
      to: { describing: 'filling' },
      changes: { questions: known(at.questions), attendees: [layla] },
    },
    {
      law: 'R3.7.11',
      in: ['trying'],
      on: loads,
      to: { describing: 'filling' },
      changes: { questions: known(at.questions), attendees: [layla], problem: null, attempts: 0 },
    },
    ...[
      { in: ['loading'], changes: {} },
      { in: ['trying'], changes: { problem: null, attempts: 0 } },
    ].map(({ in: where, changes }): Row => ({
      law: 'Q2.12.c',
      in: where,
      on: done('loadQuestions', at.noQuestions),
      to: 'given',
      changes: { questions: known(at.noQuestions), attendees: [layla], ...changes },
      ends: { customers: [], saves: false },
    })),
    {
      law: 'F01',
      in: ['loading'],
      on: offline,
      to: 'failed',
      changes: { problem: offlineProblem, attempts: 1 },
      does: [waits(1)],
    },
    { law: 'F01', in: ['trying'], on: offline, to: 'failed', changes: { attempts: 2 }, does: [waits(2)] },
    { law: 'F01', in: ['failed'], on: isBack, to: 'trying', does: [asksLayla] },
    { law: 'F01', in: ['failed'], on: waitBroke, changes: { problem: unexpected } },
    {
      law: 'F01',
      in: ['failed', 'trying'],
      on: retries,
      to: 'loading',
      changes: { problem: null, attempts: 0 },
      does: [asksLayla],
    },
    ...(
      [
        [at.omar, { id: 2 }],
        // Guests and signed-out customers have no family (R7.3.2).
        [{ ...at.omar, is_anonymous: true }, null],
        [null, null],
      ] as const
    ).flatMap(([user, customer]): Row[] => [
      { law: 'R7.3.2', in: ['loading'], on: isNow(user), changes: { user }, does: [asks(customer)] },
      {
        law: 'R7.3.2',
        in: ['failed', 'trying'],
        on: isNow(user),
        to: 'loading',
        changes: { user, problem: null, attempts: 0 },
        does: [asks(customer)],
      },
    ]),
    isLeft(['loading', 'failed', 'trying']),
  ],
  [isNow(at.layla), types(0, { gender: 'Male' }), gives, ticks, asksLogin, adds],
);
