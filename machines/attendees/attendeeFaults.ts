/** What is wrong with what was filled in for a visitor (R5.1, R5.2, R5.3, R5.6.1–6). */
import type { FieldVisibilities } from '../../src/contract/site.ts';
import { birthDateFault, type DateFault } from '../person/birthDate.ts';
import { emailFault, type EmailFault } from '../person/email.ts';
import { idProofFault, idProofTypeOf, type IdProofFault } from '../person/idProof.ts';
import { nameFault, type NameFault } from '../person/name.ts';
import { phoneFault, type PhoneFault } from '../phone/phoneRules.ts';
import { presentFaults } from '../shared/faults.ts';
import { answerFault, type AnswerFault } from './additionalAnswers.ts';
import { askingOf, shownAdditional, type AskedField, type Questions } from './attendeeQuestions.ts';
import type { LockedField } from './onFile.ts';
import type { TypedAttendee } from './typedAttendee.ts';

export interface AttendeeFaults {
  name?: NameFault;
  mobile?: PhoneFault;
  email?: EmailFault;
  dob?: DateFault;
  gender?: 'genderMissing';
  nationality?: 'nationalityMissing';
  religion?: 'religionMissing';
  tag?: 'tagMissing';
  id?: IdProofFault;
  /** By the id of the additional field. */
  answers: Readonly<Record<number, AnswerFault>>;
}

/** What the customer cannot change is not held against them. */
export interface Judged {
  attendee: TypedAttendee;
  locked: ReadonlySet<LockedField>;
  questions: Questions;
  site: FieldVisibilities | null;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
}

export function attendeeFaults({ attendee, locked, questions, site, today }: Judged): AttendeeFaults {
  // Hidden is never required (Q5.6.c); what may be left out is judged once it is there.
  const judge = <TFault extends string>(field: AskedField, fault: TFault | null): TFault | null => {
    const { is_visible, is_required } = askingOf(site, questions, field);
    if (!is_visible || fault === null || locked.has(field as LockedField)) return null;
    return is_required || !fault.endsWith('Missing') ? fault : null;
  };
  const unless = <TFault>(field: LockedField, fault: TFault | null) => (locked.has(field) ? null : fault);
  const typeId = idProofTypeOf(questions.idProofTypes, attendee.id_proof_type_id);
  const faults = presentFaults<Omit<AttendeeFaults, 'answers'>>({
    name: unless('name', nameFault(attendee.name)),
    mobile: unless('mobile', phoneFault(attendee.country_code, attendee.mobile_number)),
    email: unless('email', emailFault(attendee.email)),
    dob: judge('dob', birthDateFault(attendee.dob, today)),
    gender: judge('gender', attendee.gender === null ? 'genderMissing' : null),
    nationality: judge('nationality', attendee.nationality === null ? 'nationalityMissing' : null),
    religion: judge('religion', attendee.religion_id === null ? 'religionMissing' : null),
    tag: judge('tag', attendee.tag === null ? 'tagMissing' : null),
    id: judge('id', idProofFault(typeId, attendee.id_proof_number)),
  });
  const answers = shownAdditional(questions).flatMap((field) => {
    const fault = answerFault(field, attendee.answers[field.id]);
    return fault === null ? [] : [[field.id, fault] as const];
  });
  return { ...faults, answers: Object.fromEntries(answers) };
}
