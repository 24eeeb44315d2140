/** What services ask of attendees, and what becomes of the answers in an order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCountry } from '../../../sandbox/data/countries.ts';
import { countries } from '../../../machines/countries/countries.ts';
import { additionalFieldTypes } from '../../../src/contract/forms/forms.ts';
import type { Client } from '../support/client.ts';
import { newKey, padelEvening, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import {
  answers,
  basketball,
  courtWith,
  player,
  studio,
  ticketsWith,
  trainee,
  validId,
  type Attendee,
} from '../support/attendees.ts';

let sandbox: SandboxUnderTest;
let client: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = await sandbox.customer(6);
});
afterAll(() => sandbox.close());

const png = (name = 'paper.png', type = 'image/png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], name, { type });
const upload = async (who: Client): Promise<string> => {
  const { data } = await who.get('saveFiles', { body: { 'preUpload[0]': png(), 'types[]': 'png' } });
  return data.files[0]!.path;
};

/** Each order at a time of its own, before the leagues of the evening. */
let taken = 0;
const nextHour = (slot: Slot): Slot => {
  const hour = 7 + (taken % 9);
  const date = Temporal.PlainDate.from(slot.date).add({ days: Math.floor(taken / 9) });
  taken += 1;
  const start = `${String(hour).padStart(2, '0')}:00:00`;
  return { ...slot, date: date.toString(), start, end: `${String(hour + 1).padStart(2, '0')}:00:00` };
};
const place = (who: Client, body: unknown) => who.call('placeOrder', { body, key: newKey() });
const playing = async (customers: readonly Attendee[], rest?: Parameters<typeof courtWith>[3], who = client) =>
  place(who, await courtWith(who, nextHour(basketball), customers, rest));
const training = async (customers: readonly Attendee[], rest?: Parameters<typeof ticketsWith>[2], who = client) =>
  place(who, await ticketsWith(who, customers, { slot: nextHour(studio), ...rest }));

describe('R7.2.9, Q3.1.d: what a service asks', () => {
  const configOf = (venue_service_id: number) => client.get('fieldConfig', { query: { venue_service_id } });

  test('has its own settings over those of the site', async () => {
    const { data } = await client.get('config');
    expect(data.field_visibility).toMatchObject({ nationality: { is_visible: true }, id: { is_visible: false } });
    const hall = await configOf(basketball.service);
    expect(hall.data).toMatchObject({
      nationality: { is_visible: false },
      id: { is_visible: true, is_required: true },
    });
    expect(Object.keys((await configOf(14)).data)).toEqual(['dob']);
  });

  test('R3.8.1–7: has every type, with options, a helping document and a disclaimer in both languages', async () => {
    const { additional_fields: fields } = await configOf(studio.service);
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(additionalFieldTypes));
    const of = (type: string) => fields.find((field) => field.type === type)!;
    for (const type of ['drop_down', 'radio_buttons', 'check_boxes']) {
      expect(of(type).options.length).toBeGreaterThan(1);
      expect(of(type).options.every(({ name, ar_name }) => name && ar_name)).toBe(true);
    }
    const document = await fetch(`${sandbox.url}/art/${of('file').helping_document}`);
    expect([document.status, document.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(of('disclaimer_form')).toMatchObject({
      content: expect.stringContaining('own risk'),
      ar_content: expect.stringContaining('مسؤوليتك'),
    });
    expect(fields.every(({ name, ar_name }) => name && ar_name)).toBe(true);
  });

  test('is nothing where a court or a pool is simply booked', async () => {
    for (const service of [11, 13, 21, 22, 31, 32, 41, 42]) {
      const { data, additional_fields } = await configOf(service);
      expect([service, Object.values(data).filter(({ is_visible }) => is_visible)]).toEqual([service, []]);
      expect(additional_fields).toEqual([]);
    }
  });

  test('Q7.6.s, R3.7.9: the kinds of ID are Emirates ID and passport; R7.3.1: purposes of a visit are listed', async () => {
    expect((await client.get('idProofTypes')).data.map(({ id }) => id)).toEqual([32, 33]);
    expect((await client.get('customerTags')).data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('R3.7.4: countries are those of the portal', () => {
    const known = Array.from({ length: 1000 }, (_, id) => id).filter(isCountry);
    expect(known).toEqual(countries.map(({ id }) => id).toSorted((one, other) => one - other));
  });
});

describe('R3.7.14: papers on file', () => {
  test.each([1, 2])(
    'of account %i begin with one that no booking takes, and hold a real Emirates ID',
    async (digit) => {
      const { data } = await (await sandbox.customer(digit)).get('profile');
      const types = data.documents.map(({ id_proof_type_id }) => id_proof_type_id);
      expect(types[0]).toBeGreaterThan(33);
      const emirates = data.documents.find(({ id_proof_type_id }) => id_proof_type_id === 32)!;
      const who = player({ id_proof_number: emirates.id_proof_number });
      expect((await playing([who])).status).toBe(200);
    },
  );
});

test('R3.7.10: the profile has city, sector, delivery address, an ID card and a picture', async () => {
  const omar = await sandbox.customer(2);
  const written = { city: 'Sharjah', sector: 'Al Majaz', delivery_address: 'Tower 4, flat 1203' };
  const files = { profile_image: png(), id_card: png() };
  expect((await omar.call('changeProfile', { body: { ...written, ...files } })).status).toBe(200);
  const stored = expect.stringMatching(/./);
  expect((await omar.get('profile')).data).toMatchObject({ ...written, profile_image: stored, id_card: stored });
});

test('R7.5.1, R5.3.2: documents of the profile must be the caller’s own, and an Emirates ID valid', async () => {
  const omar = await sandbox.customer(2);
  const [mine, foreign] = [await upload(omar), await upload(client)];
  const save = (id_proof_number: string, path: string) => {
    const documents = JSON.stringify([{ id_proof_type_id: 32, id_proof_number, expiry_date: null, path }]);
    return omar.call('changeProfile', { body: { documents } });
  };
  expect(await save('784198765432103', foreign)).toMatchObject({ status: 422, error: { field: 'documents' } });
  expect(await save('784198765432104', mine)).toMatchObject({ status: 422, error: { field: 'documents' } });
  expect((await save('784198765432103', mine)).answer.data.documents).toMatchObject([{ path: mine }]);
});

describe('R3.9.3, R5.6.2–3: an order with attendees', () => {
  test('takes fewer of them than people', async () => {
    expect((await training([trainee()], { quantity: 3 })).status).toBe(200);
    expect((await playing([player(), player({ name: 'Noor Aziz', gender: 'Male' })])).status).toBe(200);
  });

  test('R5.6.6: accepts none only where none is required', async () => {
    expect(await playing([])).toMatchObject({
      status: 422,
      error: {
        code: 'visitorsMissing',
        field: 'product.capacity_facility[0].customers',
        message: 'Please fill all the required fields',
      },
    });
    const padel = await courtWith(client, padelEvening, []);
    expect((await place(client, padel)).status).toBe(200);
  });

  test('for one court attendees may be on any of its lines', async () => {
    const slot: Slot = { ...basketball, date: '2026-12-24', start: '15:00:00', end: '17:00:00' };
    const body = await courtWith(client, slot, [player()]);
    const product = JSON.parse(body.product) as { capacity_facility: { customers: unknown[] }[] };
    expect(product.capacity_facility).toHaveLength(2);
    product.capacity_facility[1]!.customers = [];
    const { answer } = await place(client, { ...body, product: JSON.stringify(product) });
    const { data } = await client.get('facilityBookings', { query: { size: 100 } });
    const { id } = data.find(({ order_id }) => order_id === answer.data.order_id)!;
    expect((await client.get('facilityBooking', { params: { id } })).data.customers).toMatchObject([
      { name: 'Yara Nasser' },
    ]);
  });

  test.each<[string, Partial<Attendee>, string, string]>([
    ['R5.6.1 no name', { name: ' ' }, 'name', 'Name is required'],
    ['R5.6.1 no e-mail', { email: null }, 'email', 'Email is required'],
    ['R5.6.1 no mobile', { mobile_number: '' }, 'mobile_number', 'Please enter valid mobile number'],
    ['R5.1.9 a mobile of seven digits', { mobile_number: '5011122' }, 'mobile_number', 'Mobile number is not valid'],
    ['R5.1.3 a bad e-mail', { email: 'a@b' }, 'email', 'Email is not valid'],
    ['R5.2.6 a digit in the name', { name: 'Ali 1' }, 'name', 'Name is not valid'],
    ['no date of birth', { dob: null }, 'dob', 'Date of birth is required'],
    ['R5.6.5 a birth in the future', { dob: '2026-11-25' }, 'dob', 'The date of birth lies in the future'],
    ['R5.6.4 no gender', { gender: null }, 'gender', 'Gender is required'],
    ['no purpose', { customer_tag: null }, 'customer_tag', 'Purpose of visit is required'],
    [
      'an unknown purpose',
      { customer_tag: { id: 99, name: 'Spying' } },
      'customer_tag',
      'Purpose of visit is not valid',
    ],
    ['R3.7.4 an unknown country', { nationality: 999 }, 'nationality', 'Nationality is not valid'],
    ['an unknown religion', { religion_id: 77 }, 'religion_id', 'Religion is not valid'],
    ['no kind of ID', { id_proof_type_id: null, id_proof_number: null }, 'id_proof_type_id', 'ID type is required'],
    [
      'R3.7.9 a driving licence',
      { id_proof_type_id: 35, id_proof_number: 'DL1' },
      'id_proof_type_id',
      'ID type is not valid',
    ],
    ['R5.3.3 no Emirates ID', { id_proof_number: '' }, 'id_proof_number', 'Please enter your Emirates ID'],
    [
      'R5.3.4 another pattern',
      { id_proof_number: '785198765432103' },
      'id_proof_number',
      'Emirates ID format is incorrect.',
    ],
    [
      'R5.3.5 another check digit',
      { id_proof_number: '784198765432104' },
      'id_proof_number',
      'Emirates ID number is not valid.',
    ],
    [
      'R5.3.8 a passport with a dash',
      { id_proof_type_id: 33, id_proof_number: 'N-77' },
      'id_proof_number',
      'ID number is not valid',
    ],
    [
      'R5.3.9 a passport of 16',
      { id_proof_type_id: 33, id_proof_number: 'N123456789012345' },
      'id_proof_number',
      'ID number is not valid',
    ],
    ['a strange document', { documents: { front: 'files/nobodys.png' } }, 'documents', 'This file is not known'],
  ])('%s is refused, with the attendee', async (_, changes, field, message) => {
    const reply = await playing([player(), player(changes)]);
    expect(reply).toMatchObject({
      status: 422,
      error: {
        field: `product.capacity_facility[0].customers[1].${field}`,
        message: `Visitor 2: ${message}`,
        code: 'visitorInvalid',
      },
    });
  });

  test('R3.7.12: the account holder’s saved values are not checked, everybody else’s are', async () => {
    const { database } = sandbox.server;
    await database
      .updateTable('customer')
      .set({ name: 'Daniel 2nd', email: 'daniel@desk' })
      .where('id', '=', 6)
      .execute();
    const me = player({ name: 'Daniel 2nd', email: 'daniel@desk', mobile_number: '500000006' });
    expect((await playing([{ ...me, is_primary: 1 }])).status).toBe(200);
    expect((await playing([me])).error.field).toMatch(/\.name$/);
    expect((await playing([{ ...me, is_primary: 1, dob: '2030-01-01' }])).error.field).toMatch(/\.dob$/);
  });

  test('R5.3.10: a passport is judged by its letters alone', async () => {
    expect((await playing([player({ id_proof_type_id: 33, id_proof_number: 'P4471902' })])).status).toBe(200);
  });

  test('is refused in Arabic as well', async () => {
    const body = await courtWith(client, nextHour(basketball), [player({ dob: null })]);
    const headers = { 'Accept-Language': 'ar' };
    const reply = await client.call('placeOrder', { body, key: newKey(), headers });
    expect(reply.error.message).toBe('تاريخ الميلاد: هذا الحقل مطلوب');
  });

  test('Q5.6.c: misses nothing that is not shown', async () => {
    const { additional_fields } = await client.get('fieldConfig', { query: { venue_service_id: basketball.service } });
    expect(additional_fields.find(({ slug }) => slug === 'shirt_number')).toMatchObject({
      is_visible: false,
      is_required: true,
    });
    expect((await playing([player({ nationality: null, religion_id: null })])).status).toBe(200);
  });

  test('that the contract does not understand is refused by the same names', async () => {
    const reply = await playing([player({ dob: '1995-02-30' })]);
    expect(reply.error.field).toBe('product.capacity_facility[0].customers[0].dob');
  });
});

describe('R3.8: answers to a service’s own questions', () => {
  test('of every kind are accepted, and shown to the customer with the booking', async () => {
    const certificate = await upload(client);
    const attendee = trainee({ additional_fields: answers({ certificate }) });
    const { answer } = await training([attendee]);
    const { data } = await client.get('facilityBookings', { query: { size: 100 } });
    const { id } = data.find(({ order_id }) => order_id === answer.data.order_id)!;
    const { customers } = (await client.get('facilityBooking', { params: { id } })).data;
    expect(customers).toMatchObject([{ name: 'Adam Rahman', additional_fields: attendee.additional_fields }]);
  });

  test('R2.13.21: a signature is agreement, drawn or written', async () => {
    for (const waiver of [await upload(client), 'Adam Rahman']) {
      expect((await training([trainee({ additional_fields: answers({ waiver }) })])).status).toBe(200);
    }
  });

  const required = ['contact_name', 'contact_phone', 'goal', 'experience', 'waiver'];
  const optional = ['contact_email', 'conditions', 'last_check', 'insured_in', 'guardian_id', 'notes'];
  test.each(required)('%s may not be left out', async (slug) => {
    const reply = await training([trainee({ additional_fields: answers({ [slug]: undefined }) })]);
    expect(reply).toMatchObject({
      status: 422,
      error: {
        field: `product.capacity_facility[0].customers[0].additional_fields.${slug}`,
        message: expect.stringMatching(/ is required$/),
      },
    });
  });
  test.each(optional)('%s may', async (slug) => {
    expect((await training([trainee({ additional_fields: answers({ [slug]: undefined }) })])).status).toBe(200);
  });

  test.each<[string, string | string[] | boolean, string]>([
    ['contact_phone', '12', 'Their mobile number is not valid'],
    ['contact_email', 'sami@', 'E-mail must be valid'],
    ['goal', 'fame', 'What do you train for? is not valid'],
    ['experience', 'born with it', 'Have you trained with weights before? is not valid'],
    ['conditions', ['heart', 'laziness'], 'What should our coaches know of? is not valid'],
    ['conditions', 'heart', 'What should our coaches know of? is not valid'],
    ['last_check', 'last week', 'Last medical check is not valid'],
    ['insured_in', '999', 'Country of your health insurance is not valid'],
    ['guardian_id', '784198765432104', 'Please enter valid Emirates ID'],
    ['certificate', 'files/nobodys.pdf', 'Medical certificate is not valid'],
    ['certificate', '../../etc/passwd', 'Medical certificate is not valid'],
    ['waiver', 'files/nobodys.png', 'Training at your own risk is not valid'],
    ['waiver', 'false', 'Training at your own risk is not valid'],
    ['waiver', false, 'Training at your own risk is required'],
  ])('R5.1.7, R5.3.6: %s: %j is refused', async (slug, value, message) => {
    const reply = await training([trainee({ additional_fields: answers({ [slug]: value }) })]);
    expect(reply).toMatchObject({ status: 422, error: { message } });
    expect(reply.error.field).toMatch(new RegExp(`additional_fields\\.${slug}$`));
  });

  test('to questions that are not asked are refused', async () => {
    const stray = [...answers(), { id: 9002, slug: 'level', value: 'fun' }];
    expect((await training([trainee({ additional_fields: stray })])).error.field).toMatch(/additional_fields\.level$/);
  });
});

describe('files', () => {
  test('R7.5.1: belong to the customer who uploaded them', async () => {
    const foreign = await upload(await sandbox.customer(2));
    const reply = await training([trainee({ additional_fields: answers({ certificate: foreign }) })]);
    expect(reply).toMatchObject({ status: 422, error: { message: 'Medical certificate is not valid' } });
    const papers = await playing([player({ documents: { front: foreign } })]);
    expect(papers.error).toMatchObject({ field: expect.stringMatching(/customers\[0\]\.documents$/) });
    expect((await playing([player({ documents: { front: await upload(client) } })])).status).toBe(200);
  });

  test('R5.4.9, Q5.4.d: are what they are declared to be', async () => {
    const send = (file: File, types: string | string[]) =>
      client.call('saveFiles', { body: { 'preUpload[0]': file, 'types[]': types } });
    expect((await send(png('a.png'), 'png')).status).toBe(200);
    expect((await send(png('a.png'), ['image/jpeg', 'image/png'])).status).toBe(200);
    for (const reply of [
      await send(png('a.png', 'application/pdf'), 'pdf'),
      await send(png('a.png'), 'pdf'),
      await send(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), 'gif'),
      await send(new File(['GIF89a'], 'a.png', { type: 'image/png' }), 'png'),
    ]) {
      expect(reply).toMatchObject({
        status: 422,
        error: { message: 'Invalid file type. Please upload a valid file type (jpeg, png, pdf)' },
      });
    }
  });

  test('Q3.9.a: come with the order as parts of their own', async () => {
    const name = 'product_files[certificate-1]';
    const attendee = trainee({ additional_fields: answers({ certificate: name }) });
    const { answer } = await training([attendee], { parts: { [name]: png('mine.png') } });
    const row = await sandbox.server.database
      .selectFrom('booking')
      .select('customers')
      .where('order_id', '=', answer.data.order_id)
      .executeTakeFirstOrThrow();
    const [kept] = row.customers as { additional_fields: { slug: string; value: string }[] }[];
    const path = kept!.additional_fields.find(({ slug }) => slug === 'certificate')!.value;
    const file = await sandbox.server.database
      .selectFrom('stored_file')
      .select(['name', 'owner_id'])
      .where('path', '=', path)
      .executeTakeFirst();
    expect(file).toEqual({ name: 'mine.png', owner_id: 6 });
  });

  test('Q3.9.a: parts without a line, of a wrong type or missing are refused, and nothing is stored', async () => {
    const count = async () => (await sandbox.server.database.selectFrom('stored_file').select('path').execute()).length;
    const before = await count();
    const name = 'product_files[a]';
    const withPart = trainee({ additional_fields: answers({ certificate: name }) });
    const idle = await training([trainee()], { parts: { [name]: png() } });
    expect(idle.error).toMatchObject({ code: 'fileUnused', field: name });
    const wrong = await training([withPart], { parts: { [name]: new File(['GIF89a'], 'a.gif') } });
    expect(wrong.error).toMatchObject({ code: 'fileType', field: name });
    expect((await training([withPart])).error.message).toBe('Medical certificate is not valid');
    const refused = await training([{ ...withPart, dob: null }], { parts: { [name]: png() } });
    expect(refused.status).toBe(422);
    expect(await count()).toBe(before);
  });

  test('Q3.9.a: another file under the same key is another order', async () => {
    const name = 'product_files[a]';
    const attendee = trainee({ additional_fields: answers({ certificate: name }) });
    const body = await ticketsWith(client, [attendee], { parts: { [name]: png() } });
    const key = newKey();
    const first = await client.get('placeOrder', { body, key });
    expect((await client.get('placeOrder', { body, key })).data.order_id).toBe(first.data.order_id);
    const other = new File([new Uint8Array([0xff, 0xd8, 0xff, 9])], 'paper.jpg', { type: 'image/jpeg' });
    const reply = await client.call('placeOrder', { body: { ...body, [name]: other }, key });
    expect(reply.error.code).toBe('idempotencyMismatch');
  });
});

test('R2.13.15: the operator reads the attendees on the order’s page', async () => {
  const certificate = await upload(client);
  const attendee = trainee({ nationality: 682, additional_fields: answers({ certificate }) });
  const { answer } = await training([attendee]);
  const page = await (await fetch(`${sandbox.url}/operator/orders/${answer.data.order_id}`)).text();
  for (const text of [
    'Adam Rahman',
    'Saudi Arabia',
    'A back that does not hurt',
    'Heart, Joints',
    `/art/${certificate}`,
  ]) {
    expect(page).toContain(text);
  }
});

describe('R2.13.17: save for later', () => {
  test('keeps nothing unless it is asked for', async () => {
    const daniel = await sandbox.customer(6);
    await playing([player({ is_primary: 1 }), player({ name: 'Noor Aziz' })], undefined, daniel);
    expect((await daniel.get('family')).data).toEqual([]);
    expect((await daniel.get('profile')).data.documents).toEqual([]);
  });

  test('fills in what the profile lacks, and changes nothing that is there (R3.7.13)', async () => {
    const marc = await sandbox.customer(4);
    const me = player({ is_primary: 1, name: 'Somebody Else', dob: '1999-09-09', nationality: 784, religion_id: 2 });
    await playing([me], { line: { save_detail_for_future: true } }, marc);
    const { data } = await marc.get('profile');
    expect(data).toMatchObject({
      name: 'Marc Delacroix',
      dob: '1979-01-30',
      gender: 'Male',
      country_id: 250,
      religion_id: 2,
    });
    expect(data.documents).toMatchObject([{ id_proof_type_id: 32, id_proof_number: '784198765432103' }]);
    await playing([{ ...me, id_proof_number: '784199212345674' }], { line: { save_detail_for_future: true } }, marc);
    expect((await marc.get('profile')).data.documents).toEqual(data.documents);
  });

  test('R7.3.3: knows the account holder’s own answers the next time, but no agreement', async () => {
    const marc = await sandbox.customer(4);
    const { data: me } = await marc.get('profile');
    await training([trainee({ is_primary: 1, save_detail_for_future: 1 })], undefined, marc);
    const { data } = await marc.get('familyMemberDetails', { query: { customerId: me.id!, product_type: 'facility' } });
    expect(data).toMatchObject({ name: 'Marc Delacroix', is_primary: true, dob: '1979-01-30', nationality: 250 });
    const slugs = data.additional_fields.map(({ slug }) => slug);
    expect(slugs).toContain('contact_name');
    expect(slugs).not.toContain('waiver');
  });

  test('Q7.6.c: adds a relative to the family once, however often it is requested', async () => {
    const daniel = await sandbox.customer(6);
    const noor = player({ name: 'Noor Aziz', save_detail_for_future: 1 });
    await playing([player({ is_primary: 1 }), noor], undefined, daniel);
    await playing([player({ is_primary: 1 }), { ...noor, name: ' noor  AZIZ', gender: 'Male' }], undefined, daniel);
    const { customer_tag: _, ...told } = noor;
    const { data: again } = await daniel.get('addFamilyMember', { body: { ...told, place_of_birth: 'Cairo' } });
    const { data: family } = await daniel.get('family');
    expect(family).toHaveLength(1);
    expect(family[0]).toMatchObject({
      customer_id: again.customer_id,
      name: 'Noor Aziz',
      mobile_number: '501112233',
      id_proof_number: '784198765432103',
      place_of_birth: 'Cairo',
      customer_tag: null,
    });
    await daniel.get('addFamilyMember', { body: { name: 'Noor Aziz', dob: '2015-01-01' } });
    expect((await daniel.get('family')).data).toHaveLength(2);
  });

  test('R3.7.7–8: adds details to a relative, whose picture stays', async () => {
    const mona = await sandbox.customer(7);
    const { data: family } = await mona.get('family');
    const sami = family.find(({ name }) => name === 'Sami Rahman')!;
    expect(sami.profile_image_url).not.toBeNull();
    const { profile_image_url, is_icp_down: _, ...attendee } = sami;
    const { customer_id } = sami;
    const body = trainee({ ...attendee, religion_id: 5, additional_fields: answers(), save_detail_for_future: 1 });
    expect((await training([body], undefined, mona)).status).toBe(200);
    const { data } = await mona.get('familyMemberDetails', {
      query: { customerId: customer_id, product_type: 'facility' },
    });
    expect(data).toMatchObject({ customer_id, religion_id: 5 });
    expect(data.additional_fields.find(({ slug }) => slug === 'goal')).toMatchObject({ value: 'back' });
    const { data: after } = await mona.get('family');
    expect(after).toHaveLength(family.length);
    expect(after.find((one) => one.customer_id === customer_id)!.profile_image_url).toBe(profile_image_url);
  });

  test('never changes another customer’s family', async () => {
    const mona = await sandbox.customer(7);
    const { customer_id, name } = (await mona.get('family')).data[1]!;
    const omar = await sandbox.customer(2);
    const stranger = player({ name: 'Sly Stranger', customer_id, save_detail_for_future: 1 });
    expect((await playing([stranger], undefined, omar)).status).toBe(200);
    expect((await mona.get('family')).data.find((one) => one.customer_id === customer_id)!.name).toBe(name);
    expect((await omar.get('family')).data.map((one) => one.name)).toContain('Sly Stranger');
  });

  test('keeps nothing for guests', async () => {
    const guest = await sandbox.signedOut().loginAsGuest();
    const attendees = [player({ is_primary: 1, save_detail_for_future: 1 })];
    const { status } = await playing(attendees, { line: { save_detail_for_future: true } }, guest);
    expect(status).toBe(200);
    const saved = await sandbox.server.database
      .selectFrom('customer')
      .select('dob')
      .where('is_anonymous', '=', true)
      .execute();
    expect(saved.map(({ dob }) => dob)).toEqual([null]);
  });

  test('of a relative with invalid details is refused in the family as well', async () => {
    const reply = await client.call('addFamilyMember', { body: { name: 'Adam', dob: '2030-01-01' } });
    expect(reply).toMatchObject({ status: 422, error: { field: 'dob' } });
    expect(
      (await client.call('addFamilyMember', { body: { name: 'Lina', id_proof_type_id: 32, id_proof_number: validId } }))
        .answer.data,
    ).toMatchObject({ id_proof_number: '784198765432103' });
  });
});
