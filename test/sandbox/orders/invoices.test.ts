/** Invoices on the embedded database, links to an order, and what a server without the additions answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import { messages } from '../support/inbox.ts';
import { invoiceSuite } from '../support/invoiceSuite.ts';
import { posLine } from '../support/lines.ts';
import { newKey, orderBody } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

invoiceSuite(() => sandbox);

test('orders of the seed have theirs, with lines that add up to the totals', async () => {
  const client = await sandbox.customer(1);
  const { data } = await client.get('facilityBookings', { query: { from: '2026-11-01', size: 100 } });
  const paid = data.filter(({ token, order_id }) => token !== null && order_id < 200_000);
  expect(paid.length).toBeGreaterThan(0);
  for (const { order_id } of paid) expect((await client.call('invoice', { params: { order_id } })).status).toBe(200);
});

test('Q7.7.a: a server without the addition does not know the call', async () => {
  const client = await sandbox.customer(1);
  const { data: order } = await client.get('placeOrder', {
    body: orderBody({ pos: [await posLine(client)] }),
    key: newKey(),
  });
  await acceptPayment(sandbox.server, order.transactionId!, '424242******4242');
  const statusOf = async () => (await client.call('invoice', { params: { order_id: order.order_id } })).status;
  expect(await statusOf()).toBe(200);
  await sandbox.control('POST', '/config', { site: { additions: ['cancel'] } });
  expect(await statusOf()).toBe(404);
  await sandbox.control('POST', '/config', { site: { additions: ['invoice', 'sendAgain'] } });
});

describe('the link of a message', () => {
  test('shows the order to anyone who has it, and nothing of the account; it expires', async () => {
    const client = await sandbox.customer(1);
    const { data: order } = await client.get('placeOrder', {
      body: orderBody({ pos: [await posLine(client)] }),
      key: newKey(),
    });
    await acceptPayment(sandbox.server, order.transactionId!, '424242******4242');
    const [message] = await messages(sandbox);
    const token = new URL(message!.link!).pathname.split('/').at(-1)!;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toContain(String(order.order_id));
    const nobody = sandbox.signedOut();
    const { data } = await nobody.get('payment', { params: { token } });
    expect(data.order_id).toBe(order.order_id);
    expect(JSON.stringify(data)).not.toMatch(/buyer@mail|Test Buyer|\+?97150|Haddad/);

    await sandbox.advance(30 * 24 * 60 - 1);
    expect((await nobody.call('payment', { params: { token } })).status).toBe(200);
    await sandbox.advance(2);
    const { status, error } = await nobody.call('payment', { params: { token } });
    expect({ status, code: error.code }).toEqual({ status: 404, code: 'linkEnded' });
  });
});

describe('Q7.7.i: sent again', () => {
  const ask = async (body: object) => {
    const before = (await messages(sandbox)).length;
    const reply = await sandbox.signedOut().call('sendOrdersAgain', { body });
    const all = await messages(sandbox);
    return { status: reply.status, answer: reply.answer, sent: all.slice(0, all.length - before) };
  };

  test('the same answer with or without an account; the link leads to the host of the order', async () => {
    await sandbox.reset();
    const guest = await sandbox.signedOut().loginAsGuest();
    const { data: order } = await guest.get('placeOrder', {
      body: orderBody({ pos: [await posLine(guest)] }),
      key: newKey(),
    });
    await acceptPayment(sandbox.server, order.transactionId!, '424242******4242');

    const nobody = await ask({ email: 'nobody@mail.example' });
    const byMail = await ask({ email: 'BUYER@mail.example' });
    const byNumber = await ask({ mobile: '+971559990000' });
    expect(nobody).toEqual({ status: 200, answer: byMail.answer, sent: [] });
    expect(byNumber.answer).toEqual(byMail.answer);
    expect(byMail.sent).toMatchObject([{ recipient: 'buyer@mail.example' }]);
    expect(byNumber.sent).toMatchObject([{ recipient: '+971559990000' }]);
    for (const { link } of [...byMail.sent, ...byNumber.sent]) {
      const token = new URL(link!).pathname.split('/').at(-1)!;
      expect((await sandbox.signedOut().get('payment', { params: { token } })).data.order_id).toBe(order.order_id);
    }
  });

  test('one address gets three messages an hour; the caller is not told', async () => {
    await sandbox.advance(61);
    const counts: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { status, sent } = await ask({ email: 'buyer@mail.example' });
      expect(status).toBe(200);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  test.each([{}, { email: 'x' }, { mobile: '12' }, { email: 'a@mail.example', mobile: '0500000001' }])(
    'neither an address nor a number, or both: %j is refused',
    async (body) => {
      expect((await ask(body)).status).toBe(422);
    },
  );
});
