/** What is said about the ways in; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginFaults } from '../../../machines/login/loginRules.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import * as person from '../../widgets/personWords.ts';

type LoginField = keyof LoginFaults;
type LoginFault = NonNullable<LoginFaults[LoginField]>;

export const labels = {
  ...person.personLabels,
  captcha: msg`I am not a robot`,
  terms: msg`Terms and conditions`,
} satisfies Record<LoginField, MessageDescriptor>;

const faults = {
  ...person.personFaults,
  emailInvalid: msg`Please input correct email address`,
  loginEmailInvalid: msg`Invalid Email`,
  captchaMissing: msg`Please verify you are human`,
  termsOpen: msg`Please accept the terms and conditions`,
} satisfies Record<LoginFault, MessageDescriptor>;

/** What the portal itself refuses. */
const problems = {
  tokenMissing: msg`This link has been used already. Please log in again.`,
  // The provider knows too little of somebody to log them in here (R8.4.3, R8.4.4, Q8.4.c).
  usernameMissing: msg`Username not found in login details`,
  mobileMissing: msg`Mobile number not found in login details`,
  unsafeProvider: msg`UAE PASS cannot be reached safely right now. Please log in another way.`,
} satisfies Record<string, MessageDescriptor>;

/**
 * The code that identity providers write into the address by their standard (OAuth 2.0); anything else is a sentence
 * already.
 */
export const arrivalWords = (i18n: I18n, error: string): string =>
  error === 'access_denied' ? i18n._(msg`You did not log in with UAE PASS.`) : error;

const isKnown = (code: string): code is keyof typeof problems => code in problems;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: LoginField, found: LoginFaults): string | undefined {
  const fault = found[field];
  return fault && person.sayOf(i18n, faults[fault], labels[field]);
}

/** All of them, in the order of the form. */
export const refusalsOf = (i18n: I18n, found: LoginFaults): string[] =>
  (Object.keys(found) as LoginField[]).flatMap((field) => faultWords(i18n, field, found) ?? []);

/** The server's own words where it gave some (R8.1.6, Q8.1.b). */
export function problemWords(i18n: I18n, problem: Problem): string {
  const { code, message } = problem;
  return message === null && isKnown(code) ? i18n._(problems[code]) : person.problemWords(i18n, problem);
}
