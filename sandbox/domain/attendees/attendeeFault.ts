/** Whether an attendee's details are those that the service asks for (R5.6.1–5, R3.8). */
import { idProofTypes } from '../../../src/contract/customers/customers.ts';
import { said } from '../../answers/accessWords.ts';
import { formFault } from '../content/formAnswers.ts';
import { isRequired, type Asked } from './asked.ts';
import { personFault, type Known, type Person, type PersonFault } from './personFault.ts';
import { labelOf, missing, type Label } from './attendeeWords.ts';

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** Which detail each setting is about. */
const details = {
  dob: 'dob',
  gender: 'gender',
  nationality: 'nationality',
  religion: 'religion_id',
  tag: 'customer_tag',
} as const satisfies Partial<Record<keyof Asked['details'], Label>>;

function missingFault(person: Person, asked: Asked): PersonFault | null {
  const absent = (field: Label): PersonFault => ({ field, said: missing(labelOf(field)) });
  if (isBlank(person.name)) return absent('name');
  if (isBlank(person.mobile_number)) return { field: 'mobile_number', said: said.mobileMissing };
  if (isBlank(person.email)) return absent('email');
  for (const [setting, field] of Object.entries(details) as [keyof typeof details, Label & keyof Person][]) {
    if (isRequired(asked, setting) && isBlank(person[field])) return absent(field);
  }
  if (!isRequired(asked, 'id') || !isBlank(person.id_proof_number)) return null;
  if (isBlank(person.id_proof_type_id)) return absent('id_proof_type_id');
  return person.id_proof_type_id === idProofTypes.emiratesId
    ? { field: 'id_proof_number', said: said.idMissing }
    : absent('id_proof_number');
}

/** The first detail that is missing or cannot be right; null when all is well. */
export function attendeeFault(
  person: Person,
  asked: Asked,
  known: Known,
  settled: ReadonlySet<string>,
): PersonFault | null {
  const fault = missingFault(person, asked) ?? personFault(person, known, settled);
  if (fault) return fault;
  const answer = formFault(asked.fields, person.additional_fields, known.isFile);
  return answer && { field: `additional_fields.${answer.field}`, said: answer.said };
}
