/** What is wrong with the details that somebody gave of a person; what is left out is nobody's fault here. */
import type { InferOutput } from 'valibot';
import { idProofTypes, type Customer } from '../../../src/contract/customers/customers.ts';
import { isEmailAddress } from '../../../src/contract/wire/emailAddress.ts';
import { isCountry } from '../../data/countries.ts';
import { customerTags } from '../../data/seed/content/people.ts';
import { said } from '../../answers/accessWords.ts';
import { isStored } from '../files.ts';
import type { Words } from '../../words.ts';
import { hasEmiratesForm, isEmiratesId } from '../access/emiratesId.ts';
import { isNationalNumber, nationalNumber } from '../access/phones.ts';
import { labelOf, strangeFile, wrong, type Label } from './attendeeWords.ts';

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

const noFields: ReadonlySet<string> = new Set();

/**
 * The first detail that cannot be right, with the words for it; null when all may be.
 * @param settled fields that stand as they are on file: nobody can change them here
 */
export function personFault(person: Person, known: Known, settled = noFields): PersonFault | null {
  const { name, email, country_code, dob, nationality, id_proof_type_id: type } = person;
  const { passport_issue_date, place_of_birth } = person;
  const notValid = (label: Label, isWrong: boolean): [string, Words | null] => [
    label,
    isWrong ? wrong(labelOf(label)) : null,
  ];
  const hasForeignFiles = textsIn(person.documents).some((text) => isStored(text) && !known.isFile(text));
  const isProofType =
    type === null ? !isWritten(person.id_proof_number) : Object.values<number>(idProofTypes).includes(type);
  const faults: [field: string, words: Words | null][] = [
    notValid('name', isWritten(name) && !isName(name)),
    notValid('email', isWritten(email) && !isEmailAddress(email.trim())),
    notValid('country_code', country_code !== null && !/^\d{1,4}$/.test(country_code)),
    ['mobile_number', isMobile(person) ? null : said.mobileInvalid],
    ['dob', dob !== null && dob > known.today ? said.futureBirth : null],
    notValid('nationality', nationality !== null && !isCountry(nationality)),
    notValid('religion_id', !has(known.religions, person.religion_id)),
    notValid('customer_tag', !has(customerTags, person.customer_tag?.id ?? null)),
    notValid('id_proof_type_id', !isProofType),
    ['id_proof_number', proofFault(person)],
    notValid('passport_issue_date', passport_issue_date !== null && passport_issue_date > known.today),
    notValid('place_of_birth', (place_of_birth?.length ?? 0) > longestText),
    ['documents', hasForeignFiles ? strangeFile : null],
  ];
  for (const [field, words] of faults) if (words && !settled.has(field)) return { field, said: words };
  return null;
}

/** Files that a person's details name. */
export const filesOf = (person: Person): string[] =>
  [...textsIn(person.documents), ...textsIn(person.additional_fields.map(({ value }) => value))].filter(isStored);
