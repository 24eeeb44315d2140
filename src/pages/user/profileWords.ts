/** What is said about the profile; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactFault, ContactKind } from '../../../machines/contactChange/contactChangeRules.ts';
import type { ProfileFaults, RefusedField } from '../../../machines/profile/profileRules.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { unsentFileWords } from '../../widgets/answerWords.ts';
import * as person from '../../widgets/personWords.ts';

export const labels = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  dob: msg`Date of birth`,
  city: msg`City`,
  sector: msg`Sector`,
  delivery_address: msg`Delivery address`,
  id_proof_number: msg`ID number`,
  expiry_date: msg`Valid until`,
  id_card: msg`Your ID card`,
  document_file: msg`File of the document`,
  profile_image: msg`Your picture`,
} satisfies Record<RefusedField, MessageDescriptor>;

type Fault = NonNullable<ProfileFaults[keyof ProfileFaults]>;

const faults = {
  ...person.personFaults,
  documentExpired: msg`This document is no longer valid`,
} satisfies Record<Fault, MessageDescriptor>;

/** Of a request that the server would not read: its limit is not known here. */
const requestLarge = msg`This file is too large: please choose a smaller one`;

/** Why it was not taken, by the server or before; files are refused in the words of the specification (R5.4.9). */
export function refusalWords(i18n: I18n, problem: Problem, at: RefusedField | null): string {
  if (problem.code === 'requestLarge') return i18n._(requestLarge);
  if (problem.message !== null) return problem.message;
  if (problem.code === 'fileType' && at === 'profile_image') return i18n._(person.personFaults.pictureInvalid);
  return unsentFileWords(i18n, problem) ?? person.problemWords(i18n, problem);
}

/** What stands at a field: our own judgement, or the server's. */
export function wordsAt(
  i18n: I18n,
  field: RefusedField,
  found: ProfileFaults,
  refusal: { field: RefusedField | null; problem: Problem | null },
): string | undefined {
  const fault = (found as Partial<Record<RefusedField, Fault>>)[field];
  if (fault) return person.sayOf(i18n, faults[fault], labels[field]);
  return refusal.field === field && refusal.problem ? refusalWords(i18n, refusal.problem, field) : undefined;
}

/** All of them, in the order of the form. */
export const refusalsOf = (i18n: I18n, found: ProfileFaults): string[] =>
  (Object.keys(found) as (keyof ProfileFaults)[]).map((field) =>
    person.sayOf(i18n, faults[found[field]!], labels[field]),
  );

const contactFaults = {
  ...person.personFaults,
  contactSame: msg`We have this one already`,
} satisfies Record<ContactFault, MessageDescriptor>;

export const contactFaultWords = (i18n: I18n, kind: ContactKind, fault: ContactFault): string =>
  person.sayOf(i18n, contactFaults[fault], person.personLabels[kind]);
