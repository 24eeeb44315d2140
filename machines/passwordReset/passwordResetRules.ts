import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';
import { emailFault, type EmailFault } from '../person/email.ts';
import {
  passwordFault,
  resetConfirmationFault,
  type ConfirmationFault,
  type PasswordFault,
} from '../person/password.ts';
import { phoneFault, type PhoneFault, type TypedPhone } from '../phone/phoneRules.ts';
import { presentFaults } from '../shared/faults.ts';

export interface TypedPasswordReset extends TypedPhone {
  email: string;
  captcha: CaptchaState;
}

export interface TypedReset {
  password: string;
  confirmation: string;
}

export interface PasswordResetFaults {
  mobile?: PhoneFault;
  email?: EmailFault;
  captcha?: CaptchaFault;
  password?: PasswordFault;
  confirmation?: ConfirmationFault;
}

/** Mobile number, e-mail address and captcha are all required, as the first two identify the account (R5.1.3–9, R5.4.4). */
export const passwordResetFaults = ({
  country_code,
  mobile_number,
  email,
  captcha,
}: TypedPasswordReset): PasswordResetFaults =>
  presentFaults<PasswordResetFaults>({
    mobile: phoneFault(country_code, mobile_number),
    email: emailFault(email),
    captcha: captchaFault(captcha),
  });

/** @param restrict whether strength matters (R5.2.5); the confirmation always does */
export const resetFaults = ({ password, confirmation }: TypedReset, restrict: boolean): PasswordResetFaults =>
  presentFaults<PasswordResetFaults>({
    password: passwordFault(password, restrict),
    confirmation: resetConfirmationFault(password, confirmation),
  });
