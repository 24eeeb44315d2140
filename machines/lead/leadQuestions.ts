/** What the operator's lead form asks, in the terms of the additional fields (R3.9.1). */
import { additionalFieldTypes, type AdditionalField } from '../../src/contract/forms/forms.ts';
import type { LeadForm } from '../../src/contract/forms/leadForm.ts';
import { isAsked } from './askedFields.ts';

export type LeadQuestion = AdditionalField;

const isKnown = (type: string): type is AdditionalField['type'] =>
  (additionalFieldTypes as readonly string[]).includes(type);

/** Fields have no number of their own: where they stand tells them apart. A type that nobody knows is a line of text. */
function questionOf({ field_name, ar_field_name, type, is_required, options }: Field, id: number): LeadQuestion {
  return {
    id,
    slug: field_name,
    name: field_name,
    ar_name: ar_field_name,
    type: isKnown(type) ? type : 'text_box',
    // R5.6.11: a number is asked for wherever there is a field for one.
    is_required: is_required || type === 'phone_number',
    is_visible: true,
    options: options.map(({ value, ar_value }) => ({ value, name: value, ar_name: ar_value })),
    helping_document: null,
    content: null,
    ar_content: null,
  };
}

type Field = LeadForm['form_fields'][number];

/** What is asked of whoever comes by, numbered as it stands in the form. */
export const questionsOf = ({ form_fields }: LeadForm): LeadQuestion[] => form_fields.map(questionOf).filter(isAsked);
