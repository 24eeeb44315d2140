import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptPayment } from '../../sandbox/operator/payments.ts';
import { courtOrder, newKey, padelEvening } from './support/orders.ts';
import { startSandbox, type SandboxUnderTest } from './support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('an order', () => {
  test('is placed, waits for its card, is paid and has tickets', async () => {
    const client = await sandbox.customer(1);
    const { data: placed } = await client.get('placeOrder', {
      body: await courtOrder(client, padelEvening),
      key: newKey(),
    });
    expect(placed).toMatchObject({ state: 'awaiting_payment', pg: 'sandbox', token: null });
    expect(placed.url).toBe(`${sandbox.url}/pay/${placed.transactionId}`);
    const outcome = await acceptPayment(sandbox.server, placed.transactionId!, '424242******4242');
    expect(outcome.outcome).toBe('paid');
    const token = outcome.url.split('/').at(-1)!;
    const { data: payment } = await client.get('payment', { params: { token } });
    expect(payment).toMatchObject({ state: 'paid', total: 270 });
    expect(payment.tickets).toHaveLength(1);
    console.log(JSON.stringify(payment));
  });
});
