/** Whether the answers to a configured form are what its fields ask for. */
import type { InferOutput } from 'valibot';
import { isEmailAddress } from '../../../src/contract/wire/emailAddress.ts';
import type { AdditionalAnswer, AdditionalField } from '../../../src/contract/forms/forms.ts';
import { isCountry } from '../../data/countries.ts';
import { isEmiratesId } from '../access/emiratesId.ts';
import { bilingual, type Words } from '../../words.ts';
import { impossibleDate } from '../reading/impossibleDate.ts';
import { filePath, isStored } from '../files.ts';

type Field = InferOutput<typeof AdditionalField>;
type Answer = InferOutput<typeof AdditionalAnswer>;

const textLimit = 5000;
export const patterns = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  phone: /^\+?[\d\s-]{8,20}$/,
} as const;

export const isEmpty = (value: Answer['value'] | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

const isOption = (field: Pick<Field, 'options'>, value: string): boolean =>
  field.options.some((option) => option.value === value);

interface Asked extends Pick<Field, 'options'> {
  /** Whether a path is a file that whoever answers may name. */
  readonly isFile: (path: string) => boolean;
}
type Test = (asked: Asked, value: Answer['value']) => boolean;

const written =
  (test: (text: string, asked: Asked) => boolean): Test =>
  (asked, value) =>
    typeof value === 'string' && value.length <= textLimit && test(value.trim(), asked);

/** A tick, the name that was signed with, or the signature as it is stored. */
const isSigned = written((text, asked) => !['0', 'false'].includes(text) && (!isStored(text) || asked.isFile(text)));
const isAgreed: Test = (asked, value) => value === true || isSigned(asked, value);

/** What an answer of each type must look like. */
const fits: Readonly<Record<Field['type'], Test>> = {
  text_box: written(() => true),
  text_area: written(() => true),
  email: written((text) => isEmailAddress(text)),
  date: written((text) => patterns.date.test(text) && impossibleDate(text) === null),
  phone_number: written((text) => patterns.phone.test(text)),
  country: written((text) => /^\d{1,3}$/.test(text) && isCountry(Number(text))),
  file: written((text, asked) => asked.isFile(text)),
  emirates_id: written(isEmiratesId),
  radio_buttons: written((text, asked) => isOption(asked, text)),
  drop_down: written((text, asked) => isOption(asked, text)),
  check_boxes: (asked, value) => {
    const chosen = Array.isArray(value) ? value : [];
    return chosen.length > 0 && chosen.every((each) => isOption(asked, each));
  },
  disclaimer_form: isAgreed,
};

const wrong = ({ type, name, ar_name }: Field): Words => {
  if (type === 'email') return bilingual('E-mail must be valid', 'يجب أن يكون البريد الإلكتروني صحيحًا');
  if (type === 'emirates_id') return bilingual('Please enter valid Emirates ID', 'يُرجى إدخال رقم هوية إماراتية صحيح');
  return bilingual(`${name} is not valid`, `${ar_name ?? name}: القيمة غير صحيحة`);
};
const missing = ({ name, ar_name }: Field): Words =>
  bilingual(`${name} is required`, `${ar_name ?? name}: هذا الحقل مطلوب`);

export interface FormFault {
  readonly field: string;
  readonly said: Words;
}

/** The first field that is missing or wrong, with the words for it; null when all is well. */
export function formFault(
  fields: readonly Field[],
  answers: readonly Answer[],
  isFile: Asked['isFile'] = (path) => filePath.test(path),
): FormFault | null {
  for (const field of fields) {
    if (!field.is_visible) continue;
    const value = answers.find(({ id, slug }) => id === field.id && slug === field.slug)?.value;
    if (isEmpty(value)) {
      if (field.is_required) return { field: field.slug, said: missing(field) };
    } else if (!fits[field.type]({ options: field.options, isFile }, value!)) {
      return { field: field.slug, said: wrong(field) };
    }
  }
  const stranger = answers.find(({ id, slug }) => !fields.some((field) => field.id === id && field.slug === slug));
  return stranger
    ? {
        field: stranger.slug,
        said: bilingual(`${stranger.slug} is not part of this form`, `${stranger.slug} ليس جزءًا من هذا النموذج`),
      }
    : null;
}
