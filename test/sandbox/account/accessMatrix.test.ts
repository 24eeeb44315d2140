/**
 * Who may access what (R6.1.5, Q6.1.c, T07). Every call of the contract that needs a login has a row here, or does not
 * compile: for an own, another's and a missing thing, by a signed-out customer, a guest, and customers of each role. What
 * is another's looks exactly like what does not exist.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import { endpoints, type Endpoint, type EndpointName } from '../../../src/contract/endpoints.ts';
import { password, type CallOptions, type Client } from '../support/client.ts';
import { academyLine, eventLine, membershipLine, posLine, trainerLine } from '../support/lines.ts';
import { courtOrder, farDate, newKey, orderBody, padelEvening } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

type Table = typeof endpoints;
/** The calls that need a login. */
type Guarded = {
  [Name in EndpointName]: Table[Name] extends { access: string } | { orderKey: true } ? Name : never;
}[EndpointName];
const guarded = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { access, orderKey }: Endpoint = endpoints[name];
  return access !== undefined || orderKey === true;
});

const roles = ['customer', 'member', 'partner', 'b2e'] as const;
type Role = (typeof roles)[number];
/** Of the seed: Layla, Omar with a card of his club, Priya's company, and an employee of Marc's. */
const digits: Record<Role, number> = { customer: 1, member: 2, partner: 3, b2e: 4 };

type Kind =
  | 'order'
  | 'key'
  | 'transaction'
  | 'topUp'
  | 'card'
  | 'family'
  | 'support'
  | 'session'
  | 'facility'
  | 'event'
  | 'trainer'
  | 'academy'
  | 'membership'
  | 'retail';
type Own = Record<Kind, string | number>;
const texts: ReadonlySet<Kind> = new Set<Kind>(['key', 'transaction', 'topUp', 'card']);
const missing = (kind: Kind): string | number => (texts.has(kind) ? 'no-such-thing-there-is' : 99_999_999);

let sandbox: SandboxUnderTest;
const clients = {} as Record<Role, Client>;
const own = {} as Record<Role, Own>;
let guest: Client;

const topUp = { amount: 100, card: 'new' };

type Products = Record<string, unknown>;
async function buy(client: Client, product: Products): Promise<number> {
  const { data } = await client.get('placeOrder', { body: orderBody(product), key: newKey() });
  if (data.transactionId) await acceptPayment(sandbox.server, data.transactionId, '424242******4242');
  return data.order_id;
}

async function belongings(client: Client, role: Role, products: readonly Products[]): Promise<Own> {
  const orders: number[] = [];
  for (const product of products) orders.push(await buy(client, product));
  const key = newKey();
  const { data: placed } = await client.get('placeOrder', {
    body: await courtOrder(client, { ...padelEvening, facility: 1101 + roles.indexOf(role) }),
    key,
  });
  const card = `card-of-${role}`;
  await sandbox.server.database
    .insertInto('saved_card')
    .values({
      id: card,
      customer_id: digits[role],
      card_number: '424242******4242',
      expiry_date: '12/30',
      is_default: false,
    })
    .execute();
  await sandbox.customer(digits[role]);
  const lists = ['facility', 'event', 'trainer', 'academy', 'membership', 'retail'] as const;
  const first = async (kind: (typeof lists)[number]) => (await client.get(`${kind}Bookings`)).data[0]!.id;
  const booked = await Promise.all(lists.map(async (kind) => [kind, await first(kind)] as const));
  return {
    ...(Object.fromEntries(booked) as Record<(typeof lists)[number], number>),
    order: orders[0]!,
    key,
    transaction: placed.transactionId!,
    topUp: (await client.get('startTopUp', { body: topUp, key: newKey() })).data.transactionId,
    card,
    family: (await client.get('addFamilyMember', { body: { name: 'Nour Haddad' } })).data.customer_id,
    support: (await client.get('askSupport', { body: { subject: `About ${role}`, message: 'Hello' } })).data.id,
    session: (await client.get('sessions')).data.find(({ is_current }) => !is_current)!.id,
  };
}

beforeAll(async () => {
  sandbox = await startSandbox();
  guest = await sandbox.signedOut().loginAsGuest();
  const signedOut = sandbox.signedOut();
  const products = [
    { event: [await eventLine(signedOut)] },
    { membership: [await membershipLine(signedOut, '2026-12-01')] },
    { workshop: [await academyLine(signedOut)] },
    { training: [await trainerLine(signedOut, 0, [])] },
    { pos: [await posLine(signedOut)] },
  ];
  for (const role of roles) {
    clients[role] = await sandbox.customer(digits[role]);
    own[role] = await belongings(clients[role], role, products);
  }
});
afterAll(() => sandbox.close());

interface Row {
  /** The kind of thing that the call names; without it the call is about the caller. */
  readonly of?: Kind;
  readonly ask?: (id: string | number) => CallOptions;
  /** The list in the answer, which must have the caller's own things of that kind and no others. */
  readonly lists?: Kind;
  /** The owner's status; a rule may refuse their own thing, but never as missing. */
  readonly own?: number;
  /** What is answered about what does not exist. */
  readonly missing?: number;
  /** The link is enough, with or without a login. */
  readonly isLink?: true;
}

const byId = (of: Kind, rest: Omit<CallOptions, 'params'> = {}, param = 'id') => ({
  of,
  ask: (id: string | number): CallOptions => ({ ...rest, params: { [param]: id } }),
});
const newTime = { date: farDate, start_time: '09:00:00', end_time: '10:30:00', facility_id: 1104 };
const hour = { date: farDate, start_time: '03:00:00' };
const named = { name: 'Somebody Else' };
const png = new File([Buffer.from('iVBORw0KGgo=', 'base64')], 'photo.png', { type: 'image/png' });

/** A number that has not been sent a code before. */
const newMobile = (): string => String((lastMobile += 1));
let lastMobile = 524_440_000;

/** In this order: what takes something away comes last. */
const rows: Record<Guarded, Row> = {
  profile: {},
  changeProfile: { ask: () => ({ body: { city: 'Dubai' } }) },
  requestEmailCode: { ask: () => ({ body: { email: `${newKey()}@mail.example` } }) },
  requestMobileCode: { ask: () => ({ body: { mobile: newMobile(), country_code: '971' } }) },
  family: { lists: 'family' },
  addFamilyMember: { ask: () => ({ body: named }) },
  familyMemberDetails: {
    of: 'family',
    ask: (customerId) => ({ query: { customerId, product_type: 'facility' } }),
  },
  changeFamilyMember: byId('family', { body: named }, 'customer_id'),
  wallet: {},
  walletTransactions: {},
  qPoints: {},
  cards: { lists: 'card' },
  preferCard: byId('card'),
  topUpTerms: {},
  startTopUp: { ask: () => ({ body: topUp, key: newKey() }) },
  topUp: { of: 'topUp', ask: (transaction) => ({ query: { transaction } }), missing: 200 },
  membershipCards: { lists: 'membership' },
  membershipUse: { lists: 'membership' },
  facilityBookings: { lists: 'facility' },
  eventBookings: { lists: 'event' },
  trainerBookings: { lists: 'trainer' },
  academyBookings: { lists: 'academy' },
  membershipBookings: { lists: 'membership' },
  retailBookings: { lists: 'retail' },
  facilityBooking: byId('facility'),
  eventBooking: byId('event'),
  trainerBooking: byId('trainer'),
  academyBooking: byId('academy'),
  membershipBooking: byId('membership'),
  retailBooking: byId('retail'),
  // Unpaid; and there is no training at three in the morning.
  reschedule: { ...byId('facility', { body: newTime }), own: 409 },
  bookTrainerSession: { ...byId('trainer', { body: hour }), own: 409 },
  supportRequests: { lists: 'support' },
  askSupport: { ask: () => ({ body: { subject: 'Once more', message: 'Hello' } }) },
  supportRequest: byId('support'),
  replyToSupport: byId('support', { body: { message: 'Hello' } }),
  saveFiles: { ask: () => ({ body: { 'preUpload[0]': png, 'types[]': 'png' } }) },
  paymentOptions: {},
  expressMerchant: {
    ask: () => ({
      body: { name: 'apple_pay', validation_url: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
    }),
  },
  placeOrder: { ask: () => ({ body: orderBody({}), key: newKey() }), own: 422 },
  orderStatus: { of: 'key', ask: (key) => ({ query: { key } }), missing: 200 },
  orderTickets: byId('order', {}, 'order_id'),
  ticketFile: byId('order', {}, 'order_id'),
  invoice: byId('order', {}, 'order_id'),
  payment: { ...byId('key', {}, 'token'), isLink: true },
  cancellation: byId('order', {}, 'order_id'),
  // Another refund than the one that is shown.
  cancelOrder: { ...byId('order', { body: { refund: 0.01 } }, 'order_id'), own: 409 },
  transaction: byId('transaction', {}, 'transactionId'),
  retryPayment: byId('transaction', {}, 'transactionId'),
  passwordState: {},
  sessions: { lists: 'session' },
  exportProfile: {},
  erasure: {},
  // Each has a password, and something ahead.
  requestErasureCode: { own: 409 },
  eraseProfile: { ask: () => ({ body: { password } }), own: 409 },
  abandonPayment: byId('transaction', {}, 'transactionId'),
  removeCard: byId('card'),
  removeFamilyMember: byId('family', {}, 'customer_id'),
  removeSession: byId('session'),
  removeOtherSessions: {},
  changePassword: {
    ask: () => ({ body: { old_password: password, password: 'Another-1!', confirm_password: 'Another-1!' } }),
  },
  logout: {},
};

/** What a reply tells, whether it is a refusal or an answer. */
const told = ({ status, error, answer }: { status: number; error: unknown; answer: unknown }) => ({
  status,
  said: error ?? answer,
});

test('every call that asks who calls has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(guarded.toSorted());
});

const calls = (Object.entries(rows) as [Guarded, Row][])
  .filter(([, { isLink }]) => !isLink)
  .map(([name, row]) => {
    const { ask = () => ({}), of: kind } = row;
    const { access }: Endpoint = endpoints[name];
    return { name, row, access, ask, kind, askFor: (role: Role) => ask(kind === undefined ? '' : own[role][kind]) };
  });
const aboutSomething = calls.flatMap(({ kind, ...call }) => (kind === undefined ? [] : [{ ...call, kind }]));

describe('nobody gets in', () => {
  test.each(calls)('$name', async ({ name, access, askFor }) => {
    const { status, error } = await sandbox.signedOut().call(name, askFor('customer'));
    expect([status, error.code]).toEqual(access === undefined ? [404, 'notFound'] : [401, 'loginRequired']);
  });
});

describe('what is a customer’s is closed to guests', () => {
  test.each(calls.filter(({ access }) => access === 'customer'))('$name', async ({ name, askFor }) => {
    const { status, error } = await guest.call(name, askFor('customer'));
    expect([status, error.code]).toEqual([403, 'guest']);
  });
});

describe('another’s is as if it were missing', () => {
  test.each(aboutSomething.filter(({ access }) => access !== 'customer'))('guest: $name', async (call) => {
    const { name, row, ask, kind, askFor } = call;
    const none = await guest.call(name, ask(missing(kind)));
    expect(none.status).toBe(row.missing ?? 404);
    expect(told(await guest.call(name, askFor('customer')))).toEqual(told(none));
  });

  test.each(aboutSomething)('every role: $name', async ({ name, row, ask, kind, askFor }) => {
    for (const role of roles) {
      const none = await clients[role].call(name, ask(missing(kind)));
      expect(none.status).toBe(row.missing ?? 404);
      for (const other of roles.filter((each) => each !== role)) {
        const reply = await clients[role].call(name, askFor(other));
        expect({ role, other, ...told(reply) }).toEqual({ role, other, ...told(none) });
      }
    }
  });

  test.each(aboutSomething)('an invalid id is named: $name', async ({ name, ask, kind }) => {
    const { status } = await clients.customer.call(name, ask(texts.has(kind) ? 'x'.repeat(201) : 'abc'));
    expect(status).toBe(422);
  });
});

describe('a list has the caller’s own things only', () => {
  test.each(calls.flatMap(({ name, row: { lists } }) => (lists === undefined ? [] : [{ name, lists }])))(
    '$name',
    async ({ name, lists }) => {
      for (const role of roles) {
        const { data } = (await clients[role].get(name)) as { data: { id?: unknown; customer_id?: unknown }[] };
        const ids = new Set(data.map(({ id, customer_id }) => id ?? customer_id));
        expect(roles.filter((each) => ids.has(own[each][lists]))).toEqual([role]);
      }
    },
  );
});

// After everybody has tried to take it away.
describe('the caller’s own things, for every role', () => {
  test.each(calls)('$name', async ({ name, row, askFor }) => {
    for (const role of roles) {
      const { status } = await clients[role].call(name, askFor(role));
      expect({ role, status }).toEqual({ role, status: row.own ?? 200 });
    }
  });
});

test('a profile takes only what is its customer’s to change', async () => {
  const client = await sandbox.customer(7);
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
    const reply = await client.call('changeProfile', { body: { [field]: '1' } });
    expect(reply).toMatchObject({ status: 422, error: { field } });
  }
  const { data } = await client.get('changeProfile', {
    body: { city: 'Sharjah', preferences: '{"size":25,"language":"ar"}' },
  });
  expect(data).toMatchObject({ city: 'Sharjah', preferences: { size: 25, language: 'ar', notification_channel: 1 } });
});
