/** The calls of a customer’s family and profile. */
import * as v from 'valibot';
import * as auth from '../customers/auth.ts';
import * as customers from '../customers/customers.ts';
import { post, put, remove, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const familyEndpoints = {
  addFamilyMember: post('customers-associated', responseOf(customers.FamilyMember), {
    body: customers.FamilyMemberBody,
    access: 'customer',
  }),
  changeFamilyMember: put('customers-associated/{customer_id}', responseOf(customers.FamilyMember), {
    body: customers.FamilyMemberBody,
    access: 'customer',
  }),
  removeFamilyMember: remove('customers-associated/{customer_id}', Outcome, { access: 'customer' }),
  /** Sends a code to a new address; `changeProfile` takes it as `otp` beside the new `email`. */
  requestEmailCode: post('profile/email/otp-generate', Outcome, { body: auth.EmailChange, access: 'customer' }),
  /** The same for a new mobile number: `changeProfile` takes `mobile`, `country_code` and `otp`. */
  requestMobileCode: post('profile/mobile/otp-generate', Outcome, { body: auth.MobileChange, access: 'customer' }),
  changeProfile: post('profile', responseOf(customers.Profile), {
    body: v.record(v.string(), v.union([v.string(), v.instance(Blob)])),
    encoding: 'multipart',
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
