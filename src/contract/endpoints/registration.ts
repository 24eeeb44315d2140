/** The calls of whoever registers or proves an address. */
import * as auth from '../customers/auth.ts';
import { post, type Endpoint } from '../endpoint.ts';
import { Outcome } from '../wire/wire.ts';

export const registrationEndpoints = {
  requestRegistrationCode: post('auth/otp/generate', Outcome, { body: auth.RegistrationCodeRequest }),
  checkRegistrationCode: post('auth/otp/validate-otp', Outcome, { body: auth.RegistrationCodeCheck }),
  register: post('auth/register', Outcome, { body: auth.Registration, encoding: 'multipart' }),
  registerPartner: post('auth/partner-register', Outcome, { body: auth.PartnerRegistration, encoding: 'multipart' }),
  verifyCustomer: post('auth/verify-customer', Outcome, { body: auth.CustomerVerification }),
} as const satisfies Record<string, Endpoint>;
