import type { InferInput } from 'valibot';
import type { GuestLogin, PasswordLogin } from '../../src/contract/customers/auth.ts';
import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';
import type { ContactDetails } from '../person/contactDetails.ts';
import { emailFault, type EmailFault } from '../person/email.ts';
import { nameFault, type NameFault } from '../person/name.ts';
import { chosenPasswordFault, type ChosenPasswordFault } from '../person/password.ts';
import { builtPhone, nationalNumber, phoneFault, type PhoneFault, type TypedPhone } from '../phone/phoneRules.ts';
import { presentFaults } from '../shared/faults.ts';

export interface TypedPassword extends TypedPhone {
  password: string;
}

export interface TypedEmail {
  email: string;
  captcha: CaptchaState;
}

export interface TypedGuest extends ContactDetails {
  /** `none` where the operator has no terms. */
  terms: 'none' | 'open' | 'accepted';
}

/** Another message for a wrong address where it is the login (R5.1.6). */
type LoginEmailFault = 'emailMissing' | 'loginEmailInvalid';

/** The fault of each field that was refused. */
export interface LoginFaults {
  name?: NameFault;
  mobile?: PhoneFault;
  email?: EmailFault | LoginEmailFault;
  captcha?: CaptchaFault;
  password?: ChosenPasswordFault;
  terms?: 'termsOpen';
}

export const passwordFaults = ({ country_code, mobile_number, password }: TypedPassword): LoginFaults =>
  presentFaults<LoginFaults>({
    mobile: phoneFault(country_code, mobile_number),
    password: chosenPasswordFault(password),
  });

/** A wrong address has its own message here, and no code is sent without the captcha (R5.1.6, R5.4.6). */
export function emailFaults({ email, captcha }: TypedEmail): LoginFaults {
  const fault = emailFault(email);
  return presentFaults<LoginFaults>({
    email: fault === 'emailInvalid' ? 'loginEmailInvalid' : fault,
    captcha: captchaFault(captcha),
  });
}

/** Guests have no profile, so everything is asked, and agreement to the terms where there are any (R5.4.7, R5.4.8). */
export const guestFaults = ({ name, country_code, mobile_number, email, terms }: TypedGuest): LoginFaults =>
  presentFaults<LoginFaults>({
    name: nameFault(name),
    mobile: phoneFault(country_code, mobile_number),
    email: emailFault(email),
    terms: terms === 'open' ? 'termsOpen' : null,
  });

/** The login request: the number both without and with its country code (Q7.4.a). */
export function passwordLogin({
  country_code,
  mobile_number,
  password,
}: TypedPassword): InferInput<typeof PasswordLogin> {
  return {
    country_code,
    mobile_number: nationalNumber(country_code, mobile_number),
    password,
    username: builtPhone(country_code, mobile_number),
  };
}

export function guestLogin(typed: TypedGuest): InferInput<typeof GuestLogin> {
  const { name, email, country_code, mobile_number, terms } = typed;
  return {
    name: name.trim(),
    email: email.trim(),
    mobile: nationalNumber(country_code, mobile_number),
    country_code,
    tnc: terms === 'accepted' ? 1 : 0,
  };
}
