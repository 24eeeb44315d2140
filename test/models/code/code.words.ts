/** Events, situations and effects for the laws of `code`, with every value spelled out. */
import type { CodeInput } from '../../../machines/code/codeContext.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Row, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { customer, opened } from '../session/session.model.ts';

export const layla = { email: 'layla@haddad.example', mobile: null, country_code: null };
export const omar = { email: 'omar@said.example', mobile: '+971507654321', country_code: '971' };
const login = { user: customer, at: opened };

export const first = {
  at: opened,
  resendAt: opened + 60_000,
  expiresAt: opened + 600_000,
  isNew: true,
  said: 'A code is on its way',
};
/** Sent 40 seconds before a reload. */
export const recalled = { ...first, resendAt: opened + 20_000, expiresAt: opened + 560_000, isNew: false, said: null };
export const longAgo = { ...recalled, resendAt: opened - 5000, expiresAt: opened - 1 };
/** Its server wants a longer pause. */
export const second = {
  at: opened + 60_000,
  resendAt: opened + 150_000,
  expiresAt: opened + 660_000,
  isNew: true,
  said: 'Another code is on its way',
};
export const tooSoon = {
  at: opened + 60_000,
  resendAt: opened + 100_000,
  expiresAt: opened + 999_000,
  isNew: false,
  said: 'Please wait 40 seconds',
};
/** It may be asked for again when it has long been too old. */
export const slow = { ...first, resendAt: opened + 900_000, said: null };

const submits = (code: string, captcha = 'verified') => ({ type: 'code.submit', code, captcha });
export const resends = (captcha: string) => ({ type: 'code.resend', captcha });
export const right = submits('482913');
/** Arabic-Indic and Persian digits, with a blank. */
export const arabic = submits('٤٨٢ ۹۱3');
export const unproved = submits('482913', 'init');
export const empty = submits('', 'init');
export const five = submits('48291', 'expired');
export const again = resends('verified');
export const againUnproved = resends('error');
const leaves = { type: 'code.leave' };

export const recalls = (code: object | null) => done('recallCode', code);
export const noMemory = failed('recallCode', new Error('storage'));
export const sends = (code: object) => done('sendCode', code);
export const unsent = failed('sendCode', new RefusedError('codeUnsent', 'No code today', 422));
export const unsentOffline = failed('sendCode', new ConnectionError());
const proves = done('checkCode', login);
const provesOnly = done('checkCode', null);
const refuses = (code: string, message: string, status: number) =>
  failed('checkCode', new RefusedError(code, message, status));
const wrong = refuses('invalidOtp', 'Invalid OTP', 422);
const wrongByStatus = refuses('unauthorised', 'Not this one', 401);
export const tooMany = refuses('tooMany', 'Too many attempts', 429);
const locked = refuses('otpLocked', 'Ask for another code', 422);
export const tooOld = refuses('otpExpired', 'This code is too old', 422);
const badCaptcha = refuses('captchaExpired', 'Please validate recaptcha', 422);
const emailTaken = refuses('emailExists', 'There is one already', 422);
const mobileTaken = refuses('accountExists', 'This number has an account', 409);
const forbidden = refuses('forbidden', 'Not from here', 403);
export const offline = failed('checkCode', new ConnectionError());
export const captchaBroke = failed('captcha', new Error('a defect'));
export const pauseEnds = after('untilResend', 'code.open.renewal.cooling');
export const grewOld = after('untilExpiry', 'code.open.age.fresh');

export const wrongProblem = { code: 'invalidOtp', message: 'Invalid OTP' };
export const offlineProblem = { code: 'lost', message: null };
export const manyProblem = { code: 'tooMany', message: 'Too many attempts' };
export const oldProblem = { code: 'otpExpired', message: 'This code is too old' };
export const unexpected = { code: 'unexpected', message: null };

export const reloads: Effect = { sends: { type: 'captcha.reload' }, to: 'captcha' };
export const told = (message: string | null): Effect => ({ emits: { type: 'code.sent', message } });
export const asksForCode = (recipient: object): Effect => ({ starts: 'sendCode', input: { recipient } });
export const checks = (recipient: object): Effect => ({ starts: 'checkCode', input: { recipient, code: '482913' } });

export const open = (entry: string, renewal: string, age: string) => ({ open: { entry, renewal, age } });
export const captcha = 'captcha';
export const fresh = { untilResend: 60_000, untilExpiry: 600_000 };

export type Changes = Readonly<Record<string, unknown>>;

const refused = (
  law: string,
  where: readonly string[],
  on: Row['on'],
  to: unknown,
  problem: object,
  changes: Changes = {},
): Row => ({
  law,
  in: where,
  on,
  to,
  changes: { problem, ...changes },
  does: [{ emits: { type: 'code.refused', problem } }, reloads],
});
/** The server looked at the digits, and counted. */
export const wrongIn = (where: readonly string[], to: unknown, changes: Changes): Row[] => [
  refused('R8.1.8', where, wrong, to, wrongProblem, changes),
  refused('R8.1.8', where, wrongByStatus, to, { code: 'unauthorised', message: 'Not this one' }, changes),
];
/** The digits were looked at, and no other would help. */
export const takenIn = (where: readonly string[]): Row[] =>
  (
    [
      [emailTaken, { code: 'emailExists', message: 'There is one already' }],
      [mobileTaken, { code: 'accountExists', message: 'This number has an account' }],
    ] as const
  ).map(([on, problem]) => ({
    law: 'T27',
    in: where,
    on,
    to: 'refused',
    changes: { result: { kind: 'refused', problem } },
    ends: { kind: 'refused', problem },
  }));
/** Any other refusal says nothing about the digits, or that no more tries are accepted. */
export const refusedIn = (
  where: readonly string[],
  { filling, lockedOut, expired }: Readonly<Record<'filling' | 'lockedOut' | 'expired', unknown>>,
  changes: Changes = {},
): Row[] => [
  refused('T15', where, tooMany, lockedOut, manyProblem, changes),
  refused('T15', where, locked, lockedOut, { code: 'otpLocked', message: 'Ask for another code' }, changes),
  refused('T15', where, tooOld, expired, oldProblem, changes),
  refused('T15', where, badCaptcha, filling, { code: 'captchaExpired', message: 'Please validate recaptcha' }, changes),
  refused('T15', where, forbidden, filling, { code: 'forbidden', message: 'Not from here' }, changes),
  refused('T03', where, offline, filling, offlineProblem, changes),
];

export const leavesFrom = (situations: Readonly<Record<string, Situation>>): Row => ({
  law: 'R4.9.1',
  in: Object.keys(situations),
  on: leaves,
  to: 'left',
  ends: { kind: 'left' },
});
export const provedIn = (where: readonly string[]): Row[] => [
  {
    law: 'R4.9.1',
    in: where,
    on: proves,
    to: 'proved',
    changes: { result: { kind: 'proved', customer: login } },
    ends: { kind: 'proved', customer: login },
  },
  // It opens nothing by itself: a forgotten password, a registration.
  {
    law: 'R4.9.5',
    in: where,
    on: provesOnly,
    to: 'proved',
    changes: { result: { kind: 'proved', customer: null } },
    ends: { kind: 'proved', customer: null },
  },
];

export const input: CodeInput = { action: 'login', recipient: layla, needsCaptcha: true };
export const started = [recalls(null), sends(first)];
export const tried = (times: number) => Array.from({ length: times }, () => [right, wrong]).flat();
export const hostile = [submits('4829137'), submits('48291a'), submits('48-2913'), submits('①②③④⑤⑥')];
export const missing = { code: 'codeMissing', captcha: 'captchaMissing' };
export const invalid = { code: 'codeInvalid' };
export const shortUnproved = { code: 'codeInvalid', captcha: 'captchaMissing' };
export const noProof = { captcha: 'captchaMissing' };
