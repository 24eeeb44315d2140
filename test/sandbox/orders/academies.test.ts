/** Enrolments: sessions, places of the programme, attendees (R3.6.5, R5.7.13, R7.3.7). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { acceptPayment, declinePayment } from '../../../sandbox/domain/money/payments.ts';
import { statusIds } from '../../../sandbox/data/schema/orders.ts';
import type { Client } from '../support/client.ts';
import { academyLine } from '../support/lines.ts';
import { newKey, orderBody } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let mona: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  mona = await sandbox.customer(7);
});
afterAll(() => sandbox.close());

const adam = { customer_id: 50_003, name: '' };
const tala = { customer_id: 50_002, name: '' };

type Line = Awaited<ReturnType<typeof academyLine>>;
const order = (client: Client, ...workshop: object[]) =>
  client.call('placeOrder', { body: orderBody({ workshop }), key: newKey() });
const forPeople = (line: Line, ...customers: object[]) => ({
  ...line,
  customers,
  quantity: customers.length,
  total_price: (line.price + line.tax_amount) * customers.length,
});

const placesLeft = async ({ workshop_id, workshop_program_id }: Line): Promise<number | null> => {
  const { data } = await mona.get('workshop', { params: { id: workshop_id } });
  return data.programs.find((one) => one.workshop_program_id === workshop_program_id)!.remaining_capacity;
};

/** Leaves so many places in the programme. */
const leave = ({ workshop_program_id }: Line, places: number) =>
  sql`update allotment set used = capacity - ${places} where program_id = ${workshop_program_id}`.execute(
    sandbox.server.database,
  );

describe('the places of a programme', () => {
  test.each([
    ['declined', (transaction: string) => declinePayment(sandbox.server, transaction, 'declined')],
    ['given up', (transaction: string) => mona.get('abandonPayment', { params: { transactionId: transaction } })],
    ['never paid', () => sandbox.advance(16)],
  ])('are taken by an order, one for everybody who comes, and given back when it is %s', async (_, end) => {
    const line = await academyLine(mona);
    await leave(line, 5);
    const { answer } = await order(mona, forPeople(line, adam, tala));
    expect(await placesLeft(line)).toBe(3);
    await end(answer.data.transactionId!);
    // The next query finds what expired meanwhile.
    expect(await placesLeft(line)).toBe(5);
    expect((await mona.get('academyBookings')).data.flatMap(({ sessions }) => sessions)).toSatisfy(
      (sessions: { status_id: number }[]) => sessions.every(({ status_id }) => status_id === statusIds.cancelled),
    );
  });

  test('are limited: the last goes to one of two, the other is told that it is full', async () => {
    const line = await academyLine(mona);
    await leave(line, 1);
    const others = await Promise.all([sandbox.customer(1), sandbox.customer(2)]);
    const replies = await Promise.all(others.map((client) => order(client, line)));
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.error).toMatchObject({
      code: 'soldOut',
      message: 'This programme is sold out',
    });
    expect(await placesLeft(line)).toBe(0);
  });
});

describe('an enrolment', () => {
  test('R3.6.5: has its sessions on the chosen days, and the attendees’ names from the account', async () => {
    const line = await academyLine(mona);
    await leave(line, 5);
    const { answer } = await order(mona, forPeople(line, { ...adam, name: 'Somebody else' }));
    await acceptPayment(sandbox.server, answer.data.transactionId!, '424242******4242');
    const { data: bookings } = await mona.get('academyBookings');
    const booking = bookings.find(({ order_id }) => order_id === answer.data.order_id)!;
    expect(booking.sessions.length).toBeGreaterThan(1);
    expect(booking.sessions.map(({ date }) => 2 ** (new Date(date).getUTCDay() % 7))).toEqual(
      expect.arrayContaining(line.date_range[0]!.days),
    );
    expect(booking.sessions.every(({ status_id }) => status_id === statusIds.approved)).toBe(true);
    const { data } = await mona.get('academyBooking', { params: { id: booking.id } });
    expect(data.customers.map(({ name }) => name)).toEqual(['Adam Rahman']);
    const { data: tickets } = await mona.get('orderTickets', { params: { order_id: answer.data.order_id } });
    // What has several days says its first one, not that any day will do.
    expect(tickets.tickets).toMatchObject([{ name: 'Adam Rahman', date: booking.sessions[0]!.date, start_time: null }]);
  });

  test.each([
    ['somebody of another family', [{ customer_id: 3, name: '' }]],
    ['somebody twice', [adam, adam]],
    ['somebody without a number', [{ customer_id: null, name: 'Adam Rahman' }]],
  ])('is refused for %s', async (_, customers) => {
    const line = await academyLine(mona);
    expect(await order(mona, forPeople(line, ...customers))).toMatchObject({
      status: 422,
      error: { code: 'participants' },
    });
  });

  test('R5.7.13: days that repeat in its ranges are refused, the same days in later weeks are not', async () => {
    const line = await academyLine(mona);
    await leave(line, 5);
    const [range] = line.date_range as [Line['date_range'][number]];
    const twice = { ...line, date_range: [range, { ...range, days: [range.days[0]!] }] };
    expect(await order(mona, twice)).toMatchObject({
      status: 422,
      error: { message: 'Some days are repeating in workshop date ranges' },
    });
    const [one, other] = range.days;
    const apart = [
      { ...range, days: [one!] },
      { ...range, days: [other!] },
    ];
    expect((await order(mona, { ...line, date_range: apart })).status).toBe(200);
  });

  test('R7.3.7: a month ends with its month', async () => {
    const { data: workshop } = await mona.get('workshop', { params: { id: 401 } });
    const [program] = workshop.programs;
    const month = program!.packages.find(({ package_type }) => package_type === 'month')!;
    const { workshop_program_id, days } = program!;
    const { data } = await mona.get('checkWorkshop', {
      body: { workshop_program_id, product_id: month.product_id, start_date: '2026-11-24', days },
    });
    expect(data).toMatchObject({ end_date: '2026-11-30' });
  });
});
