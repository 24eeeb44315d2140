import { defaultCountryCode, type TypedPhone } from '../phone/phoneRules.ts';

/** Who somebody is and how they can be reached, as typed. */
export interface ContactDetails extends TypedPhone {
  name: string;
  email: string;
}

export const noContactDetails: ContactDetails = {
  name: '',
  country_code: defaultCountryCode,
  mobile_number: '',
  email: '',
};
