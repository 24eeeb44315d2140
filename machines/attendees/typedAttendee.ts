/** What is filled in for one visitor: plain data, which outlives a reload. */
import type { Gender } from '../../src/contract/customers.ts';
import type { InferOutput } from 'valibot';
import type { Id } from '../../src/contract/wire.ts';
import { defaultCountryCode } from '../phone/phoneRules.ts';
import type { TypedAnswer } from './additionalAnswers.ts';

export interface TypedPerson {
  name: string;
  /** Without plus (R3.7.2). */
  country_code: string;
  mobile_number: string;
  email: string;
  /** `YYYY-MM-DD`; text that is no day yet is kept as it stands. */
  dob: string | null;
  gender: InferOutput<typeof Gender> | null;
  /** The id of a country (R3.7.4). */
  nationality: Id | null;
  religion_id: Id | null;
  /** The id of a purpose of visit (R3.7.5). */
  tag: Id | null;
  /** null: the first of the list (R5.3.11). */
  id_proof_type_id: Id | null;
  id_proof_number: string;
}

export interface TypedAttendee extends TypedPerson {
  /** The saved family attendee that was chosen (R6.1.16). */
  customer_id: Id | null;
  /** By the id of the additional field. */
  answers: Readonly<Record<number, TypedAnswer>>;
}

/** Nothing is chosen beforehand (R3.7.3). */
export const emptyAttendee: TypedAttendee = {
  customer_id: null,
  name: '',
  country_code: defaultCountryCode,
  mobile_number: '',
  email: '',
  dob: null,
  gender: null,
  nationality: null,
  religion_id: null,
  tag: null,
  id_proof_type_id: null,
  id_proof_number: '',
  answers: {},
};

/** What survives going back, losing the slot and logging in; a reload as far as it may be written down. */
export interface AttendeesDraft {
  attendees: readonly TypedAttendee[];
  /** *Save details for later*. */
  saves: boolean;
  /** The terms are agreed to. */
  agreed: boolean;
  /** Something was typed that may not be written down, and is to be typed again (012). */
  isCut: boolean;
}

/** What of a visitor may lie in a browser: no day of birth, religion or document, and no answer to what operators ask. */
const written = (attendee: TypedAttendee): TypedAttendee => ({
  ...attendee,
  dob: null,
  religion_id: null,
  id_proof_number: '',
  answers: {},
});

const isCut = ({ dob, religion_id, id_proof_number, answers }: TypedAttendee): boolean =>
  Boolean(dob) || religion_id !== null || id_proof_number !== '' || Object.keys(answers).length > 0;

export const writtenAttendees = (draft: AttendeesDraft): AttendeesDraft => ({
  ...draft,
  attendees: draft.attendees.map(written),
  isCut: draft.isCut || draft.attendees.some(isCut),
});
