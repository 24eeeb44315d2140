/** The law of the captcha, from R4.9.6, Q4.9.c, R8.1.7–8 and R8.3.2: a proof is valid for two minutes and for one call. */
import { captchaMachine } from '../../../machines/captcha/captchaMachine.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';

const begin = { type: 'captcha.begin' };
const reload = { type: 'captcha.reload' };
const proved = done('proveHuman', { validFor: 120_000 });
/** The proof took longer than it is good for. */
const tooLate = done('proveHuman', { validFor: -1 });
const impossible = failed('proveHuman', new RefusedError('captchaImpossible'));
const over = after('validity', 'captcha.verified');

const proves: Effect = { starts: 'proveHuman', input: { action: 'login' } };
const problem = { code: 'captchaImpossible', message: null };
const nothing = { validFor: 0, problem: null };
const proving = { state: { init: 'proving' }, runs: ['proveHuman'], tags: ['busy'] } as const;

export const law: Law = {
  machine: captchaMachine,
  begins: [],
  input: { action: 'login' },
  situations: {
    // The proof itself is kept nowhere in it.
    init: { by: [], state: { init: 'waiting' }, knows: { action: 'login', ...nothing } },
    proving: { by: [begin], ...proving, knows: nothing },
    verified: { by: [begin, proved], state: 'verified', waits: { validity: 120_000 }, knows: { problem: null } },
    late: { by: [begin, tooLate], state: 'verified', waits: { validity: 0 } },
    expired: { by: [begin, proved, over], state: 'expired', knows: { validFor: 120_000 } },
    error: { by: [begin, impossible], state: 'error', knows: { problem } },
  },
  rows: [
    { law: 'R4.9.6', in: ['init'], on: begin, to: 'proving', does: [proves] },
    { law: 'R4.9.6', in: ['expired'], on: begin, to: 'proving', changes: { validFor: 0 }, does: [proves] },
    { law: 'R4.9.6', in: ['error'], on: begin, to: 'proving', changes: { problem: null }, does: [proves] },
    { law: 'Q4.9.c', in: ['proving'], on: proved, to: 'verified', changes: { validFor: 120_000 } },
    { law: 'Q4.9.c', in: ['proving'], on: tooLate, to: 'late', changes: { validFor: -1 } },
    { law: 'R4.9.6', in: ['proving'], on: impossible, to: 'error', changes: { problem } },
    { law: 'Q4.9.c', in: ['verified', 'late'], on: over, to: 'expired' },
    // What was used, or is not wanted any more, is asked for from the beginning; its time stops.
    { law: 'R8.1.7', in: ['proving'], on: reload, to: 'init' },
    { law: 'R8.1.7', in: ['verified', 'late', 'expired'], on: reload, to: 'init', changes: { validFor: 0 } },
    { law: 'R8.1.8', in: ['error'], on: reload, to: 'init', changes: { problem: null } },
  ],
  unnoticed: {
    'an action left out: init.waiting · captcha.begin / 1': 'Before the first proof there is nothing to start over.',
    'an action left out: init.proving · captcha.reload / 1': 'While it is proved nothing is known yet.',
  },
};
