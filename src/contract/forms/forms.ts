/** Configured forms: additional fields of an attendee, leads, forms of the site, uploads (R3.8, R3.9, R7.5). */
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
  value: v.union([v.string(), v.array(v.string()), v.boolean(), v.null()]),
  content: v.nullish(v.string(), null),
  ar_content: v.nullish(v.string(), null),
});

export const LeadField = v.object({
  field_name: v.string(),
  ar_field_name: v.nullish(v.string(), null),
  type: v.string(),
  is_required: OptionalFlag,
  /** `value` is shown and sent; its Arabic is shown in its place. */
  options: v.nullish(v.array(v.object({ value: v.string(), ar_value: v.nullish(v.string(), null) })), []),
});

/** An operator who asks for nothing answers a form without fields (Q4.7.a). */
export const LeadForm = v.object({
  form_name: v.string(),
  ar_form_name: v.nullish(v.string(), null),
  form_description: v.nullish(v.string(), null),
  ar_form_description: v.nullish(v.string(), null),
  lead_action_list_id: v.nullish(Id, null),
  form_fields: v.nullish(v.array(LeadField), []),
});
export type LeadForm = v.InferOutput<typeof LeadForm>;

export const LeadSubmission = v.object({
  form_name: v.string(),
  form_description: v.nullish(v.string(), null),
  lead_action_list_id: v.nullish(Id, null),
  form_fields: v.array(
    v.object({
      field_name: v.string(),
      type: v.string(),
      /** A drop-down's answer is wrapped in an object with value (R7.5.4). */
      answer: v.union([v.string(), v.object({ value: v.string() })]),
    }),
  ),
  recaptcha_response: v.string(),
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
