/** Who may do what: signed out, guests, customers, members, partners and their employees (section 6). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../../sandbox/domain/access/sessions.ts';
import { endpoints, type Endpoint, type EndpointName } from '../../../src/contract/endpoints.ts';
import type { Client } from '../support/client.ts';
import { courtLines, farDate, newKey, orderBody, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
const ids: Record<Role, number | null> = {
  signedOut: null,
  guest: null,
  customer: 1,
  member: 2,
  partner: 3,
  employee: 4,
};
beforeAll(async () => {
  sandbox = await startSandbox();
  const { data } = await sandbox.signedOut().get('loginAsGuest', {
    body: { name: 'Guest Visitor', email: 'g@mail.example', mobile: '0521111111', country_code: '971', tnc: 1 },
  });
  ids.guest = data.id;
});
afterAll(() => sandbox.close());

const roles = ['signedOut', 'guest', 'customer', 'member', 'partner', 'employee'] as const;
type Role = (typeof roles)[number];

async function as(role: Role): Promise<Client> {
  const client = sandbox.signedOut();
  const id = ids[role];
  if (id !== null) client.token = await openSession(sandbox.server, id);
  return client;
}

const names = Object.keys(endpoints) as EndpointName[];
const accessOf = (name: EndpointName) => (endpoints[name] as Endpoint).access ?? 'open';
/** Ids in the right form, of things that do not exist. */
const params = Object.fromEntries(
  names.flatMap((name) => [...endpoints[name].path.matchAll(/\{(\w+)\}/g)]).map(([, name]) => [name!, '999999']),
);

describe('R6.1.5, Q6.1.c: every call by role', () => {
  test('what belongs to a customer is closed to guests: all of the profile, the wallet, family, support, password, sessions and the list of tickets', () => {
    const own =
      /^(?:profile|wallet|customers-associated|customer-support|auth\/(?:change-password|sessions)|orders\/\{order_id\}\/tickets$)/;
    const expected = names.filter((name) => own.test(endpoints[name].path));
    expect(expected.length).toBeGreaterThan(30);
    expect(names.filter((name) => accessOf(name) === 'customer').toSorted()).toEqual(expected.toSorted());
  });

  test('what needs any session: ordering, paying, uploading, logging out', () => {
    expect(names.filter((name) => accessOf(name) === 'token').toSorted()).toEqual([
      'abandonPayment',
      // A guest may give back what they booked, and pay by their phone.
      'cancelOrder',
      'cancellation',
      'expressMerchant',
      'logout',
      'orderStatus',
      'paymentOptions',
      'placeOrder',
      'retryPayment',
      'saveFiles',
      // What a guest has paid for, a guest may print (Q6.1.c, Q7.6.h).
      'ticketFile',
      'transaction',
    ]);
  });

  test('R6.1.18: there is no call for administrators', () => {
    expect(names.filter((name) => /admin|operator|staff|back-?office/i.test(endpoints[name].path))).toEqual([]);
  });

  test.each(names)('%s', async (name) => {
    const refusals: Partial<Record<Role | 'expired', string>> = {};
    for (const role of roles) {
      const { status, error } = await (await as(role)).call(name, { params });
      if (status === 401 || (status === 403 && error.code === 'guest')) refusals[role] = `${status} ${error.code}`;
    }
    const expired = sandbox.signedOut();
    expired.token = 'a-token-that-nobody-has';
    refusals.expired = (await expired.call(name, { params })).error.code ?? '';

    expect(refusals).toEqual({
      expired: 'sessionExpired',
      ...(accessOf(name) === 'open' ? {} : { signedOut: '401 loginRequired' }),
      ...(accessOf(name) === 'customer' ? { guest: '403 guest' } : {}),
    });
  });
});

describe('R6.1.6–7, R6.1.10, R6.1.15: channels, as the server sells them', () => {
  /** Hours on hard courts that the schedule keeps for members, and on a pitch that it keeps for partners. */
  const membersHour: Slot = { service: 41, facility: 4101, date: farDate, start: '06:00:00', end: '07:00:00' };
  const partnersHour: Slot = { service: 21, facility: 2113, date: '2026-12-14', start: '18:00:00', end: '19:00:00' };
  const closedToPartners: Slot = {
    service: 21,
    facility: 2101,
    date: '2026-12-14',
    start: '09:00:00',
    end: '10:00:00',
  };

  const query = ({ service, date, start, end }: Slot) => ({
    venue_service_id: service,
    date,
    start_time: start,
    end_time: end,
  });
  const isOffered = async (role: Role, slot: Slot): Promise<boolean> => {
    const { data } = await (await as(role)).get('availableFacilities', { query: query(slot) });
    return data.some(({ id }) => id === slot.facility);
  };
  const offeredTo = async (slot: Slot): Promise<Role[]> => {
    const offers = await Promise.all(roles.map((role) => isOffered(role, slot)));
    return roles.filter((_, index) => offers[index]);
  };

  test('members’ hours are the members’, partners’ hours the partners’ and their employees’', async () => {
    expect(await offeredTo(membersHour)).toEqual(['member']);
    expect(await offeredTo(partnersHour)).toEqual(['partner', 'employee']);
    expect(await offeredTo(closedToPartners)).toEqual(['signedOut', 'guest', 'customer', 'member']);
  });

  test('Q6.1.d: a member who is a partner is a partner', async () => {
    const { database } = sandbox.server;
    const become = (membership_card_number: string | null) =>
      database.updateTable('customer').set({ membership_card_number }).where('id', '=', 3).execute();
    await become('SAHA-M-9999');
    expect(await isOffered('partner', membersHour)).toBe(false);
    expect(await isOffered('partner', partnersHour)).toBe(true);
    await become(null);
  });

  test('no request can claim another channel: neither query, header nor body', async () => {
    const customer = await as('customer');
    for (const claim of [{ channel: 'Members' }, { is_member: 1 }, { b2b_id: 7001 }]) {
      const reply = await customer.call('availableFacilities', { query: { ...query(membersHour), ...claim } });
      expect(reply).toMatchObject({ status: 422, error: { field: Object.keys(claim)[0] } });
    }
    const { data } = await customer.get('availableFacilities', {
      query: query(membersHour),
      headers: { 'X-App-Key': 'om', 'X-Channel': 'Members' },
    });
    expect(data.map(({ id }) => id)).not.toContain(membersHour.facility);
  });

  test('outside of the channel no price is answered, no place held and no order accepted', async () => {
    const [customer, member] = [await as('customer'), await as('member')];
    const offer = { ...query(membersHour), facility_id: membersHour.facility };
    expect(await customer.call('facilityOffer', { query: offer })).toMatchObject({
      status: 409,
      error: { code: 'slotTaken' },
    });
    const lines = await courtLines(member, membersHour);
    const products = lines.map(({ product_id, quantity }) => ({
      product_id,
      quantity,
      facility_id: membersHour.facility,
      date: membersHour.date,
      start_time: membersHour.start,
      end_time: membersHour.end,
    }));
    const { data: held } = await customer.get('reserve', { body: { products } });
    expect(held.products.map(({ reserved }) => reserved)).not.toContain(true);
    const order = orderBody({ capacity_facility: lines });
    expect((await customer.call('placeOrder', { body: order, key: newKey() })).status).toBe(409);
    expect((await member.call('placeOrder', { body: order, key: newKey() })).status).toBe(200);
  });

  test('the same court at the same hour costs everybody the same', async () => {
    const slot: Slot = { service: 11, facility: 1102, date: farDate, start: '19:00:00', end: '20:30:00' };
    const prices = await Promise.all(
      roles.map(async (role) =>
        (await courtLines(await as(role), slot)).map(({ price, tax_amount }) => [price, tax_amount]),
      ),
    );
    for (const price of prices) expect(price).toEqual(prices[0]);
  });
});

describe('what only some have', () => {
  test('R6.1.17: the credit facility, by customer', async () => {
    const credits = await Promise.all(
      (['customer', 'member', 'partner', 'employee'] as const).map(async (role) => {
        const client = await as(role);
        const [profile, options] = [await client.get('profile'), await client.get('paymentOptions')];
        expect(profile.data.credit).toEqual(options.data.credit);
        return profile.data.credit;
      }),
    );
    expect(credits).toEqual([null, null, null, { limit: 5000, used: 1250, available: 3750 }]);
    expect((await (await as('guest')).get('paymentOptions')).data).toMatchObject({ cards: [], credit: null });
  });

  test('R6.1.1: a signed-out customer reads every public section', async () => {
    const signedOut = await as('signedOut');
    const sections = [
      'services',
      'venues',
      'events',
      'workshops',
      'trainers',
      'memberships',
      'outlets',
      'retailProducts',
      'offers',
      'blogs',
      'mediaLibrary',
      'gallery',
    ] as const;
    for (const name of sections) {
      const { data } = await signedOut.get(name);
      expect([name, data.length > 0]).toEqual([name, true]);
    }
  });

  test('R6.1.14, Q6.1.e: a private service and one named pos are closed to everybody', async () => {
    const { data } = await (await as('signedOut')).get('services');
    const hidden = data.filter(
      ({ is_public, name, ar_name }) =>
        !is_public || [name, ar_name].some((each) => each?.trim().toLowerCase() === 'pos'),
    );
    expect(hidden.length).toBeGreaterThanOrEqual(2);
    for (const role of roles) {
      const client = await as(role);
      for (const { id } of hidden) expect((await client.call('service', { params: { id } })).status).toBe(404);
    }
  });

  test('R6.1.11: an order needs a session; a guest’s is enough for a court', async () => {
    const slot: Slot = { service: 11, facility: 1103, date: farDate, start: '19:00:00', end: '20:30:00' };
    const guest = await as('guest');
    const body = orderBody({ capacity_facility: await courtLines(guest, slot) });
    expect(await (await as('signedOut')).call('placeOrder', { body, key: newKey() })).toMatchObject({
      status: 401,
      error: { code: 'loginRequired', message: 'Please Login!' },
    });
    expect((await guest.call('placeOrder', { body, key: newKey() })).status).toBe(200);
  });
});
