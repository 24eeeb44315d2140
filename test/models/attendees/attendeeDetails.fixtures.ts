import * as v from 'valibot';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import type { AttendeeDetailsInput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import { askedFields, type Questions } from '../../../machines/attendees/attendeeQuestions.ts';
import type { TypedPerson } from '../../../machines/attendees/typedAttendee.ts';
import { FieldVisibilities } from '../../../src/contract/forms/askedDetails.ts';
import { FamilyMember } from '../../../src/contract/customers/customers.ts';
import { User } from '../../../src/contract/customers/user.ts';
import { AdditionalField } from '../../../src/contract/forms/forms.ts';

export const today = '2026-11-21';

export const layla = v.parse(User, {
  id: 1,
  name: 'Layla Haddad',
  email: 'layla@haddad.example',
  mobile: '+971500000001',
  country_id: 784,
  dob: '1990-03-14',
});

/** Logged in through the identity provider: no e-mail, no date of birth. */
export const omar = v.parse(User, {
  id: 2,
  name: 'Omar Said',
  preferred_username: 'omar@said.example',
  mobile: '+44 7911 123456',
});

export const nour = v.parse(FamilyMember, {
  customer_id: 71,
  name: 'Nour Haddad',
  mobile_number: '501112223',
  country_code: '971',
  email: 'nour@haddad.example',
  dob: '2015-05-05',
  gender: 'Female',
  profile_image_url: 'art/nour.svg',
  is_icp_down: 1,
});
export const sami = v.parse(FamilyMember, { ...nour, customer_id: 72, name: 'Sami Haddad' });

export const additional = (overrides: object): AdditionalField =>
  v.parse(AdditionalField, {
    id: 1,
    slug: 'field',
    is_visible: 1,
    is_required: 0,
    type: 'text_box',
    name: 'Field',
    ...overrides,
  });

export const club = additional({ id: 1, slug: 'club', name: 'Club', is_required: 1 });
export const letter = additional({ id: 2, slug: 'letter', name: 'Letter', type: 'file' });
export const waiver = additional({
  id: 3,
  slug: 'waiver',
  name: 'Waiver',
  type: 'disclaimer_form',
  content: '<p>I swim at my own risk.</p>',
  ar_content: '<p>أسبح على مسؤوليتي.</p>',
});

const asked = { is_visible: true, is_required: true };
const offered = { is_visible: true, is_required: false };
const hidden = { is_visible: false, is_required: false };
export const nothingVisible = v.parse(
  FieldVisibilities,
  Object.fromEntries(askedFields.map((field) => [field, hidden])),
);

export const questions: Questions = {
  fields: { dob: asked, gender: offered, id: offered },
  additional: [club, letter, waiver],
  tags: [{ id: 5, name: 'Training', ar_name: 'تدريب' }],
  idProofTypes: [
    { id: 32, name: 'Emirates ID', ar_name: 'الهوية الإماراتية' },
    { id: 33, name: 'Passport', ar_name: 'جواز السفر' },
  ],
  family: [nour, sami],
  onFile: {
    documents: [
      { id_proof_type_id: 7, id_proof_number: 'LIC-1', expiry_date: null, path: null },
      { id_proof_type_id: 33, id_proof_number: 'N1234567', expiry_date: null, path: null },
      { id_proof_type_id: 32, id_proof_number: '784199012345676', expiry_date: null, path: null },
    ],
    religion_id: null,
    dob: null,
    gender: null,
    country_id: null,
    answers: [],
  },
  threshold: 2,
};
export const noQuestions: Questions = { ...questions, fields: {}, additional: [] };
export const askedSignedOut: Questions = { ...questions, family: [], onFile: null };

/** The parent, which records what it is told. */
export const toldParent: AnyEventObject[] = [];
export const parent = createActor(
  fromCallback(({ receive }) => receive((event) => toldParent.push(event))),
  { id: 'selling' },
).start();

export const input: AttendeeDetailsInput = {
  parent,
  serviceId: 9,
  party: { isWhole: true, capacity: 4 },
  user: layla,
  config: {
    field_visibility: nothingVisible,
    tnc: '<p>Be kind to the court.</p>',
    ar_tnc: null,
    tnc_enable: true,
    religions: [],
  },
  today,
  draft: null,
};

export const person: Partial<TypedPerson> = {
  name: 'Hind Al Falasi',
  country_code: '971',
  mobile_number: '050 123 4567',
  email: 'hind@falasi.example',
  dob: '2001-02-03',
};
