/** What is said while an address is confirmed; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasswordResetFaults } from '../../../machines/passwordReset/passwordResetRules.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import * as person from '../../widgets/personWords.ts';

type Field = keyof Pick<PasswordResetFaults, 'mobile' | 'email' | 'captcha'>;

export const labels = {
  mobile: person.personLabels.mobile,
  email: person.personLabels.email,
  captcha: msg`I am not a robot`,
} satisfies Record<Field, MessageDescriptor>;

const faults = {
  ...person.personFaults,
  captchaMissing: msg`Please verify you are human`,
} satisfies Record<NonNullable<PasswordResetFaults[Field]>, MessageDescriptor>;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: Field, found: PasswordResetFaults): string | undefined {
  const fault = found[field];
  return fault && person.sayOf(i18n, faults[fault], labels[field]);
}

/** All of them, in the order of the form. */
export const refusalsOf = (i18n: I18n, found: PasswordResetFaults): string[] =>
  (Object.keys(found) as Field[]).flatMap((field) => faultWords(i18n, field, found) ?? []);

/** The server's own words where it gave some. */
export const problemWords = (i18n: I18n, problem: Problem): string =>
  problem.code === 'tokenMissing' ? i18n._(msg`This link is not complete.`) : person.problemWords(i18n, problem);
