/** What is wrong with the details that somebody gave of a person; what is left out is nobody's fault here. */
import type { InferOutput } from 'valibot';
import { idProofTypes, type Customer } from '../../../src/contract/customers.ts';
import { isCountry } from '../../data/countries.ts';
import { customerTags } from '../../data/seed/content/people.ts';
import { said } from '../../http/accessWords.ts';
import { patterns } from '../../http/content/formAnswers.ts';
import type { Words } from '../../words.ts';
import { hasEmiratesForm, isEmiratesId } from '../emiratesId.ts';
import { isNationalNumber, nationalNumber } from '../phones.ts';
import { labelOf, strangeFile, wrong, type Label } from './visitorWords.ts';

export type Person = InferOutput<typeof Customer>;

/** What people may refer to. */
export interface Known {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly religions: readonly { readonly id: number }[];
  readonly isFile: (path: string) => boolean;
}

export interface PersonFault {
  /** Path inside the person. */
  readonly field: string;
  readonly said: Words;
}

const longestText = 200;
const longestIdProof = 15;

const isWritten = (text: string | null): text is string => text !== null && text.trim() !== '';
const isName = (text: string): boolean => {
  const name = text.trim();
  return name.length >= 2 && name.length <= longestText && /^[\p{Script=Latin}\p{Script=Arabic}\p{M}\s]+$/u.test(name);
};
const isMobile = ({ mobile_number, country_code }: Person): boolean =>
  !isWritten(mobile_number) || isNationalNumber(nationalNumber(mobile_number, country_code ?? '971'));
const has = (list: readonly { readonly id: number }[], id: number | null): boolean =>
  id === null || list.some((one) => one.id === id);

/** R5.3.8–10: what the number is judged by depends on the kind of document. */
function proofFault({ id_proof_type_id, id_proof_number }: Person): Words | null {
  if (!isWritten(id_proof_number)) return null;
  const number = id_proof_number.trim();
  if (id_proof_type_id === idProofTypes.emiratesId) {
    if (!hasEmiratesForm(number)) return said.idFormat;
    return isEmiratesId(number) ? null : said.idInvalid;
  }
  return /^[a-z\d]+$/i.test(number) && number.length <= longestIdProof ? null : wrong(labelOf('id_proof_number'));
}

/** Every text inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const looksStored = (text: string): boolean => text.startsWith('files/');

/** The first detail that cannot be right, with the words for it; null when all may be. */
export function personFault(person: Person, known: Known): PersonFault | null {
  const fault = (field: string, words: Words): PersonFault => ({ field, said: words });
  const notValid = (label: Label): PersonFault => fault(label, wrong(labelOf(label)));
  if (isWritten(person.name) && !isName(person.name)) return notValid('name');
  if (isWritten(person.email) && !patterns.email.test(person.email.trim())) return notValid('email');
  if (person.country_code !== null && !/^\d{1,4}$/.test(person.country_code)) return notValid('country_code');
  if (!isMobile(person)) return fault('mobile_number', said.mobileInvalid);
  if (person.dob !== null && person.dob > known.today) return fault('dob', said.futureBirth);
  if (person.nationality !== null && !isCountry(person.nationality)) return notValid('nationality');
  if (!has(known.religions, person.religion_id)) return notValid('religion_id');
  if (!has(customerTags, person.customer_tag?.id ?? null)) return notValid('customer_tag');
  const type = person.id_proof_type_id;
  if (type !== null && !Object.values(idProofTypes).some((id) => id === type)) return notValid('id_proof_type_id');
  if (type === null && isWritten(person.id_proof_number)) return notValid('id_proof_type_id');
  const proof = proofFault(person);
  if (proof) return fault('id_proof_number', proof);
  const foreign = textsIn(person.documents).some((text) => looksStored(text) && !known.isFile(text));
  return foreign ? fault('documents', strangeFile) : null;
}

/** Files that a person's details name. */
export const filesOf = (person: Person): string[] =>
  [...textsIn(person.documents), ...textsIn(person.additional_fields.map(({ value }) => value))].filter(looksStored);
