/** Challenges of the captcha: an amount of work that nobody notices once and that costs whoever repeats it. */
import { randomBytes } from 'node:crypto';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaLifetime, type CaptchaChallenge } from '../../src/contract/captcha.ts';

/** Of this process: challenges do not outlive it. */
const secrets = {
  hmacSignatureSecret: randomBytes(32).toString('base64url'),
  hmacKeySignatureSecret: randomBytes(32).toString('base64url'),
};

/** Attempts until the key is found, at least and at most. */
const attempts = { fewest: 50, most: 100 };

export async function newChallenge(): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5_000,
    counter: randomInt(attempts.most, attempts.fewest),
    deriveKey,
    expiresAt: new Date(Date.now() + captchaLifetime),
    ...secrets,
  });
  // SAFETY: created with an algorithm of the contract, an expiry and a signature.
  return challenge as CaptchaChallenge;
}
