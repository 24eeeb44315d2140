/** Configured forms: additional fields of an attendee, forms of the site, uploads (R3.8, R7.5). */
import * as v from 'valibot';
import { Id, Named, OptionalFlag } from '../wire/wire.ts';

export const additionalFieldTypes = [
  'text_box',
  'emirates_id',
  'email',
  'date',
  'radio_buttons',
  'drop_down',
  'country',
  'file',
  'check_boxes',
  'text_area',
  'phone_number',
  'disclaimer_form',
] as const;

export const AdditionalField = v.object({
  id: Id,
  slug: v.string(),
  is_required: OptionalFlag,
  is_visible: OptionalFlag,
  type: v.picklist(additionalFieldTypes),
  ...Named.entries,
  options: v.nullish(v.array(v.object({ value: v.string(), ...Named.entries })), []),
  helping_document: v.nullish(v.string(), null),
  content: v.nullish(v.string(), null),
  ar_content: v.nullish(v.string(), null),
});
export type AdditionalField = v.InferOutput<typeof AdditionalField>;

/** A customer's answer to an additional field (R3.7.6); of a disclaimer `true`, the name it was signed with, or the path of the signature. */
export const AdditionalAnswer = v.object({
  id: Id,
  slug: v.string(),
  value: v.nullable(v.union([v.string(), v.array(v.string()), v.boolean()])),
  content: v.nullish(v.string(), null),
  ar_content: v.nullish(v.string(), null),
});

export const SiteForm = v.object({
  ...Named.entries,
  description: v.nullish(v.string(), null),
  ar_description: v.nullish(v.string(), null),
  fields: v.array(AdditionalField),
});

export type SiteForm = v.InferOutput<typeof SiteForm>;

export const SiteFormSubmission = v.object({ fields: v.array(AdditionalAnswer), recaptcha_response: v.string() });

/** What file/save/data stored; the path is what the field keeps (Q7.5.a). */
export const StoredFile = v.object({ path: v.string(), name: v.string(), type: v.string() });

export const uploadTypes = ['jpeg', 'png', 'pdf'] as const;
