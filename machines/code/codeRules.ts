/** Rules of every one-time code, whatever it is for. */
import { codeFault, type CodeFault } from '../person/oneTimeCode.ts';
import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';
import { builtPhone, type TypedPhone } from '../phone/phoneRules.ts';
import { presentFaults } from '../shared/faults.ts';
import { RefusedError } from '../shared/problem.ts';

/** Where the code is sent, and what it is checked with. */
export interface Recipient {
  email: string;
  /** The full number, +971…; null where the e-mail address alone identifies the recipient. */
  mobile: string | null;
  /** Digits without plus. */
  country_code: string | null;
}

/** The customer as the calls identify them (Q7.4.a). */
export const recipientOf = ({ country_code, mobile_number, email }: TypedPhone & { email: string }): Recipient => ({
  email: email.trim(),
  mobile: builtPhone(country_code, mobile_number),
  country_code,
});

/** When a code was sent, and the times that follow from it; all in epoch milliseconds of this device. */
export interface SentCode {
  /** The time of the answer. */
  at: number;
  /** When another code may be requested. */
  resendAt: number;
  expiresAt: number;
  /** False: the server sent no new code, as the last one is too recent. */
  isNew: boolean;
  /** The server's message. */
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

/** After so many wrong codes the server accepts no other. */
export const codeTries = 5;
/** In milliseconds; used where the server does not say. */
export const resendPause = 60_000;
export const codeLifetime = 10 * 60_000;

/** @param needsCaptcha whether entering a code takes a captcha of its own (R5.4.5) */
export const codeFaults = ({ code, captcha }: TypedCode, needsCaptcha: boolean): CodeFaults =>
  presentFaults<CodeFaults>({ code: codeFault(code), captcha: needsCaptcha ? captchaFault(captcha) : null });

/** Requesting another code always takes a captcha. */
export const resendFaults = (captcha: CaptchaState): CodeFaults =>
  presentFaults<CodeFaults>({ captcha: captchaFault(captcha) });

/** Whether the code has expired; its digits may have been right. */
export const isTooOld = (error: unknown): boolean => error instanceof RefusedError && error.code === 'otpExpired';

/** The address or the number belongs to somebody else: another code would not help. */
const takenCodes: ReadonlySet<string> = new Set(['emailExists', 'accountExists']);
export const isTakenCode = (code: string): boolean => takenCodes.has(code);
export const isRecipientTaken = (error: unknown): boolean => error instanceof RefusedError && isTakenCode(error.code);

/**
 * Whether the server checked the digits and refused them; a refused captcha, another refusal or a lost answer says
 * nothing about them.
 */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof RefusedError &&
  (error.status === 422 || error.status === 401) &&
  !error.code.startsWith('captcha') &&
  !isTooOld(error);

/** Whether the server accepts no other code. */
export const isTooMany = (error: unknown, wrongBefore: number): boolean =>
  error instanceof RefusedError &&
  (error.status === 429 || error.code === 'otpLocked' || (isWrongCode(error) && wrongBefore + 1 >= codeTries));
