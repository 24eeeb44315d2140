/** Selectors of a confirmation by code; undefined while there is none. */
import type { CaptchaRef } from '../captcha/captchaMachine.ts';
import type { CodeRef } from '../code/codeMachine.ts';
import type { ConfirmByCodeSnapshot } from './confirmByCodeMachine.ts';

/** The captcha of the form. */
export const captcha = (snapshot: ConfirmByCodeSnapshot | undefined): CaptchaRef | undefined =>
  snapshot?.children.captcha;
/** The code step, while it is open over the form. */
export const code = (snapshot: ConfirmByCodeSnapshot | undefined): CodeRef | undefined => snapshot?.children.code;
