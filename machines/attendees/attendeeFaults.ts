/** What is wrong with an attendee's details (R5.1, R5.2, R5.3, R5.6.1–6). */
import type { FieldVisibilities } from '../../src/contract/forms/askedDetails.ts';
import { birthDateFault } from '../person/birthDate.ts';
import { emailFault } from '../person/email.ts';
import { idProofFault, idProofTypeOf } from '../person/idProof.ts';
import { nameFault } from '../person/name.ts';
import { phoneFault } from '../phone/phoneRules.ts';
import { answerFault, type AnswerFault } from './additionalAnswers.ts';
import { askingOf, shownAdditional, type AskedField, type Questions } from './attendeeQuestions.ts';
import { attendeeQuestions, fieldOf, type AttendeeQuestion, type LockedField } from './attendeeFields.ts';
import { isFilled, type TypedAttendee } from './typedAttendee.ts';

/** An attendee to check; locked fields are never faulty, since the customer cannot change them. */
export interface Judged {
  attendee: TypedAttendee;
  locked: ReadonlySet<LockedField>;
  questions: Questions;
  site: FieldVisibilities | null;
  /** The venue's current date, `YYYY-MM-DD`. */
  today: string;
  /** Questions that may be left out here although bookings require them. */
  mayLack?: ReadonlySet<AttendeeQuestion>;
}

/** Questions whose answer can be invalid, not just missing. */
const judges = {
  name: ({ attendee }: Judged) => nameFault(attendee.name),
  mobile: ({ attendee }: Judged) => phoneFault(attendee.country_code, attendee.mobile_number),
  email: ({ attendee }: Judged) => emailFault(attendee.email),
  dob: ({ attendee, today }: Judged) => birthDateFault(attendee.dob, today),
  id: ({ attendee, questions }: Judged) =>
    idProofFault(idProofTypeOf(questions.idProofTypes, attendee.id_proof_type_id), attendee.id_proof_number),
} satisfies Partial<Record<AttendeeQuestion, (judged: Judged) => string | null>>;

type Judges = typeof judges;
export type AttendeeFault = NonNullable<ReturnType<Judges[keyof Judges]>> | 'detailMissing';
type Faults = { [Question in AttendeeQuestion]?: AttendeeFault };

/** What is wrong with the answer to a question, as if it were asked and required. */
function faultOf(question: AttendeeQuestion, judged: Judged): AttendeeFault | null {
  if (question in judges) return judges[question as keyof Judges](judged);
  return isFilled(judged.attendee[fieldOf(question)]) ? null : 'detailMissing';
}

export interface AttendeeFaults extends Faults {
  /** By the id of the additional field. */
  answers: Readonly<Record<number, AnswerFault>>;
}

/** Whether a fault counts: hidden fields are never required (Q5.6.c), and optional ones are checked only once filled in. */
function counts(fault: string, question: AttendeeQuestion, { locked, site, questions, mayLack }: Judged): boolean {
  if (locked.has(question as LockedField)) return false;
  const isThere = !fault.endsWith('Missing');
  if (attendeeQuestions[question].isAlwaysAsked) return isThere || mayLack?.has(question) !== true;
  const { is_visible, is_required } = askingOf(site, questions, question as AskedField);
  return is_visible && (is_required || isThere);
}

export function attendeeFaults(judged: Judged): AttendeeFaults {
  const { attendee, questions } = judged;
  // SAFETY: the names are those of the table.
  const faults = (Object.keys(attendeeQuestions) as AttendeeQuestion[]).flatMap((question) => {
    const fault = faultOf(question, judged);
    return fault !== null && counts(fault, question, judged) ? [[question, fault] as const] : [];
  });
  const answers = shownAdditional(questions).flatMap((field) => {
    const fault = answerFault(field, attendee.answers[field.id]);
    return fault === null ? [] : [[field.id, fault] as const];
  });
  return { ...Object.fromEntries(faults), answers: Object.fromEntries(answers) };
}
