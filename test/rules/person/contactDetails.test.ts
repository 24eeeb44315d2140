import { expect, test } from 'vitest';
import { noContactDetails } from '../../../machines/person/contactDetails.ts';

test('R9.1.4: a form for contact details begins empty, with the code of the Emirates', () =>
  expect(noContactDetails).toEqual({ name: '', country_code: '971', mobile_number: '', email: '' }));
