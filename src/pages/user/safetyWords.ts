/** Words of the part about safety: what is refused there, and what browsers call themselves. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProofFault } from '../../../machines/erasure/erasureRules.ts';
import type { PasswordChangeFaults } from '../../../machines/passwordChange/passwordChangeRules.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import type { OwnSession } from '../../contract/additions/sessions.ts';
import * as person from '../../widgets/personWords.ts';

type Field = keyof PasswordChangeFaults;

export const labels = {
  oldPassword: msg`Old password`,
  password: msg`New password`,
  confirmation: msg`Confirm password`,
} satisfies Record<Field, MessageDescriptor>;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: Field, faults: PasswordChangeFaults): string | undefined {
  const fault = faults[field];
  return fault && person.sayOf(i18n, person.personFaults[fault], labels[field]);
}

export const refusalsOf = (i18n: I18n, faults: PasswordChangeFaults): string[] =>
  (Object.keys(labels) as Field[]).flatMap((field) => faultWords(i18n, field, faults) ?? []);

/** What only the portal knows of a password that is changed; all else as anywhere. */
export const problemWords = (i18n: I18n, problem: Problem): string =>
  problem.code === 'perhapsChanged'
    ? i18n._(
        msg`The old password is not right: your password may already be the new one, as the answer to an earlier attempt was lost. Log in with the new one, or ask for a code with “Forgot password”.`,
      )
    : person.problemWords(i18n, problem);

const proofFaults = {
  passwordMissing: person.personFaults.passwordMissing,
  passwordLong: person.personFaults.passwordLong,
  codeMissing: msg`Please enter otp`,
  codeInvalid: msg`Please enter a valid OTP`,
} satisfies Record<ProofFault, MessageDescriptor>;

export const proofWords = (i18n: I18n, fault: ProofFault | null): string | undefined =>
  fault === null ? undefined : person.sayOf(i18n, proofFaults[fault], person.personLabels.password);

const browsers = {
  chrome: msg`Chrome`,
  edge: msg`Edge`,
  firefox: msg`Firefox`,
  opera: msg`Opera`,
  safari: msg`Safari`,
  samsung: msg`Samsung Internet`,
} satisfies Record<NonNullable<OwnSession['browser']>, MessageDescriptor>;

const systems = {
  android: msg`Android`,
  chromeos: msg`ChromeOS`,
  ios: msg`iPhone`,
  ipados: msg`iPad`,
  linux: msg`Linux`,
  macos: msg`Mac`,
  windows: msg`Windows`,
} satisfies Record<NonNullable<OwnSession['system']>, MessageDescriptor>;

/** *Chrome on Android*, as far as it is known. */
export function deviceWords(i18n: I18n, { browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const [by, on] = [browser && i18n._(browsers[browser]), system && i18n._(systems[system])];
  if (by && on) return i18n._({ ...msg({ message: '{by} on {on}' }), values: { by, on } });
  return by ?? on ?? i18n._(msg`A device that we do not know`);
}
