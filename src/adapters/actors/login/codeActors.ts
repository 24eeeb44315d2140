/** How one-time codes are asked for and checked, whatever they open (R4.9.1, R4.9.5, R7.4.2–9). */
import { fromPromise } from 'xstate';
import { codeMachine } from '../../../../machines/code/codeMachine.ts';
import { codeLifetime, resendPause, type Recipient, type SentCode } from '../../../../machines/code/codeRules.ts';
import type { LoginOutput } from '../../../../machines/login/loginOutput.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { CaptchaAction } from '../../../contract/forms/captcha.ts';
import { takeProof } from '../../http/captchaProof.ts';
import { clearCode, recallCode, rememberCode } from '../../storage/login/sentCodes.ts';
import { provideCaptcha } from './captchaActors.ts';

/** The two calls of one kind of code. */
export interface CodeWay {
  action: CaptchaAction;
  /** `proof` goes into recaptcha_response. */
  send: (recipient: Recipient, proof: string, signal: AbortSignal) => Promise<{ message: string | null }>;
  /** The customer who is logged in by the code; null where it only proves an address or a number. */
  check: (recipient: Recipient, code: string, signal: AbortSignal) => Promise<LoginOutput | null>;
}

/** The server sends no second code within a minute: the former one is still to be entered. */
const isTooSoon = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.code === 'codeTooSoon';

async function sendCode({ action, send }: CodeWay, recipient: Recipient, signal: AbortSignal): Promise<SentCode> {
  try {
    const { message } = await send(recipient, takeProof(action), signal);
    const at = Date.now();
    const sent = { at, resendAt: at + resendPause, expiresAt: at + codeLifetime, isNew: true, said: message };
    rememberCode(action, recipient, sent);
    return sent;
  } catch (error) {
    if (!isTooSoon(error)) throw error;
    const at = Date.now();
    const pause = error.retryAfter ?? resendPause;
    return { at, resendAt: at + pause, expiresAt: at + codeLifetime, isNew: false, said: error.message };
  }
}

export const provideCode = (way: CodeWay) =>
  provideFor(codeMachine)({
    actors: {
      captcha: provideCaptcha(),
      recallCode: fromPromise(async ({ input: { recipient } }) => recallCode(way.action, recipient, Date.now())),
      sendCode: fromPromise(({ input: { recipient }, signal }) => sendCode(way, recipient, signal)),
      checkCode: fromPromise(async ({ input: { recipient, code }, signal }) => {
        const login = await way.check(recipient, code, signal);
        clearCode(way.action, recipient);
        return login;
      }),
    },
  });
