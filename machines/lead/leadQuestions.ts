/** The questions of the operator's lead form as additional fields (R3.9.1). */
import { additionalFieldTypes, type AdditionalField } from '../../src/contract/forms/forms.ts';
import type { LeadForm } from '../../src/contract/forms/leadForm.ts';
import { needsNoAccount } from './asksNothing.ts';

export type LeadQuestion = AdditionalField;

const isKnown = (type: string): type is AdditionalField['type'] =>
  (additionalFieldTypes as readonly string[]).includes(type);

/** Lead fields have no id, so their position is used. An unknown type becomes a text field. */
function questionOf({ field_name, ar_field_name, type, is_required, options }: Field, id: number): LeadQuestion {
  return {
    id,
    slug: field_name,
    name: field_name,
    ar_name: ar_field_name,
    type: isKnown(type) ? type : 'text_box',
    // A phone number is always required (R5.6.11).
    is_required: is_required || type === 'phone_number',
    is_visible: true,
    options: options.map(({ value, ar_value }) => ({ value, name: value, ar_name: ar_value })),
    helping_document: null,
    content: null,
    ar_content: null,
  };
}

type Field = LeadForm['form_fields'][number];

/** The questions shown to everybody, numbered by their position in the form. */
export const questionsOf = ({ form_fields }: LeadForm): LeadQuestion[] =>
  form_fields.map(questionOf).filter(needsNoAccount);
