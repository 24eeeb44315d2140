/** What is said on the way to a new password; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasswordResetFaults } from '../../../../machines/passwordReset/passwordResetRules.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import * as person from '../../../widgets/personWords.ts';

type PasswordResetField = keyof PasswordResetFaults;
type PasswordResetFault = NonNullable<PasswordResetFaults[PasswordResetField]>;

export const labels = {
  ...person.personLabels,
  captcha: msg`I am not a robot`,
  password: msg`New password`,
  confirmation: msg`Confirm password`,
} satisfies Record<PasswordResetField, MessageDescriptor>;

const faults = {
  ...person.personFaults,
  captchaMissing: msg`Please confirm you are not a robot`,
} satisfies Record<PasswordResetFault, MessageDescriptor>;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: PasswordResetField, found: PasswordResetFaults): string | undefined {
  const fault = found[field];
  return fault && person.sayOf(i18n, faults[fault], labels[field]);
}

/** All of them, in the order of the form. */
export const refusalsOf = (i18n: I18n, found: PasswordResetFaults): string[] =>
  (Object.keys(found) as PasswordResetField[]).flatMap((field) => faultWords(i18n, field, found) ?? []);

/** The server's own words where it gave some (R8.1.6, Q8.1.b). */
export const problemWords = (i18n: I18n, problem: Problem): string =>
  problem.code === 'tokenMissing' ? i18n._(msg`Please ask for a new code.`) : person.problemWords(i18n, problem);
