import type { CodeInput } from '../../../machines/code/codeContext.ts';
import { codeLifetime, resendPause, type SentCode } from '../../../machines/code/codeRules.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { opened } from '../session/session.model.ts';

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
