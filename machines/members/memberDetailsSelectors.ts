/** What a view may ask of the visitors' details. */
import { idProofTypeOf } from '../person/idProof.ts';
import {
  isAgreed,
  lockedFields,
  memberLimit,
  typedMembers,
  type MemberDetailsContext,
  type Upload,
} from './memberDetailsContext.ts';
import type { MemberDetailsSnapshot } from './memberDetailsMachine.ts';
import { isFaultless, type MemberFaults } from './memberFaults.ts';
import { askedFields, askingOf, shownAdditional, type AskedField, type Relative } from './memberQuestions.ts';
import { memberTerms } from './memberTerms.ts';
import { relativesFor } from './relatives.ts';
import type { LockedField } from './onFile.ts';
import type { MembersDraft } from './typedMember.ts';

const of =
  <Key extends keyof MemberDetailsContext>(key: Key) =>
  ({ context }: MemberDetailsSnapshot): MemberDetailsContext[Key] =>
    context[key];

export const members = of('members');
export const questions = of('questions');
export const problem = of('problem');
export const saves = of('saves');
export const maySave = (snapshot: MemberDetailsSnapshot): boolean =>
  snapshot.can({ type: 'saving.choose', saves: true });
export const agreed = of('agreed');
export const today = of('today');
export const config = of('config');

/** The form is there: something is asked. */
export const isAsking = (snapshot: MemberDetailsSnapshot): boolean => snapshot.hasTag('asking');
export const isLoading = (snapshot: MemberDetailsSnapshot): boolean => snapshot.matches('loading');
export const mayRetry = (snapshot: MemberDetailsSnapshot): boolean => snapshot.can({ type: 'retry' });
export const isReadingTerms = (snapshot: MemberDetailsSnapshot): boolean =>
  snapshot.matches({ describing: 'readingTerms' });
export const mayAddMember = (snapshot: MemberDetailsSnapshot): boolean => snapshot.can({ type: 'member.add' });
export const mayRemoveMember = (snapshot: MemberDetailsSnapshot, member: number): boolean =>
  snapshot.can({ type: 'member.remove', member });
/** R4.6.7: not before the terms are agreed to, and not while a file is under way. */
export const mayGive = (snapshot: MemberDetailsSnapshot): boolean => snapshot.can({ type: 'details.give' });
/** What keeps the button out of use is the tick below the form. */
export const lacksAgreement = ({ context }: MemberDetailsSnapshot): boolean => !isAgreed(context);
/** R4.6.8: visitors are asked to log in instead. */
export const mustLogIn = ({ context }: MemberDetailsSnapshot): boolean => context.user === null;
export const terms = ({ context }: MemberDetailsSnapshot) => memberTerms(context.config);
export const limit = ({ context }: MemberDetailsSnapshot): number =>
  memberLimit(context.party, context.questions?.threshold ?? null);
/** A whole facility can have more visitors added; tickets say how many there are. */
export const isWhole = ({ context }: MemberDetailsSnapshot): boolean => context.party.isWhole;

export interface Asked {
  field: AskedField;
  isRequired: boolean;
}

/** The fields that are shown for each visitor, beside name, mobile and e-mail. */
export const shownFields = ({ context }: MemberDetailsSnapshot): Asked[] =>
  context.questions === null
    ? []
    : askedFields.flatMap((field) => {
        const { is_visible, is_required } = askingOf(context.config.field_visibility, context.questions!, field);
        return is_visible ? [{ field, isRequired: is_required }] : [];
      });

export const additionalFields = ({ context }: MemberDetailsSnapshot) =>
  context.questions === null ? [] : shownAdditional(context.questions);

export const lockedOf = ({ context }: MemberDetailsSnapshot, member: number): ReadonlySet<LockedField> =>
  lockedFields(context, member);

/** The family members a visitor may be; none for the first (R6.1.16). */
export const relativesOf = ({ context }: MemberDetailsSnapshot, member: number): readonly Relative[] =>
  context.questions === null || member === 0 ? [] : relativesFor(context.questions, context.members, member);

/** Whose details are being fetched. */
export const fetchedMember = ({ context }: MemberDetailsSnapshot): number | null => context.relative?.member ?? null;

export const faultsOf = ({ context }: MemberDetailsSnapshot, member: number): MemberFaults | null =>
  context.faults?.[member] ?? null;

/** Who was not complete when the details were given in, and what is still wrong with it. */
export const faultyMembers = ({ context }: MemberDetailsSnapshot): { member: number; found: MemberFaults }[] =>
  (context.faults ?? []).flatMap((found, member) => (isFaultless(found) ? [] : [{ member, found }]));

export const isUploading = ({ context }: MemberDetailsSnapshot, at: Omit<Upload, 'name'>): boolean =>
  context.upload?.member === at.member && context.upload.fieldId === at.fieldId;

/** The document whose number is asked for (R5.3.11). */
export const idProofTypeFor = ({ context }: MemberDetailsSnapshot, member: number): number | null =>
  idProofTypeOf(context.questions?.idProofTypes ?? [], context.members[member]?.id_proof_type_id ?? null);

/** What was typed before the page was loaded anew is not all there. */
export const isCut = ({ context }: MemberDetailsSnapshot): boolean => context.isCut;

/** What outlives the form; null while it is not known what of it is on file. */
export function draft({ context }: MemberDetailsSnapshot): MembersDraft | null {
  const { questions, saves, agreed, isCut: cut } = context;
  if (questions === null) return null;
  return { members: typedMembers(context), saves, agreed, isCut: cut };
}

/** Why the file of that field was not kept, if it was not. */
export const fileProblem = ({ context: { problem: found } }: MemberDetailsSnapshot, at: Omit<Upload, 'name'>) =>
  found?.at?.member === at.member && found.at.fieldId === at.fieldId ? found : null;
