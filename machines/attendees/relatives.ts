/** Relatives saved with the customer, for the attendees after the first (R3.7.7, R3.7.8, R6.1.16). */
import * as v from 'valibot';
import type { Customer } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { answersOnFile } from './additionalAnswers.ts';
import { eachField } from './attendeeFields.ts';
import { shownAdditional, type Questions, type Relative } from './attendeeQuestions.ts';
import type { TypedAttendee } from './typedAttendee.ts';

/** The part of a customer's record that the form has fields for. */
export const typedFrom = (customer: Customer): TypedAttendee => ({
  // SAFETY: each value is what its field holds, as its schema says.
  ...(eachField(({ schema, sentAs, empty }) => {
    const saved = customer[sentAs[0]];
    return v.is(schema, saved) ? saved : empty;
  }) as TypedAttendee),
  customer_id: customer.customer_id ?? null,
  tag: customer.customer_tag?.id ?? null,
});

/** A relative as an attendee; only what the form has fields for, so no picture and no document status. */
export function attendeeFrom(customerId: Id, customer: Customer, questions: Questions): TypedAttendee {
  return {
    ...typedFrom(customer),
    customer_id: customerId,
    answers: answersOnFile(shownAdditional(questions), customer.additional_fields),
  };
}

/** The relatives that an attendee can be: nobody is two attendees at once. */
export const relativesFor = (
  { family }: Questions,
  attendees: readonly TypedAttendee[],
  index: number,
): readonly Relative[] =>
  family.filter(({ customer_id }) => attendees.every((other, at) => at === index || other.customer_id !== customer_id));
