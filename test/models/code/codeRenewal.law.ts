/** The law of requesting another code, and of one that expires meanwhile, from R4.9.1, R5.4.5, R8.1.8, T03 and T15. */
import { codeMachine } from '../../../machines/code/codeMachine.ts';
import type { Law, Row, Situation } from '../../support/law/law.ts';
import { opened } from '../session/session.model.ts';
import {
  layla,
  first,
  recalled,
  second,
  tooSoon,
  right,
  five,
  again,
  againUnproved,
  recalls,
  sends,
  unsentOffline,
  tooMany,
  pauseEnds,
  grewOld,
  offlineProblem,
  manyProblem,
  reloads,
  told,
  asksForCode,
  checks,
  open,
  captcha,
  wrongIn,
  refusedIn,
  leavesFrom,
  provedIn,
  takenIn,
  input,
  started,
  tried,
  shortUnproved,
  noProof,
  type Changes,
} from './code.words.ts';

/** After the pause another one may be asked for, and the one at hand may grow too old. */
export const renewalLaw = ((): Law => {
  const waits = { untilExpiry: 600_000 };
  const late = [...started, pauseEnds];
  const lateTried = [...started, ...tried(4), pauseEnds];
  const at = (by: Situation['by'], state: unknown, knows: Situation['knows'] = {}): Situation => {
    const { entry, renewal, age } = (state as ReturnType<typeof open>).open;
    const actors = [...(entry === 'checking' ? ['checkCode'] : []), ...(renewal === 'sending' ? ['sendCode'] : [])];
    return {
      by,
      state,
      runs: [captcha, ...actors],
      waits: age === 'fresh' ? waits : {},
      tags: actors.length > 0 ? ['busy'] : [],
      knows,
    };
  };
  const situations: Law['situations'] = {
    offered: at(late, open('filling', 'offered', 'fresh'), { sent: first, wrong: 0, problem: null }),
    unproved: at([...late, againUnproved], open('filling', 'offered', 'fresh'), { faults: noProof }),
    resending: at([...late, again], open('filling', 'sending', 'fresh')),
    resendingTried: at([...lateTried, again], open('filling', 'sending', 'fresh'), { wrong: 4, problem: null }),
    resendingFaulty: at([...late, again, five], open('filling', 'sending', 'fresh'), { faults: shortUnproved }),
    unsent: at([...late, again, unsentOffline], open('filling', 'offered', 'fresh'), { problem: offlineProblem }),
    checking: at([...late, right], open('checking', 'offered', 'fresh')),
    checkingFaulty: at([...late, right, againUnproved], open('checking', 'offered', 'fresh'), { faults: noProof }),
    lockedOut: at([...late, right, tooMany], open('lockedOut', 'offered', 'fresh'), { problem: manyProblem }),
    lockedResending: at([...late, right, tooMany, again], open('lockedOut', 'sending', 'fresh'), { problem: null }),
    old: at([...late, grewOld], open('expired', 'offered', 'old'), { problem: null }),
    oldResending: at([...late, grewOld, again], open('expired', 'sending', 'old')),
    checkingOld: at([...late, right, grewOld], open('checking', 'offered', 'old')),
    lockedOld: at([...late, right, tooMany, grewOld], open('lockedOut', 'offered', 'old')),
  };
  const resent = (where: readonly string[], changes: Changes): Row => ({
    law: 'R4.9.1',
    in: where,
    on: sends(second),
    to: open('filling', 'cooling', 'fresh'),
    changes: { sent: second, ...changes },
    waits: { untilResend: 90_000, untilExpiry: 600_000 },
    does: [told('Another code is on its way'), reloads],
  });
  const notYet = (where: readonly string[], to: unknown): Row => ({
    law: 'T15',
    in: where,
    on: sends(tooSoon),
    to,
    changes: { sent: { ...tooSoon, expiresAt: opened + 600_000 } },
    waits: { untilResend: 40_000 },
    does: [told('Please wait 40 seconds'), reloads],
  });
  const unsentIn = (where: readonly string[], to: unknown, changes: Changes = {}): Row => ({
    law: 'R8.1.8',
    in: where,
    on: unsentOffline,
    to,
    changes: { problem: offlineProblem, ...changes },
    does: [{ emits: { type: 'code.refused', problem: offlineProblem } }, reloads],
  });
  const asks = (where: readonly string[], to: unknown, changes = {}): Row => ({
    law: 'R4.9.1',
    in: where,
    on: again,
    to,
    changes,
    does: [asksForCode(layla)],
  });
  const asksUnproved = (where: readonly string[], changes: Changes): Row => ({
    law: 'R5.4.5',
    in: where,
    on: againUnproved,
    changes,
  });
  const cooling = open('filling', 'cooling', 'fresh');
  const ends = { filling: 'offered', lockedOut: 'lockedOut', expired: open('expired', 'offered', 'fresh') };
  return {
    machine: codeMachine,
    input,
    situations,
    rows: [
      asks(['offered'], 'resending'),
      asks(['unproved'], 'resending', { faults: {} }),
      asks(['unsent'], 'resending', { problem: null }),
      asks(['lockedOut'], 'lockedResending', { problem: null }),
      asks(['lockedOld'], open('lockedOut', 'sending', 'old'), { problem: null }),
      asks(['old'], 'oldResending'),
      asksUnproved(['offered', 'checking', 'checkingOld', 'old'], { faults: noProof }),
      asksUnproved(['unsent', 'lockedOut', 'lockedOld'], { faults: noProof, problem: null }),
      resent(['resending', 'lockedResending', 'oldResending'], {}),
      resent(['resendingTried'], { wrong: 0 }),
      resent(['resendingFaulty'], { faults: {} }),
      notYet(['resending', 'resendingTried', 'resendingFaulty'], cooling),
      notYet(['lockedResending'], open('lockedOut', 'cooling', 'fresh')),
      notYet(['oldResending'], open('expired', 'cooling', 'old')),
      unsentIn(['resending', 'resendingTried'], 'unsent'),
      unsentIn(['resendingFaulty'], 'unsent', { faults: {} }),
      unsentIn(['lockedResending'], 'lockedOut'),
      unsentIn(['oldResending'], 'old'),
      // Another code is being sent, so only the form of the typed one is checked.
      {
        law: 'R5.4.1',
        in: ['offered', 'unproved', 'resending', 'resendingTried'],
        on: five,
        changes: { faults: shortUnproved },
      },
      { law: 'R5.4.1', in: ['unsent'], on: five, changes: { faults: shortUnproved, problem: null } },
      { law: 'R5.4.1', in: ['offered'], on: right, to: 'checking', does: [checks(layla)] },
      { law: 'R5.4.1', in: ['unproved'], on: right, to: 'checking', changes: { faults: {} }, does: [checks(layla)] },
      { law: 'R5.4.1', in: ['unsent'], on: right, to: 'checking', changes: { problem: null }, does: [checks(layla)] },
      ...provedIn(['checking', 'checkingFaulty', 'checkingOld']),
      ...takenIn(['checking', 'checkingFaulty', 'checkingOld']),
      ...wrongIn(['checking'], 'offered', { wrong: 1 }),
      ...wrongIn(['checkingFaulty'], 'offered', { wrong: 1, faults: {} }),
      ...refusedIn(['checking'], ends),
      ...refusedIn(['checkingFaulty'], ends, { faults: {} }),
      // Right or wrong: ten minutes are over.
      ...wrongIn(['checkingOld'], 'old', { wrong: 1 }),
      ...refusedIn(['checkingOld'], { filling: 'old', lockedOut: 'lockedOld', expired: 'old' }),
      { law: 'T15', in: ['offered', 'unproved', 'unsent'], on: grewOld, to: 'old' },
      { law: 'T15', in: ['resending', 'resendingTried', 'resendingFaulty'], on: grewOld, to: 'oldResending' },
      { law: 'T15', in: ['checking', 'checkingFaulty'], on: grewOld, to: 'checkingOld' },
      { law: 'T15', in: ['lockedOut'], on: grewOld, to: 'lockedOld' },
      { law: 'T15', in: ['lockedResending'], on: grewOld, to: open('lockedOut', 'sending', 'old') },
      leavesFrom(situations),
    ],
    refused: [recalls(null), recalls(recalled)],
  };
})();
