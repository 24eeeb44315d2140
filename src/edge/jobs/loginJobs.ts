/** The ways in: each stores the token itself and answers who logged in (R7.4.1, R7.4.11). */
import { fromPromise } from 'xstate';
import { loginMachine, type LoginOutput } from '../../../machines/login/loginMachine.ts';
import type { AnswerTo } from '../../contract/endpoints.ts';
import { call, forgetCachedAnswers } from '../client.ts';
import { keptToken } from '../credentials.ts';

function begin({ data: { token, ...user } }: AnswerTo<'login'>, signal: AbortSignal): LoginOutput {
  // Who closed the dialog in the meantime did not mean to be logged in.
  signal.throwIfAborted();
  keptToken.write(token);
  forgetCachedAnswers();
  return { user, at: Date.now() };
}

export const provideLogin = () =>
  loginMachine.provide({
    actors: {
      logIn: fromPromise(async ({ input, signal }) => begin(await call('login', { body: input, signal }), signal)),
      logInAsGuest: fromPromise(async ({ input, signal }) =>
        begin(await call('loginAsGuest', { body: input, signal }), signal),
      ),
    },
  });
