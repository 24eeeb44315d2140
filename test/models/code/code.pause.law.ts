/** The law of a code that was just sent: no other is sent before the pause is over. */
import { codeMachine } from '../../../machines/code/codeMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { opened } from '../session/session.model.ts';
import {
  layla,
  first,
  recalled,
  longAgo,
  second,
  tooSoon,
  right,
  arabic,
  unproved,
  empty,
  five,
  again,
  againUnproved,
  recalls,
  noMemory,
  sends,
  unsent,
  unsentOffline,
  tooOld,
  captchaBroke,
  pauseEnds,
  wrongProblem,
  offlineProblem,
  oldProblem,
  unexpected,
  told,
  asksForCode,
  checks,
  open,
  captcha,
  fresh,
  wrongIn,
  refusedIn,
  leavesFrom,
  provedIn,
  takenIn,
  input,
  started,
  tried,
  hostile,
  missing,
  invalid,
  shortUnproved,
  noProof,
} from './code.words.ts';

/** From the start to the end of the pause; expiry comes later. */
export const inThePause = ((): Law => {
  const typing = open('filling', 'cooling', 'fresh');
  const at = { state: typing, runs: [captcha], waits: fresh } as const;
  const situations: Law['situations'] = {
    recalling: { by: [], state: 'recalling', runs: [captcha, 'recallCode'], tags: ['busy'], knows: { sent: null } },
    sending: { by: [recalls(null)], state: 'sending', runs: [captcha, 'sendCode'], tags: ['busy'] },
    filling: { by: started, ...at, knows: { sent: first, wrong: 0, faults: {}, problem: null } },
    recalled: {
      by: [recalls(recalled)],
      ...at,
      waits: { untilResend: 20_000, untilExpiry: 560_000 },
      knows: { sent: recalled },
    },
    faulty: { by: [...started, empty], ...at, knows: { faults: missing, problem: null } },
    wrong: { by: [...started, ...tried(1)], ...at, knows: { wrong: 1, problem: wrongProblem } },
    checking: {
      by: [...started, right],
      state: open('checking', 'cooling', 'fresh'),
      runs: [captcha, 'checkCode'],
      waits: fresh,
      tags: ['busy'],
      knows: { wrong: 0 },
    },
    checkingFifth: {
      by: [...started, ...tried(4), right],
      state: open('checking', 'cooling', 'fresh'),
      runs: [captcha, 'checkCode'],
      waits: fresh,
      tags: ['busy'],
      knows: { wrong: 4, problem: null },
    },
    lockedOut: {
      by: [...started, ...tried(5)],
      ...at,
      state: open('lockedOut', 'cooling', 'fresh'),
      knows: { problem: wrongProblem },
    },
    // The server reported it as expired, whatever the device's clock says.
    spent: {
      by: [...started, right, tooOld],
      ...at,
      state: open('expired', 'cooling', 'fresh'),
      knows: { problem: oldProblem },
    },
    /** No new code was sent: the previous one stays valid and keeps its expiry. */
    paused: {
      by: [...started, ...tried(1), pauseEnds, again, sends(tooSoon)],
      ...at,
      waits: { untilResend: 40_000, untilExpiry: 600_000 },
      knows: { sent: { ...tooSoon, expiresAt: opened + 600_000 }, wrong: 1, problem: null, faults: {} },
    },
    renewed: {
      by: [...started, ...tried(5), pauseEnds, again, sends(second)],
      ...at,
      waits: { untilResend: 90_000, untilExpiry: 600_000 },
      knows: { sent: second, wrong: 0, problem: null },
    },
  };
  const offered = open('filling', 'offered', 'fresh');
  return {
    machine: codeMachine,
    input,
    begins: [
      { starts: 'captcha', input: { action: 'login' } },
      { starts: 'recallCode', input: { recipient: input.recipient } },
    ],
    situations,
    rows: [
      { law: 'T15', in: ['recalling'], on: recalls(recalled), to: 'recalled', changes: { sent: recalled } },
      {
        law: 'T15',
        in: ['recalling'],
        on: recalls(longAgo),
        to: typing,
        changes: { sent: longAgo },
        waits: { untilResend: 0, untilExpiry: 0 },
      },
      { law: 'R4.9.1', in: ['recalling'], on: recalls(null), to: 'sending', does: [asksForCode(layla)] },
      { law: 'R4.9.1', in: ['recalling'], on: noMemory, to: 'sending', does: [asksForCode(layla)] },
      {
        law: 'R4.9.1',
        in: ['sending'],
        on: sends(first),
        to: 'filling',
        changes: { sent: first },
        does: [told('A code is on its way')],
      },
      {
        law: 'T15',
        in: ['sending'],
        on: sends(tooSoon),
        to: typing,
        changes: { sent: tooSoon },
        waits: { untilResend: 40_000, untilExpiry: 939_000 },
        does: [told('Please wait 40 seconds')],
      },
      ...(
        [
          [unsent, { code: 'codeUnsent', message: 'No code today' }],
          [unsentOffline, offlineProblem],
        ] as const
      ).map(([on, problem]): Row => ({
        law: 'R8.1.6',
        in: ['sending'],
        on,
        to: 'refused',
        changes: { result: { kind: 'refused', problem } },
        ends: { kind: 'refused', problem },
      })),
      { law: 'R5.4.2', in: ['filling', 'recalled', 'paused', 'renewed'], on: empty, changes: { faults: missing } },
      { law: 'R5.4.2', in: ['wrong'], on: empty, changes: { faults: missing, problem: null } },
      {
        law: 'R5.4.5',
        in: ['filling', 'recalled', 'faulty', 'paused', 'renewed'],
        on: unproved,
        changes: { faults: noProof },
      },
      { law: 'R5.4.5', in: ['wrong'], on: unproved, changes: { faults: noProof, problem: null } },
      {
        law: 'R5.4.1',
        in: ['filling', 'recalled', 'faulty', 'paused', 'renewed'],
        on: five,
        changes: { faults: shortUnproved },
      },
      { law: 'R5.4.1', in: ['wrong'], on: five, changes: { faults: shortUnproved, problem: null } },
      ...hostile.flatMap((on): Row[] => [
        { law: 'R5.4.1', in: ['filling', 'recalled', 'faulty', 'paused', 'renewed'], on, changes: { faults: invalid } },
        { law: 'R5.4.1', in: ['wrong'], on, changes: { faults: invalid, problem: null } },
      ]),
      ...[right, arabic].flatMap((on): Row[] => [
        {
          law: 'R5.4.1',
          in: ['filling', 'recalled', 'paused', 'renewed'],
          on,
          to: open('checking', 'cooling', 'fresh'),
          does: [checks(layla)],
        },
        { law: 'R5.4.1', in: ['faulty'], on, to: 'checking', changes: { faults: {} }, does: [checks(layla)] },
        { law: 'R8.1.8', in: ['wrong'], on, to: 'checking', changes: { problem: null }, does: [checks(layla)] },
      ]),
      ...provedIn(['checking', 'checkingFifth']),
      ...takenIn(['checking', 'checkingFifth']),
      ...wrongIn(['checking'], typing, { wrong: 1 }),
      // The fifth wrong one wears it out.
      ...wrongIn(['checkingFifth'], 'lockedOut', {}),
      ...refusedIn(['checking', 'checkingFifth'], { filling: typing, lockedOut: 'lockedOut', expired: 'spent' }),
      { law: 'T15', in: ['filling', 'recalled', 'faulty', 'wrong', 'paused', 'renewed'], on: pauseEnds, to: offered },
      { law: 'T15', in: ['checking', 'checkingFifth'], on: pauseEnds, to: open('checking', 'offered', 'fresh') },
      { law: 'T15', in: ['lockedOut'], on: pauseEnds, to: open('lockedOut', 'offered', 'fresh') },
      { law: 'T15', in: ['spent'], on: pauseEnds, to: open('expired', 'offered', 'fresh') },
      // What was sent can still be entered.
      {
        law: 'R4.9.6',
        in: Object.keys(situations).filter((name) => name !== 'faulty'),
        on: captchaBroke,
        changes: { problem: unexpected },
      },
      { law: 'R4.9.6', in: ['faulty'], on: captchaBroke, changes: { faults: {}, problem: unexpected } },
      leavesFrom(situations),
    ],
    refused: [again, againUnproved],
  };
})();
