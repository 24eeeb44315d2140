/** A guest back from the bank has no session any more, but the key to one order (docs/decisions/020, R4.1.4, Q4.8.c). */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptPayment, declinePayment } from '../../../sandbox/domain/money/payments.ts';
import { hashOf } from '../../../sandbox/domain/access/tokens.ts';
import type { EndpointName } from '../../../src/contract/endpoints.ts';
import type { CallOptions, Client } from '../support/client.ts';
import { courtOrder, farDate, newKey, orderBody } from '../support/orders.ts';
import { eventLine } from '../support/lines.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import { testNow } from '../support/seededSandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const card = '424242******4242';
let hour = 8;
const makeKey = (): string => randomBytes(32).toString('base64url');

/** A guest has ordered a court, and the browser came back from the bank with only the key and the cart's session. */
async function ordered() {
  hour += 1;
  const [start, end] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00:00`) as [string, string];
  const guest = await sandbox.signedOut().loginAsGuest();
  const [orderKey, key] = [makeKey(), newKey()];
  const slot = { service: 41, facility: 4102, date: farDate, start, end };
  const { data: order } = await guest.get('placeOrder', {
    body: await courtOrder(guest, slot),
    key,
    headers: { 'X-Order-Key': orderKey },
  });
  const back: Client = sandbox.signedOut();
  const call = <Name extends EndpointName>(name: Name, options: CallOptions = {}, secret = orderKey) =>
    back.call(name, { ...options, headers: { 'X-Session-Id': guest.session, 'X-Order-Key': secret } });
  const own = { params: { transactionId: order.transactionId! } };
  return { guest, order, orderKey, key, own, call, slot };
}

describe('the key of an order', () => {
  test('reads the outcome, by its idempotency key and by its payment', async () => {
    const { order, key, own, call } = await ordered();
    expect((await call('orderStatus', { query: { key } })).answer.data).toMatchObject({ order_id: order.order_id });
    expect((await call('transaction', own)).answer.data.state).toBe('awaiting_payment');
    await declinePayment(sandbox.server, order.transactionId!, 'declined');
    expect((await call('transaction', own)).answer.data).toMatchObject({ state: 'failed', amount: expect.any(Number) });
  });

  test('pays again after the bank declined, and shows the attendees on the ticket', async () => {
    const { order, own, call } = await ordered();
    await declinePayment(sandbox.server, order.transactionId!, 'declined');
    const again = (await call('retryPayment', own)).answer.data;
    expect(again).toMatchObject({ order_id: order.order_id, state: 'awaiting_payment' });
    const { path } = await acceptPayment(sandbox.server, again.transactionId!, card);
    const token = path.split('/').at(-1)!;
    const names = async (reply: Promise<{ answer: { data: { tickets: { name: string }[] } } }>) =>
      (await reply).answer.data.tickets.map(({ name }) => name);
    const [full] = await names(call('payment', { params: { token } }));
    expect(full).not.toMatch(/^\S\.( \S\.)*$/);
    expect(await names(call('payment', { params: { token } }, makeKey()))).not.toContain(full);
  });

  test('gives it up: its places are held for the cart of that browser', async () => {
    const { order, own, call, guest } = await ordered();
    expect((await call('abandonPayment', own)).status).toBe(200);
    // The answer may have been lost.
    expect((await call('abandonPayment', own)).status).toBe(200);
    const held = await sandbox.server.database
      .selectFrom('claim')
      .select(['session_id', 'order_id'])
      .where('session_id', '=', guest.session)
      .execute();
    expect(held).toEqual([{ session_id: guest.session, order_id: null }]);
    expect((await call('transaction', own)).answer.data).toMatchObject({
      state: 'cancelled',
      order_id: order.order_id,
    });
  });

  test('opens that order only, whoever placed the other', async () => {
    const one = await ordered();
    const { data: second } = await one.guest.get('placeOrder', {
      body: orderBody({ event: [await eventLine(one.guest)] }),
      key: newKey(),
      headers: { 'X-Order-Key': makeKey() },
    });
    const theirs = { params: { transactionId: second.transactionId! } };
    for (const name of ['transaction', 'retryPayment', 'abandonPayment'] as const)
      expect([name, (await one.call(name, theirs)).status]).toEqual([name, 404]);
    const stranger = await ordered();
    expect((await stranger.call('transaction', one.own)).status).toBe(404);
    expect((await stranger.call('orderStatus', { query: { key: one.key } })).answer.data).toBeNull();
  });

  test('opens nothing else of that guest', async () => {
    const { call, order } = await ordered();
    for (const name of ['placeOrder', 'paymentOptions', 'logout', 'profile', 'orderTickets'] as const) {
      const params = name === 'orderTickets' ? { params: { order_id: order.order_id } } : {};
      expect([name, (await call(name, params)).status]).toEqual([name, 401]);
    }
  });

  test('an unknown key is distinguished from an expired one, so that nothing false is shown', async () => {
    const { own, call, key } = await ordered();
    const unknown = await call('orderStatus', { query: { key } }, makeKey());
    expect([unknown.status, unknown.error.code]).toEqual([401, 'orderKeyUnknown']);
    for (const guess of ['', 'short', 'x'.repeat(5_000)])
      expect((await call('transaction', own, guess)).status).toBe(401);
  });

  test('ends with the hold; a payment that is tried again holds it longer', async () => {
    const { own, call, order } = await ordered();
    try {
      // A quarter of an hour after testNow.
      expect(order.expires_at).toBe('2026-11-24 10:15:00');
      await sandbox.advance(14);
      await declinePayment(sandbox.server, order.transactionId!, 'declined');
      await sandbox.advance(14);
      expect((await call('transaction', own)).status).toBe(200);
      await sandbox.advance(2);
      const over = await call('transaction', own);
      expect([over.status, over.error.code]).toEqual([401, 'orderKeyEnded']);
      expect((await call('retryPayment', own)).status).toBe(401);
      // An open page stays open.
      expect((await call('payment', { params: { token: 'nothing' } })).status).toBe(404);
    } finally {
      await sandbox.control('POST', '/clock', { at: testNow, frozen: true });
    }
  });

  test('R8.4.1: money that arrives after the places are gone is refunded to the card, as both page and message say', async () => {
    const { own, call, order, slot } = await ordered();
    const rival = await sandbox.signedOut().loginAsGuest();
    const words: unknown[] = [];
    try {
      await sandbox.advance(16);
      await rival.get('placeOrder', { body: await courtOrder(rival, slot), key: newKey() });
      expect((await acceptPayment(sandbox.server, order.transactionId!, card)).outcome).toBe('refunded');
      const { data } = (await call('transaction', own)).answer;
      words.push(data.state, data.reason);
      const sent = await sandbox.server.database
        .selectFrom('inbox')
        .select('body')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      words.push(sent[0]?.body);
    } finally {
      await sandbox.control('POST', '/clock', { at: testNow, frozen: true });
    }
    expect(words).toEqual([
      'failed',
      'The places were gone; the amount goes back to the card',
      expect.stringMatching(/^Your payment arrived after the order had ended\. AED \d+ go back to your card/),
    ]);
    const paidIn = await sandbox.server.database
      .selectFrom('ledger')
      .select('account')
      .where('order_id', '=', order.order_id)
      .execute();
    expect(paidIn).toEqual([]);
  });

  test('is stored as a hash, never logged, and accepted from guests only', async () => {
    const { orderKey } = await ordered();
    const kept = await sandbox.server.database.selectFrom('order_key').select('hash').execute();
    expect(kept.map(({ hash }) => hash)).toContain(hashOf(orderKey));
    expect(JSON.stringify(kept)).not.toContain(orderKey);
    expect(JSON.stringify(await sandbox.control('GET', '/requests'))).not.toContain(orderKey);

    const customer = await sandbox.customer(1);
    const theirs = makeKey();
    await customer.get('placeOrder', {
      body: orderBody({ event: [await eventLine(customer)] }),
      key: newKey(),
      headers: { 'X-Order-Key': theirs },
    });
    const known = await sandbox.server.database
      .selectFrom('order_key')
      .selectAll()
      .where('hash', '=', hashOf(theirs))
      .execute();
    expect(known).toEqual([]);
  });

  test('must be long enough, and belongs to one order', async () => {
    const { orderKey, guest } = await ordered();
    for (const key of ['guessable', orderKey]) {
      const refused = await guest.call('placeOrder', {
        body: orderBody({ event: [await eventLine(guest)] }),
        key: newKey(),
        headers: { 'X-Order-Key': key },
      });
      expect([refused.status, refused.error.field]).toEqual([422, 'X-Order-Key']);
    }
  });
});
