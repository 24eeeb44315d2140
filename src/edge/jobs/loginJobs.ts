/** The ways in: each stores the bearer token itself and answers who logged in (R7.4.1–5, R7.4.11). */
import { fromPromise } from 'xstate';
import { missingDetail } from '../../../machines/login/arrival.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import type { LoginOutput } from '../../../machines/login/loginOutput.ts';
import { Refusal } from '../../../machines/shared/refusal.ts';
import { beginSession } from '../beginSession.ts';
import { leaveFor } from '../browserAddress.ts';
import { takeProof } from '../captchaProof.ts';
import { call } from '../client.ts';
import { beginTrip, sayGoodbye, takeLoginToken } from '../providerTrip.ts';
import { watchPageShown } from '../watchPageShown.ts';
import { provideCaptcha } from './captchaJobs.ts';
import { provideCode, type CodeWay } from './codeJobs.ts';

const byEmail: CodeWay = {
  action: 'login',
  send: ({ email }, recaptcha_response, signal) =>
    call('requestLoginCode', { body: { email, recaptcha_response, username: email }, signal }),
  check: async ({ email }, otp, signal) =>
    beginSession(
      await call('loginByCode', { body: { otp, email, recaptcha_response: takeProof('login') }, signal }),
      signal,
    ),
};

/**
 * @throws Refusal `usernameMissing` or `mobileMissing` when the answer lacks what a customer needs here: then nobody is logged
 * in (Q8.4.c)
 */
async function exchangeToken(signal: AbortSignal): Promise<LoginOutput> {
  const token = takeLoginToken();
  if (token === null) throw new Refusal('tokenMissing');
  const answer = await call('loginByToken', { body: { token }, signal });
  const missing = missingDetail(answer.data);
  if (missing !== null) throw new Refusal(missing);
  return beginSession(answer, signal);
}

async function leaveForProvider(url: string): Promise<void> {
  if (!leaveFor(url)) throw new Refusal('unsafeProvider');
}

export const provideLogin = () =>
  loginMachine.provide({
    actors: {
      captcha: provideCaptcha(),
      code: provideCode(byEmail),
      watchPageShown,
      logIn: fromPromise(async ({ input, signal }) =>
        beginSession(await call('login', { body: input, signal }), signal),
      ),
      logInAsGuest: fromPromise(async ({ input, signal }) =>
        beginSession(await call('loginAsGuest', { body: input, signal }), signal),
      ),
      exchangeToken: fromPromise(({ signal }) => exchangeToken(signal)),
      askProvider: fromPromise(async ({ signal }) => (await call('providerRedirect', { signal })).data),
      leaveForProvider: fromPromise(({ input: { url } }) => {
        beginTrip();
        return leaveForProvider(url);
      }),
      leaveForLogout: fromPromise(({ input: { url } }) => {
        sayGoodbye();
        return leaveForProvider(url);
      }),
    },
  });
