/** The captcha's state as a form submits it (R4.9.6). */
export type CaptchaState = 'init' | 'verified' | 'expired' | 'error';

export type CaptchaFault = 'captchaMissing';

/** Only a proof that is still valid counts (R5.4.4–6). */
export const captchaFault = (state: CaptchaState): CaptchaFault | null =>
  state === 'verified' ? null : 'captchaMissing';
