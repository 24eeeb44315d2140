/** Which captcha proves that somebody is human: the portal's own, or Google's where the operator has a key for it. */
import type { CaptchaAction } from '../../contract/captcha.ts';
import type { CaptchaProof } from './proof.ts';

let siteKey: string | null = null;

/** Takes the operator's key for Google's reCAPTCHA; without one the portal's own captcha is used. */
export function chooseCaptcha(key: string | null): void {
  siteKey = key?.trim() || null;
}

/** Both providers come when they are wanted. */
export async function proveHuman(action: CaptchaAction, signal: AbortSignal): Promise<CaptchaProof> {
  if (siteKey === null) return (await import('./altcha.ts')).proveByWork(action, signal);
  return (await import('./recaptcha.ts')).askGoogle(siteKey, signal);
}
