/** Selectors of the attendee details. */
import { idProofTypeOf } from '../person/idProof.ts';
import { isFaultless } from '../shared/faults.ts';
import {
  isAgreed,
  lockedFields,
  attendeeLimit,
  type AttendeeDetailsContext,
  type Upload,
} from './attendeeDetailsContext.ts';
import type { AttendeeDetailsSnapshot } from './attendeeDetailsMachine.ts';
import { type AttendeeFaults } from './attendeeFaults.ts';
import { askedFields, askingOf, shownAdditional, type AskedField, type Relative } from './attendeeQuestions.ts';
import { attendeeTerms } from './attendeeTerms.ts';
import { relativesFor } from './relatives.ts';
import type { LockedField } from './attendeeFields.ts';

const of =
  <Key extends keyof AttendeeDetailsContext>(key: Key) =>
  ({ context }: AttendeeDetailsSnapshot): AttendeeDetailsContext[Key] =>
    context[key];

export const attendees = of('attendees');
export const questions = of('questions');
export const problem = of('problem');
export const saves = of('saves');
export const maySave = (snapshot: AttendeeDetailsSnapshot): boolean =>
  snapshot.can({ type: 'saving.choose', saves: true });
export const agreed = of('agreed');
export const today = of('today');
export const config = of('config');

/** Whether the form is shown, as the service asks for something. */
export const isAsking = (snapshot: AttendeeDetailsSnapshot): boolean => snapshot.hasTag('asking');
export const mayRetry = (snapshot: AttendeeDetailsSnapshot): boolean => snapshot.can({ type: 'step.retry' });
/** Whether an attendee can be removed at all: only additional ones of an exclusive facility; see also `mayRemove`. */
export const isRemovable = ({ context: { party } }: AttendeeDetailsSnapshot, attendee: number): boolean =>
  party.isWhole && attendee > 0;
export const isReadingTerms = (snapshot: AttendeeDetailsSnapshot): boolean =>
  snapshot.matches({ describing: 'readingTerms' });
export const mayAddAttendee = (snapshot: AttendeeDetailsSnapshot): boolean => snapshot.can({ type: 'attendee.add' });
export const mayRemoveAttendee = (snapshot: AttendeeDetailsSnapshot, attendee: number): boolean =>
  snapshot.can({ type: 'attendee.remove', attendee });
/** Whether the form can be submitted: not before the terms are agreed to, nor during an upload (R4.6.7). */
export const mayGive = (snapshot: AttendeeDetailsSnapshot): boolean => snapshot.can({ type: 'details.submit' });
/** Whether the button is disabled because the terms are not agreed to. */
export const lacksAgreement = ({ context }: AttendeeDetailsSnapshot): boolean => !isAgreed(context);
/** Whether the customer is signed out and asked to log in instead (R4.6.8). */
export const mustLogIn = ({ context }: AttendeeDetailsSnapshot): boolean => context.user === null;
export const terms = ({ context }: AttendeeDetailsSnapshot) => attendeeTerms(context.config);
export const limit = ({ context }: AttendeeDetailsSnapshot): number =>
  attendeeLimit(context.party, context.questions?.threshold ?? null);
/** Whether attendees can be added: with tickets, their number is fixed. */
export const isWhole = ({ context }: AttendeeDetailsSnapshot): boolean => context.party.isWhole;

export interface AskedQuestion {
  field: AskedField;
  isRequired: boolean;
}

/** The fields shown for each attendee, besides name, mobile and e-mail. */
export const shownFields = ({ context }: AttendeeDetailsSnapshot): AskedQuestion[] =>
  context.questions === null
    ? []
    : askedFields.flatMap((field) => {
        const { is_visible, is_required } = askingOf(context.config.field_visibility, context.questions!, field);
        return is_visible ? [{ field, isRequired: is_required }] : [];
      });

export const additionalFields = ({ context }: AttendeeDetailsSnapshot) =>
  context.questions === null ? [] : shownAdditional(context.questions);

export const lockedOf = ({ context }: AttendeeDetailsSnapshot, attendee: number): ReadonlySet<LockedField> =>
  lockedFields(context, attendee);

/** The relatives that an attendee can be; none for the first (R6.1.16). */
export const relativesOf = ({ context }: AttendeeDetailsSnapshot, attendee: number): readonly Relative[] =>
  context.questions === null || attendee === 0 ? [] : relativesFor(context.questions, context.attendees, attendee);

/** The index of the attendee whose relative is being loaded. */
export const fetchedAttendee = ({ context }: AttendeeDetailsSnapshot): number | null =>
  context.relative?.attendee ?? null;

export const faultsOf = ({ context }: AttendeeDetailsSnapshot, attendee: number): AttendeeFaults | null =>
  context.faults?.[attendee] ?? null;

/** The attendees whose details were incomplete when submitted, with what is still wrong. */
export const faultyAttendees = ({ context }: AttendeeDetailsSnapshot): { attendee: number; found: AttendeeFaults }[] =>
  (context.faults ?? []).flatMap((found, attendee) => (isFaultless(found) ? [] : [{ attendee, found }]));

export const isUploading = ({ context }: AttendeeDetailsSnapshot, at: Omit<Upload, 'name'>): boolean =>
  context.upload?.attendee === at.attendee && context.upload.fieldId === at.fieldId;

/** The type of document whose number is asked for (R5.3.11). */
export const idProofTypeFor = ({ context }: AttendeeDetailsSnapshot, attendee: number): number | null =>
  context.questions &&
  idProofTypeOf(context.questions.idProofTypes, context.attendees[attendee]?.id_proof_type_id ?? null);

/** Whether a reload lost some of what was typed. */
export const isCut = ({ context }: AttendeeDetailsSnapshot): boolean => context.isCut;

/** Why the file of that field could not be uploaded; null if it was. */
export const fileProblem = ({ context: { problem: found } }: AttendeeDetailsSnapshot, at: Omit<Upload, 'name'>) =>
  found?.at?.attendee === at.attendee && found.at.fieldId === at.fieldId ? found : null;
