/** What a form is told of its captcha when it is submitted (R4.9.6). */
export type CaptchaState = 'init' | 'verified' | 'expired' | 'error';

export type CaptchaFault = 'captchaMissing';

/** Only a proof that still holds will do (R5.4.4–6). */
export const captchaFault = (state: CaptchaState): CaptchaFault | null =>
  state === 'verified' ? null : 'captchaMissing';
