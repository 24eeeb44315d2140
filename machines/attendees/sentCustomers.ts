/** The visitors as they go into the cart (R3.7.1, R3.7.8). */
import type { Customer } from '../../src/contract/customers.ts';
import type { SiteConfig } from '../../src/contract/site.ts';
import { idProofTypeOf, sentIdNumber } from '../person/idProof.ts';
import { splitName } from '../person/name.ts';
import { nationalNumber } from '../phone/phoneRules.ts';
import { sentAnswers } from './additionalAnswers.ts';
import { askingOf, shownAdditional, type AskedField, type Questions } from './attendeeQuestions.ts';
import type { TypedAttendee } from './typedAttendee.ts';

export interface SentFrom {
  attendees: readonly TypedAttendee[];
  questions: Questions;
  site: SiteConfig['field_visibility'];
  religions: SiteConfig['religions'];
  saves: boolean;
}

/** Only what was asked for is told. */
export function sentCustomers({ attendees, questions, site, religions, saves }: SentFrom): Customer[] {
  const asked = <TValue>(field: AskedField, value: TValue): TValue | null =>
    askingOf(site, questions, field).is_visible ? value : null;
  return attendees.map((attendee, index) => {
    const religion = asked('religion', religions?.find(({ id }) => id === attendee.religion_id) ?? null);
    const number = asked('id', attendee.id_proof_number.trim()) || null;
    const typeId = number === null ? null : idProofTypeOf(questions.idProofTypes, attendee.id_proof_type_id);
    return {
      ...splitName(attendee.name),
      name: attendee.name.trim(),
      email: attendee.email.trim(),
      mobile_number: nationalNumber(attendee.country_code, attendee.mobile_number),
      country_code: attendee.country_code,
      dob: asked('dob', attendee.dob || null),
      gender: asked('gender', attendee.gender),
      nationality: asked('nationality', attendee.nationality),
      religion: religion?.name ?? null,
      religion_id: religion?.id ?? null,
      customer_tag: asked('tag', questions.tags.find(({ id }) => id === attendee.tag) ?? null),
      id_proof_type_id: typeId,
      id_proof_number: number === null ? null : sentIdNumber(typeId, number),
      booking_reason: null,
      documents: {},
      expiry_date: null,
      passport_issue_date: null,
      place_of_birth: null,
      additional_fields: sentAnswers(shownAdditional(questions), attendee.answers).map((answer) => ({
        ...answer,
        content: answer.content ?? null,
        ar_content: answer.ar_content ?? null,
      })),
      customer_id: attendee.customer_id,
      is_primary: index === 0,
      save_detail_for_future: saves,
    };
  });
}
