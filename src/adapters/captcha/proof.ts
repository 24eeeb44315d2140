/** The proof of a captcha: good for one call. */
export interface CaptchaProof {
  /** Goes into `recaptcha_response`. */
  token: string;
  /** Milliseconds from now; a duration, since the customer's clock may be wrong. */
  validFor: number;
}

/** A proof is given up this early, so that a call under way still arrives in time. */
export const proofMargin = 5_000;
