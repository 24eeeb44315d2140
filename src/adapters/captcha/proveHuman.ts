/** Which captcha proves that somebody is human: the portal's own, or Google's where the operator has a key for it. */
import type { CaptchaAction } from '../../contract/forms/captcha.ts';
import { captchaKey } from './captchaKey.ts';
import type { CaptchaProof } from './proof.ts';

/** Both providers come when they are wanted. */
export async function proveHuman(action: CaptchaAction, signal: AbortSignal): Promise<CaptchaProof> {
  const siteKey = captchaKey();
  if (siteKey === null) return (await import('./altcha.ts')).proveByWork(action, signal);
  return (await import('./recaptcha.ts')).askGoogle(siteKey, signal);
}
