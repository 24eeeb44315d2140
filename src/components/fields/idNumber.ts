/** How the numbers of ID proofs are typed and shown; whether they are right is judged elsewhere. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { idProofTypes } from '../../contract/customers/customers.ts';
import { emiratesIdLength } from '../../../machines/person/emiratesId.ts';
import { plainDigits } from '../../../machines/shared/digits.ts';

const otherNumber = msg`ID number`;
const numbers: Readonly<Record<number, MessageDescriptor>> = {
  [idProofTypes.emiratesId]: msg`Emirates ID number`,
  [idProofTypes.passport]: msg`Passport number`,
};

/** What the number of such a document is called, in its field and wherever that is named. */
export const idNumberLabel = (typeId: number | null): MessageDescriptor => numbers[typeId ?? 0] ?? otherNumber;

/** No identity number is longer; dashes are not counted (R5.3.9, Q5.3.a). */
const longest = 15;

/** Where the dashes of an Emirates ID stand: 784-1990-1234567-6. */
const groups = /^(\d{3})(\d{1,4})?(\d{1,7})?(\d)?/;

/** `784199012345676` → `784-1990-1234567-6`, as far as it is typed. */
export const dashed = (digits: string): string => {
  const [whole, ...found] = groups.exec(digits) ?? [];
  return whole === undefined ? digits : found.filter((group) => group !== undefined).join('-');
};

/** The digits of an Emirates ID; its dashes are shown and not counted (R5.3.7, Q5.3.a). */
export const emiratesIdDigits = (typed: string): string =>
  plainDigits(typed).replace(/\D/g, '').slice(0, emiratesIdLength);

/** R5.3.8: letters and digits; other characters are not taken. */
export const documentNumber = (typed: string): string =>
  plainDigits(typed)
    .replace(/[^a-z\d]/gi, '')
    .slice(0, longest);

/** As much of a number on file as its owner needs to know it again. */
export function masked(number: string): string {
  const dots = (text: string): string => '•'.repeat(text.length);
  const digits = emiratesIdDigits(number);
  if (digits.length === emiratesIdLength && digits === number.replaceAll('-', ''))
    return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${dots(digits.slice(7, 14))}-${digits.slice(14)}`;
  return dots(number.slice(0, -3)) + number.slice(-3);
}
