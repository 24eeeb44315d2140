/** The law of a one-time code, from R4.9.1, R4.9.6, R5.4.1–5, R8.1.6, R8.1.8, Q5.4.b, T03, T05 and T15. */
import { codeMachine } from '../../../machines/code/codeMachine.ts';
import type { Law } from '../../support/law/law.ts';
import {
  omar,
  first,
  slow,
  resends,
  right,
  unproved,
  empty,
  five,
  again,
  recalls,
  sends,
  offline,
  captchaBroke,
  pauseEnds,
  grewOld,
  offlineProblem,
  unexpected,
  reloads,
  told,
  asksForCode,
  checks,
  open,
  captcha,
  input,
  started,
  missing,
  invalid,
  noProof,
} from './code.words.ts';
import { renewalLaw } from './codeRenewal.law.ts';
import { inThePause } from './code.pause.law.ts';

/** A code that logs nobody in takes no captcha of its own; requesting another one always does. */
const withoutProof: Law = {
  machine: codeMachine,
  input: { action: 'register', recipient: omar, needsCaptcha: false },
  begins: [
    { starts: 'captcha', input: { action: 'register' } },
    { starts: 'recallCode', input: { recipient: omar } },
  ],
  situations: {
    sending: { by: [recalls(null)], state: 'sending', runs: [captcha, 'sendCode'], tags: ['busy'] },
    offered: {
      by: [...started, pauseEnds],
      state: open('filling', 'offered', 'fresh'),
      runs: [captcha],
      waits: { untilExpiry: 600_000 },
    },
    withoutCaptcha: {
      by: [...started, pauseEnds, captchaBroke],
      state: open('filling', 'offered', 'fresh'),
      runs: [captcha],
      waits: { untilExpiry: 600_000 },
      knows: { problem: unexpected },
    },
  },
  rows: [
    {
      law: 'R4.9.1',
      in: ['sending'],
      on: sends(first),
      to: open('filling', 'cooling', 'fresh'),
      changes: { sent: first },
      waits: { untilResend: 60_000, untilExpiry: 600_000 },
      does: [told('A code is on its way')],
    },
    { law: 'R5.4.5', in: ['offered'], on: unproved, to: open('checking', 'offered', 'fresh'), does: [checks(omar)] },
    {
      law: 'R4.9.6',
      in: ['withoutCaptcha'],
      on: unproved,
      to: open('checking', 'offered', 'fresh'),
      changes: { problem: null },
      does: [checks(omar)],
    },
    { law: 'R5.4.2', in: ['offered'], on: empty, changes: { faults: { code: 'codeMissing' } } },
    { law: 'R5.4.2', in: ['withoutCaptcha'], on: empty, changes: { faults: { code: 'codeMissing' }, problem: null } },
    { law: 'R5.4.1', in: ['offered'], on: five, changes: { faults: invalid } },
    { law: 'R5.4.1', in: ['withoutCaptcha'], on: five, changes: { faults: invalid, problem: null } },
    { law: 'R5.4.5', in: ['offered'], on: resends('init'), changes: { faults: noProof } },
    { law: 'R5.4.5', in: ['withoutCaptcha'], on: resends('init'), changes: { faults: noProof, problem: null } },
    { law: 'R4.9.1', in: ['offered'], on: again, to: open('filling', 'sending', 'fresh'), does: [asksForCode(omar)] },
    {
      law: 'R4.9.1',
      in: ['withoutCaptcha'],
      on: again,
      to: open('filling', 'sending', 'fresh'),
      changes: { problem: null },
      does: [asksForCode(omar)],
    },
  ],
};

/** A server whose pause outlasts the code: it is too old before another one may be asked for. */
const longPause: Law = {
  machine: codeMachine,
  input,
  situations: {
    filling: {
      by: [recalls(null), sends(slow)],
      state: open('filling', 'cooling', 'fresh'),
      runs: [captcha],
      waits: { untilResend: 900_000, untilExpiry: 600_000 },
    },
    waitedFor: {
      by: [recalls(null), sends(slow), right, grewOld],
      state: open('checking', 'cooling', 'old'),
      runs: [captcha, 'checkCode'],
      waits: { untilResend: 900_000 },
      tags: ['busy'],
    },
  },
  rows: [
    { law: 'T15', in: ['filling'], on: grewOld, to: open('expired', 'cooling', 'old') },
    {
      law: 'T03',
      in: ['waitedFor'],
      on: offline,
      to: open('expired', 'cooling', 'old'),
      changes: { problem: offlineProblem },
      does: [{ emits: { type: 'code.refused', problem: offlineProblem } }, reloads],
    },
    {
      law: 'R5.4.2',
      in: ['filling'],
      on: empty,
      changes: { faults: missing },
    },
  ],
  refused: [again],
};

export const codeLaws: readonly Law[] = [inThePause, renewalLaw, withoutProof, longPause];
