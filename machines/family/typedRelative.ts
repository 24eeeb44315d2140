/** What is typed of somebody of the family: what a booking asks of everybody, and their paper (R3.7.1, R3.7.7, R3.7.9). */
import type * as v from 'valibot';
import { idProofTypes, type FamilyMember, type IdProofType } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { answerable, askedFields, type Questions } from '../attendees/attendeeQuestions.ts';
import { typedFrom } from '../attendees/relatives.ts';
import { emptyAttendee, type TypedAttendee } from '../attendees/typedAttendee.ts';
import { idProofTypeOf } from '../person/idProof.ts';

/** A saved member of the family, with everything that is known of them. */
export type Relative = v.InferOutput<typeof FamilyMember>;
export type ProofTypes = readonly v.InferOutput<typeof IdProofType>[];

/** Of the paper beside its number. */
interface Paper {
  /** `YYYY-MM-DD`; text that is no day yet is kept as it stands, here and below. */
  expiry_date: string;
  passport_issue_date: string;
  place_of_birth: string;
  /** The path under which its file is kept; empty: none. */
  document: string;
}

/** The purpose of a visit and the operator's own questions belong to a booking. */
export type TypedRelative = Readonly<Omit<TypedAttendee, 'customer_id' | 'tag' | 'answers'> & Paper>;

const noPaper: Paper = {
  expiry_date: '',
  passport_issue_date: '',
  place_of_birth: '',
  document: '',
};
/** Without what comes with another choice, or belongs to a booking. */
export function personOf(attendee: TypedAttendee) {
  const { customer_id: _, tag: __, answers: ___, ...person } = attendee;
  return person;
}

/** The form before anything is typed. */
export const emptyRelative: TypedRelative = { ...personOf(emptyAttendee), ...noPaper };

/** Where the file of a paper stands among the documents. */
export const paperFile = 'id_proof';

/** Somebody of the family, to be looked at and changed. */
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

/** What is asked: all that a booking may ask, of which the name alone must be there; a religion where there are some to choose from. */
export function questionsFor(idProofTypes: ProofTypes, religions: SiteConfig['religions']): Questions {
  const known = { is_visible: true, is_required: false };
  const fields = Object.fromEntries(askedFields.map((field) => [field, known]));
  const none = { additional: [], tags: [], family: [], onFile: null, threshold: null };
  return answerable({ fields, idProofTypes, ...none }, religions);
}

/** What is typed, as an attendee: what judges and sends those knows it. */
export const asAttendee = (typed: TypedRelative): TypedAttendee => ({ ...emptyAttendee, ...typed });

export const isPassport = (typeId: Id | null): boolean => typeId === idProofTypes.passport;

/** Which paper the number is of (R5.3.11). */
export const paperOf = (typed: TypedRelative, types: ProofTypes): Id | null =>
  idProofTypeOf(types, typed.id_proof_type_id);

/** What is typed beside the rest; with another paper the days and the file of the former one go. */
export function withTyped(typed: TypedRelative, changes: Partial<TypedRelative>, types: ProofTypes): TypedRelative {
  const next = { ...typed, ...changes };
  return paperOf(next, types) === paperOf(typed, types) ? next : { ...next, ...noPaper, ...changes };
}
