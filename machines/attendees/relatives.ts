/** Family attendees that are saved with the customer, for the visitors after the first (R3.7.7, R3.7.8, R6.1.16). */
import type { Customer } from '../../src/contract/customers.ts';
import type { Id } from '../../src/contract/wire.ts';
import { defaultCountryCode } from '../phone/phoneRules.ts';
import { answersOnFile } from './additionalAnswers.ts';
import { shownAdditional, type Questions, type Relative } from './attendeeQuestions.ts';
import { emptyAttendee, type TypedAttendee } from './typedAttendee.ts';

/** A relative as a visitor; only what a form can hold is taken over, so no picture and no state of their papers. */
export function visitorFrom(customerId: Id, customer: Customer, questions: Questions): TypedAttendee {
  return {
    ...emptyAttendee,
    customer_id: customerId,
    name: customer.name,
    country_code: customer.country_code ?? defaultCountryCode,
    mobile_number: customer.mobile_number ?? '',
    email: customer.email ?? '',
    dob: customer.dob,
    gender: customer.gender,
    nationality: customer.nationality,
    religion_id: customer.religion_id,
    tag: customer.customer_tag?.id ?? null,
    id_proof_type_id: customer.id_proof_type_id,
    id_proof_number: customer.id_proof_number ?? '',
    answers: answersOnFile(shownAdditional(questions), customer.additional_fields ?? []),
  };
}

/** Whom a visitor may be: nobody is two visitors at once. */
export const relativesFor = (
  { family }: Questions,
  attendees: readonly TypedAttendee[],
  index: number,
): readonly Relative[] =>
  family.filter(({ customer_id }) => attendees.every((other, at) => at === index || other.customer_id !== customer_id));
