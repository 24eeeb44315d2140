/** Lists about people: purposes of a visit, kinds of documents. */
import { idProofTypes } from '../../../../src/contract/customers/customers.ts';
import { named } from './wording.ts';

/** Purpose of visit. */
export const customerTags = [
  { id: 1, ...named('For fun', 'للمتعة') },
  { id: 2, ...named('Training', 'تدريب') },
  { id: 3, ...named('A match', 'مباراة') },
  { id: 4, ...named('With my family', 'مع العائلة') },
  { id: 5, ...named('Company event', 'فعالية شركة') },
  { id: 6, ...named('School', 'مدرسة') },
] as const;

/** Proofs of identity (R3.7.9). */
export const idProofTypeList = [
  { id: idProofTypes.emiratesId, ...named('Emirates ID', 'الهوية الإماراتية') },
  { id: idProofTypes.passport, ...named('Passport', 'جواز السفر') },
] as const;

/** Kinds of papers that may be on file, but that no booking takes. */
export const otherPapers = [
  { id: 34, ...named('GCC identity card', 'بطاقة هوية خليجية') },
  { id: 35, ...named('Driving licence', 'رخصة قيادة') },
] as const;
