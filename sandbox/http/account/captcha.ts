/** The captcha's challenges (Q4.9.c). */
import { noChallenge, recaptchaKey } from '../../domain/access/captcha.ts';
import { newChallenge } from '../../domain/access/proofOfWork.ts';
import { handle, ok } from '../call.ts';

export const captchaHandlers = handle({
  async captchaChallenge({ server, query }) {
    if ((await recaptchaKey(server)) !== null) throw noChallenge();
    return ok(await newChallenge(server, query.action));
  },
});
