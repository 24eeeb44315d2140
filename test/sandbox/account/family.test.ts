/** The family of an account: relatives are added, changed, pictured and removed (R2.3.15, R3.7.7, Q7.6.c). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { familyLimit } from '../../../src/contract/customers/familyLimit.ts';
import type { Client } from '../support/client.ts';
import { newKey } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import { basketball, courtWith, player } from '../support/attendees.ts';

let sandbox: SandboxUnderTest;
let layla: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  layla = await sandbox.customer(1);
});
afterAll(() => sandbox.close());

const beginnings = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], pdf: [0x25, 0x50, 0x44, 0x46, 0x2d] };
async function stored(who: Client, kind: keyof typeof beginnings): Promise<string> {
  const type = kind === 'png' ? 'image/png' : 'application/pdf';
  const file = new File([new Uint8Array([...beginnings[kind], 7])], `paper.${kind}`, { type });
  const { data } = await who.get('saveFiles', { body: { 'preUpload[0]': file, 'types[]': kind } });
  return data.files[0]!.path;
}
const add = async (who: Client, body: object) => (await who.get('addFamilyMember', { body })).data;
const change = (customer_id: number, body: object) =>
  layla.call('changeFamilyMember', { params: { customer_id }, body });
const remove = (customer_id: number, who = layla) => who.call('removeFamilyMember', { params: { customer_id } });
const namesOf = async (who: Client) => (await who.get('family')).data.map(({ name }) => name);

test('Q7.6.c: a relative added twice at once, or again, exists once', async () => {
  const body = { name: 'Nour Haddad', dob: '2015-05-05' };
  const added = await Promise.all(Array.from({ length: 8 }, () => add(layla, body)));
  added.push(await add(layla, { ...body, gender: 'Female' }));
  expect(new Set(added.map(({ customer_id }) => customer_id)).size).toBe(1);
  expect((await namesOf(layla)).filter((name) => name === 'Nour Haddad')).toHaveLength(1);
});

test('R3.7.1, R3.7.7: a change applies to the next booking; a removed relative is gone', async () => {
  const { customer_id } = await add(layla, { name: 'Sami Haddad', dob: '2018-01-01', place_of_birth: 'Cairo' });
  expect((await change(customer_id, { name: 'Sami Haddad', dob: '2018-02-02', gender: 'Male' })).status).toBe(200);
  const known = { dob: '2018-02-02', gender: 'Male', place_of_birth: null };
  const query = { customerId: customer_id, product_type: 'facility' };
  expect((await layla.get('familyMemberDetails', { query })).data).toMatchObject(known);
  expect((await layla.get('family')).data.find((one) => one.customer_id === customer_id)).toMatchObject(known);
});

test('R3.7.7, R7.5.1: a picture is stored and shown; it must be the caller’s own and a picture, and stays when it is not sent', async () => {
  const [picture, foreign, paper] = [
    await stored(layla, 'png'),
    await stored(await sandbox.customer(2), 'png'),
    await stored(layla, 'pdf'),
  ];
  const { customer_id, profile_image_url } = await add(layla, { name: 'Hala Haddad', profile_image_url: picture });
  expect(profile_image_url).toBe(picture);
  const shown = await fetch(`${sandbox.url}/art/${picture}`);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...beginnings.png, 7]);

  const put = (path: string | null | undefined) =>
    change(customer_id, { name: 'Hala Haddad', profile_image_url: path });
  expect((await put(undefined)).answer.data.profile_image_url).toBe(picture);
  for (const path of [foreign, 'courts/padel-sami.svg', 'https://elsewhere.example/a.png'])
    expect(await put(path)).toMatchObject({ status: 422, error: { field: 'profile_image_url' } });
  expect(await put(paper)).toMatchObject({ status: 422, error: { code: 'fileType', field: 'profile_image_url' } });
  expect((await put(null)).answer.data.profile_image_url).toBeNull();
});

test('R5.4.9, R7.5.1: a document must be the caller’s own file, and is answered to its owner only', async () => {
  const paper = await stored(layla, 'pdf');
  const proof = { id_proof_type_id: 33, id_proof_number: 'N1234567', expiry_date: '2030-01-31' };
  const body = { name: 'Rana Haddad', ...proof, documents: { id_proof: paper } };
  const { customer_id } = await add(layla, body);
  const query = { customerId: customer_id, product_type: 'facility' };
  expect((await layla.get('familyMemberDetails', { query })).data).toMatchObject({
    ...proof,
    documents: { id_proof: paper },
  });
  const omar = await sandbox.customer(2);
  expect((await omar.call('familyMemberDetails', { query })).status).toBe(404);
  expect(await omar.call('addFamilyMember', { body })).toMatchObject({ status: 422, error: { field: 'documents' } });
});

test.each([
  ['R5.2.7', { name: 'A' }, 'name'],
  ['R5.2.6', { name: 'Ann 1' }, 'name'],
  ['R5.1.9', { name: 'Adam', mobile_number: '12' }, 'mobile_number'],
  ['R5.1.3', { name: 'Adam', email: 'a@b' }, 'email'],
  ['R5.6.5', { name: 'Adam', dob: '2030-01-01' }, 'dob'],
  ['R5.3.1', { name: 'Adam', id_proof_type_id: 32, id_proof_number: '785198765432103' }, 'id_proof_number'],
  ['R5.3.2', { name: 'Adam', id_proof_type_id: 32, id_proof_number: '784198765432104' }, 'id_proof_number'],
  ['R5.3.9', { name: 'Adam', id_proof_type_id: 33, id_proof_number: 'A1234567890123456' }, 'id_proof_number'],
  ['R3.7.9', { name: 'Adam', id_proof_type_id: 34, id_proof_number: 'A1' }, 'id_proof_type_id'],
  ['R3.7.1', { name: 'Adam', expiry_date: '2030-02-31' }, 'expiry_date'],
  ['R3.7.1', { name: 'Adam', passport_issue_date: '2030-01-01' }, 'passport_issue_date'],
  ['R3.7.1', { name: 'Adam', place_of_birth: 'x'.repeat(201) }, 'place_of_birth'],
  ['R3.7.4', { name: 'Adam', nationality: 1 }, 'nationality'],
])('%s: %j is refused, and the field named', async (_, body, field) => {
  expect(await layla.call('addFamilyMember', { body })).toMatchObject({ status: 422, error: { field } });
});

test('R3.9.3: who is expected at a booking stays until it is over', async () => {
  const { customer_id, name } = await add(layla, { name: 'Tala Haddad' });
  const { customer_id: free } = await add(layla, { name: 'Zain Haddad' });
  const attendees = [player({ is_primary: 1 }), player({ name, customer_id })];
  const body = await courtWith(layla, basketball, attendees);
  expect((await layla.call('placeOrder', { body, key: newKey() })).status).toBe(200);
  expect((await remove(free)).status).toBe(200);
  expect((await remove(free)).status).toBe(404);
  const refused = await remove(customer_id);
  expect(refused).toMatchObject({ status: 409, error: { code: 'memberExpected' } });
  expect(refused.error.message).toContain('Tala Haddad');
  expect(await namesOf(layla)).toContain('Tala Haddad');

  const setting = sandbox.server.clock.setting();
  await sandbox.server.clock.set({ ...setting, frozenAt: `${basketball.date}T09:00:00Z` });
  // The login is over by then, too.
  expect((await remove(customer_id, await sandbox.customer(1))).status).toBe(200);
  await sandbox.server.clock.set(setting);
});

test('Q7.6.c: a full account says so, and accepts no more', async () => {
  const omar = await sandbox.customer(2);
  const names = Array.from(
    { length: familyLimit },
    (_, n) => `Guest ${'abcdefghij'[n % 10]}${'klm'[Math.floor(n / 10)]}`,
  );
  for (const name of names) await add(omar, { name });
  expect(await omar.call('addFamilyMember', { body: { name: 'One More' } })).toMatchObject({
    status: 422,
    error: { code: 'tooMany' },
  });
  expect(await namesOf(omar)).toHaveLength(familyLimit);
});
