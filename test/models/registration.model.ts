import { registrationMachine, type RegistrationInput } from '../../machines/registration/registrationMachine.ts';
import { emptyDraft, type TypedRegistration } from '../../machines/registration/registrationRules.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { done, failed, type Model } from '../support/paths.ts';
import { confirmed, defect, left, unsent } from './confirmByCode.model.ts';

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

export const registrationModel: Model = {
  machine: registrationMachine,
  input: registrationInput,
  events: [
    { type: 'draft.change', changes: { first_name: 'Layla' } },
    { type: 'form.submit', ...typedRegistration },
    { type: 'form.submit', ...typedRegistration, first_name: '', password: 'short', hasAgreed: false, captcha: 'init' },
    done('holdForm'),
    failed('holdForm', new Error('defect')),
    confirmed(),
    unsent('accountExists', 'There is an account already'),
    left,
    defect,
    done('register', { message: 'Welcome!' }),
    failed('register', new RefusedError('invalidOtp', 'Invalid OTP', 422)),
    failed('register', new RefusedError('accountExists', 'There is an account already', 422)),
    failed('register', new ConnectionError()),
  ],
  // Drafts are written down whatever they hold.
  project: ({ context }) => [context.faults, context.problem?.code, context.isCodeAtFault],
};
