/** What an operator asks of whoever comes by, and what is answered (R3.9, R7.5.4). */
import * as v from 'valibot';
import { Id, OptionalFlag } from '../wire/wire.ts';

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
