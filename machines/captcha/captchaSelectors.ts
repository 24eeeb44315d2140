import type { CaptchaRef, CaptchaSnapshot } from './captchaMachine.ts';
import type { CaptchaState } from './captchaRules.ts';

/** One of the four states; a form sends it along with what was typed. */
export const state = (snapshot: CaptchaSnapshot): CaptchaState => {
  if (snapshot.matches('verified')) return 'verified';
  if (snapshot.matches('expired')) return 'expired';
  return snapshot.matches('error') ? 'error' : 'init';
};
/** As a form sends it that may have none: without a captcha nothing is proven. */
export const stateNow = (captcha: CaptchaRef | null | undefined): CaptchaState =>
  captcha ? state(captcha.getSnapshot()) : 'error';
/** The proof is being worked out. */
export const isBusy = (snapshot: CaptchaSnapshot) => snapshot.hasTag('busy');
export const problem = ({ context }: CaptchaSnapshot) => context.problem;
