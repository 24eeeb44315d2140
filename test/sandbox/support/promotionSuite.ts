/** Promotions from the question to the charge, asked and read as the portal does; on both databases. */
import { describe, expect, test } from 'vitest';
import { packedProducts } from '../../../machines/cart/orderPayload.ts';
import type { PromotionType } from '../../../machines/cart/paymentPreferences.ts';
import { benefitQuestion } from '../../../machines/promotion/benefitQuestion.ts';
import { discountedLines } from '../../../machines/promotion/discountedLines.ts';
import { declinePayment } from '../../../sandbox/domain/money/payments.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { Client } from './client.ts';
import { academyLine, eventLine, posLine } from './lines.ts';
import { courtLines, newKey, orderBody, ticketLine, type Slot } from './orders.ts';
import type { SandboxUnderTest } from './sandbox.ts';

/** Days of their own, far after those of the other tests. */
let taken = 0;
const morning = (): Slot => {
  taken += 1;
  const date = Temporal.PlainDate.from('2026-12-12').add({ days: taken % 10 });
  const facility = 1101 + Math.floor(taken / 10);
  return { service: 11, facility, date: date.toString(), start: '17:00:00', end: '18:30:00' };
};
const pool = (): Slot => ({ ...morning(), service: 31, facility: 3103, start: '10:00:00', end: '11:00:00' });
/** Of court 42, rented out for a lesson. */
const racket = {
  product_id: 10_003,
  product_type_id: null,
  name: 'Racket',
  ar_name: null,
  detail: null,
  ar_detail: null,
  image: null,
  sport: null,
  quantity: 1,
  price: 23.81,
  tax_amount: 1.19,
  max: 12,
  discount: null,
};

const ascending = (one: number, other: number): number => one - other;
const cents = (amount: number): number => Math.round(amount * 100);
const fullOf = ({ price, tax_amount, quantity }: { price: number; tax_amount: number; quantity: number }) =>
  Math.round((price + tax_amount) * quantity * 100);

const verify = (client: Client, lines: readonly CartLine[], code: string, type: PromotionType) =>
  client.call('verifyBenefits', {
    body: benefitQuestion({ lines, code, type, user: null }),
  });
const part = (type: PromotionType, code: string) =>
  type === 'memberships' ? { card_number: code } : { promotion_code: code };
const order = (client: Client, lines: readonly CartLine[], rest: object) =>
  client.call('placeOrder', {
    body: orderBody(packedProducts(lines, 'AED'), { rest: { ...rest } }),
    key: newKey(),
  });
const amountOf = async (client: Client, transactionId: string | null) =>
  (await client.get('transaction', { params: { transactionId: transactionId! } })).data.amount;
/** A verdict on the lines, and the lines with it. */
const lowered = async (client: Client, lines: readonly CartLine[], code: string, type: PromotionType = 'promo') => {
  const { answer } = await verify(client, lines, code, type);
  return discountedLines(lines, answer.data, 'AED');
};
const court = async (client: Client) => (await courtLines(client, morning())) as CartLine[];

export function promotionSuite(get: () => SandboxUnderTest): void {
  describe('promotions', () => {
    const everything = async (client: Client): Promise<CartLine[]> => [
      (await posLine(client, 2)) as CartLine,
      ...(await court(client)),
      (await eventLine(client, { quantity: 2 })) as CartLine,
      await ticketLine(client, pool(), 3106, 1),
      (await academyLine(client)) as CartLine,
      ...((await courtLines(client, {
        ...morning(),
        service: 41,
        facility: 4102,
        start: '10:00:00',
        end: '11:00:00',
      }).then((lines) => lines.map((line) => ({ ...line, addons: [racket] })))) as CartLine[]),
    ];

    test.each<[code: string, type: PromotionType]>([
      ['SAHA10', 'promo'],
      ['WELCOME50', 'promo'],
      ['SAHA-M-1002', 'memberships'],
    ])(
      'R7.3.9, T17: what verify says of %s is what the order charges, to the fils and line by line',
      async (code, type) => {
        const client = await get().customer(2);
        const lines = await everything(client);
        const { answer } = await verify(client, lines, code, type);
        const said = answer.data;
        const after = discountedLines(lines, said, 'AED');
        const saved = after
          .flatMap((line) => [line, ...line.addons])
          .reduce((sum, { discount }) => sum + cents(discount?.discount ?? 0), 0);
        expect(saved).toBeGreaterThan(0);
        expect(saved).toBe(cents(said.discount));
        const full = lines.flatMap((line) => [line, ...line.addons]).reduce((sum, each) => sum + fullOf(each), 0);
        const placed = await order(client, after, part(type, code));
        expect(placed.status).toBe(200);
        const { order_id, transactionId } = placed.answer.data;
        expect(cents(await amountOf(client, transactionId))).toBe(full - saved);
        const items = await get()
          .server.database.selectFrom('order_item')
          .select('total')
          .where('order_id', '=', order_id)
          .execute();
        const told = after
          .flatMap((line) => [line, ...line.addons])
          .map((each) => (each.discount ? cents(each.discount.discount_total) : fullOf(each)));
        expect(items.map(({ total }) => total).toSorted(ascending)).toEqual(told.toSorted(ascending));
      },
    );

    test('T17: prices are this server’s own, whatever the request says', async () => {
      const client = await get().customer(1);
      const lines = (await court(client)).map((line) => ({ ...line, price: line.price * 10 }));
      const { answer } = await verify(client, lines, 'SAHA10', 'promo');
      expect(answer.data.discount).toBe(27);
      const unknown = lines.map((line) => ({ ...line, product_id: 999_999 }));
      expect((await verify(client, unknown, 'SAHA10', 'promo')).error.code).toBe('promoNotValid');
    });

    test('a member’s card that was bought here takes something off for its member alone', async () => {
      const { database } = get().server;
      const become = (membership_card_number: string | null) =>
        database.updateTable('customer').set({ membership_card_number }).where('id', '=', 7).execute();
      await become('SAHA-M-777777');
      const client = await get().customer(7);
      const lines = await court(client);
      const own = await verify(client, lines, 'saha-m-777777', 'memberships');
      expect(own.answer.data).toMatchObject({ promotion_code: 'SAHA-M-777777', discount: 27 });
      const other = await verify(await get().customer(1), lines, 'SAHA-M-777777', 'memberships');
      expect(other.error).toMatchObject({ code: 'membershipInvalid', message: 'Membership cannot be applied' });
      await become(null);
    });

    test('T17, F29: a promotion that no longer applies is reported as another price, never charged silently', async () => {
      const client = await get().customer(4);
      const lines = await lowered(client, await court(client), 'SAHA10');
      const { database } = get().server;
      const until = (valid_to: string) =>
        database.updateTable('promotion').set({ valid_to }).where('code', '=', 'SAHA10').execute();
      const { valid_to: last } = await database
        .selectFrom('promotion')
        .select('valid_to')
        .where('code', '=', 'SAHA10')
        .executeTakeFirstOrThrow();
      await until('2026-11-23');
      const changed = await order(client, lines, { promotion_code: 'SAHA10' });
      await until(last);
      expect(changed).toMatchObject({ status: 409, error: { code: 'priceChanged', data: { total: 270 } } });
    });

    test('T17: another customer’s card does not lower an order either', async () => {
      const lines = await lowered(
        await get().customer(2),
        await court(get().signedOut()),
        'SAHA-M-1002',
        'memberships',
      );
      const thief = await order(await get().customer(1), lines, { card_number: 'SAHA-M-1002' });
      expect(thief).toMatchObject({ status: 409, error: { code: 'priceChanged' } });
    });

    test('Q7.7.m: a card tells the orders it lowered, keeps to its limit, and gets back what is given up', async () => {
      const client = await get().customer(7);
      const { database } = get().server;
      const number = 'SAHA-M-777777';
      const become = (membership_card_number: string | null) =>
        database.updateTable('customer').set({ membership_card_number }).where('id', '=', 7).execute();
      await become(number);
      const { valid_from, valid_to } = await database.selectFrom('promotion').selectAll().executeTakeFirstOrThrow();
      const terms = { code: number, kind: 'membership', percent: 10, product_kinds: '["rental"]' } as const;
      await database
        .insertInto('promotion')
        .values({ ...terms, valid_from, valid_to, monthly_uses: 1 })
        .execute();
      const used = async () => {
        const { data } = await client.get('membershipUse');
        const {
          name: _,
          ar_name: __,
          ...benefit
        } = data.find(({ card_number }) => card_number === number)!.benefits[0]!;
        return benefit;
      };
      const nothing = { used: 0, allowed: 1, until: '2026-11-30', saved: 0 };
      expect(await used()).toEqual(nothing);
      const [once, again] = [await court(client), await court(client)];
      const first = await lowered(client, once, number, 'memberships');
      const second = await lowered(client, again, number, 'memberships');
      const { answer } = await order(client, first, { card_number: number });
      expect(await used()).toEqual({ ...nothing, used: 1, saved: 27 });
      // Verified before the first was ordered; verified again, the card takes nothing off.
      const late = await order(client, second, { card_number: number });
      expect(late).toMatchObject({ status: 409, error: { code: 'priceChanged', data: { total: 270 } } });
      expect((await verify(client, again, number, 'memberships')).error.code).toBe('membershipInvalid');
      // Other customers do not see it.
      const others = (await (await get().customer(1)).get('membershipUse')).data;
      expect(others.filter(({ card_number }) => card_number === number)).toEqual([]);
      await client.get('abandonPayment', { params: { transactionId: answer.data.transactionId! } });
      expect(await used()).toEqual(nothing);
      expect((await order(client, second, { card_number: number })).status).toBe(200);
      await database.deleteFrom('promotion').where('code', '=', number).execute();
      await become(null);
    });

    test('B09: a code for one order per customer is available again when that order is given up', async () => {
      const client = await get()
        .customer(5)
        .catch(() => get().customer(1));
      const first = await lowered(client, await court(client), 'FIRSTGAME');
      const { answer } = await order(client, first, { promotion_code: 'FIRSTGAME' });
      const more = await court(client);
      expect((await verify(client, more, 'FIRSTGAME', 'promo')).error.code).toBe('promoInvalid');
      // What was verified before the first order went through.
      const second = await lowered(await get().customer(4), more, 'FIRSTGAME');
      expect(await order(client, second, { promotion_code: 'FIRSTGAME' })).toMatchObject({
        status: 409,
        error: { code: 'priceChanged', data: { total: 270 } },
      });
      await client.get('abandonPayment', { params: { transactionId: answer.data.transactionId! } });
      expect((await verify(client, more, 'FIRSTGAME', 'promo')).status).toBe(200);
      // A guest could be a new one each time.
      const guest = await get().signedOut().loginAsGuest();
      expect((await verify(guest, more, 'FIRSTGAME', 'promo')).error.code).toBe('promoInvalid');
    });

    test('B09: a code for one order per customer is not had twice by paying the first again', async () => {
      const client = await get().customer(3);
      const [once, more] = [await court(client), await court(client)];
      const first = (await order(client, await lowered(client, once, 'FIRSTGAME'), { promotion_code: 'FIRSTGAME' }))
        .answer.data;
      await declinePayment(get().server, first.transactionId!, 'declined');
      const second = await order(client, await lowered(client, more, 'FIRSTGAME'), { promotion_code: 'FIRSTGAME' });
      expect(second.status).toBe(200);
      const pay = () => client.call('retryPayment', { params: { transactionId: first.transactionId! } });
      expect(await pay()).toMatchObject({ status: 422, error: { code: 'promoInvalid' } });
      await client.get('abandonPayment', { params: { transactionId: second.answer.data.transactionId! } });
      expect((await pay()).status).toBe(200);
      await client.get('abandonPayment', { params: { transactionId: first.transactionId! } });
    });
  });
}

export function promotionRace(get: () => SandboxUnderTest): void {
  test('B09: of two who want the last use at once one gets it, the other is told the price without it', async () => {
    const { database } = get().server;
    const row = database.selectFrom('content').select('data').where('slug', '=', 'FIRST100');
    const { data } = await row.executeTakeFirstOrThrow();
    const most = (inAll: number) =>
      database
        .updateTable('content')
        .set({ data: JSON.stringify({ ...(data as object), inAll }) })
        .where('slug', '=', 'FIRST100')
        .execute();
    await most(1);
    const clients = await Promise.all([get().customer(4), get().customer(6)]);
    const carts = await Promise.all(clients.map(async (client) => lowered(client, await court(client), 'FIRST100')));
    const placed = await Promise.all(
      clients.map((client, index) => order(client, carts[index]!, { promotion_code: 'FIRST100' })),
    );
    expect(placed.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    expect(placed.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'priceChanged',
      data: { total: 270 },
    });
    await most(100);
  });
}
