/** In place of the captcha's work, which takes time that no storm moves: its challenge is asked for as ever, and is the proof. */
import { captchaEndpoints } from '../../../src/contract/endpoints/captcha.ts';
import type { CaptchaAction } from '../../../src/contract/forms/captcha.ts';
import { call } from '../../../src/adapters/http/client.ts';

export async function proveHuman(
  action: CaptchaAction,
  signal: AbortSignal,
): Promise<{ token: string; validFor: number }> {
  const { data } = await call(captchaEndpoints.captchaChallenge, { query: { action }, signal });
  return { token: data.parameters.nonce, validFor: 115_000 };
}
