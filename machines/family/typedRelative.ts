/** What is typed about a relative: what a booking asks of everybody, and their document (R3.7.1, R3.7.7, R3.7.9). */
import type * as v from 'valibot';
import { idProofTypes, type IdProofType } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { answerable, askedFields, type Questions, type Relative } from '../attendees/attendeeQuestions.ts';
import { typedFrom } from '../attendees/relatives.ts';
import { emptyAttendee, type TypedAttendee } from '../attendees/typedAttendee.ts';
import { idProofTypeOf } from '../person/idProof.ts';

export type ProofTypes = readonly v.InferOutput<typeof IdProofType>[];

/** A document's details besides its number. */
interface Paper {
  /** `YYYY-MM-DD`, also below; incomplete text is kept as typed. */
  expiry_date: string;
  passport_issue_date: string;
  place_of_birth: string;
  /** The path under which its file is stored; empty: none. */
  document: string;
}

/** The purpose of a visit and the operator's additional fields belong to a booking. */
export type TypedRelative = Readonly<Omit<TypedAttendee, 'customer_id' | 'tag' | 'answers'> & Paper>;

const noPaper: Paper = {
  expiry_date: '',
  passport_issue_date: '',
  place_of_birth: '',
  document: '',
};
/** Without fields that are set by another choice or belong to a booking. */
export function personOf(attendee: TypedAttendee) {
  const { customer_id: _, tag: __, answers: ___, ...person } = attendee;
  return person;
}

/** The form before anything is typed. */
export const emptyRelative: TypedRelative = { ...personOf(emptyAttendee), ...noPaper };

/** The key of a document's file in the relative's documents. */
export const paperFile = 'id_proof';

/** A saved relative as form values. */
export function typedOf(known: Relative): TypedRelative {
  const file = known.documents[paperFile];
  return {
    ...personOf(typedFrom(known)),
    expiry_date: known.expiry_date ?? '',
    passport_issue_date: known.passport_issue_date ?? '',
    place_of_birth: known.place_of_birth ?? '',
    document: typeof file === 'string' ? file : '',
  };
}

/** The questions: all that a booking may ask, with only the name required; religion only where there are any to choose from. */
export function questionsFor(idProofTypes: ProofTypes, religions: SiteConfig['religions']): Questions {
  const known = { is_visible: true, is_required: false };
  const fields = Object.fromEntries(askedFields.map((field) => [field, known]));
  const none = { additional: [], tags: [], family: [], onFile: null, threshold: null };
  return answerable({ fields, idProofTypes, ...none }, religions);
}

/** The form values as an attendee, for the functions that check and send attendees. */
export const asAttendee = (typed: TypedRelative): TypedAttendee => ({ ...emptyAttendee, ...typed });

export const isPassport = (typeId: Id | null): boolean => typeId === idProofTypes.passport;

/** The type of document that the number belongs to (R5.3.11). */
export const paperOf = (typed: TypedRelative, types: ProofTypes): Id | null =>
  idProofTypeOf(types, typed.id_proof_type_id);

/** The values after a change; choosing another document clears the previous one's dates and file. */
export function withTyped(typed: TypedRelative, changes: Partial<TypedRelative>, types: ProofTypes): TypedRelative {
  const next = { ...typed, ...changes };
  return paperOf(next, types) === paperOf(typed, types) ? next : { ...next, ...noPaper, ...changes };
}
