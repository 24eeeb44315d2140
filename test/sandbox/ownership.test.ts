/** What is somebody else's looks exactly like what does not exist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptPayment } from '../../sandbox/domain/payments.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { CallOptions, Client } from './support/client.ts';
import { academyLine, eventLine, membershipLine, posLine, trainerLine } from './support/lines.ts';
import { courtOrder, farDate, newKey, orderBody, padelEvening } from './support/orders.ts';
import { startSandbox, type SandboxUnderTest } from './support/sandbox.ts';

let sandbox: SandboxUnderTest;
let owner: Client;
let stranger: Client;
const own: Record<string, string | number> = {};

async function buy(product: Record<string, unknown>): Promise<number> {
  const { data } = await owner.get('placeOrder', { body: orderBody(product), key: newKey() });
  await acceptPayment(sandbox.server, data.transactionId!, '424242******4242');
  return data.order_id;
}

beforeAll(async () => {
  sandbox = await startSandbox();
  owner = await sandbox.customer(1);
  stranger = await sandbox.customer(2);
  await buy({ event: [await eventLine(owner)] });
  await buy({ membership: [await membershipLine(owner, '2026-12-01')] });
  await buy({ workshop: [await academyLine(owner)] });
  await buy({ training: [await trainerLine(owner, 0, [])] });
  await buy({ pos: [await posLine(owner)] });
  const { data: placed } = await owner.get('placeOrder', {
    body: await courtOrder(owner, padelEvening),
    key: newKey(),
  });
  own['transaction'] = placed.transactionId!;
  own['order'] = placed.order_id;
  own['facility'] = (await owner.get('facilityBookings')).data[0]!.id;
  own['event'] = (await owner.get('eventBookings')).data[0]!.id;
  own['trainer'] = (await owner.get('trainerBookings')).data[0]!.id;
  own['academy'] = (await owner.get('academyBookings')).data[0]!.id;
  own['membership'] = (await owner.get('membershipBookings')).data[0]!.id;
  own['retail'] = (await owner.get('retailBookings')).data[0]!.id;
  own['card'] = 'card-1-visa';
  own['support'] = (await owner.get('supportRequests')).data[0]!.id;
  const { data: member } = await owner.get('addFamilyMember', { body: { name: 'Nour Haddad' } });
  own['family'] = member.customer_id;
});
afterAll(() => sandbox.close());

const missing = 99_999_999;
const newTime = { date: farDate, start_time: '09:00:00', end_time: '10:30:00', facility_id: 1104 };

/** Each call with the id in its place; the kind says whose. */
const guarded: [EndpointName, kind: string, (id: string | number) => CallOptions][] = [
  ['orderTickets', 'order', (order_id) => ({ params: { order_id } })],
  ['ticketFile', 'order', (order_id) => ({ params: { order_id } })],
  ['cancellation', 'order', (order_id) => ({ params: { order_id } })],
  ['cancelOrder', 'order', (order_id) => ({ params: { order_id }, body: { refund: 0 } })],
  ['transaction', 'transaction', (transactionId) => ({ params: { transactionId } })],
  ['retryPayment', 'transaction', (transactionId) => ({ params: { transactionId } })],
  ['abandonPayment', 'transaction', (transactionId) => ({ params: { transactionId } })],
  ['removeCard', 'card', (id) => ({ params: { id } })],
  ['familyMemberDetails', 'family', (customerId) => ({ query: { customerId, product_type: 'facility' } })],
  ['changeFamilyMember', 'family', (customer_id) => ({ params: { customer_id }, body: { name: 'Somebody Else' } })],
  ['removeFamilyMember', 'family', (customer_id) => ({ params: { customer_id } })],
  ['facilityBooking', 'facility', (id) => ({ params: { id } })],
  ['eventBooking', 'event', (id) => ({ params: { id } })],
  ['trainerBooking', 'trainer', (id) => ({ params: { id } })],
  ['academyBooking', 'academy', (id) => ({ params: { id } })],
  ['membershipBooking', 'membership', (id) => ({ params: { id } })],
  ['retailBooking', 'retail', (id) => ({ params: { id } })],
  ['reschedule', 'facility', (id) => ({ params: { id }, body: newTime })],
  ['bookTrainerSession', 'trainer', (id) => ({ params: { id }, body: { date: farDate, start_time: '16:00:00' } })],
  ['supportRequest', 'support', (id) => ({ params: { id } })],
  ['replyToSupport', 'support', (id) => ({ params: { id }, body: { message: 'Hello' } })],
];

describe.each(guarded)('%s', (name, kind, options) => {
  test('another customer’s is as if it were missing', async () => {
    const others = await stranger.call(name, options(own[kind]!));
    const none = await stranger.call(
      name,
      options(kind === 'transaction' || kind === 'card' ? 'no-such-thing' : missing),
    );
    expect(others.status).toBe(404);
    expect(none.status).toBe(404);
    expect(others.error).toEqual(none.error);
  });

  test('an id that is none is named', async () => {
    const text = kind === 'transaction' || kind === 'card';
    const { status } = await stranger.call(name, options(text ? 'x'.repeat(201) : 'abc'));
    expect(status).toBe(422);
  });
});

test('strangers changed nothing, and the owner sees it all', async () => {
  const { data: members } = await owner.get('family');
  expect(members.map(({ name }) => name)).toEqual(['Nour Haddad']);
  expect((await owner.get('cards')).data).toHaveLength(1);
  expect((await owner.get('transaction', { params: { transactionId: own['transaction']! } })).data.state).toBe(
    'awaiting_payment',
  );
  for (const [name, kind, options] of guarded.filter(([each]) => /Booking$|Request$|Tickets$|^family/.test(each))) {
    expect((await owner.call(name, options(own[kind]!))).status).toBe(200);
  }
});

test('a profile takes only what is its customer’s to change', async () => {
  for (const field of [
    'b2b_id',
    'wallet',
    'points',
    'approved',
    'membership_card_number',
    'is_member',
    'mobile',
    'id',
  ]) {
    const reply = await stranger.call('changeProfile', { body: { [field]: '1' } });
    expect(reply).toMatchObject({ status: 422, error: { field } });
  }
  const { data } = await stranger.get('changeProfile', {
    body: { city: 'Sharjah', preferences: '{"size":25,"language":"ar"}' },
  });
  expect(data).toMatchObject({ city: 'Sharjah', preferences: { size: 25, language: 'ar', notification_channel: 1 } });
});
