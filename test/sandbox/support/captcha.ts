/** Works a captcha out as a browser does. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction, CaptchaChallenge } from '../../../src/contract/forms/captcha.ts';
import type { Client } from './client.ts';

/** The payload of a challenge that was worked out. */
export async function payloadOf(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A proof that works once, for that action. */
export async function proofFor(client: Client, action: CaptchaAction): Promise<string> {
  const { data } = await client.get('captchaChallenge', { query: { action } });
  return payloadOf(data);
}
