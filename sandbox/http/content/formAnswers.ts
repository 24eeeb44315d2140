/** Whether the answers to a configured form are what its fields ask for. */
import type { InferOutput } from 'valibot';
import type { AdditionalAnswer, AdditionalField } from '../../../src/contract/forms.ts';
import { isEmiratesId } from '../../operator/emiratesId.ts';

type Field = InferOutput<typeof AdditionalField>;
type Answer = InferOutput<typeof AdditionalAnswer>;

const textLimit = 5000;
export const patterns = {
  email: /^\S+@\S+\.\S+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  phone: /^\+?[\d\s-]{8,20}$/,
  country: /^\d{1,3}$/,
  file: /^files\/[\w-]+\.\w+$/,
} as const;

export const isEmpty = (value: Answer['value'] | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

const isOption = (field: Pick<Field, 'options'>, value: string): boolean =>
  field.options.some((option) => option.value === value);

type Asked = Pick<Field, 'options'>;
type Test = (field: Asked, value: Answer['value']) => boolean;

const written =
  (test: (text: string, field: Asked) => boolean): Test =>
  (field, value) =>
    typeof value === 'string' && value.length <= textLimit && test(value.trim(), field);

/** What an answer of each type must look like. */
const fits: Readonly<Record<Field['type'], Test>> = {
  text_box: written(() => true),
  text_area: written(() => true),
  email: written((text) => patterns.email.test(text)),
  date: written((text) => patterns.date.test(text) && !Number.isNaN(Date.parse(text))),
  phone_number: written((text) => patterns.phone.test(text)),
  country: written((text) => patterns.country.test(text)),
  file: written((text) => patterns.file.test(text)),
  emirates_id: written(isEmiratesId),
  radio_buttons: written((text, field) => isOption(field, text)),
  drop_down: written((text, field) => isOption(field, text)),
  check_boxes: (field, value) => {
    const chosen = Array.isArray(value) ? value : [];
    return chosen.length > 0 && chosen.every((each) => isOption(field, each));
  },
  disclaimer_form: (_, value) => value === true || value === '1' || value === 'true',
};

/** The first field that is missing or wrong, with the words for it; null when all is well. */
export function formFault(
  fields: readonly Field[],
  answers: readonly Answer[],
): { readonly field: string; readonly message: string } | null {
  for (const field of fields) {
    if (!field.is_visible) continue;
    const value = answers.find(({ id, slug }) => id === field.id && slug === field.slug)?.value;
    if (isEmpty(value)) {
      if (field.is_required) return { field: field.slug, message: `${field.name} is required` };
    } else if (!fits[field.type](field, value!)) {
      return { field: field.slug, message: `${field.name} is not valid` };
    }
  }
  const stranger = answers.find(({ id, slug }) => !fields.some((field) => field.id === id && field.slug === slug));
  return stranger ? { field: stranger.slug, message: `${stranger.slug} is not part of this form` } : null;
}
