/** The ways in: each stores the bearer token itself and answers who logged in (R7.4.1–5, R7.4.11). */
import { fromPromise } from 'xstate';
import { maskedName, missingDetail, type Introduced } from '../../../../machines/login/arrival.ts';
import { arrivalMachine } from '../../../../machines/login/arrivalMachine.ts';
import { providerRedirectMachine } from '../../../../machines/login/providerRedirectMachine.ts';
import { loginMachine } from '../../../../machines/login/loginMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { persistLogin } from '../../storage/login/persistLogin.ts';
import { leaveFor } from '../../address/leavePortal.ts';
import { takeProof } from '../../http/captchaProof.ts';
import { accountAdditionEndpoints } from '../../../contract/endpoints/additions/account.ts';
import { loginEndpoints } from '../../../contract/endpoints/login.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import { call } from '../../http/client.ts';
import { beginRedirect, rememberLogoutReturn } from '../../address/leaveForProvider.ts';
import { takeLoginToken } from '../../address/providerRedirect.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import type { CodeWay } from './codeActors.ts';
import { provideConfirmByCode } from './confirmByCodeActors.ts';

const byEmail: CodeWay = {
  action: 'login',
  send: ({ email }, recaptcha_response, signal) =>
    call(loginEndpoints.requestLoginCode, { body: { email, recaptcha_response, username: email }, signal }),
  check: async ({ email }, otp, signal) =>
    persistLogin(
      await call(loginEndpoints.loginByCode, { body: { otp, email, recaptcha_response: takeProof('login') }, signal }),
      signal,
    ),
};

/**
 * @throws RefusedError `usernameMissing` or `mobileMissing` when the answer lacks what a customer needs here: then nobody is logged
 * in (Q8.4.c)
 */
async function exchange(signal: AbortSignal): Promise<ResponseTo<'loginByToken'>> {
  const token = takeLoginToken();
  if (token === null) throw new RefusedError('tokenMissing');
  const answer = await call(loginEndpoints.loginByToken, { body: { token }, signal });
  const missing = missingDetail(answer.data);
  if (missing !== null) throw new RefusedError(missing);
  return answer;
}

/** The answer to the token of a link, until the customer has confirmed who they are; it is stored nowhere. */
let stranger: ResponseTo<'loginByToken'> | null = null;

async function introduce(signal: AbortSignal): Promise<Introduced> {
  stranger = await exchange(signal);
  return { name: maskedName(stranger.data) };
}

function takeStranger(): ResponseTo<'loginByToken'> {
  const taken = stranger;
  stranger = null;
  if (taken === null) throw new RefusedError('tokenMissing');
  return taken;
}

async function leaveForProvider(url: string): Promise<void> {
  if (!leaveFor(url)) throw new RefusedError('unsafeProvider');
}

const providerAddress = async (signal: AbortSignal) => (await call(loginEndpoints.providerRedirect, { signal })).data;

/** The state of a journey is known to the operator's server, the provider and the session storage of this tab alone. */
export function provideProviderRedirect() {
  let state = '';
  return provideFor(providerRedirectMachine)({
    actors: {
      askProvider: fromPromise(async ({ input: { bindsReturn }, signal }) => {
        state = '';
        if (!bindsReturn) return providerAddress(signal);
        state = crypto.randomUUID();
        return (await call(accountAdditionEndpoints.boundRedirect, { body: { state }, signal })).data;
      }),
      watchPageShown,
      leaveForProvider: fromPromise(({ input: { url } }) => {
        beginRedirect(state);
        return leaveForProvider(url);
      }),
    },
  });
}

export const provideArrival = () =>
  provideFor(arrivalMachine)({
    actors: {
      askProvider: fromPromise(({ signal }) => providerAddress(signal)),
      watchPageShown,
      exchangeToken: fromPromise(async ({ signal }) => persistLogin(await exchange(signal), signal)),
      introduceCustomer: fromPromise(({ signal }) => introduce(signal)),
      admitCustomer: fromPromise(async ({ signal }) => persistLogin(takeStranger(), signal)),
      turnAway: fromPromise(async () => {
        await call(siteEndpoints.logout, { token: takeStranger().data.token });
      }),
      leaveForLogout: fromPromise(({ input: { url } }) => {
        rememberLogoutReturn();
        return leaveForProvider(url);
      }),
    },
  });

export const provideLogin = () =>
  provideFor(loginMachine)({
    actors: {
      confirmByCode: provideConfirmByCode(byEmail),
      providerRedirect: provideProviderRedirect(),
      arrival: provideArrival(),
      logIn: fromPromise(async ({ input, signal }) =>
        persistLogin(await call(loginEndpoints.login, { body: input, signal }), signal),
      ),
      logInAsGuest: fromPromise(async ({ input, signal }) =>
        persistLogin(await call(loginEndpoints.loginAsGuest, { body: input, signal }), signal),
      ),
    },
  });
