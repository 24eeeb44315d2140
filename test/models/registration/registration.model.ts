import type { RegistrationInput } from '../../../machines/registration/registrationMachine.ts';
import { emptyDraft, type TypedRegistration } from '../../../machines/registration/registrationRules.ts';

export const registrationInput: RegistrationInput = { draft: emptyDraft, today: '2026-11-20' };

export const typedRegistration: TypedRegistration = {
  first_name: ' Layla ',
  last_name: 'الحداد',
  country_code: '971',
  mobile_number: '050 123 4567',
  email: 'layla@haddad.example',
  gender: 'Female',
  nationality: 784,
  newsletter: true,
  password: 'Court-Lines-9',
  confirmation: 'Court-Lines-9',
  dob: '1990-01-31',
  religion_id: 2,
  id_proof_type_id: 32,
  id_proof_number: '784-1990-1234567-6',
  profile_image: null,
  hasAgreed: true,
  captcha: 'verified',
};
