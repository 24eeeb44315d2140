/**
 * A forgotten password (R7.4.6–8). The token that the server gives for the code is known here alone, between two calls.
 */
import { fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../../machines/passwordReset/passwordResetMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { loginEndpoints } from '../../../contract/endpoints/login.ts';
import { call } from '../../http/client.ts';
import { provideConfirmByCode } from './confirmByCodeActors.ts';

export function providePasswordReset() {
  let granted: string | null = null;
  return provideFor(passwordResetMachine)({
    actors: {
      confirmByCode: provideConfirmByCode({
        action: 'password',
        send: ({ email, mobile }, recaptcha_response, signal) =>
          call(loginEndpoints.requestPasswordCode, {
            body: { recaptcha_response, username: mobile ?? '', email },
            signal,
          }),
        check: async ({ email, mobile }, otp, signal) => {
          const answer = await call(loginEndpoints.checkPasswordCode, {
            body: { otp, mobile: mobile ?? '', email },
            signal,
          });
          granted = answer.customer_data.c_token;
          return null;
        },
      }),
      resetPassword: fromPromise(async ({ input: { password, confirmation }, signal }) => {
        if (granted === null) throw new RefusedError('tokenMissing');
        const body = { password, confirm_password: confirmation, c_token: granted };
        const { message } = await call(loginEndpoints.resetPassword, { body, signal });
        granted = null;
        return { message };
      }),
    },
  });
}
