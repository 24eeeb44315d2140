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
import { loadProfile, userIn } from './profileActors.ts';

/** The address or the number belongs to somebody else: another code would not help. */
const takenCodes: ReadonlySet<string> = new Set(['emailExists', 'accountExists']);

const bodyOf = ({ email, mobile, country_code }: Recipient): Record<string, string> =>
  mobile === null ? { email } : { mobile, country_code: country_code ?? '' };

const isOf = ({ email, mobile }: Profile, asked: Recipient): boolean =>
  asked.mobile === null ? email?.toLowerCase() === asked.email.toLowerCase() : mobile === asked.mobile;

export function provideContactChange() {
  let outcome: Profile | RefusedError | null = null;
  /** An answer was lost: the change may have been made, and then its code is good for nothing more (F03). */
  let isUnsure = false;
  const madeBefore = async (recipient: Recipient, signal: AbortSignal): Promise<Profile | null> => {
    const profile = isUnsure ? await loadProfile(null, signal) : null;
    return profile !== null && isOf(profile, recipient) ? profile : null;
  };
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
            if (!(error instanceof RefusedError)) {
              isUnsure = true;
              throw error;
            }
            outcome = await madeBefore(recipient, signal);
            if (outcome === null && takenCodes.has(error.code)) outcome = error;
            if (outcome === null) throw error;
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
