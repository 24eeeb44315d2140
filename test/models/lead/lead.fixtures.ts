import { parse } from 'valibot';
import type { FoundLead } from '../../../machines/lead/leadMachine.ts';
import { LeadForm } from '../../../src/contract/forms/leadForm.ts';

export const leadForm = parse(LeadForm, {
  form_name: 'Tell us how you play',
  ar_form_name: 'أخبرنا كيف تلعب',
  form_description: 'We call you back.',
  ar_form_description: 'نتصل بك.',
  lead_action_list_id: 12,
  form_fields: [
    { field_name: 'Your name', ar_field_name: 'اسمك', type: 'text_box', is_required: 1 },
    { field_name: 'Mobile', ar_field_name: 'رقم الهاتف', type: 'phone_number', is_required: 0 },
    {
      field_name: 'Occasion',
      type: 'drop_down',
      is_required: 0,
      options: [{ value: 'A birthday', ar_value: 'عيد ميلاد' }, { value: 'A school' }],
    },
    { field_name: 'Consent', type: 'disclaimer_form', is_required: 1 },
  ],
});
export const noForm = parse(LeadForm, { form_name: '', form_fields: [] });

export const phone = { country_code: '971', mobile_number: '050 123 4567' };
export const filledIn = { 0: 'Layla', 1: phone, 2: 'A birthday', 3: '1' };

export const found = (more: Partial<FoundLead> = {}): FoundLead => ({
  form: leadForm,
  answers: filledIn,
  isDismissed: false,
  screen: { pathname: '/', isOccupied: false },
  ...more,
});
