/** The portal's own captcha (Q4.9.c): works out a challenge of the operator's server. WebCrypto does it beside the page, so that nothing on it waits. */
import { RefusedError } from '../../../machines/shared/problem.ts';
import { captchaLifetime, type CaptchaAction } from '../../contract/forms/captcha.ts';
import { captchaEndpoints } from '../../contract/endpoints/captcha.ts';
import { call } from '../http/client.ts';
import { proofMargin, type CaptchaProof } from './proof.ts';

/** Solves a challenge of the server's, and returns the proof. */
export async function proveByWork(action: CaptchaAction, signal: AbortSignal): Promise<CaptchaProof> {
  if (globalThis.crypto.subtle === undefined) throw new RefusedError('captchaImpossible');
  const [{ solveChallenge }, { deriveKey }, { data: challenge }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    call(captchaEndpoints.captchaChallenge, { query: { action }, signal }),
  ]);
  signal.throwIfAborted();
  const begun = performance.now();
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: captchaLifetime - proofMargin });
  signal.throwIfAborted();
  if (solution === null) throw new RefusedError('captchaExpired');
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    validFor: captchaLifetime - proofMargin - (performance.now() - begun),
  };
}
