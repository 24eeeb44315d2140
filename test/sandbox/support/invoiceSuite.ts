/** Invoices of paid orders (Q7.7.j); runs on the embedded database and on PostgreSQL alike. */
import { describe, expect, test } from 'vitest';
import { transact } from '../../../sandbox/data/database.ts';
import { cancelOrder } from '../../../sandbox/domain/orders/approvals.ts';
import { issueInvoice } from '../../../sandbox/domain/orders/invoices.ts';
import { acceptPayment, declinePayment } from '../../../sandbox/domain/money/payments.ts';
import type { Client } from './client.ts';
import { posLine } from './lines.ts';
import { messages } from './inbox.ts';
import { courtOrder, newKey, orderBody, type Slot } from './orders.ts';
import type { SandboxUnderTest } from './sandbox.ts';

const card = '424242******4242';
const evening: Slot = { service: 11, facility: 1104, date: '2026-12-19', start: '19:00:00', end: '20:30:00' };

/** How many orders are paid in the same moment. */
const crowd = 50;

export function invoiceSuite(get: () => SandboxUnderTest): void {
  const placed = async (client: Client, body: object) => (await client.get('placeOrder', { body, key: newKey() })).data;
  const pay = (transactionId: string) => acceptPayment(get().server, transactionId, card);
  const tokenOf = (path: string) => path.split('/').at(-1)!;
  const invoice = async (client: Client, order_id: number, token?: string) =>
    client.call('invoice', { params: { order_id }, query: { token } });
  const numbers = async (kind: 'invoice' | 'credit_note') =>
    (
      await get()
        .server.database.selectFrom('invoice')
        .select('sequence')
        .where('kind', '=', kind)
        .where('year', '=', 2026)
        .orderBy('sequence')
        .execute()
    ).map(({ sequence }) => sequence);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  describe('Q7.7.j: an invoice', () => {
    test('comes with the payment and not before, for its customer alone', async () => {
      const client = await get().customer(1);
      const order = await placed(client, await courtOrder(client, evening));
      expect((await invoice(client, order.order_id)).status).toBe(404);
      const token = tokenOf((await pay(order.transactionId!)).path);

      const { answer, status } = await invoice(client, order.order_id);
      expect(status).toBe(200);
      const receipt = (await client.get('payment', { params: { token } })).data;
      expect(answer.data).toMatchObject({
        number: expect.stringMatching(/^INV-2026-\d{6}$/),
        order_id: order.order_id,
        issued_at: get().stamp(),
        supplied_on: get().stamp().slice(0, 10),
        currency: 'AED',
        total: receipt.total,
        vat: receipt.tax,
        seller: { trn: expect.stringMatching(/^\d{15}$/), ar_name: expect.stringMatching(/[\u0600-\u06FF]/) },
        customer: { name: 'Test Buyer', email: 'buyer@mail.example' },
        lines: [{ quantity: 1, vat_rate: 5, discount: 0 }],
        paid_with: [{ method: 'card', amount: receipt.total, label: card }],
        credit_notes: [],
      });

      const stranger = await get().customer(2);
      const nobody = get().signedOut();
      expect((await invoice(stranger, order.order_id, token)).status).toBe(404);
      expect((await invoice(nobody, order.order_id)).status).toBe(404);
      // The receipt may be shown around; who paid, and under which name, is the customer's own (T21).
      expect((await invoice(nobody, order.order_id, token)).status).toBe(404);
    });

    test('a guest’s is open to everyone with the link to that order', async () => {
      const guest = await get().signedOut().loginAsGuest();
      const one = await placed(guest, orderBody({ pos: [await posLine(guest)] }));
      const other = await placed(guest, orderBody({ pos: [await posLine(guest)] }));
      const token = tokenOf((await pay(one.transactionId!)).path);
      const [message] = await messages(get());
      const link = new URL(message!.link!).pathname.split('/').at(-1)!;
      await pay(other.transactionId!);
      const nobody = get().signedOut();
      expect(link).not.toBe(token);
      expect((await invoice(nobody, one.order_id, token)).status).toBe(200);
      expect((await invoice(nobody, one.order_id, link)).status).toBe(200);
      expect((await invoice(nobody, other.order_id, link)).status).toBe(404);
      expect((await invoice(nobody, one.order_id, `${link.slice(1)}x`)).status).toBe(404);
    });

    test('says where an order that ended was credited', async () => {
      const client = await get().customer(1);
      const order = await placed(client, await courtOrder(client, { ...evening, start: '16:00:00', end: '17:30:00' }));
      const token = tokenOf((await pay(order.transactionId!)).path);
      const before = (await numbers('credit_note')).length;
      await cancelOrder(get().server, order.order_id);
      const { data } = (await invoice(client, order.order_id)).answer;
      expect(data.credit_notes).toEqual([
        {
          number: `CN-2026-${String(before + 1).padStart(6, '0')}`,
          issued_at: get().stamp(),
          net: data.net,
          vat: data.vat,
          total: data.total,
        },
      ]);
      expect(await numbers('credit_note')).toEqual(upTo(before + 1));
      // Q7.7.b: its link says so, and not that a payment failed.
      const { data: receipt } = await client.get('payment', { params: { token } });
      expect(receipt.cancelled).toEqual({ at: get().stamp(), was_paid: true });
      // And what happened before, in its order.
      expect(receipt.timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'cancelled']);
    });

    test('credits what its customer is given back', async () => {
      const client = await get().customer(1);
      const order = await placed(client, await courtOrder(client, { ...evening, start: '13:00:00', end: '14:30:00' }));
      await pay(order.transactionId!);
      const params = { order_id: order.order_id };
      const { refund } = (await client.get('cancellation', { params })).data;
      await client.get('cancelOrder', { params, body: { refund } });
      const { data } = (await invoice(client, order.order_id)).answer;
      expect(data.credit_notes).toMatchObject([{ total: refund, vat: data.vat, net: data.net }]);
      expect(data.paid_with).toEqual([{ method: 'card', amount: data.total, label: card }]);
    });

    test('fifty paid at once, some declined, some reported twice: numbers without gaps, one each', async () => {
      const client = await get().signedOut().loginAsGuest();
      const before = await numbers('invoice');
      expect(before).toEqual(upTo(before.length));
      const line = await posLine(client);
      await get()
        .server.database.updateTable('product')
        .set({ stock: 1000 })
        .where('id', '=', line.product_id)
        .execute();
      const orders = await Promise.all(
        Array.from({ length: crowd }, () => placed(client, orderBody({ pos: [{ ...line, id: newKey() }] }))),
      );
      const [lost, won] = [orders.slice(0, 5), orders.slice(5)];
      await Promise.all([
        ...lost.map(({ transactionId }) => declinePayment(get().server, transactionId!, 'declined')),
        ...won.map(({ transactionId }) => pay(transactionId!)),
        ...won.slice(0, 5).map(({ transactionId }) => pay(transactionId!)),
      ]);
      expect(await numbers('invoice')).toEqual(upTo(before.length + won.length));
      for (const { order_id } of lost) expect((await invoice(client, order_id)).status).toBe(404);
    });

    test('a payment that is undone gives its number back, to the next', async () => {
      const client = await get().customer(1);
      const order = await placed(client, orderBody({ pos: [await posLine(client)] }));
      const before = (await numbers('invoice')).length;
      const { database } = get().server;
      const row = await database
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', order.order_id)
        .executeTakeFirstOrThrow();
      const undone = transact(database, async (trx) => {
        await issueInvoice(get().server, trx, row);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect((await numbers('invoice')).length).toBe(before);
      await pay(order.transactionId!);
      expect(await numbers('invoice')).toEqual(upTo(before + 1));
    });

    test('is never changed, and never taken away', async () => {
      const { database } = get().server;
      await expect(database.updateTable('invoice').set({ total: 1 }).execute()).rejects.toThrow('never changed');
      await expect(database.deleteFrom('invoice').execute()).rejects.toThrow('never changed');
    });
  });
}
