/** Holds the proof of a captcha until the call that needs it: here alone, for one call, by what it is for. */
import type { CaptchaAction } from '../../contract/forms/captcha.ts';

const proofs = new Map<CaptchaAction, string>();

/** A newer proof takes the place of an older one. */
export function persistProof(action: CaptchaAction, token: string): void {
  proofs.set(action, token);
}

/**
 * Returns the proof and drops it, since none works twice; an empty text when there is none, which the server refuses.
 */
export function takeProof(action: CaptchaAction): string {
  const token = proofs.get(action) ?? '';
  proofs.delete(action);
  return token;
}
