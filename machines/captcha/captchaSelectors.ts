import type { CaptchaRef, CaptchaSnapshot } from './captchaMachine.ts';
import type { CaptchaState } from './captchaRules.ts';

/** The captcha's state, which a form submits with its values. */
export const state = (snapshot: CaptchaSnapshot): CaptchaState => {
  if (snapshot.matches('verified')) return 'verified';
  if (snapshot.matches('expired')) return 'expired';
  return snapshot.matches('error') ? 'error' : 'init';
};
/** The current state, for forms whose captcha may be missing: then nothing is verified. */
export const stateNow = (captcha: CaptchaRef | null | undefined): CaptchaState =>
  captcha ? state(captcha.getSnapshot()) : 'error';
/** Whether the captcha is being solved. */
export const isBusy = (snapshot: CaptchaSnapshot) => snapshot.hasTag('busy');
export const problem = ({ context }: CaptchaSnapshot) => context.problem;
