/** The captcha (Q4.9.c): a proof of work by ALTCHA, whose challenges the operator's server makes and checks. */
import * as v from 'valibot';

/** What the proof is for: it opens nothing else. `login` covers asking for the code and entering it, each with a proof of its own. */
export const CaptchaAction = v.picklist(['login', 'password', 'register', 'lead', 'form']);
export type CaptchaAction = v.InferOutput<typeof CaptchaAction>;

/** What to work out. The signature covers every parameter, so that none that is unknown here may be dropped. */
export const CaptchaChallenge = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.picklist(['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512']),
    nonce: v.string(),
    salt: v.string(),
    /** Rounds of each attempt. */
    cost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    keyLength: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Hexadecimal; how the wanted key begins. */
    keyPrefix: v.string(),
    /** Epoch seconds on the server's clock. */
    expiresAt: v.number(),
  }),
  signature: v.string(),
});
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallenge>;

/** How long a challenge may be worked on and its answer be used, in milliseconds. */
export const captchaLifetime = 120_000;
