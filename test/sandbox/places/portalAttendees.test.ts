/** What the portal's form lets pass is what this server takes, and what it holds back would be refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangedAttendees } from '../../../machines/attendees/arrangedAttendees.ts';
import { isFaultless } from '../../../machines/shared/faults.ts';
import { attendeeFaults } from '../../../machines/attendees/attendeeFaults.ts';
import type { Questions } from '../../../machines/attendees/attendeeQuestions.ts';
import type { LockedField } from '../../../machines/attendees/attendeeFields.ts';
import { knownOf, withKnown } from '../../../machines/attendees/onFile.ts';
import { attendeeFrom } from '../../../machines/attendees/relatives.ts';
import { sentCustomers } from '../../../machines/attendees/sentCustomers.ts';
import { emptyAttendee, type TypedAttendee } from '../../../machines/attendees/typedAttendee.ts';
import type { SiteConfig } from '../../../src/contract/site/site.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { Client } from '../support/client.ts';
import { newKey } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import { testNow } from '../support/seededSandbox.ts';
import { basketball, courtWith, studio, ticketsWith, type Attendee } from '../support/attendees.ts';

let sandbox: SandboxUnderTest;
let mona: Client;
let user: User;
let config: SiteConfig;
beforeAll(async () => {
  sandbox = await startSandbox();
  mona = await sandbox.customer(7);
  user = (await mona.get('profile')).data;
  config = (await mona.get('config')).data;
});
afterAll(() => sandbox.close());

async function questionsOf(venue_service_id: number): Promise<Questions> {
  const fields = await mona.get('fieldConfig', { query: { venue_service_id } });
  const { data: profile } = await mona.get('profile');
  const { data: own } = await mona.get('familyMemberDetails', {
    query: { customerId: user.id!, product_type: 'facility' },
  });
  return {
    fields: fields.data ?? {},
    additional: fields.additional_fields ?? [],
    tags: (await mona.get('customerTags')).data,
    idProofTypes: (await mona.get('idProofTypes')).data,
    family: (await mona.get('family')).data,
    onFile: { ...profile, documents: profile.documents ?? [], answers: own.additional_fields ?? [] },
    threshold: null,
  };
}

const site = () => config.field_visibility;
const today = testNow.slice(0, 10);
const isWell = (attendee: TypedAttendee, questions: Questions, isFirst: boolean): boolean => {
  // SAFETY: the keys are those of the record.
  const locked = new Set(isFirst ? (Object.keys(knownOf(user, questions.onFile)) as LockedField[]) : []);
  return isFaultless(attendeeFaults({ attendee, locked, questions, site: site(), today }));
};
const sent = (attendees: readonly TypedAttendee[], questions: Questions, saves = false): Attendee[] =>
  sentCustomers({ attendees, questions, site: site(), religions: config.religions, saves });

/** An attendee who has answered everything. */
const typed: TypedAttendee = {
  ...emptyAttendee,
  name: 'لينا Aziz',
  country_code: '971',
  mobile_number: '050 123 4567',
  email: 'lina@mail.example',
  dob: '2001-02-03',
  gender: 'Female',
  nationality: 400,
  religion_id: 1,
  tag: 2,
  id_proof_type_id: 32,
  id_proof_number: '784-1987-6543210-3',
  answers: {
    9001: 'The Hoops',
    9002: 'regular',
    9101: 'Mona',
    9102: { country_code: '971', mobile_number: '050 000 0007' },
    9103: 'mona@mail.example',
    9104: 'endurance',
    9105: 'years',
    9106: ['joints', 'asthma'],
    9107: '2026-02-28',
    9109: '400',
    9110: '784-1987-6543210-3',
    9111: 'Two lines\nof text',
    9112: { path: null, name: 'Lina Aziz', agreed: true },
  },
};

describe('R3.7, R3.8: what the form gives in', () => {
  test('for a whole court is taken: the account holder with what is on file, and a guest', async () => {
    const questions = await questionsOf(basketball.service);
    const first = withKnown({ ...emptyAttendee, tag: 3, answers: { 9002: 'fun' } }, user, questions.onFile);
    expect([first, typed].map((attendee, index) => isWell(attendee, questions, index === 0))).toEqual([true, true]);
    const body = await courtWith(mona, basketball, sent([first, typed], questions));
    expect((await mona.call('placeOrder', { body, key: newKey() })).status).toBe(200);
  });

  test('for tickets are accepted, with an answer to every type of question and a relative', async () => {
    const questions = await questionsOf(studio.service);
    const path = await storedPath();
    const complete = { ...typed, answers: { ...typed.answers, 9108: path } };
    const { data: tala } = await mona.get('familyMemberDetails', {
      query: { customerId: 50_002, product_type: 'facility' },
    });
    const relative = attendeeFrom(50_002, tala, questions);
    const attendees = [
      withKnown(complete, user, questions.onFile),
      { ...relative, answers: { ...typed.answers, ...relative.answers } },
    ];
    expect(attendees.map((attendee, index) => isWell(attendee, questions, index === 0))).toEqual([true, true]);
    const body = await ticketsWith(mona, sent(attendees, questions, true), { quantity: 2 });
    expect((await mona.call('placeOrder', { body, key: newKey() })).status).toBe(200);
    const known = await questionsOf(studio.service);
    const religions = config.religions;
    const [again] = arrangedAttendees({ attendees: [], count: 1, user, questions: known, religions });
    // Agreements must be given again, everything else is restored (R2.13.17).
    expect(again?.answers).toMatchObject({ 9101: 'Mona', 9104: 'endurance', 9106: ['joints', 'asthma'], 9108: path });
    expect(again?.answers).not.toHaveProperty('9112');
    const { data: after } = await mona.get('family');
    const kept = attendeeFrom(
      50_002,
      after.find(({ customer_id }) => customer_id === 50_002)!,
      questions,
    );
    expect(kept.answers).toMatchObject({ 9104: 'endurance', 9106: ['joints', 'asthma'] });
  });
});

const storedPath = async (): Promise<string> => {
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'paper.jpg', { type: 'image/jpeg' });
  const { data } = await mona.get('saveFiles', { body: { 'preUpload[0]': file, 'types[]': 'jpeg' } });
  return data.files[0]!.path;
};

describe('R5.6: what the form holds back', () => {
  test.each<[string, Partial<TypedAttendee>]>([
    ['no name', { name: '' }],
    ['one letter', { name: 'L' }],
    ['a name with a digit', { name: 'Lina 2' }],
    ['no mobile', { mobile_number: '' }],
    ['seven digits', { mobile_number: '5012345' }],
    ['no e-mail', { email: '' }],
    ['a bad e-mail', { email: 'lina@mail' }],
    ['no birthday', { dob: null }],
    ['tomorrow', { dob: '2026-11-25' }],
    ['no gender', { gender: null }],
    ['no purpose', { tag: null }],
    ['no ID', { id_proof_number: '' }],
    ['a wrong check digit', { id_proof_number: '784-1987-6543210-4' }],
    ['a passport with a dash', { id_proof_type_id: 33, id_proof_number: 'P-1' }],
    ['no answer', { answers: {} }],
  ])('%s would be refused', async (_, changes) => {
    const questions = await questionsOf(basketball.service);
    const attendee = { ...typed, ...changes };
    expect(isWell(attendee, questions, false)).toBe(false);
    const [first] = sent([typed], questions);
    const [, second] = sent([typed, attendee], questions);
    const slot = { ...basketball, date: '2026-12-20' };
    const body = await courtWith(mona, slot, [first!, second!]);
    const reply = await mona.call('placeOrder', { body, key: newKey() });
    expect(reply).toMatchObject({ status: 422, error: { field: expect.stringMatching(/customers\[\d\]/) } });
  });

  test.each<[string, TypedAttendee['answers']]>([
    ['no signature', { 9112: { path: null, name: '', agreed: false } }],
    ['a bad number', { 9102: { country_code: '971', mobile_number: '12' } }],
    ['a bad e-mail', { 9103: 'mona@' }],
    ['no such day', { 9107: '2026-02-30' }],
    ['a wrong Emirates ID', { 9110: '784198765432104' }],
  ])('an answer with %s would be refused', async (_, answers) => {
    const questions = await questionsOf(studio.service);
    const attendee = { ...typed, answers: { ...typed.answers, ...answers } };
    expect(isWell(attendee, questions, false)).toBe(false);
    const body = await ticketsWith(mona, sent([attendee], questions));
    const reply = await mona.call('placeOrder', { body, key: newKey() });
    expect(reply).toMatchObject({ status: 422, error: { field: expect.stringMatching(/customers\[\d\]/) } });
  });
});
