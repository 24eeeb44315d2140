/** What a sheet confirmed is paid by the gateway's word, once, for its own amount (Q7.7.k). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueExpressToken } from '../../../sandbox/domain/money/expressPay.ts';
import type { Client } from '../support/client.ts';
import { moneyFaults } from '../support/moneyFaults.ts';
import { courtLines, newKey, orderBody, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let client: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = await sandbox.customer(6);
});
afterAll(() => sandbox.close());

let hour = 8;
const nextSlot = (): Slot => {
  hour += 1;
  const [start, end] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00:00`);
  return { service: 41, facility: 4102, date: '2026-12-12', start: start!, end: end! };
};

const card = 'Apple Pay ••••4242';
const tokenFor = (fils: number, isGood = true) =>
  issueExpressToken(sandbox.server, { name: 'apple_pay', amount: fils, card, isGood });

async function order(express_token: string, fils?: { wallet?: boolean }) {
  const lines = await courtLines(client, nextSlot());
  const total = Math.round(lines.reduce((sum, line) => sum + line.total_price, 0) * 100);
  const body = orderBody({ capacity_facility: lines }, { cardId: 'apple_pay', ...fils, rest: { express_token } });
  return { total, reply: await client.call('placeOrder', { body, key: newKey() }) };
}
const priceOfNext = async () => {
  const lines = await courtLines(client, { ...nextSlot() });
  hour -= 1;
  return Math.round(lines.reduce((sum, line) => sum + line.total_price, 0) * 100);
};

test('the gateway offers both where the addition is named, and says who is paid', async () => {
  const { data } = await client.get('paymentOptions');
  expect(data.methods.map(({ name }) => name)).toEqual(['apple_pay', 'google_pay']);
  await sandbox.control('POST', '/config', { site: { additions: [] } });
  expect((await client.get('paymentOptions')).data.methods).toEqual([]);
  await sandbox.control('POST', '/config', { site: { additions: ['expressPay', 'cancel'] } });
});

test('a confirmed payment is paid at once, without the bank’s page, and the receipt names it', async () => {
  const { reply } = await order(await tokenFor(await priceOfNext()));
  expect(reply.answer.data).toMatchObject({ state: 'paid', url: null });
  const { data } = await client.get('payment', { params: { token: reply.answer.data.token! } });
  expect(data.paid_with).toEqual([expect.objectContaining({ method: 'card', label: card })]);
  expect(await moneyFaults(sandbox.server.database)).toEqual({});
});

test('the bank declines: nothing is ordered, nothing is charged, the place stays free', async () => {
  const { reply } = await order(await tokenFor(await priceOfNext(), false));
  expect([reply.status, reply.error.code]).toEqual([422, 'expressRefused']);
  hour -= 1;
  expect((await order(await tokenFor(await priceOfNext()))).reply.status).toBe(200);
  expect(await moneyFaults(sandbox.server.database)).toEqual({});
});

test('a token pays one order of its own amount, from its own sheet, and cannot be forged', async () => {
  const token = await tokenFor((await priceOfNext()) - 1);
  expect((await order(token)).reply.error.code).toBe('expressAmount');
  const good = await tokenFor(await priceOfNext());
  expect((await order(good)).reply.status).toBe(200);
  expect((await order(good)).reply.error.code).toBe('expressNotKnown');
  expect((await order('made-up')).reply.error.code).toBe('expressNotKnown');
});

test('only Apple’s addresses are used to validate the merchant', async () => {
  const ask = (validation_url: string) =>
    client.call('expressMerchant', { body: { name: 'apple_pay', validation_url } });
  expect((await ask('https://apple-pay-gateway.apple.com/paymentservices/startSession')).status).toBe(200);
  expect((await ask('https://apple.com.evil.example/')).status).toBe(422);
});
