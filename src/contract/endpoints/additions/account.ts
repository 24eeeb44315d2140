/**
 * The calls with which customers keep their account safe, take their data along and leave (Q7.7.d–g), and that bind the
 * provider's answer to its login (T04); they are nowhere in the specification.
 */
import * as v from 'valibot';
import { Erasure, ErasureWish } from '../../additions/erase.ts';
import { HeldData } from '../../additions/export.ts';
import { PasswordChange, PasswordState } from '../../additions/password.ts';
import { ProviderState } from '../../additions/providerState.ts';
import { OwnSession } from '../../additions/sessions.ts';
import { ProviderRedirect } from '../../customers/auth.ts';
import { get, post, remove, type Endpoint } from '../../endpoint.ts';
import { Outcome, responseOf } from '../../wire/wire.ts';

export const accountAdditionEndpoints = {
  /** As `auth/login-pass`; the provider's return to the portal brings that `state` along. */
  boundRedirect: post('auth/login-pass/state', responseOf(ProviderRedirect), {
    body: ProviderState,
    addition: 'providerState',
  }),
  passwordState: get('auth/change-password', responseOf(PasswordState), { access: 'customer', addition: 'password' }),
  /** Every other session ends. 422 `wrongPassword`, 429 after some of them, 409 `noPassword` for who has none. */
  changePassword: post('auth/change-password', Outcome, {
    body: PasswordChange,
    access: 'customer',
    addition: 'password',
  }),
  /** The one that asks first, then the latest first. */
  sessions: get('auth/sessions', responseOf(v.array(OwnSession)), { access: 'customer', addition: 'sessions' }),
  /** 409 `ownSession` for the one that asks. */
  removeSession: remove('auth/sessions/{id}', Outcome, { access: 'customer', addition: 'sessions' }),
  removeOtherSessions: remove('auth/sessions', Outcome, { access: 'customer', addition: 'sessions' }),
  /** Once an hour, otherwise 429. */
  exportProfile: get('profile/export', responseOf(HeldData), { access: 'customer', addition: 'export' }),
  erasure: get('profile/erasure', responseOf(Erasure), { access: 'customer', addition: 'erase' }),
  /** Sends a code to where `sent_to` says; 409 `codeNotNeeded` where the password proves it. */
  requestErasureCode: post('profile/erasure/otp-generate', Outcome, { access: 'customer', addition: 'erase' }),
  /** Every session ends with it. */
  eraseProfile: post('profile/erasure', Outcome, { body: ErasureWish, access: 'customer', addition: 'erase' }),
} as const satisfies Record<string, Endpoint>;
