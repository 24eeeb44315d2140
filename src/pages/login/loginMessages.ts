/** What is said about the ways in; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginFaults } from '../../../machines/login/loginRules.ts';
import type { Problem } from '../../../machines/shared/refusal.ts';

type LoginField = keyof LoginFaults;
type LoginFault = NonNullable<LoginFaults[LoginField]>;

export const labels = {
  name: msg`Name`,
  mobile: msg`Mobile number`,
  email: msg`Email`,
  password: msg`Password`,
  terms: msg`Terms and conditions`,
} satisfies Record<LoginField, MessageDescriptor>;

const required = msg({ message: '{field} is required' });

const faults = {
  nameMissing: required,
  nameInvalid: msg({ message: '{field} must be a valid name in Latin or Arabic' }),
  nameShort: msg({ message: '{field} must be at least 2 characters' }),
  mobileMissing: msg`Please enter valid mobile number`,
  mobileInvalid: msg`Mobile number is not valid`,
  emailMissing: required,
  emailInvalid: msg`Please input correct email address`,
  passwordMissing: required,
  termsOpen: msg`Please accept the terms and conditions`,
} satisfies Record<LoginFault, MessageDescriptor>;

const lost = msg`We lost the connection. Please try again.`;
const unexpected = msg`Something went wrong, please try again`;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: LoginField, found: LoginFaults): string | undefined {
  const fault = found[field];
  return fault && i18n._({ ...faults[fault], values: { field: i18n._(labels[field]) } });
}

/** The server's own words where it gave some (R8.1.6, Q8.1.b). */
export const problemWords = (i18n: I18n, { code, message }: Problem): string =>
  message ?? i18n._(code === 'lost' ? lost : unexpected);
