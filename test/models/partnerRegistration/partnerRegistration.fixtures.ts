import type { TypedPartner } from '../../../machines/partnerRegistration/partnerRegistrationRules.ts';

export const typedPartner: TypedPartner = {
  contact_person: 'Priya Menon',
  entity_type: 'Company',
  entity_name: ' Menon & Sons 3 ',
  email: 'priya@menon.example',
  country_code: '971',
  mobile_number: '50 222 3333',
  image: null,
  password: 'Court-Lines-9',
};
