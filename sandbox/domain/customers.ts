/** Customers as the portal knows them. */
import type { InferInput } from 'valibot';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Queryable } from '../data/database.ts';
import type { Customer } from './customer.ts';
import type { Language } from '../words.ts';

export const genders = ['Male', 'Female'] as const;
type Gender = (typeof genders)[number];
export const genderOf = (text: string | null | undefined): Gender | null =>
  genders.find((gender) => gender === text) ?? null;

/** In which a customer is written to where no order says it: as they registered. */
export const preferredLanguage = (preferences: unknown): Language =>
  (preferences as { readonly language?: string } | null)?.language === 'ar' ? 'ar' : 'en';

/** +971501234567, or null. */
export const phoneOf = ({ country_code, mobile_number }: Customer): string | null =>
  mobile_number === null ? null : `+${country_code}${mobile_number}`;

/** Who is logged in (R3.2.1). */
export const userOf = (customer: Customer): InferInput<typeof User> => ({
  id: customer.id,
  b2b_id: customer.b2b_id,
  b2b_type: customer.b2b_type,
  isB2bUser: customer.b2b_id === null ? 0 : 1,
  membership_card_number: customer.membership_card_number,
  is_member: customer.membership_card_number === null ? 0 : 1,
  is_anonymous: customer.is_anonymous ? 1 : 0,
  first_name: customer.first_name,
  last_name: customer.last_name,
  name: customer.name,
  email: customer.email,
  preferred_username: customer.preferred_username ?? customer.email,
  mobile: phoneOf(customer),
  country_id: customer.country_id,
  dob: customer.dob,
  gender: genderOf(customer.gender),
  profile_image: customer.profile_image,
});

export const customerByMobile = (
  database: Queryable,
  countryCode: string,
  national: string,
): Promise<Customer | undefined> =>
  database
    .selectFrom('customer')
    .selectAll()
    .where('is_anonymous', '=', false)
    .where('country_code', '=', countryCode)
    .where('mobile_number', '=', national)
    .executeTakeFirst();

export const customersByEmail = (database: Queryable, email: string): Promise<Customer[]> =>
  database
    .selectFrom('customer')
    .selectAll()
    .where('is_anonymous', '=', false)
    .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id')
    .execute();

/** Everything of a new customer that nobody said anything about. */
export const newCustomer = (stamp: string) => ({
  first_name: null,
  last_name: null,
  name: null,
  email: null,
  preferred_username: null,
  country_code: '971',
  mobile_number: null,
  password_hash: null,
  is_anonymous: false,
  approved: true,
  b2b_id: null,
  b2b_type: null,
  membership_card_number: null,
  country_id: null,
  dob: null,
  gender: null,
  profile_image: null,
  city: null,
  sector: null,
  delivery_address: null,
  religion_id: null,
  id_card: null,
  documents: '[]',
  preferences: '{}',
  wallet: 0,
  points: 0,
  credit_limit: null,
  credit_used: 0,
  provider_subject: null,
  verified: true,
  created_at: stamp,
});
