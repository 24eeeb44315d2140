/** The portal's own captcha (Q4.9.c): works out a challenge of the operator's server. WebCrypto does it beside the page, so that nothing on it waits. */
import { RefusedError } from '../../../machines/shared/problem.ts';
import { captchaLifetime, type CaptchaAction } from '../../contract/forms/captcha.ts';
import { captchaEndpoints } from '../../contract/endpoints/captcha.ts';
import { call } from '../http/client.ts';
import { proofMargin, type CaptchaProof } from './proof.ts';

/**
 * Proves that somebody took the trouble.
 * @throws RefusedError when no answer was found in time or the browser cannot work it out (it can under TLS and on localhost)
 */
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
