/** The life of orders and payments; runs on the embedded database and on PostgreSQL alike. */
import { afterAll, describe, expect, test } from 'vitest';
import { acceptPayment, declinePayment } from '../../../sandbox/domain/money/payments.ts';
import { expireOverdue } from '../../../sandbox/domain/orders/expiry.ts';
import { hashOf } from '../../../sandbox/domain/access/tokens.ts';
import type { Client } from './client.ts';
import { eventLine, membershipLine, oneTicketLine, posLine, seatLines, trainerLine } from './lines.ts';
import {
  courtLines,
  courtOrder,
  farDate,
  newKey,
  orderBody,
  ticketLine,
  type OrderOptions,
  type Slot,
} from './orders.ts';
import { moneyFaults } from './moneyFaults.ts';
import type { SandboxUnderTest } from './sandbox.ts';

const card = '424242******4242';

/** Each test has its own day and court, so that none conflicts with another; wishes for a court are later on the day. */
let taken = 0;
const ownSlot = (rest: Partial<Slot> = {}): Slot => {
  taken += 1;
  const date = Temporal.PlainDate.from(farDate)
    .add({ days: taken % 10 })
    .toString();
  const court = Math.floor(taken / 10);
  const band = rest.facility === undefined ? court % 12 >= 6 : null;
  const [start, end]: readonly [string, string] =
    band === null ? ['13:00:00', '14:30:00'] : band ? ['11:00:00', '12:30:00'] : ['09:00:00', '10:30:00'];
  return { service: 11, facility: 1101 + (court % 6), date, start, end, ...rest };
};

export function orderSuite(get: () => SandboxUnderTest): void {
  const place = async (client: Client, slot: Slot, options?: OrderOptions) =>
    (await client.get('placeOrder', { body: await courtOrder(client, slot, options), key: newKey() })).data;
  const isFree = async (slot: Slot, client = get().signedOut()): Promise<boolean> => {
    const { data } = await client.get('availableFacilities', {
      query: { venue_service_id: slot.service, date: slot.date, start_time: slot.start, end_time: slot.end },
    });
    return data.some(({ id }) => id === slot.facility);
  };
  /** The refunds of the card payments, the first first. */
  const refundsOf = (orderId: number) =>
    get()
      .server.database.selectFrom('payment_attempt')
      .select(['state', 'amount', 'refunded'])
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute();
  const stateOf = async (client: Client, transactionId: string) =>
    (await client.get('transaction', { params: { transactionId } })).data.state;

  // Whatever happened, every fils is accounted for.
  afterAll(async () => expect(await moneyFaults(get().server.database)).toEqual({}));

  describe('paying', () => {
    test('by card: the place is taken at once, tickets come with the money', async () => {
      const client = await get().customer(1);
      const slot = ownSlot();
      const order = await place(client, slot);
      expect(order).toMatchObject({ state: 'awaiting_payment', pg: 'sandbox', token: null, isApprovalRequired: false });
      expect(order.url).toBe(`${get().url}/pay/${order.transactionId}?lang=en`);
      expect(await isFree(slot)).toBe(false);
      expect((await client.get('orderTickets', { params: { order_id: order.order_id } })).data.tickets).toEqual([]);

      const { outcome, path } = await acceptPayment(get().server, order.transactionId!, card);
      expect(outcome).toBe('paid');
      const token = path.replace('/paymentsuccess/', '');
      const { data: receipt } = await client.get('payment', { params: { token } });
      expect(receipt).toMatchObject({ state: 'paid', paid_with: [{ method: 'card', label: card }] });
      expect(receipt.tickets).toHaveLength(1);
      expect(receipt.tickets[0]).toMatchObject({
        date: slot.date,
        start_time: slot.start,
        end_time: slot.end,
        sport: 'padel',
        name: 'Test Buyer',
      });
      const { data: bookings } = await client.get('facilityBookings', { query: { from: slot.date, to: slot.date } });
      expect(bookings.find(({ order_id }) => order_id === order.order_id)).toMatchObject({
        status_id: 1,
        is_booking_approved: 1,
        token,
      });

      // The link alone shows no names; only the owner sees them (T21).
      const { data: foreign } = await get().signedOut().get('payment', { params: { token } });
      expect(foreign.tickets[0]!.name).toBe('T. B.');
    });

    test('reported twice, the bank charges once; a late refusal changes nothing', async () => {
      const client = await get().customer(1);
      const order = await place(client, ownSlot());
      const first = await acceptPayment(get().server, order.transactionId!, card);
      expect(await acceptPayment(get().server, order.transactionId!, card)).toEqual(first);
      expect(await declinePayment(get().server, order.transactionId!, 'late')).toEqual(first);
      const { data } = await client.get('orderTickets', { params: { order_id: order.order_id } });
      expect(data.tickets).toHaveLength(1);
    });

    test('points first, then the wallet, the rest by card', async () => {
      const client = await get().customer(6);
      // In the evening 8 half hours of AED 90 cost more than AED 250 of points and AED 400 of wallet together.
      const lines = [
        ...(await courtLines(client, ownSlot({ start: '18:00:00', end: '20:00:00' }))),
        ...(await courtLines(client, ownSlot({ start: '18:00:00', end: '20:00:00' }))),
      ];
      const body = orderBody({ capacity_facility: lines }, { points: true, wallet: true });
      const { data: order } = await client.get('placeOrder', { body, key: newKey() });
      expect((await client.get('transaction', { params: { transactionId: order.transactionId! } })).data.amount).toBe(
        70,
      );
      expect((await client.get('paymentOptions')).data).toMatchObject({
        wallet: { balance: 0 },
        q_points: { points: 0 },
      });

      await declinePayment(get().server, order.transactionId!, 'declined');
      expect((await client.get('paymentOptions')).data).toMatchObject({
        wallet: { balance: 400 },
        q_points: { points: 25_000, value: 250 },
      });
      const { data: history } = await client.get('walletTransactions');
      expect(history.slice(0, 2).map(({ amount, type }) => ({ amount, type }))).toEqual([
        { amount: 400, type: 'credit' },
        { amount: -400, type: 'debit' },
      ]);
    });

    test('by wallet alone: paid at once, no card is asked for', async () => {
      const client = await get().customer(6);
      const order = await place(client, ownSlot(), { wallet: true });
      expect(order).toMatchObject({ state: 'paid', pg: null, url: null, token: expect.any(String) });
      const { data: receipt } = await client.get('payment', { params: { token: order.token! } });
      expect(receipt.timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
      // The wallet says what it was spent on, in both languages.
      const { data: history } = await client.get('walletTransactions');
      const [item, ...others] = receipt.items;
      const more = others.length > 0 ? ` + ${others.length}` : '';
      expect(history[0]).toMatchObject({
        order_id: order.order_id,
        description: `${item!.name}${more}`,
        ar_description: `${item!.ar_name}${more}`,
      });
    });

    test('by credit, within its limit', async () => {
      const client = await get().customer(4);
      const order = await place(client, ownSlot(), { cardId: 'credit' });
      expect(order.state).toBe('paid');
      const { data } = await client.get('paymentOptions');
      expect(data.credit).toMatchObject({ limit: 5000, used: 1490, available: 3510 });

      const oval: Slot = { service: 22, facility: 2201, date: ownSlot().date, start: '08:00:00', end: '11:00:00' };
      await place(client, oval, { cardId: 'credit' });
      const second = await client.call('placeOrder', {
        body: await courtOrder(client, { ...oval, start: '12:00:00', end: '15:00:00' }, { cardId: 'credit' }),
        key: newKey(),
      });
      expect(second).toMatchObject({
        status: 422,
        error: { code: 'creditExceeded', message: 'You are exceeding allowed credit limit' },
      });
      const other = await get().customer(1);
      const none = await other.call('placeOrder', {
        body: await courtOrder(other, ownSlot(), { cardId: 'credit' }),
        key: newKey(),
      });
      expect(none).toMatchObject({ status: 422, error: { code: 'noCredit', field: 'cardId' } });
    });
  });

  describe('when no money comes', () => {
    test('declined: the places wait for the cart, a retry pays for them', async () => {
      const client = await get().customer(1);
      const slot = ownSlot();
      const order = await place(client, slot);
      const { path } = await declinePayment(get().server, order.transactionId!, 'declined');
      expect(path).toBe(`/paymentfailed?transactionId=${order.transactionId}`);
      const { data: failed } = await client.get('transaction', { params: { transactionId: order.transactionId! } });
      expect(failed).toMatchObject({ state: 'failed', reason: 'The card was declined by its bank', token: null });
      expect(await isFree(slot)).toBe(false);

      const { data: again } = await client.get('retryPayment', { params: { transactionId: order.transactionId! } });
      expect(again).toMatchObject({ order_id: order.order_id, state: 'awaiting_payment' });
      expect(again.transactionId).not.toBe(order.transactionId);
      expect((await acceptPayment(get().server, again.transactionId!, card)).outcome).toBe('paid');
      expect((await acceptPayment(get().server, order.transactionId!, card)).outcome).toBe('failed');
    });

    test('declined and left: after fifteen minutes others may have the place, and a retry says so', async () => {
      const client = await get().customer(1);
      const slot = ownSlot();
      const order = await place(client, slot);
      await declinePayment(get().server, order.transactionId!, 'declined');
      await get().advance(14);
      expect(await isFree(slot)).toBe(false);
      await get().advance(1);
      expect(await isFree(slot)).toBe(true);
      const other = await get().signedOut().loginAsGuest();
      await place(other, slot);
      const retry = await client.call('retryPayment', { params: { transactionId: order.transactionId! } });
      expect(retry).toMatchObject({ status: 409, error: { code: 'slotTaken' } });
      expect(await stateOf(client, order.transactionId!)).toBe('failed');
    });

    /** A court and a ticket of which each may have one, to be paid; and the ticket alone, which costs nothing. */
    async function twoOrders(client: Client) {
      const event = [await oneTicketLine(client)];
      const capacity_facility = await courtLines(client, ownSlot());
      const { data: first } = await client.get('placeOrder', {
        body: orderBody({ event, capacity_facility }),
        key: newKey(),
      });
      const second = () => client.call('placeOrder', { body: orderBody({ event }), key: newKey() });
      return { transactionId: first.transactionId!, second };
    }

    test('Q4.8.a: declined, and what each may have once bought otherwise: a retry says so', async () => {
      const client = await get().signedOut().loginAsGuest();
      const { transactionId, second } = await twoOrders(client);
      expect(await second()).toMatchObject({ status: 409, error: { code: 'onePerCustomer' } });
      await declinePayment(get().server, transactionId, 'declined');
      expect((await second()).answer.data.state).toBe('paid');
      const retry = await client.call('retryPayment', { params: { transactionId } });
      expect(retry).toMatchObject({ status: 409, error: { code: 'onePerCustomer' } });
      expect(await stateOf(client, transactionId)).toBe('failed');
    });

    test('Q4.8.a: paid late, and what each may have once bought otherwise: the money goes back', async () => {
      const client = await get().signedOut().loginAsGuest();
      const { transactionId, second } = await twoOrders(client);
      await get().advance(16);
      await expireOverdue(get().server);
      expect((await second()).answer.data.state).toBe('paid');
      expect((await acceptPayment(get().server, transactionId, card)).outcome).toBe('refunded');
    });

    test('given up: the order is over, its places are the cart’s', async () => {
      const client = await get().customer(1);
      const slot = ownSlot();
      const order = await place(client, slot);
      await client.get('abandonPayment', { params: { transactionId: order.transactionId! } });
      await client.get('abandonPayment', { params: { transactionId: order.transactionId! } });
      expect(await stateOf(client, order.transactionId!)).toBe('cancelled');
      expect(await isFree(slot)).toBe(false);
      expect(await client.call('retryPayment', { params: { transactionId: order.transactionId! } })).toMatchObject({
        status: 409,
      });
      // The same browser orders again, through its own hold.
      const body = orderBody({ capacity_facility: await linesOf(client, order.order_id, slot) });
      expect((await client.get('placeOrder', { body, key: newKey() })).data.state).toBe('awaiting_payment');
    });

    test('without a return, after fifteen minutes the order has expired and the place is free', async () => {
      const client = await get().customer(1);
      const slot = ownSlot();
      const order = await place(client, slot);
      await get().advance(14.9);
      expect(await stateOf(client, order.transactionId!)).toBe('awaiting_payment');
      await get().advance(0.2);
      expect(await stateOf(client, order.transactionId!)).toBe('expired');
      expect(await isFree(slot)).toBe(true);

      // The money comes late, the place is still there.
      expect((await acceptPayment(get().server, order.transactionId!, card)).outcome).toBe('paid');
      expect(await isFree(slot)).toBe(false);
      expect((await client.get('orderTickets', { params: { order_id: order.order_id } })).data.tickets).toHaveLength(1);
    });

    test('R8.4.1: money that comes after the place is gone goes back to the card', async () => {
      const client = await get().customer(3);
      const slot = ownSlot();
      const order = await place(client, slot);
      await get().advance(16);
      await place(await get().signedOut().loginAsGuest(), slot);
      const late = await acceptPayment(get().server, order.transactionId!, card);
      expect(late.outcome).toBe('refunded');
      expect((await acceptPayment(get().server, order.transactionId!, card)).outcome).toBe('refunded');
      expect(await stateOf(client, order.transactionId!)).toBe('failed');
      // The wallet is as before: it paid nothing.
      expect((await client.get('wallet')).data.balance).toBe(0);
      expect(await refundsOf(order.order_id)).toEqual([{ state: 'refunded', amount: 24_000, refunded: 24_000 }]);
    });

    test('of two expired orders of one place, paid late at once, one gets it and one is refunded', async () => {
      const slot = ownSlot();
      const late: string[] = [];
      for (let index = 0; index < 2; index += 1) {
        const client = await get().signedOut().loginAsGuest();
        late.push((await place(client, slot)).transactionId!);
        await get().advance(16);
        await expireOverdue(get().server);
      }
      const outcomes = await Promise.all(late.map((id) => acceptPayment(get().server, id, card)));
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'refunded']);
    });

    test('expiry and payment at the same moment: never both, never neither', async () => {
      for (let round = 0; round < 8; round += 1) {
        const client = await get().signedOut().loginAsGuest();
        const slot = ownSlot();
        const order = await place(client, slot);
        await get().server.clock.set({
          offset: 0,
          frozenAt: get().server.clock.instant().add({ minutes: 15 }).toString(),
        });
        const [{ outcome }] = await Promise.all([
          acceptPayment(get().server, order.transactionId!, card),
          expireOverdue(get().server),
        ]);
        expect(outcome).toBe('paid');
        expect(await stateOf(client, order.transactionId!)).toBe('paid');
        expect(await isFree(slot)).toBe(false);
      }
    });
  });

  describe('approval', () => {
    const league = (): Slot => ownSlot({ service: 42, facility: 4203, start: '10:00:00', end: '11:00:00' });

    test('yes: the payment is asked for by message, then the booking stands', async () => {
      const client = await get().customer(2);
      const slot = league();
      const order = await place(client, slot);
      expect(order).toMatchObject({ state: 'awaiting_approval', pg: null, url: null, isApprovalRequired: true });
      const { data: receipt } = await client.get('payment', { params: { token: order.token! } });
      expect(receipt).toMatchObject({ state: 'awaiting_approval', tickets: [] });
      const booking = async () =>
        (await client.get('facilityBookings', { query: { from: slot.date, to: slot.date } })).data.find(
          ({ order_id }) => order_id === order.order_id,
        );
      expect(await booking()).toMatchObject({ is_booking_approved: 0, cid_approved: null, status_id: 5 });

      expect(await get().control('POST', `/orders/${order.order_id}/approve`)).toEqual({ state: 'awaiting_payment' });
      const [message] = (await get().control('GET', '/inbox')) as { link: string }[];
      const payment = new URL(message!.link).pathname.split('/').at(-1)!;
      await get().advance(60);
      expect((await acceptPayment(get().server, payment, card)).outcome).toBe('paid');
      expect(await booking()).toMatchObject({ is_booking_approved: 1, status_id: 1 });
    });

    test('approval of an order covered by the wallet: it stands at once', async () => {
      const client = await get().customer(6);
      const order = await place(client, league(), { wallet: true });
      expect(order.state).toBe('awaiting_approval');
      expect(await get().control('POST', `/orders/${order.order_id}/approve`)).toEqual({ state: 'paid' });
    });

    test('no: the place is free and the wallet as before', async () => {
      const client = await get().customer(7);
      const slot = league();
      const order = await place(client, slot, { wallet: true });
      expect((await client.get('wallet')).data.balance).toBe(0);
      expect(await get().control('POST', `/orders/${order.order_id}/reject`)).toEqual({ state: 'rejected' });
      expect((await client.get('wallet')).data.balance).toBe(60);
      expect(await isFree(slot)).toBe(true);
      await expect(get().control('POST', `/orders/${order.order_id}/approve`)).rejects.toThrow('409');
    });

    test('R8.4.1: a paid order that is cancelled gives each way to pay what it has paid, and nothing twice', async () => {
      for (const client of [await get().customer(6), await get().signedOut().loginAsGuest()]) {
        const slot = ownSlot();
        const ways = async () => {
          const { wallet, q_points: points } = (await client.get('paymentOptions')).data;
          return { wallet: wallet.balance, points: points.points };
        };
        const before = await ways();
        const order = await place(client, slot, { wallet: true, points: true });
        if (order.transactionId) await acceptPayment(get().server, order.transactionId, card);
        const paid = await get()
          .server.database.selectFrom('orders')
          .select('paid_card')
          .where('id', '=', order.order_id)
          .executeTakeFirstOrThrow();
        expect(await get().control('POST', `/orders/${order.order_id}/cancel`)).toEqual({ state: 'cancelled' });
        expect(await isFree(slot)).toBe(true);
        expect(await ways()).toEqual(before);
        expect((await refundsOf(order.order_id)).reduce((sum, { refunded }) => sum + refunded, 0)).toBe(paid.paid_card);
        await expect(get().control('POST', `/orders/${order.order_id}/cancel`)).rejects.toThrow('409');
      }
    });
  });

  describe('prices and limits', () => {
    const tampered: [string, (line: Record<string, unknown>) => object, number, string][] = [
      ['a price of nothing', (line) => ({ ...line, price: 0, tax_amount: 0, total_price: 0 }), 409, 'priceChanged'],
      ['a fils less', (line) => ({ ...line, price: (line['price'] as number) - 0.01 }), 409, 'priceChanged'],
      ['a negative price', (line) => ({ ...line, price: -5 }), 422, 'invalid'],
      [
        'a foreign discount',
        (line) => ({
          ...line,
          discount: {
            price: 1,
            tax: 0,
            total: 1,
            discount_price: 0,
            discount_tax: 0,
            discount_total: 0,
            discount: 1,
            promo_code: 'X',
          },
        }),
        409,
        'priceChanged',
      ],
      ['fewer units than the slot has', (line) => ({ ...line, quantity: 1 }), 409, 'priceChanged'],
      ['no units', (line) => ({ ...line, quantity: 0 }), 409, 'priceChanged'],
      ['a product of another court', (line) => ({ ...line, product_id: 1201 }), 409, 'priceChanged'],
      ['a product that does not exist', (line) => ({ ...line, product_id: 999_999 }), 409, 'priceChanged'],
      ['a field nobody knows', (line) => ({ ...line, approved: true }), 422, 'unknownField'],
      ['a foreign extra', (line) => ({ ...line, addons: [addon(10_013, 1, 33.33, 1.67)] }), 404, 'notFound'],
      ['half an extra', (line) => ({ ...line, addons: [addon(10_015, 1.5, 3.81, 0.19)] }), 422, 'quantity'],
      ['too many extras', (line) => ({ ...line, addons: [addon(10_015, 101, 3.81, 0.19)] }), 422, 'maxQuantity'],
      ['a slot outside the grid', (line) => ({ ...line, selectedFacilityTiming: '09:10:00' }), 409, 'slotTaken'],
      ['a date that does not exist', (line) => ({ ...line, selectedFacilityDate: '2026-02-31' }), 422, 'invalid'],
      ['a time that does not exist', (line) => ({ ...line, selectedFacilityTiming: '25:00:00' }), 422, 'invalid'],
      ['a day that is over', (line) => ({ ...line, selectedFacilityDate: '2026-11-01' }), 409, 'slotTaken'],
      ['a day too far ahead', (line) => ({ ...line, selectedFacilityDate: '2027-03-01' }), 409, 'slotTaken'],
    ];
    test.each(tampered)('%s is refused', async (_, change, status, code) => {
      const client = await get().signedOut().loginAsGuest();
      const slot = ownSlot({ facility: 1104 });
      const [line] = await courtLines(client, slot);
      const reply = await client.call('placeOrder', {
        body: orderBody({ capacity_facility: [change({ ...line! })] }),
        key: newKey(),
      });
      expect({ status: reply.status, code: reply.error.code }).toEqual({ status, code });
      expect(await isFree(slot)).toBe(true);
    });

    test('the server says what it would charge', async () => {
      const client = await get().signedOut().loginAsGuest();
      const [line] = await courtLines(client, ownSlot());
      const reply = await client.call('placeOrder', {
        body: orderBody({ capacity_facility: [{ ...line!, price: 1 }] }),
        key: newKey(),
      });
      expect(reply.error.data).toMatchObject({ total: 240, lines: [{ product_id: 1101, quantity: 3, total: 240 }] });
    });

    test('across the change from day to evening each hour has its own price', async () => {
      const client = await get().signedOut().loginAsGuest();
      const slot = ownSlot({ facility: 1102, start: '15:00:00', end: '17:00:00' });
      const lines = await courtLines(client, slot);
      expect(lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
        [1101, 2],
        [1102, 2],
      ]);
      const { data: order } = await client.get('placeOrder', {
        body: orderBody({ capacity_facility: lines }),
        key: newKey(),
      });
      const { path } = await acceptPayment(get().server, order.transactionId!, card);
      const { data: receipt } = await client.get('payment', { params: { token: path.split('/').at(-1)! } });
      // Two products, one booking, one ticket: what was bought is one court.
      expect(receipt.total).toBe(340);
      expect(receipt.items).toMatchObject([{ name: 'Padel · Al Quoz', quantity: 1, total: 340 }]);
      expect(receipt.tickets).toHaveLength(1);
    });

    test('extras are paid for, and their stock ends', async () => {
      const client = await get().signedOut().loginAsGuest();
      const order = async (id: number, quantity: number, price: number, tax: number) => {
        const [line] = await courtLines(
          client,
          ownSlot({ service: 41, facility: 4102, start: '10:00:00', end: '11:00:00' }),
        );
        return client.call('placeOrder', {
          body: orderBody({ capacity_facility: [{ ...line!, addons: [addon(id, quantity, price, tax)] }] }),
          key: newKey(),
        });
      };
      // 16 rackets less 4 that are out.
      expect((await order(10_003, 13, 23.81, 1.19)).error).toMatchObject({
        code: 'soldOut',
        message: expect.stringMatching(/^Only 12 left: /),
      });
      const bought = await order(10_003, 12, 23.81, 1.19);
      expect(bought.answer.data.state).toBe('awaiting_payment');
      expect((await order(10_003, 1, 23.81, 1.19)).error).toMatchObject({ code: 'soldOut' });
      await declinePayment(get().server, bought.answer.data.transactionId!, 'declined');
      expect((await order(10_003, 1, 23.81, 1.19)).status).toBe(200);
    });

    test('a promotion lowers what it concerns', async () => {
      const client = await get().signedOut().loginAsGuest();
      const [line] = await courtLines(client, ownSlot());
      const discounted = {
        ...line!,
        discount: {
          price: 228.57,
          tax: 11.43,
          total: 240,
          discount_price: 0,
          discount_tax: 0,
          discount_total: 216,
          discount: 24,
          promo_code: 'SAHA10',
        },
      };
      const body = orderBody({ capacity_facility: [discounted] }, { rest: { promotion_code: 'saha10' } });
      const { data: order } = await client.get('placeOrder', { body, key: newKey() });
      expect((await client.get('transaction', { params: { transactionId: order.transactionId! } })).data.amount).toBe(
        216,
      );
      const over = await client.call('placeOrder', {
        body: orderBody(
          { capacity_facility: await courtLines(client, ownSlot()) },
          { rest: { promotion_code: 'SUMMER' } },
        ),
        key: newKey(),
      });
      expect(over).toMatchObject({ status: 422, error: { message: 'Invalid promo code' } });
    });

    test('a family ticket excludes a child’s on the same day', async () => {
      const client = await get().signedOut().loginAsGuest();
      const pool = ownSlot({ service: 31, facility: 3103, start: '10:00:00', end: '11:00:00' });
      const lines = [
        await ticketLine(client, pool, 3106, 1),
        await ticketLine(client, { ...pool, start: '14:00:00', end: '15:00:00' }, 3105, 1),
      ];
      const reply = await client.call('placeOrder', { body: orderBody({ capacity_facility: lines }), key: newKey() });
      expect(reply).toMatchObject({
        status: 422,
        error: { message: 'Dependent ticket cannot be booked at the same time' },
      });
    });

    test('a ticket for four brings four tickets', async () => {
      const client = await get().signedOut().loginAsGuest();
      const pool = ownSlot({ service: 31, facility: 3101, start: '16:00:00', end: '17:00:00' });
      const lines = [await ticketLine(client, pool, 3103, 1), await ticketLine(client, pool, 3101, 2)];
      const { data: order } = await client.get('placeOrder', {
        body: orderBody({ capacity_facility: lines }),
        key: newKey(),
      });
      const { path } = await acceptPayment(get().server, order.transactionId!, card);
      const { data: receipt } = await client.get('payment', { params: { token: path.split('/').at(-1)! } });
      expect(receipt.tickets).toHaveLength(6);
      expect(new Set(receipt.tickets.map(({ qr }) => qr)).size).toBe(6);
    });

    test('members’ hours are for members', async () => {
      const early = ownSlot({ service: 41, facility: 4102, start: '06:00:00', end: '07:00:00' });
      const member = await get().customer(2);
      const line = await courtLines(member, early);
      const customer = await get().customer(1);
      const refused = await customer.call('placeOrder', {
        body: orderBody({ capacity_facility: line }),
        key: newKey(),
      });
      expect(refused).toMatchObject({ status: 409, error: { code: 'slotTaken' } });
      expect((await place(member, early)).state).toBe('awaiting_payment');
    });

    test('a maintenance that begins meanwhile is true at once', async () => {
      const client = await get().signedOut().loginAsGuest();
      const slot = ownSlot({ service: 12, facility: 1212, start: '10:00:00', end: '11:00:00' });
      const lines = await courtLines(client, slot);
      await get()
        .server.database.insertInto('maintenance')
        .values({ facility_id: 1201, date: slot.date, end_date: null, start_time: '10:30:00', end_time: '00:00:00' })
        .execute();
      const reply = await client.call('placeOrder', { body: orderBody({ capacity_facility: lines }), key: newKey() });
      expect(reply).toMatchObject({
        status: 409,
        error: { code: 'slotTaken', message: 'No facility available for selected time slot' },
      });
    });
  });

  describe('the other things that are sold', () => {
    test('a seat is one person’s', async () => {
      const [first, second] = [await get().signedOut().loginAsGuest(), await get().signedOut().loginAsGuest()];
      const line = await eventLine(first, { seated: true });
      const body = orderBody({ event: [line] });
      const replies = await Promise.all(
        [first, second].map((client) => client.call('placeOrder', { body, key: newKey() })),
      );
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      const { code, data } = replies.find(({ status }) => status === 409)!.error;
      expect({ code, data }).toEqual({ code: 'seatTaken', data: { seat_map_ids: [line.seat_map_id] } });
    });

    test('Q7.3.a: of several seats all are named that somebody else has, and one that is free is not', async () => {
      const [first, second] = [await get().signedOut().loginAsGuest(), await get().signedOut().loginAsGuest()];
      const [one, other, free] = await seatLines(first, 3);
      await first.get('placeOrder', { body: orderBody({ event: [one, other] }), key: newKey() });
      const late = await second.call('placeOrder', { body: orderBody({ event: [one, free, other] }), key: newKey() });
      expect(late).toMatchObject({
        status: 409,
        error: { code: 'seatTaken', data: { seat_map_ids: [one!.seat_map_id, other!.seat_map_id] } },
      });
    });

    test('a membership stands alone, once (R4.8.1, R5.7.10)', async () => {
      const client = await get().signedOut().loginAsGuest();
      const membership = await membershipLine(client, '2026-12-01');
      const both = await client.call('placeOrder', {
        body: orderBody({ membership: [membership], pos: [await posLine(client)] }),
        key: newKey(),
      });
      expect(both).toMatchObject({ status: 422, error: { code: 'membershipExclusive' } });
      expect(
        (await client.call('placeOrder', { body: orderBody({ membership: [membership] }), key: newKey() })).status,
      ).toBe(200);
      const again = await client.call('placeOrder', { body: orderBody({ membership: [membership] }), key: newKey() });
      expect(again).toMatchObject({
        status: 409,
        error: { message: 'Membership already exist, did you mean to renew?' },
      });
    });

    test('a trainer’s hour is one customer’s', async () => {
      const clients = await Promise.all(Array.from({ length: 8 }, () => get().signedOut().loginAsGuest()));
      const line = await trainerLine(clients[0]!, 1, ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12']);
      const replies = await Promise.all(
        clients.map((client) => client.call('placeOrder', { body: orderBody({ training: [line] }), key: newKey() })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe('one key, one order', () => {
    test('the same key answers the same; another body is refused; the status tells the order', async () => {
      const client = await get().customer(1);
      const key = newKey();
      const body = await courtOrder(client, ownSlot());
      expect((await client.get('orderStatus', { query: { key } })).data).toBeNull();
      const { data: first } = await client.get('placeOrder', { body, key });
      expect((await client.get('placeOrder', { body, key })).data).toEqual(first);
      expect((await client.get('orderStatus', { query: { key } })).data).toEqual(first);
      const other = await client.call('placeOrder', { body: { ...body, order_notes: 'changed' }, key });
      expect(other).toMatchObject({ status: 422, error: { code: 'idempotencyMismatch' } });
      const stranger = await get().customer(2);
      expect((await stranger.get('orderStatus', { query: { key } })).data).toBeNull();
    });

    test('without a key, the same order within ten minutes is the same', async () => {
      const client = await get().customer(1);
      const body = await courtOrder(client, ownSlot());
      const { data: first } = await client.get('placeOrder', { body });
      expect((await client.get('placeOrder', { body })).data).toEqual(first);
      await get().advance(11);
      expect((await client.call('placeOrder', { body })).error.code).toBe('slotTaken');
    });

    test('a refused order leaves no trace under its key', async () => {
      const client = await get().customer(1);
      const key = newKey();
      const slot = ownSlot();
      const body = await courtOrder(client, slot);
      const rival = await place(await get().signedOut().loginAsGuest(), slot);
      expect((await client.call('placeOrder', { body, key })).status).toBe(409);
      await declinePayment(get().server, rival.transactionId!, 'declined');
      await get().advance(15);
      expect((await client.call('placeOrder', { body, key })).status).toBe(200);
    });
  });

  describe('a new date', () => {
    const paidBooking = async (client: Client, slot: Slot) => {
      const order = await place(client, slot);
      await acceptPayment(get().server, order.transactionId!, card);
      const { data } = await client.get('facilityBookings', { query: { from: slot.date, to: slot.date } });
      return { id: data.find(({ order_id }) => order_id === order.order_id)!.id, order };
    };
    const to = (slot: Slot) => ({
      date: slot.date,
      start_time: slot.start,
      end_time: slot.end,
      facility_id: slot.facility,
    });

    test('the old place is free, the new one taken, the ticket tells it', async () => {
      const client = await get().customer(1);
      const [from, there] = [ownSlot(), ownSlot({ facility: 1106 })];
      const { id, order } = await paidBooking(client, from);
      const { data } = await client.get('reschedule', { params: { id }, body: to(there) });
      expect(data).toMatchObject({ id, facility_id: 1106, facility_date: there.date });
      expect(await isFree(from)).toBe(true);
      expect(await isFree(there)).toBe(false);
      const { data: tickets } = await client.get('orderTickets', { params: { order_id: order.order_id } });
      expect(tickets.tickets[0]).toMatchObject({ date: there.date, start_time: there.start });
    });

    test('a taken place, another length, another service: all stays as it was', async () => {
      const client = await get().customer(1);
      const from = ownSlot();
      const { id } = await paidBooking(client, from);
      const taken = ownSlot();
      await place(await get().signedOut().loginAsGuest(), taken);
      expect((await client.call('reschedule', { params: { id }, body: to(taken) })).error.code).toBe('slotTaken');
      expect(
        (await client.call('reschedule', { params: { id }, body: to(ownSlot({ end: '10:00:00' })) })).error.code,
      ).toMatch(/otherLength|slotTaken/);
      const tennis = ownSlot({ service: 32, facility: 3201 });
      expect((await client.call('reschedule', { params: { id }, body: to(tennis) })).error.code).toBe('otherService');
      const stranger = await get().customer(2);
      expect((await stranger.call('reschedule', { params: { id }, body: to(ownSlot()) })).status).toBe(404);
      expect(await isFree(from)).toBe(false);
    });
  });

  test('payment tokens are kept from guessing: 192 random bits, and the bearer’s only as hashes', async () => {
    const client = await get().customer(1);
    const order = await place(client, ownSlot());
    expect(Buffer.from(order.transactionId!, 'base64url')).toHaveLength(24);
    const row = await get()
      .server.database.selectFrom('access_token')
      .select('hash')
      .where('hash', '=', hashOf(client.token!))
      .execute();
    expect(row).toHaveLength(1);
    const raw = await get()
      .server.database.selectFrom('access_token')
      .select('hash')
      .where('hash', '=', client.token!)
      .execute();
    expect(raw).toHaveLength(0);
  });
}

const addon = (product_id: number, quantity: number, price: number, tax_amount: number) => ({
  product_id,
  product_type_id: 3,
  name: 'Extra',
  ar_name: null,
  detail: null,
  ar_detail: null,
  image: null,
  sport: null,
  quantity,
  price,
  tax_amount,
  max: 100,
  discount: null,
});

/** Lines of a slot whose price cannot be requested any more, since the customer's own hold is on it. */
async function linesOf(client: Client, _order: number, slot: Slot): Promise<object[]> {
  const away: Slot = { ...slot, date: '2026-12-23' };
  const lines = await courtLines(client, away);
  return lines.map((line) => ({ ...line, selectedFacilityDate: slot.date, bookingDate: slot.date }));
}
