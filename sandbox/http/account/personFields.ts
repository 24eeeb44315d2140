/** Reads what people write about themselves; throws Refused 422 that names the field and says what is wrong with it. */
import { idProofTypes } from '../../../src/contract/customers/customers.ts';
import type { Clock } from '../../data/clock.ts';
import { genderOf, genders } from '../../domain/customers.ts';
import { hasEmiratesForm, isEmiratesId, plainEmiratesId } from '../../domain/access/emiratesId.ts';
import { passwordFault } from '../../data/passwords.ts';
import { isNationalNumber, nationalNumber } from '../../domain/access/phones.ts';
import { notLetters, notValid, required, said, tooLong, tooShort, type Label } from '../../answers/accessWords.ts';
import { checkFile, type Upload } from '../../domain/files.ts';
import { invalid } from '../../answers/refused.ts';

const fewestLetters = 2;
const longestName = 100;
const longestPassword = 200;
const longestIdProof = 15;

/** A text of at least two characters. */
export function textOf(field: Label, typed: string): string {
  const text = typed.trim();
  if (text === '') throw invalid(field, required(field));
  if (text.length < fewestLetters) throw invalid(field, tooShort(field));
  if (text.length > longestName) throw invalid(field, tooLong(field));
  return text;
}

/** Latin or Arabic letters and blanks, at least two letters (R5.2.6–7). */
export function nameOf(field: Label, typed: string): string {
  const name = typed.trim();
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (name === '') throw invalid(field, required(field));
  if (letters === 0 || !/^[\p{Script=Latin}\p{Script=Arabic}\p{M}\s]+$/u.test(name)) {
    throw invalid(field, notLetters(field));
  }
  if (letters < fewestLetters) throw invalid(field, tooShort(field));
  if (name.length > longestName) throw invalid(field, tooLong(field));
  return name;
}

/** The number without its country code (R5.1.8–11). */
export function mobileOf(typed: string, countryCode: string): string {
  const national = nationalNumber(typed, countryCode);
  if (national === '') throw invalid('mobile', said.mobileMissing);
  if (!isNationalNumber(national)) throw invalid('mobile', said.mobileInvalid);
  return national;
}

/** Strong enough where the operator wants that (R5.2.1–2, R5.2.5). */
export function checkPassword(password: string, isRestricted = true): void {
  if (password === '') throw invalid('password', required('password'));
  if (password.length > longestPassword) throw invalid('password', tooLong('password'));
  const fault = isRestricted ? passwordFault(password) : null;
  if (fault === 'short') throw invalid('password', said.passwordShort, 'weakPassword');
  if (fault === 'weak') throw invalid('password', said.passwordWeak, 'weakPassword');
}

/** Whether a calendar has that day. */
export function isDay(typed: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const day = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}

export function birthOf(typed: string | undefined, clock: Clock): string | null {
  if (!typed) return null;
  // A date that no calendar has is refused before anybody gets here.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) throw invalid('dob', notValid('dob'));
  if (typed > clock.today().toString()) throw invalid('dob', said.futureBirth);
  return typed;
}

export function chosenGender(typed: string | undefined): (typeof genders)[number] | null {
  if (!typed) return null;
  const gender = genderOf(typed);
  if (gender === null) throw invalid('gender', notValid('gender'));
  return gender;
}

/** An id that must be one of those, or any when they are not given. */
export function idOf(field: Label, typed: string | undefined, known?: readonly { id: number }[]): number | null {
  if (!typed) return null;
  const isKnown = /^[1-9]\d{0,8}$/.test(typed) && (known?.some(({ id }) => id === Number(typed)) ?? true);
  if (!isKnown) throw invalid(field, notValid(field));
  return Number(typed);
}

const proofTypes = Object.values(idProofTypes).map((id) => ({ id }));

/** The documents of a new customer: none, or one of which type and number are both there (R5.3). */
export function idProofOf(type: string | undefined, number: string | undefined) {
  const id = idOf('id_proof_type_id', type, proofTypes);
  const written = number?.trim() ?? '';
  if (id === null && written === '') return [];
  if (id === null) throw invalid('id_proof_type_id', required('id_proof_type_id'));
  const isEmirates = id === idProofTypes.emiratesId;
  if (written === '') {
    throw invalid('id_proof_number', isEmirates ? said.idMissing : required('id_proof_number'));
  }
  if (isEmirates && !hasEmiratesForm(written)) throw invalid('id_proof_number', said.idFormat);
  if (isEmirates && !isEmiratesId(written)) throw invalid('id_proof_number', said.idInvalid);
  const plain = isEmirates ? plainEmiratesId(written) : written;
  if (!/^[a-z\d]+$/i.test(plain) || plain.length > longestIdProof) {
    throw invalid('id_proof_number', notValid('id_proof_number'));
  }
  return [{ id_proof_type_id: id, id_proof_number: plain, expiry_date: null, path: null }];
}

/** Pictures of people and of their companies. */
export const pictureIn = (field: 'profile_image' | 'image'): Upload => ({ field, types: ['jpeg', 'png'] });

/** The picture, checked; null when none was chosen. Browsers send an empty file for that. */
export async function pictureOf(field: 'profile_image' | 'image', file: Blob | undefined): Promise<Blob | null> {
  if (!file || file.size === 0) return null;
  await checkFile(file, pictureIn(field));
  return file;
}
