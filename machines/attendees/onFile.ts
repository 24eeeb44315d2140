/** What is known of the first attendee, and which of it is locked (R3.7.11–14, Q3.7.a). */
import { idProofTypes, type User } from '../../src/contract/customers/customers.ts';
import { diallingCodes } from '../phone/diallingCodes.ts';
import { plainDigits } from '../shared/digits.ts';
import type { LockedField } from './attendeeFields.ts';
import type { OnFile } from './attendeeQuestions.ts';
import { emptyAttendee, type TypedAttendee, type TypedPerson } from './typedAttendee.ts';

/** `+971501234567` split into country code and number, by the longest matching code; null when none matches. */
export function splitPhone(mobile: string): Pick<TypedPerson, 'country_code' | 'mobile_number'> | null {
  const digits = plainDigits(mobile).replace(/^(?:\+|00)/, '');
  const code = Object.keys(diallingCodes)
    .filter((candidate) => digits.startsWith(candidate))
    .toSorted((one, other) => other.length - one.length)[0];
  return code === undefined || digits === code
    ? null
    : { country_code: code, mobile_number: digits.slice(code.length) };
}

const isProof = (typeId: number): boolean => Object.values<number>(idProofTypes).includes(typeId);

/** Everything that login and profile know about the first attendee, by the locked question it answers. */
export function knownOf(user: User | null, onFile: OnFile | null): Partial<Record<LockedField, Partial<TypedPerson>>> {
  if (user === null) return {};
  const name = user.name?.trim() || [user.first_name, user.last_name].join(' ').trim();
  const email = user.email?.trim() || user.preferred_username?.trim();
  const phone = splitPhone(user.mobile ?? '');
  // The first document that proves identity; others do not count (R3.7.14).
  const proof = onFile?.documents.find(({ id_proof_type_id }) => isProof(id_proof_type_id));
  const dob = onFile?.dob ?? user.dob;
  const gender = onFile?.gender ?? user.gender;
  const nationality = onFile?.country_id ?? user.country_id;
  return {
    ...(name ? { name: { name } } : {}),
    ...(phone ? { mobile: phone } : {}),
    ...(email ? { email: { email } } : {}),
    ...(dob ? { dob: { dob } } : {}),
    ...(gender ? { gender: { gender } } : {}),
    ...(nationality ? { nationality: { nationality } } : {}),
    ...(proof ? { id: { id_proof_type_id: proof.id_proof_type_id, id_proof_number: proof.id_proof_number } } : {}),
  };
}

/** The first attendee with the profile's values; typed values stay where the profile has none. */
export function withKnown(attendee: TypedAttendee, user: User | null, onFile: OnFile | null): TypedAttendee {
  const religion = attendee.religion_id ?? onFile?.religion_id ?? null;
  return { ...attendee, ...Object.assign({}, ...Object.values(knownOf(user, onFile))), religion_id: religion };
}

/** The first attendee as typed: the profile's values belong to the customer, and go when they log out. */
export function withoutKnown(attendee: TypedAttendee, user: User | null, onFile: OnFile | null): TypedAttendee {
  const known: Partial<TypedPerson> = Object.assign({}, ...Object.values(knownOf(user, onFile)));
  const emptied = Object.fromEntries(Object.entries(emptyAttendee).filter(([field]) => field in known));
  const religion = attendee.religion_id === onFile?.religion_id ? null : attendee.religion_id;
  return { ...attendee, ...emptied, religion_id: religion };
}
