/** Answers to the operator's additional fields: what is typed, what is wrong with it, what is sent (R3.8). */
import type { InferInput } from 'valibot';
import type { AdditionalAnswer, AdditionalField } from '../../src/contract/forms/forms.ts';
import { isAttached } from '../person/attachedFile.ts';
import { isDay } from '../person/birthDate.ts';
import { isEmail } from '../person/email.ts';
import { emiratesIdFault, plainEmiratesId } from '../person/emiratesId.ts';
import { builtPhone, defaultCountryCode, phoneFault, type PhoneFault, type TypedPhone } from '../phone/phoneRules.ts';

/** A signature is either drawn and stored as a picture, or typed; both count only with *I agree* (R2.13.21). */
export interface TypedSignature {
  /** The path under which the drawn signature is stored. */
  path: string | null;
  name: string;
  agreed: boolean;
}

export type TypedAnswer = string | readonly string[] | TypedPhone | TypedSignature;

export type AnswerFault =
  | 'answerMissing'
  | 'answerEmail'
  | 'answerDate'
  | 'answerEmiratesId'
  | 'answerUnsigned'
  | PhoneFault;

export const unsigned: TypedSignature = { path: null, name: '', agreed: false };

const isText = (answer: TypedAnswer | undefined): answer is string => typeof answer === 'string';
const isList = (answer: TypedAnswer | undefined): answer is readonly string[] => Array.isArray(answer);

/** The text of a text field. */
export const textIn = (answer: TypedAnswer | undefined): string => (isText(answer) ? answer : '');
export const choicesIn = (answer: TypedAnswer | undefined): readonly string[] => (isList(answer) ? answer : []);
export const phoneIn = (answer: TypedAnswer | undefined): TypedPhone =>
  typeof answer === 'object' && 'mobile_number' in answer
    ? answer
    : { country_code: defaultCountryCode, mobile_number: '' };
export const signatureIn = (answer: TypedAnswer | undefined): TypedSignature =>
  typeof answer === 'object' && 'agreed' in answer ? answer : unsigned;

const isSigned = ({ path, name }: TypedSignature): boolean => isAttached(path) || name.trim() !== '';

function isEmpty({ type }: AdditionalField, answer: TypedAnswer | undefined): boolean {
  if (type === 'check_boxes') return choicesIn(answer).length === 0;
  if (type === 'phone_number') return phoneIn(answer).mobile_number.trim() === '';
  if (type === 'disclaimer_form') return !isSigned(signatureIn(answer)) && !signatureIn(answer).agreed;
  return textIn(answer).trim() === '';
}

type Kind = AdditionalField['type'];

const judges: Partial<Record<Kind, (answer: TypedAnswer | undefined) => AnswerFault | null>> = {
  email: (answer) => (isEmail(textIn(answer)) ? null : 'answerEmail'),
  emirates_id: (answer) => (emiratesIdFault(textIn(answer)) === null ? null : 'answerEmiratesId'),
  date: (answer) => (isDay(textIn(answer)) ? null : 'answerDate'),
  phone_number(answer) {
    const { country_code, mobile_number } = phoneIn(answer);
    return phoneFault(country_code, mobile_number);
  },
  disclaimer_form(answer) {
    const signature = signatureIn(answer);
    return isSigned(signature) && signature.agreed ? null : 'answerUnsigned';
  },
};

/** Kinds with a sentence of their own for a missing answer (R5.1.8, Q5.3.b). */
const missing: Partial<Record<Kind, AnswerFault>> = { phone_number: 'mobileMissing', emirates_id: 'answerEmiratesId' };

/** What is wrong with an answer, or null; an optional answer is checked only once there is one. */
export function answerFault(field: AdditionalField, answer: TypedAnswer | undefined): AnswerFault | null {
  if (isEmpty(field, answer)) return field.is_required ? (missing[field.type] ?? 'answerMissing') : null;
  return judges[field.type]?.(answer) ?? null;
}

const senders: Partial<Record<Kind, (answer: TypedAnswer | undefined) => string | string[]>> = {
  check_boxes: (answer) => [...choicesIn(answer)],
  phone_number(answer) {
    const { country_code, mobile_number } = phoneIn(answer);
    return builtPhone(country_code, mobile_number);
  },
  emirates_id: (answer) => plainEmiratesId(textIn(answer)),
  disclaimer_form(answer) {
    const { path, name } = signatureIn(answer);
    return path ?? name.trim();
  },
};

/** An answer as it is sent; null when there is none. */
export function sentValue(field: AdditionalField, answer: TypedAnswer | undefined): string | string[] | null {
  if (isEmpty(field, answer)) return null;
  return senders[field.type]?.(answer) ?? textIn(answer).trim();
}

/** The answers as they are sent; a disclaimer includes the text that was agreed to (R3.7.6). */
export const sentAnswers = (
  fields: readonly AdditionalField[],
  answers: Readonly<Record<number, TypedAnswer>>,
): InferInput<typeof AdditionalAnswer>[] =>
  fields.map((field) => ({
    id: field.id,
    slug: field.slug,
    value: sentValue(field, answers[field.id]),
    content: field.content,
    ar_content: field.ar_content,
  }));

const isOption = ({ options }: AdditionalField, value: string): boolean =>
  options.some((option) => option.value === value);

/** The answer, unless the field has changed so that it no longer fits. */
function fitting(field: AdditionalField, answer: TypedAnswer | undefined): TypedAnswer | undefined {
  if (field.type === 'phone_number') return phoneIn(answer) === answer ? answer : undefined;
  if (field.type === 'disclaimer_form') return signatureIn(answer) === answer ? answer : undefined;
  if (field.type === 'check_boxes')
    return isList(answer) ? answer.filter((value) => isOption(field, value)) : undefined;
  if (!isText(answer)) return undefined;
  const isChoice = field.type === 'radio_buttons' || field.type === 'drop_down';
  if (isChoice) return isOption(field, answer) ? answer : undefined;
  return answer;
}

/** The answers that still fit their fields, which may have changed since. */
export function fittingAnswers(
  fields: readonly AdditionalField[],
  answers: Readonly<Record<number, TypedAnswer>>,
): Record<number, TypedAnswer> {
  const standing = fields.flatMap((field): [number, TypedAnswer][] => {
    const kept = fitting(field, answers[field.id]);
    return kept === undefined ? [] : [[field.id, kept]];
  });
  return Object.fromEntries(standing);
}

/**
 * The answers of an earlier booking, as they would be typed; phone numbers and signatures are not stored as text and must
 * be given again.
 */
export function answersOnFile(
  fields: readonly AdditionalField[],
  stored: readonly InferInput<typeof AdditionalAnswer>[],
): Record<number, TypedAnswer> {
  const typed = fields.flatMap((field): [number, TypedAnswer][] => {
    const value = stored.find(({ id }) => id === field.id)?.value;
    return typeof value === 'string' || Array.isArray(value) ? [[field.id, value]] : [];
  });
  return fittingAnswers(fields, Object.fromEntries(typed));
}
