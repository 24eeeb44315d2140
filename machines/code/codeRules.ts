/** What holds for every one-time code, whatever it opens. */
import { codeFault, type CodeFault } from '../person/oneTimeCode.ts';
import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';
import { presentFaults } from '../shared/faults.ts';
import { RefusedError } from '../shared/problem.ts';

/** Where the code was sent to, and what it is checked with. */
export interface Recipient {
  email: string;
  /** The built number, +971…; null where the address alone tells who it is. */
  mobile: string | null;
  /** Digits without plus. */
  country_code: string | null;
}

/** When a code was sent, and what that means; all epoch milliseconds of this device. */
export interface SentCode {
  /** Now. */
  at: number;
  /** Another one may be asked for from then on. */
  resendAt: number;
  expiresAt: number;
  /** False: the server sent none, since the last one is too young. */
  isNew: boolean;
  /** The server's own words. */
  said: string | null;
}

export interface TypedCode {
  code: string;
  captcha: CaptchaState;
}

export interface CodeFaults {
  code?: CodeFault;
  captcha?: CaptchaFault;
}

/** After so many wrong ones the server looks at no other. */
export const codeTries = 5;
/** Milliseconds; used where the server does not say. */
export const resendPause = 60_000;
export const codeLifetime = 10 * 60_000;

/** @param needsCaptcha whether entering a code takes a proof of its own (R5.4.5) */
export const codeFaults = ({ code, captcha }: TypedCode, needsCaptcha: boolean): CodeFaults =>
  presentFaults<CodeFaults>({ code: codeFault(code), captcha: needsCaptcha ? captchaFault(captcha) : null });

/** Asking for another code always takes one. */
export const resendFaults = (captcha: CaptchaState): CodeFaults =>
  presentFaults<CodeFaults>({ captcha: captchaFault(captcha) });

/** The digits may have been right, some time ago. */
export const isTooOld = (error: unknown): boolean => error instanceof RefusedError && error.code === 'otpExpired';

/** The server looked at the digits and said no; a refused captcha, another refusal or a lost answer says nothing about them. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof RefusedError &&
  (error.status === 422 || error.status === 401) &&
  !error.code.startsWith('captcha') &&
  !isTooOld(error);

/** The server will look at no other code. */
export const isTooMany = (error: unknown, wrongBefore: number): boolean =>
  error instanceof RefusedError &&
  (error.status === 429 || error.code === 'otpLocked' || (isWrongCode(error) && wrongBefore + 1 >= codeTries));
