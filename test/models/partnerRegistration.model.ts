import { partnerRegistrationMachine } from '../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { emptyPartnerDraft, type TypedPartner } from '../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { done, failed, type Model } from '../support/paths.ts';

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

export const partnerRegistrationModel: Model = {
  machine: partnerRegistrationMachine,
  input: { draft: emptyPartnerDraft },
  events: [
    { type: 'draft.change', changes: { entity_name: 'Menon' } },
    { type: 'form.submit', ...typedPartner },
    { type: 'form.submit', ...emptyPartnerDraft, image: null, password: '' },
    done('registerPartner', { message: 'We will look at it' }),
    failed('registerPartner', new RefusedError('accountExists', 'There is an account already', 422)),
    failed('registerPartner', new ConnectionError()),
  ],
  project: ({ context }) => [context.faults, context.problem?.code],
};
