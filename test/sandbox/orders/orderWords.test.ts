/** What customers read about their orders is in the language in which they ordered (Q7.1.a, and README on confirmations). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptPayment, declinePayment } from '../../../sandbox/domain/money/payments.ts';
import { spanText, timeText } from '../../../sandbox/domain/lines/wording.ts';
import type { Client } from '../support/client.ts';
import { messages } from '../support/inbox.ts';
import { courtOrder, farDate, newKey, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const arabicLetters = /[\u0600-\u06ff]/;
const card = '424242******4242';
const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];
const accepting = (language: Language) => ({ headers: { 'Accept-Language': language } });

let hour = 8;
/** A time of its own: padel is priced by the half hour, the league courts need approval. */
function slotOf(service: number, facility: number): Slot {
  hour += 1;
  const [start, end] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00:00`);
  return { service, facility, date: farDate, start: start!, end: end! };
}
const padel = (): Slot => slotOf(11, 1102);
const league = (): Slot => slotOf(42, 4201);

async function place(client: Client, slot: Slot, language: Language, wallet = false) {
  const body = await courtOrder(client, slot, { wallet });
  return (await client.get('placeOrder', { body, key: newKey(), ...accepting(language) })).data;
}
const newest = async () => (await messages(sandbox))[0]!;
const page = async (url: string) => (await fetch(url)).text();

describe.each(languages)('in %s', (language) => {
  const own = (text: string) => expect(arabicLetters.test(text)).toBe(language === 'ar');

  test('the bank, the receipt and the ticket name the court that was booked, not the half hours it is priced by', async () => {
    const client = await sandbox.customer(1);
    const slot = padel();
    const order = await place(client, slot, language);
    const bank = await page(order.url!);
    const [service, court] = language === 'ar' ? ['بادل · القوز', 'بادل 2، '] : ['Padel · Al Quoz', 'Padel 2, '];
    expect(bank).toContain(service);
    expect(bank).toContain(court);
    expect(bank).not.toMatch(/30 minutes|30 دقيقة|×/);
    // R9.3.6, and one spelling of times on the bank's page as well.
    expect(bank).toMatch(language === 'ar' ? /ادفع قبل[\s\S]*?\d\d:\d\d [صم]/ : /Pay before[\s\S]*?\d\d:\d\d [AP]M/);
    expect(bank).toContain(`lang="${language}"`);

    const { path } = await acceptPayment(sandbox.server, order.transactionId!, card);
    const token = path.split('/').at(-1)!;
    const { data } = await client.get('payment', { params: { token } });
    expect(data.items).toMatchObject([{ name: 'Padel · Al Quoz', ar_name: 'بادل · القوز', quantity: 1 }]);
    expect(data.items.reduce((sum, { total }) => sum + total, 0)).toBe(data.total);
    expect(data.tickets[0]!.item).toMatch(/^Padel · Al Quoz, /);
    expect(data.tickets[0]!.facility_id).toBeGreaterThan(0);

    const { subject, body, link, recipient } = await newest();
    own(subject);
    own(body.split('\n')[0]!);
    expect(body).toContain(service);
    expect(recipient).toContain('@');
    const { origin, pathname, search } = new URL(link!);
    expect([origin, search]).toEqual([sandbox.portalOrigin, `?lang=${language}`]);
    const [, route, linked] = pathname.split('/');
    expect(route).toBe('paymentsuccess');
    expect((await sandbox.signedOut().get('payment', { params: { token: linked! } })).data.order_id).toBe(
      order.order_id,
    );
  });

  test('a declined card and its kin: the reason', async () => {
    const client = await sandbox.customer(1);
    const reasons = {
      declined: 'رفض البنك البطاقة',
      insufficient: 'رصيد البطاقة لا يكفي',
      cancelled: 'أُلغيت عملية الدفع',
    };
    for (const [reason, arabic] of Object.entries(reasons)) {
      const order = await place(client, padel(), language);
      await declinePayment(sandbox.server, order.transactionId!, reason as keyof typeof reasons);
      const asked = { params: { transactionId: order.transactionId! } };
      expect((await client.get('transaction', { ...asked, ...accepting('ar') })).data.reason).toBe(arabic);
      own((await client.get('transaction', { ...asked, ...accepting(language) })).data.reason!);
    }
  });

  test.each([
    ['approve', 'asked, approved'],
    ['reject', 'asked, rejected'],
    ['cancel', 'asked, cancelled'],
  ])('the operator’s word: %s', async (word) => {
    const client = await sandbox.customer(1);
    const order = await place(client, league(), language);
    const asked = await newest();
    own(asked.subject);
    expect(asked.body).toContain(language === 'ar' ? 'بادل · البرشاء' : 'Padel · Barsha');
    await sandbox.control('POST', `/orders/${order.order_id}/${word}`);
    const answered = await newest();
    expect(answered.subject).not.toBe(asked.subject);
    expect(answered.subject).toContain(String(order.order_id));
    own(answered.subject);
    own(answered.body);
  });
});

test('R9.3.6: days and times are written as in the portal, the half of the day once, no time broken over two lines', () => {
  expect(spanText('en', '2026-11-21 20:00:00', '2026-11-21 21:30:00')).toBe(
    'Sat 21 Nov 2026, 08:00\u00a0–\u2060\u00a009:30\u00a0PM',
  );
  expect(spanText('en', '2026-11-21 23:30:00', '2026-11-22 01:00:00')).toBe(
    'Sat 21 Nov 2026, 11:30\u00a0PM\u00a0–\u2060\u00a001:00\u00a0AM',
  );
  expect(spanText('ar', '2026-11-21 11:00:00', '2026-11-21 12:00:00')).toBe(
    'السبت 21 نوفمبر 2026، 11:00\u00a0ص\u00a0–\u2060\u00a012:00\u00a0م',
  );
  expect(timeText('ar', '00:15:00')).toBe('12:15 ص');
});
