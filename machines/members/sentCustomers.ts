/** The visitors as they go into the cart (R3.7.1, R3.7.8). */
import type { Customer } from '../../src/contract/customers.ts';
import type { SiteConfig } from '../../src/contract/site.ts';
import { idProofTypeOf, sentIdNumber } from '../person/idProof.ts';
import { splitName } from '../person/name.ts';
import { nationalNumber } from '../phone/phoneRules.ts';
import { sentAnswers } from './additionalAnswers.ts';
import { askingOf, shownAdditional, type AskedField, type Questions } from './memberQuestions.ts';
import type { TypedMember } from './typedMember.ts';

export interface SentFrom {
  members: readonly TypedMember[];
  questions: Questions;
  site: SiteConfig['field_visibility'];
  religions: SiteConfig['religions'];
  saves: boolean;
}

/** Only what was asked for is told. */
export function sentCustomers({ members, questions, site, religions, saves }: SentFrom): Customer[] {
  const asked = <TValue>(field: AskedField, value: TValue): TValue | null =>
    askingOf(site, questions, field).is_visible ? value : null;
  return members.map((member, index) => {
    const religion = asked('religion', religions?.find(({ id }) => id === member.religion_id) ?? null);
    const number = asked('id', member.id_proof_number.trim()) || null;
    const typeId = number === null ? null : idProofTypeOf(questions.idProofTypes, member.id_proof_type_id);
    return {
      ...splitName(member.name),
      name: member.name.trim(),
      email: member.email.trim(),
      mobile_number: nationalNumber(member.country_code, member.mobile_number),
      country_code: member.country_code,
      dob: asked('dob', member.dob || null),
      gender: asked('gender', member.gender),
      nationality: asked('nationality', member.nationality),
      religion: religion?.name ?? null,
      religion_id: religion?.id ?? null,
      customer_tag: asked('tag', questions.tags.find(({ id }) => id === member.tag) ?? null),
      id_proof_type_id: typeId,
      id_proof_number: number === null ? null : sentIdNumber(typeId, number),
      booking_reason: null,
      documents: {},
      expiry_date: null,
      passport_issue_date: null,
      place_of_birth: null,
      additional_fields: sentAnswers(shownAdditional(questions), member.answers).map((answer) => ({
        ...answer,
        content: answer.content ?? null,
        ar_content: answer.ar_content ?? null,
      })),
      customer_id: member.customer_id,
      is_primary: index === 0,
      save_detail_for_future: saves,
    };
  });
}
