/** An attendee as it is kept with the booking: what people type around numbers and names goes. */
import { idProofTypes } from '../../../src/contract/customers/customers.ts';
import { plainEmiratesId } from '../access/emiratesId.ts';
import { nationalNumber } from '../access/phones.ts';
import type { Person } from './personFault.ts';

export function storedAttendee(person: Person): Person {
  const { id_proof_type_id: type, id_proof_number: number, mobile_number, country_code } = person;
  return {
    ...person,
    name: person.name.trim(),
    email: person.email?.trim() ?? null,
    mobile_number: mobile_number && nationalNumber(mobile_number, country_code ?? '971'),
    id_proof_number: number && (type === idProofTypes.emiratesId ? plainEmiratesId(number.trim()) : number.trim()),
  };
}
