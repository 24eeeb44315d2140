/** Another e-mail address or mobile number: the code goes there, and comes back with the change. */
import { contactChangeMachine } from '../../../../machines/contactChange/contactChangeMachine.ts';
import type { Recipient } from '../../../../machines/code/codeRules.ts';
import type { LoginOutput } from '../../../../machines/login/loginOutput.ts';
import { ConnectionError, RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { Profile } from '../../../contract/customers/customers.ts';
import { familyEndpoints } from '../../../contract/endpoints/family.ts';
import { call } from '../../http/client.ts';
import { provideCode } from '../login/codeActors.ts';
import { loadProfile, userIn } from './profileActors.ts';

const bodyOf = ({ email, mobile, country_code }: Recipient): Record<string, string> =>
  mobile === null ? { email } : { mobile, country_code: country_code ?? '' };

const isOf = ({ email, mobile }: Profile, asked: Recipient): boolean =>
  asked.mobile === null ? email?.toLowerCase() === asked.email.toLowerCase() : mobile === asked.mobile;

/**
 * A code that has made its change is good for nothing more, and whoever lost the answer, reloads or comes from another tab
 * enters it once more: whether the change was made, the profile tells (F03).
 */
async function madeBefore(recipient: Recipient, refusal: RefusedError, signal: AbortSignal): Promise<Profile> {
  const profile = await loadProfile(null, signal).catch(() => {
    // Nothing is known of the code while nobody can be asked.
    throw new ConnectionError();
  });
  if (!isOf(profile, recipient)) throw refusal;
  return profile;
}

async function changedBy(recipient: Recipient, otp: string, signal: AbortSignal): Promise<Profile> {
  try {
    return (await call(familyEndpoints.changeProfile, { body: { ...bodyOf(recipient), otp }, signal })).data;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return madeBefore(recipient, error, signal);
  }
}

export const provideContactChange = () =>
  provideFor(contactChangeMachine)({
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
        check: async (recipient, otp, signal): Promise<LoginOutput> => ({
          user: userIn(await changedBy(recipient, otp, signal)),
          at: Date.now(),
        }),
      }),
    },
  });
