/** The captcha's challenges (Q4.9.c). */
import { newChallenge } from '../quirks/proofOfWork.ts';
import { handle, ok } from './call.ts';

export const captchaHandlers = handle({
  async captchaChallenge() {
    return ok(await newChallenge());
  },
});
