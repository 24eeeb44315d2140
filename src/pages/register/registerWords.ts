/** What is said about new accounts; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartnerFaults } from '../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import type { RegistrationFaults } from '../../../machines/registration/registrationRules.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { fileSizeFaults } from '../../widgets/picture/fileWords.ts';
import * as person from '../../widgets/personWords.ts';

type Faults = RegistrationFaults & PartnerFaults;
type Field = keyof Faults;
type Fault = NonNullable<Faults[Field]>;

export const labels = {
  ...person.personLabels,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  confirmation: msg`Confirm password`,
  dob: msg`Date of birth`,
  id_proof_number: msg`ID number`,
  profile_image: msg`Your picture`,
  terms: msg`Terms and conditions`,
  captcha: msg`I am not a robot`,
  contact_person: msg`Contact person`,
  entity_type: msg`Type of organisation`,
  entity_name: msg`Name of the organisation`,
  image: msg`Logo or picture`,
} satisfies Record<Field, MessageDescriptor>;

const { nameMissing: required, nameShort: tooShort } = person.personFaults;

const faults = {
  ...person.personFaults,
  ...fileSizeFaults,
  termsOpen: msg`Please accept the terms and conditions`,
  captchaMissing: msg`Please verify you are human`,
  entityTypeMissing: required,
  entityNameMissing: required,
  entityNameShort: tooShort,
} satisfies Record<Fault, MessageDescriptor>;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: Field, found: Partial<Record<Field, Fault>>): string | undefined {
  const fault = found[field];
  return fault && person.sayOf(i18n, faults[fault], labels[field]);
}

/** All of them, in the order of the form. */
export const refusalsOf = (i18n: I18n, found: Partial<Record<Field, Fault>>): string[] =>
  (Object.keys(found) as Field[]).flatMap((field) => faultWords(i18n, field, found) ?? []);

/** Whether the refusal stands at the mobile number: somebody has it already. */
export const isAboutMobile = (problem: Problem | null): problem is Problem => problem?.code === 'accountExists';

/** The server's own words where it gave some (R8.1.6, Q8.1.b). */
export const problemWords = (i18n: I18n, problem: Problem): string =>
  isAboutMobile(problem) && problem.message === null
    ? i18n._(msg`There is an account with this mobile number already.`)
    : person.problemWords(i18n, problem);
