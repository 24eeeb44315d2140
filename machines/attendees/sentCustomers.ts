/** The attendees as they go into the cart (R3.7.1, R3.7.8). */
import * as v from 'valibot';
import { Customer } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { idProofTypeOf, sentIdNumber } from '../person/idProof.ts';
import { splitName } from '../person/name.ts';
import { nationalNumber } from '../phone/phoneRules.ts';
import { sentAnswers } from './additionalAnswers.ts';
import { attendeeFields, attendeeQuestions, eachField, type AttendeeField } from './attendeeFields.ts';
import { askingOf, shownAdditional, type AskedField, type Questions } from './attendeeQuestions.ts';
import type { TypedAttendee } from './typedAttendee.ts';

/** What was asked, and the options there were. */
interface AskedBy {
  questions: Questions;
  site: SiteConfig['field_visibility'] | null;
  religions: SiteConfig['religions'];
}

export interface SentFrom extends AskedBy {
  site: SiteConfig['field_visibility'];
  attendees: readonly TypedAttendee[];
  saves: boolean;
}

type Sender = (attendee: TypedAttendee, from: AskedBy) => Partial<Customer>;

/** The proof of identity is one answer in two fields; without a number neither is sent. */
function idProof({ id_proof_type_id, id_proof_number }: TypedAttendee, { questions }: AskedBy): Partial<Customer> {
  const number = id_proof_number.trim();
  if (number === '') return { id_proof_type_id: null, id_proof_number: null };
  const typeId = idProofTypeOf(questions.idProofTypes, id_proof_type_id);
  return { id_proof_type_id: typeId, id_proof_number: sentIdNumber(typeId, number) };
}

/** Fields that are sent in another form than they were typed. */
const senders: Partial<Record<AttendeeField, Sender>> = {
  name: ({ name }) => ({ ...splitName(name), name: name.trim() }),
  mobile_number: ({ country_code, mobile_number }) => ({ mobile_number: nationalNumber(country_code, mobile_number) }),
  religion_id({ religion_id }, { religions }) {
    const religion = religions?.find(({ id }) => id === religion_id);
    return { religion: religion?.name ?? null, religion_id: religion?.id ?? null };
  },
  tag: ({ tag }, { questions }) => ({ customer_tag: questions.tags.find(({ id }) => id === tag) ?? null }),
  id_proof_type_id: idProof,
  id_proof_number: idProof,
  answers: ({ answers }, { questions }) => ({
    additional_fields: sentAnswers(shownAdditional(questions), answers).map((answer) => ({
      ...answer,
      content: answer.content ?? null,
      ar_content: answer.ar_content ?? null,
    })),
  }),
};

/** As typed, trimmed; blank text is null. */
const plain = (value: TypedAttendee[AttendeeField]): unknown =>
  typeof value === 'string' ? value.trim() || null : value;

/** Only what was asked for is sent. */
const isAsked = ({ question }: (typeof attendeeFields)[AttendeeField], { site, questions }: AskedBy): boolean =>
  question === null ||
  question === 'additional' ||
  attendeeQuestions[question].isAlwaysAsked ||
  askingOf(site, questions, question as AskedField).is_visible;

/** The fields of one attendee that were asked for. */
export function sentFields(attendee: TypedAttendee, from: AskedBy): Partial<Customer> {
  const sent = eachField((marks, field) => {
    if (!isAsked(marks, from)) return {};
    return senders[field]?.(attendee, from) ?? { [marks.sentAs[0]]: plain(attendee[field]) };
  });
  return Object.assign({}, ...Object.values(sent));
}

/** Fields that were not asked for or not answered are sent with the contract's defaults. */
export const sentCustomers = (from: SentFrom): Customer[] =>
  from.attendees.map((attendee, index) => ({
    ...v.getDefaults(Customer),
    name: attendee.name,
    additional_fields: [],
    ...sentFields(attendee, from),
    is_primary: index === 0,
    save_detail_for_future: from.saves,
  }));
