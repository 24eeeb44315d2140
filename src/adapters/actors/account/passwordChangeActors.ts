import { fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../../../machines/passwordChange/passwordChangeMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { accountAdditionEndpoints } from '../../../contract/endpoints/additions/account.ts';
import { call } from '../../http/client.ts';

/** Whether the customer has a password at all (Q7.7.d). */
export const loadPasswordState = async (_: null, signal: AbortSignal) =>
  (await call(accountAdditionEndpoints.passwordState, { signal })).data;

export const providePasswordChange = () =>
  provideFor(passwordChangeMachine)({
    actors: {
      changePassword: fromPromise(async ({ input: { oldPassword, password, confirmation }, signal }) => {
        const body = { old_password: oldPassword, password, confirm_password: confirmation };
        const { message } = await call(accountAdditionEndpoints.changePassword, { body, signal });
        return { message };
      }),
    },
  });
