/**
 * Wallets are credited once, by the bank's word only; points expire on their day, those that expire first being used
 * first (Q7.7.c, Q7.7.h).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import { acceptTopUp, declineTopUp, returnTopUp } from '../../../sandbox/domain/money/topUps.ts';
import type { TopUp } from '../../../src/contract/additions/topUp.ts';
import type { Client } from '../support/client.ts';
import { moneyFaults } from '../support/moneyFaults.ts';
import { courtLines, courtOrder, newKey, orderBody, padelEvening } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let client: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = await sandbox.customer(6);
});
afterAll(() => sandbox.close());

const start = (body: { amount: number; card?: string; save_card?: 0 | 1 }, key = newKey()) =>
  client.call('startTopUp', { body: { card: 'new', ...body }, key });
const started = async (amount: number): Promise<TopUp> => (await start({ amount })).answer.data;
const stateOf = async ({ transactionId }: TopUp) =>
  (await client.get('topUp', { query: { transaction: transactionId } })).data!.state;
const balance = async () => (await client.get('wallet')).data.balance;
const faults = () => moneyFaults(sandbox.server.database);
const visa = '424242******4242';

test('Q7.7.c: nothing is credited before the bank has approved, and all of it afterwards, once', async () => {
  const before = await balance();
  const topUp = await started(250);
  expect(topUp).toMatchObject({ state: 'pending', amount: 250, currency: 'AED', balance: before, reason: null });
  expect([await balance(), await faults()]).toEqual([before, {}]);

  await Promise.all(Array.from({ length: 10 }, () => acceptTopUp(sandbox.server, topUp.transactionId, visa)));
  const { data } = await client.get('topUp', { query: { transaction: topUp.transactionId } });
  expect(data).toMatchObject({ state: 'succeeded', balance: before + 250, url: null });
  const { data: movements } = await client.get('walletTransactions', { query: { size: 1 } });
  expect(movements[0]).toMatchObject({ description: 'Wallet top-up', amount: 250, balance: before + 250 });
  // What has been paid is not refused afterwards.
  await declineTopUp(sandbox.server, topUp.transactionId, 'declined');
  expect([await balance(), await faults()]).toEqual([before + 250, {}]);
});

test('Q7.7.c: fifty at once with one key are one top-up, credited once', async () => {
  const before = await balance();
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 50 }, () => start({ amount: 100 }, key)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = new Set(replies.map(({ answer }) => answer.data.transactionId));
  expect(ids.size).toBe(1);
  await Promise.all(replies.map(({ answer }) => acceptTopUp(sandbox.server, answer.data.transactionId, visa)));
  expect([await balance(), await faults()]).toEqual([before + 100, {}]);
  // The key still returns the outcome, and is refused for any other top-up.
  expect((await client.get('topUp', { query: { key } })).data).toMatchObject({ state: 'succeeded' });
  expect((await start({ amount: 200 }, key)).error.code).toBe('idempotencyMismatch');
});

test.each([9.99, 5000.01, 10.005, 0])('Q7.7.c: %d is no amount that is let in', async (amount) => {
  const { data } = await client.get('topUpTerms');
  expect(data).toEqual({ currency: 'AED', min: 10, max: 5000, amounts: [100, 250, 500] });
  expect(await start({ amount })).toMatchObject({ status: 422, error: { field: 'amount' } });
});

test('Q7.7.c: the limits themselves are accepted; another customer’s card, or an unknown one, is not', async () => {
  expect([(await start({ amount: 10 })).status, (await start({ amount: 5000 })).status]).toEqual([200, 200]);
  for (const card of ['card-1-visa', 'no-such-card'])
    expect((await start({ amount: 100, card })).error.code).toBe('unknownCard');
  expect((await client.call('startTopUp', { body: { amount: 100, card: 'new' } })).status).toBe(422);
});

test('T27: another customer learns nothing of it, neither by its id nor by its key', async () => {
  const stranger = await sandbox.customer(1);
  const key = newKey();
  const { transactionId } = (await start({ amount: 100 }, key)).answer.data;
  for (const query of [{ transaction: transactionId }, { key }, { key: newKey() }])
    expect((await stranger.get('topUp', { query })).data).toBeNull();
  expect((await stranger.call('topUp', { query: {} })).status).toBe(422);
});

test('Q7.7.c: declined and late: a no stays a no, money that comes after the time is still the customer’s', async () => {
  const before = await balance();
  const declined = await started(100);
  await declineTopUp(sandbox.server, declined.transactionId, 'insufficient');
  await acceptTopUp(sandbox.server, declined.transactionId, visa);
  const { data } = await client.get('topUp', { query: { transaction: declined.transactionId } });
  expect(data).toMatchObject({ state: 'declined', reason: 'Not enough money on the card', balance: before });

  const late = await started(100);
  await sandbox.advance(16);
  expect(await stateOf(late)).toBe('expired');
  await acceptTopUp(sandbox.server, late.transactionId, visa);
  expect([await stateOf(late), await balance(), await faults()]).toEqual(['succeeded', before + 100, {}]);
});

test('I33: what goes back to the card leaves the wallet once; what is spent already cannot', async () => {
  const before = await balance();
  const topUp = await started(300);
  await expect(returnTopUp(sandbox.server, topUp.transactionId)).rejects.toMatchObject({ status: 409 });
  await acceptTopUp(sandbox.server, topUp.transactionId, visa);
  await Promise.all([1, 2, 3].map(() => returnTopUp(sandbox.server, topUp.transactionId)));
  expect([await stateOf(topUp), await balance(), await faults()]).toEqual(['returned', before, {}]);

  const layla = await sandbox.customer(1);
  const { data: spent } = await layla.get('startTopUp', { body: { amount: 100, card: 'new' }, key: newKey() });
  await acceptTopUp(sandbox.server, spent.transactionId, visa);
  await layla.get('placeOrder', { body: await courtOrder(layla, padelEvening, { wallet: true }), key: newKey() });
  expect((await layla.get('wallet')).data.balance).toBeLessThan(100);
  await expect(returnTopUp(sandbox.server, spent.transactionId)).rejects.toMatchObject({ status: 409 });
  const { data } = await layla.get('topUp', { query: { transaction: spent.transactionId } });
  expect([data!.state, await faults()]).toEqual(['succeeded', {}]);
});

test('I33: the desk lists top-ups, and sends back what the wallet still holds', async () => {
  const before = await balance();
  const topUp = await started(120);
  await acceptTopUp(sandbox.server, topUp.transactionId, visa);
  const desk = `${sandbox.url}/operator/people`;
  const row = `/operator/people/top-ups/${topUp.transactionId}`;
  expect(await (await fetch(desk)).text()).toContain(row);
  const back = await fetch(`${sandbox.url}${row}`, { method: 'POST', headers: { Origin: sandbox.url } });
  const page = await back.text();
  expect(page).toContain('It is on its way back to the card.');
  expect(page).not.toContain(row);
  expect([await stateOf(topUp), await balance(), await faults()]).toEqual(['returned', before, {}]);
});

test('Q7.7.c: the bank’s page asks for that amount, and leads back to the wallet, whatever the outcome', async () => {
  const { url, transactionId } = await started(250);
  const page = await (await fetch(url!)).text();
  expect(page).toContain('AED 250');
  expect(page).toContain('Wallet top-up');
  const send = (fields: Record<string, string>) =>
    fetch(url!, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { Origin: sandbox.url },
    });
  const back = await send({ do: 'pay-test', number: '4000000000009995' });
  expect(back.headers.get('Location')).toBe(`${sandbox.portalOrigin}/profile/user/wallet?topUp=${transactionId}`);
  expect((await fetch(url!)).status).toBe(410);
});

test('Q7.7.a: a server without the additions has none of the calls, and answers no expiry', async () => {
  await sandbox.control('POST', '/config', { site: { additions: ['cancel'] } });
  expect((await start({ amount: 100 })).status).toBe(404);
  expect((await client.call('topUpTerms')).status).toBe(404);
  expect((await client.call('preferCard', { params: { id: 'card-6-master' } })).status).toBe(404);
  const { data } = await client.get('qPoints');
  expect([data.expiring, data.transactions.map(({ expires_on }) => expires_on)]).toEqual([[], [null, null]]);
  await sandbox.control('POST', '/config', { site: { additions: ['topUp', 'pointsExpiry', 'defaultCard', 'cancel'] } });
});

test('Q1.4.b: while an order waits, it is told what is still to be paid, without what the wallet pays', async () => {
  const mona = await sandbox.customer(7);
  const has = (await mona.get('wallet')).data.balance;
  const lines = await courtLines(mona, { ...padelEvening, date: '2026-12-14' });
  const total = lines.reduce((sum, line) => sum + line.total_price, 0);
  const key = newKey();
  const body = orderBody({ capacity_facility: lines }, { wallet: true });
  const { data } = await mona.get('placeOrder', { body, key });
  expect(has).toBe(60);
  expect(data.amount_due).toBeCloseTo(total - 60, 2);
  expect((await mona.get('orderStatus', { query: { key } })).data?.amount_due).toBe(data.amount_due);
  await acceptPayment(sandbox.server, data.transactionId!, visa);
  expect((await mona.get('orderStatus', { query: { key } })).data?.amount_due).toBeNull();
});

test('Q7.7.l: the default card is offered first, in the wallet and in the cart; another customer’s is refused', async () => {
  await client.get('preferCard', { params: { id: 'card-6-master' } });
  const firsts = async () => {
    const [kept, offered] = [(await client.get('cards')).data, (await client.get('paymentOptions')).data.cards];
    return [kept, offered].map((cards) => cards.filter(({ is_default }) => is_default).map(({ id }) => id));
  };
  expect(await firsts()).toEqual([['card-6-master'], ['card-6-master']]);
  expect((await client.call('preferCard', { params: { id: 'card-1-visa' } })).status).toBe(404);
  expect(await firsts()).toEqual([['card-6-master'], ['card-6-master']]);
});

test('Q7.7.h: points tell their days, the soonest first; they are used in that order, and go when it is over', async () => {
  await sandbox.reset();
  client = await sandbox.customer(6);
  const expiring = async () => (await client.get('qPoints')).data.expiring;
  expect(await expiring()).toEqual([
    { points: 1_200, expires_on: '2026-12-06' },
    { points: 23_800, expires_on: '2027-10-15' },
  ]);

  const spend = async (slot: { start: string; end: string }) => {
    const lines = await courtLines(client, { service: 41, facility: 4102, date: '2026-12-12', ...slot });
    const total = Math.round(lines.reduce((sum, line) => sum + line.total_price, 0) * 100);
    const body = orderBody({ capacity_facility: lines }, { points: true });
    const { data } = await client.get('placeOrder', { body, key: newKey() });
    if (data.transactionId) await acceptPayment(sandbox.server, data.transactionId, visa);
    return { total, order: data.order_id };
  };
  const { total, order } = await spend({ start: '09:00:00', end: '10:00:00' });
  expect(total).toBeGreaterThan(1_200);
  expect(await expiring()).toEqual([{ points: 25_000 - total, expires_on: '2027-10-15' }]);

  // What comes back is good for a year again.
  const { data: quote } = await client.get('cancellation', { params: { order_id: order } });
  await client.get('cancelOrder', { params: { order_id: order }, body: { refund: quote.refund } });
  expect(await expiring()).toEqual([
    { points: 25_000 - total, expires_on: '2027-10-15' },
    { points: total, expires_on: '2027-11-24' },
  ]);

  // On the day itself they are valid; the day after they are gone, with a line of their own.
  await sandbox.control('POST', '/clock', { at: '2027-10-15 23:59:00', frozen: true });
  client = await sandbox.customer(6);
  expect((await client.get('qPoints')).data.points).toBe(25_000);
  await sandbox.control('POST', '/clock', { at: '2027-10-16 00:00:01', frozen: true });
  const { data } = await client.get('qPoints');
  expect([data.points, data.expiring]).toEqual([total, [{ points: total, expires_on: '2027-11-24' }]]);
  expect(data.transactions[0]).toMatchObject({
    description: 'Points expired',
    amount: total - 25_000,
    balance: total,
    expires_on: null,
  });
  expect(await faults()).toEqual({});
});
