/** Ways in: password, code, guest, national identity provider, registration (R7.4). */
import * as v from 'valibot';
import { User } from './user.ts';
import { isEmailAddress } from '../wire/emailAddress.ts';
import { responseOf, Bit } from '../wire/wire.ts';

/** The only answer that carries a token; empty fields are refused by the portal (Q8.4.c). */
export const LoginAnswer = responseOf(v.object({ ...User.entries, token: v.pipe(v.string(), v.minLength(1)) }));

/** Digits of the country code without plus, e.g. 971. */
const CountryCode = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

export const PasswordLogin = v.object({
  country_code: CountryCode,
  /** The number without the country code (Q7.4.a). */
  mobile_number: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** The built phone number, +971…. */
  username: v.pipe(v.string(), v.maxLength(254)),
});

const Email = v.pipe(v.string(), v.check(isEmailAddress, 'an e-mail address'));
const Code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'six digits'));
const Captcha = v.pipe(v.string(), v.maxLength(4000));

export const CodeRequest = v.object({ email: Email, recaptcha_response: Captcha, username: Email });
export const CodeLogin = v.object({ otp: Code, email: Email, recaptcha_response: v.optional(Captcha, '') });
export const TokenLogin = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) });
export const ProviderRedirect = v.object({ url: v.pipe(v.string(), v.url()) });

export const PasswordCodeRequest = v.object({ recaptcha_response: Captcha, username: v.string(), email: Email });
export const PasswordCodeCheck = v.object({ otp: Code, mobile: v.string(), email: Email });
export const PasswordCodeAnswer = v.object({
  status: v.boolean(),
  customer_data: v.object({ c_token: v.string() }),
  message: v.nullish(v.string(), null),
});
export const PasswordReset = v.object({ password: v.string(), confirm_password: v.string(), c_token: v.string() });

export const RegistrationCodeRequest = v.object({
  mobile: v.string(),
  country_code: CountryCode,
  email: Email,
  recaptcha_response: Captcha,
});
export const RegistrationCodeCheck = v.object({ otp: Code, mobile: v.string(), email: Email });

/** The code, how to reach them, and who they are (R3.10.13). Multipart; booleans as 1 or 0 (R7.4.10). Every part arrives as text, files as files. */
export const Registration = v.object({
  otp: Code,
  mobile: v.string(),
  email: Email,
  first_name: v.string(),
  last_name: v.string(),
  country_code: CountryCode,
  password: v.string(),
  confirm_password: v.string(),
  dob: v.optional(v.string()),
  gender: v.optional(v.string()),
  nationality: v.optional(v.string()),
  religion_id: v.optional(v.string()),
  id_proof_type_id: v.optional(v.string()),
  id_proof_number: v.optional(v.string()),
  profile_image: v.optional(v.instance(Blob)),
  tnc: v.picklist(['0', '1']),
  newsletter: v.optional(v.picklist(['0', '1'])),
});

export const PartnerRegistration = v.object({
  contact_person: v.string(),
  entity_type: v.string(),
  entity_name: v.string(),
  image: v.optional(v.instance(Blob)),
  email: Email,
  mobile: v.string(),
  country_code: CountryCode,
  password: v.string(),
});

export const GuestLogin = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  email: Email,
  mobile: v.string(),
  country_code: CountryCode,
  tnc: Bit,
});

/** The address that a customer wants to have from now on. */
export const EmailChange = v.object({ email: Email });
/** The number that a customer wants to have from now on; `mobile` without the country code or built, as at the registration. */
export const MobileChange = v.object({ mobile: v.pipe(v.string(), v.maxLength(20)), country_code: CountryCode });

export const CustomerVerification = v.object({ token: v.string() });
