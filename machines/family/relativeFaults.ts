/**
 * What is wrong with a relative's details (R5.1–R5.3, R5.6.5): the name is required, everything else must be valid if
 * given.
 */
import { attendeeFields, type AttendeeQuestion } from '../attendees/attendeeFields.ts';
import { attendeeFaults, type AttendeeFaults } from '../attendees/attendeeFaults.ts';
import type { Questions } from '../attendees/attendeeQuestions.ts';
import { isDay } from '../person/birthDate.ts';
import { idProofFault } from '../person/idProof.ts';
import { isFaultless } from '../shared/faults.ts';
import { asAttendee, isPassport, paperOf, type TypedRelative } from './typedRelative.ts';

/** Questions that this form has in addition to an attendee's, named after their fields. */
const ownQuestions = [
  'expiry_date',
  'passport_issue_date',
  'place_of_birth',
  'document',
] as const satisfies readonly (keyof TypedRelative)[];
type OwnQuestion = (typeof ownQuestions)[number];
export type RelativeQuestion = Exclude<AttendeeQuestion, 'tag'> | OwnQuestion | 'picture';

export type PaperFault = 'dateInvalid' | 'issuedLater';

export interface RelativeFaults {
  person: AttendeeFaults;
  paper: { expiry_date?: PaperFault; passport_issue_date?: PaperFault };
}

/** Required of every attendee in a booking, but optional here. */
const mayLack: ReadonlySet<AttendeeQuestion> = new Set(['mobile', 'email']);

const dayFault = (typed: string): PaperFault | null => (typed === '' || isDay(typed) ? null : 'dateInvalid');

/** Details of a document need its number. */
const hasPaper = (typed: TypedRelative): boolean =>
  [typed.id_proof_number, typed.expiry_date, typed.document].some((text) => text.trim() !== '');

/** @param today the venue's current date, `YYYY-MM-DD` */
export function relativeFaults(typed: TypedRelative, questions: Questions, today: string): RelativeFaults {
  const person = attendeeFaults({
    attendee: asAttendee(typed),
    questions,
    site: null,
    today,
    locked: new Set(),
    mayLack,
  });
  const typeId = paperOf(typed, questions.idProofTypes);
  const number = hasPaper(typed) ? idProofFault(typeId, typed.id_proof_number) : null;
  const issued = typed.passport_issue_date;
  const expiry = dayFault(typed.expiry_date);
  const issue = isPassport(typeId) ? (dayFault(issued) ?? (issued > today ? 'issuedLater' : null)) : null;
  return {
    person: { ...person, ...(number === null ? {} : { id: number }) },
    paper: { ...(expiry && { expiry_date: expiry }), ...(issue && { passport_issue_date: issue }) },
  };
}

export const isComplete = (typed: TypedRelative, questions: Questions, today: string): boolean =>
  isFaultless(relativeFaults(typed, questions, today));

/** The question for a field that the server named; null where the form has none. */
export function questionNamed(field: string | null): RelativeQuestion | null {
  if (field === 'documents') return 'document';
  if (field === 'profile_image_url') return 'picture';
  const own = ownQuestions.find((question) => question === field);
  if (own !== undefined) return own;
  const asked = Object.values(attendeeFields).find(({ sentAs }) => sentAs.some((name) => name === field))?.question;
  return asked === undefined || asked === 'additional' || asked === 'tag' ? null : asked;
}
