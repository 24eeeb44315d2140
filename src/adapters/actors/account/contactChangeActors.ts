/** Another e-mail address or mobile number: the code goes there, and comes back with the change. */
import { fromPromise } from 'xstate';
import { contactChangeMachine } from '../../../../machines/contactChange/contactChangeMachine.ts';
import type { Recipient } from '../../../../machines/code/codeRules.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { Profile } from '../../../contract/customers/customers.ts';
import { familyEndpoints } from '../../../contract/endpoints/family.ts';
import { call } from '../../http/client.ts';
import { provideCode } from '../login/codeActors.ts';
import { userIn } from './profileActors.ts';

/** The address or the number belongs to somebody else: another code would not help. */
const takenCodes: ReadonlySet<string> = new Set(['emailExists', 'accountExists']);

const bodyOf = ({ email, mobile, country_code }: Recipient): Record<string, string> =>
  mobile === null ? { email } : { mobile, country_code: country_code ?? '' };

export function provideContactChange() {
  let outcome: Profile | RefusedError | null = null;
  return provideFor(contactChangeMachine)({
    actors: {
      code: provideCode({
        action: 'register',
        send: (recipient, _, signal) => {
          const { email, mobile, country_code } = recipient;
          return mobile === null
            ? call(familyEndpoints.requestEmailCode, { body: { email }, signal })
            : call(familyEndpoints.requestMobileCode, {
                body: { mobile, country_code: country_code ?? '' },
                signal,
              });
        },
        check: async (recipient, otp, signal) => {
          try {
            const body = { ...bodyOf(recipient), otp };
            outcome = (await call(familyEndpoints.changeProfile, { body, signal })).data;
          } catch (error) {
            if (!(error instanceof RefusedError && takenCodes.has(error.code))) throw error;
            outcome = error;
          }
          return null;
        },
      }),
      takeOutcome: fromPromise(async () => {
        if (outcome === null || outcome instanceof RefusedError) throw outcome ?? new RefusedError('formMissing');
        return { user: userIn(outcome), at: Date.now() };
      }),
    },
  });
}
