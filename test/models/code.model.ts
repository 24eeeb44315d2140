import type { CodeInput } from '../../machines/code/codeContext.ts';
import { codeMachine } from '../../machines/code/codeMachine.ts';
import { codeLifetime, resendPause, type SentCode } from '../../machines/code/codeRules.ts';
import type { AnyEventObject } from 'xstate';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { after, done, failed, type Model } from '../support/paths.ts';
import { customer, opened } from './session.model.ts';

export const codeInput: CodeInput = {
  action: 'login',
  recipient: { email: 'layla@haddad.example', mobile: null, country_code: null },
  needsCaptcha: true,
};

export const sent: SentCode = {
  at: opened,
  resendAt: opened + resendPause,
  expiresAt: opened + codeLifetime,
  isNew: true,
  said: 'A code is on its way',
};
export const recalled: SentCode = { ...sent, resendAt: opened + 20_000, isNew: false, said: null };
export const tooSoon: SentCode = {
  ...sent,
  resendAt: opened + 40_000,
  isNew: false,
  said: 'Please wait 40 seconds before asking for another code',
};

export const typedCode = '٤٨٢ ۹۱3';
export const wrongCode = new RefusedError('invalidOtp', 'Invalid OTP', 422);
export const tooOld = new RefusedError('otpExpired', 'This code is too old', 422);
export const tooMany = new RefusedError('tooMany', 'Too many attempts', 429);

const events: AnyEventObject[] = [
  done('recallCode', null),
  done('recallCode', recalled),
  failed('recallCode', new Error('storage')),
  done('sendCode', sent),
  done('sendCode', tooSoon),
  failed('sendCode', new ConnectionError()),
  { type: 'code.submit', code: typedCode, captcha: 'verified' },
  { type: 'code.submit', code: '', captcha: 'init' },
  { type: 'code.submit', code: '48291', captcha: 'expired' },
  { type: 'code.resend', captcha: 'verified' },
  { type: 'code.resend', captcha: 'error' },
  { type: 'code.leave' },
  done('checkCode', { user: customer, at: opened }),
  failed('checkCode', wrongCode),
  failed('checkCode', tooMany),
  failed('checkCode', tooOld),
  failed('checkCode', new ConnectionError()),
  after('untilResend', 'code.open.renewal.cooling'),
  after('untilExpiry', 'code.open.age.fresh'),
  failed('captcha', new Error('defect')),
];

export const codeModel: Model = {
  machine: codeMachine,
  input: codeInput,
  // A code does not grow old before another one may be asked for.
  events: (state) =>
    state.matches({ open: { renewal: 'cooling' } }) ? events.filter(({ type }) => !/untilExpiry/.test(type)) : events,
  // Nothing else is read by a guard. A third wrong code is like the second.
  project: ({ context }) => [Math.min(context.wrong, 1), context.result.kind],
};
