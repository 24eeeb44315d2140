/** What a view may ask of a confirmation by code; nothing of one that is not there. */
import type { CaptchaRef } from '../captcha/captchaMachine.ts';
import type { CodeRef } from '../code/codeMachine.ts';
import type { ConfirmByCodeSnapshot } from './confirmByCodeMachine.ts';

/** The captcha of the form. */
export const captcha = (snapshot: ConfirmByCodeSnapshot | undefined): CaptchaRef | undefined =>
  snapshot?.children.captcha;
/** The code step, while it lies over the form. */
export const code = (snapshot: ConfirmByCodeSnapshot | undefined): CodeRef | undefined => snapshot?.children.code;
