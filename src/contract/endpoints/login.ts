/** The calls of a login, and of a new password. */
import * as auth from '../customers/auth.ts';
import { post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const loginEndpoints = {
  login: post('auth/login', auth.LoginAnswer, { body: auth.PasswordLogin }),
  requestLoginCode: post('auth/login/otp-generate', Outcome, { body: auth.CodeRequest }),
  loginByCode: post('auth/login/otp-login', auth.LoginAnswer, { body: auth.CodeLogin }),
  loginByToken: post('auth/login-uae-pass', auth.LoginAnswer, { body: auth.TokenLogin }),
  providerRedirect: post('auth/login-pass', responseOf(auth.ProviderRedirect)),
  loginAsGuest: post('auth/guest-login', auth.LoginAnswer, { body: auth.GuestLogin }),
  requestPasswordCode: post('auth/password/otp/generate', Outcome, { body: auth.PasswordCodeRequest }),
  checkPasswordCode: post('auth/password/otp/validate', auth.PasswordCodeAnswer, { body: auth.PasswordCodeCheck }),
  resetPassword: post('auth/password/reset', Outcome, { body: auth.PasswordReset }),
} as const satisfies Record<string, Endpoint>;
