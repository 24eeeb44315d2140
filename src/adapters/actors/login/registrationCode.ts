import { registrationEndpoints } from '../../../contract/endpoints/registration.ts';
import { call } from '../../http/client.ts';
import { provideConfirmByCode } from './confirmByCodeActors.ts';

/** The code that proves a mobile number and an address (R7.4.9, Q7.4.b). */
export const provideRegistrationCode = (keep: (code: string) => void = () => undefined) =>
  provideConfirmByCode({
    action: 'register',
    send: ({ email, mobile, country_code }, recaptcha_response, signal) =>
      call(registrationEndpoints.requestRegistrationCode, {
        body: { mobile: mobile ?? '', country_code: country_code ?? '', email, recaptcha_response },
        signal,
      }),
    check: async ({ email, mobile }, code, signal) => {
      await call(registrationEndpoints.checkRegistrationCode, {
        body: { otp: code, mobile: mobile ?? '', email },
        signal,
      });
      keep(code);
      return null;
    },
  });
