/** What an account holder is known by as an attendee: the profile, and what was told with earlier bookings (R3.7.11–14, R7.3.3). */
import type { InferInput } from 'valibot';
import {
  idProofTypes,
  type Customer as AttendeeSchema,
  type CustomerDocument,
} from '../../../src/contract/customers/customers.ts';
import { json, type Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import { filePath } from '../files.ts';
import { genderOf } from '../customers.ts';
import { laterAnswers } from './family.ts';
import { textsIn, type Person } from './personFault.ts';

type Attendee = InferInput<typeof AttendeeSchema>;
type Document = InferInput<typeof CustomerDocument>;
type Told = Partial<Pick<Person, 'additional_fields' | 'passport_issue_date' | 'place_of_birth'>>;

const toldBy = ({ details }: Customer): Told => details as Told;
const documentsOf = ({ documents }: Customer): readonly Document[] => documents as Document[];
const isProof = ({ id_proof_type_id }: Document): boolean =>
  Object.values(idProofTypes).some((id) => id === id_proof_type_id);

/** The account holder in the form of an attendee. */
export function ownDetails(customer: Customer): Attendee {
  const proof = documentsOf(customer).find(isProof);
  return {
    ...toldBy(customer),
    first_name: customer.first_name,
    last_name: customer.last_name,
    name: customer.name ?? '',
    email: customer.email ?? customer.preferred_username,
    mobile_number: customer.mobile_number,
    country_code: customer.country_code,
    dob: customer.dob,
    gender: genderOf(customer.gender),
    nationality: customer.country_id,
    religion_id: customer.religion_id,
    id_proof_type_id: proof?.id_proof_type_id ?? null,
    id_proof_number: proof?.id_proof_number ?? null,
    expiry_date: proof?.expiry_date ?? null,
    documents: proof?.path ? { id_proof: proof.path } : {},
    customer_id: customer.id,
    is_primary: 1,
  };
}

/** Details of the account holder that are sent as they are on file (R3.7.12–13): the booking is no place to mend them. */
export function settledFields(customer: Customer, person: Person): ReadonlySet<string> {
  if (!person.is_primary) return new Set();
  const own = ownDetails(customer);
  const shared = [
    'name',
    'email',
    'mobile_number',
    'dob',
    'nationality',
    'id_proof_type_id',
    'id_proof_number',
  ] as const;
  return new Set(shared.filter((field) => person[field] !== null && person[field] === own[field]));
}

/** A document that the profile does not hold yet. */
function newDocument(customer: Customer, person: Person): Document | null {
  const { id_proof_type_id, id_proof_number, expiry_date, documents } = person;
  if (id_proof_type_id === null || !id_proof_number) return null;
  if (documentsOf(customer).some((one) => one.id_proof_type_id === id_proof_type_id)) return null;
  const path = textsIn(documents).find((text) => filePath.test(text)) ?? null;
  return { id_proof_type_id, id_proof_number, expiry_date, path };
}

/** Fills in what the profile does not say yet; what it says already is changed there alone (R3.7.13). */
export async function storeOwnDetails(trx: Queryable, customer: Customer, person: Person): Promise<void> {
  const document = newDocument(customer, person);
  const told = toldBy(customer);
  const details: Told = {
    additional_fields: laterAnswers(told.additional_fields ?? [], person.additional_fields),
    passport_issue_date: person.passport_issue_date ?? told.passport_issue_date ?? null,
    place_of_birth: person.place_of_birth ?? told.place_of_birth ?? null,
  };
  await trx
    .updateTable('customer')
    .set({
      dob: customer.dob ?? person.dob,
      gender: customer.gender ?? person.gender,
      country_id: customer.country_id ?? person.nationality,
      religion_id: customer.religion_id ?? person.religion_id,
      ...(document ? { documents: json([...documentsOf(customer), document]) } : {}),
      details: json(details),
    })
    .where('id', '=', customer.id)
    .execute();
}
