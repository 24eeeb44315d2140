import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFaults } from '../../sandbox/faults/faults.ts';
import { createReports } from '../../sandbox/faults/reports.ts';
import { createRequestLog } from '../../sandbox/faults/requestLog.ts';
import { createPages } from '../../sandbox/pages/createPages.ts';
import { behaviourOf, hasCheckDigit, readCard, testCards } from '../../sandbox/pages/pay/cards.ts';
import { orderTowel, type Waiting } from './placedOrder.ts';
import { portalOrigin, sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory();
});
afterAll(() => open.sandbox.close());

const stateOf = async ({
  transactionId,
  token,
}: Waiting): Promise<{ state: string; reason: string | null; token: string | null }> =>
  (await open.ask(`payments/transactions/${transactionId}`, { token })).body.data;
const payPath = ({ transactionId }: Waiting): string => `/pay/${transactionId}`;
const card = { do: 'pay', number: '4242 4242 4242 4242', expiry: '09/39', cvc: '123', holder: 'Layla Haddad' };

describe('cards', () => {
  const month = Temporal.PlainYearMonth.from('2026-11');

  test('every test card carries its check digit and does what it says', () => {
    for (const { number, behaviour } of testCards) {
      expect(hasCheckDigit(number)).toBe(true);
      expect(behaviourOf(number)).toBe(behaviour);
    }
    expect(behaviourOf('5555555555554444')).toBe('accepts');
  });

  test.each([
    ['a wrong check digit', { number: '4242 4242 4242 4243' }, { number: 'number' }],
    ['letters', { number: 'my card' }, { number: 'number' }],
    ['month 13', { expiry: '13/39' }, { expiry: 'expiry' }],
    ['the last month', { expiry: '10/26' }, { expiry: 'expired' }],
    ['a short code', { cvc: '12' }, { cvc: 'cvc' }],
    ['no name', { holder: ' ' }, { holder: 'holder' }],
    [
      'everything at once',
      { number: '', expiry: '', cvc: '', holder: '' },
      { number: 'number', expiry: 'expiry', cvc: 'cvc', holder: 'holder' },
    ],
  ])('%s is named', (_, wrong, problems) => {
    expect(readCard({ ...card, ...wrong }, month)).toEqual({ problems });
  });

  test('this month is still good, and spaces do not matter', () => {
    expect(readCard({ ...card, number: '4242-4242-4242-4242', expiry: ' 11 / 26 ' }, month)).toEqual({
      card: { number: '4242424242424242', expiry: '11/26' },
    });
  });
});

describe('the bank’s page', () => {
  test('shows amount and order under a strict policy, in both directions', async () => {
    const waiting = await orderTowel(open, 1);
    const english = await open.page(payPath(waiting));
    expect(english.status).toBe(200);
    const policy = english.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${portalOrigin}`);
    expect(policy).not.toContain('unsafe');
    const text = await english.text();
    expect(text).toContain('AED 95');
    expect(text).toContain(String(waiting.orderId));
    // On the narrowest phone it goes on in another line behind its @.
    expect(text).toMatch(/<bdi>[^<@]+@<wbr \/>[^<@]+\.example<\/bdi>/);
    expect(text).not.toMatch(/<script|style="|onclick/);

    const arabic = await (await open.page(`${payPath(waiting)}?lang=ar`)).text();
    expect(arabic).toContain('dir="rtl"');
    expect(arabic).toContain('95 د.إ');
    const wished = await open.page(payPath(waiting), { headers: { 'Accept-Language': 'ar-AE,ar;q=0.9' } });
    expect(await wished.text()).toContain('lang="ar"');
  });

  test('an accepted card pays and leads to the receipt', async () => {
    const waiting = await orderTowel(open, 1);
    const back = await open.send(payPath(waiting), card);
    expect(back.status).toBe(303);
    const { state, token } = await stateOf(waiting);
    expect(state).toBe('paid');
    expect(back.headers.get('Location')).toBe(`${portalOrigin}/paymentsuccess/${token}`);
    expect((await open.ask(`payments/${token}`)).body.data).toMatchObject({ state: 'paid', total: 95 });
    const again = await open.page(payPath(waiting));
    expect(again.status).toBe(410);
    expect(await again.text()).toContain(`/paymentsuccess/${token}`);
  });

  test.each([
    ['4000000000000002', 'The card was declined by its bank'],
    ['4000000000009995', 'Not enough money on the card'],
  ])('card %s is refused with a reason', async (number, reason) => {
    const waiting = await orderTowel(open, 1);
    const back = await open.send(payPath(waiting), { do: 'pay-test', number });
    expect(back.headers.get('Location')).toBe(`${portalOrigin}/paymentfailed?transactionId=${waiting.transactionId}`);
    expect(await stateOf(waiting)).toMatchObject({ state: 'failed', reason });
  });

  test('cancelling tells the portal, walking away does not', async () => {
    const cancelled = await orderTowel(open, 1);
    await open.send(payPath(cancelled), { do: 'cancel' });
    expect(await stateOf(cancelled)).toMatchObject({ state: 'failed', reason: 'The payment was cancelled' });

    const left = await orderTowel(open, 1);
    const away = await open.send(payPath(left), { do: 'walk-away' });
    expect(away.headers.get('Location')).toBe(`${portalOrigin}/`);
    expect((await stateOf(left)).state).toBe('awaiting_payment');
  });

  test('a silent bank keeps its page open and the order waiting', async () => {
    const waiting = await orderTowel(open, 1);
    const silent = await open.send(payPath(waiting), { do: 'pay-test', number: '4000000000000119' });
    expect(silent.status).toBe(200);
    expect((await stateOf(waiting)).state).toBe('awaiting_payment');
  });

  test('a late bank sends the customer home before it pays', async () => {
    const late: (() => Promise<void>)[] = [];
    const bank = createPages({
      faults: createFaults(),
      log: createRequestLog(),
      server: () => open.sandbox.ready,
      portalOrigin,
      reports: createReports(),
      later: (work) => void late.push(work),
    });
    const waiting = await orderTowel(open, 1);
    const back = await bank.request(`http://bank.test${payPath(waiting)}`, {
      method: 'POST',
      headers: { Origin: 'http://bank.test', Host: 'bank.test' },
      body: new URLSearchParams({ do: 'pay-test', number: '4000000000003220' }),
    });
    expect(back.headers.get('Location')).toMatch(/\/paymentsuccess\/[\w-]{32}$/);
    expect((await stateOf(waiting)).state).toBe('awaiting_payment');
    for (const work of late) await work();
    expect((await stateOf(waiting)).state).toBe('paid');
  });

  test('a payment reported twice is one payment', async () => {
    const waiting = await orderTowel(open, 1);
    await open.send(payPath(waiting), { do: 'pay-test', number: '4000000000002222' });
    expect((await stateOf(waiting)).state).toBe('paid');
    const { database } = await open.sandbox.ready;
    const tickets = await database
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', waiting.orderId)
      .execute();
    expect(tickets).toMatchObject([{ state: 'succeeded', card: '400000******2222' }]);
  });

  test('a wrong card is reported field by field, the code is not repeated', async () => {
    const waiting = await orderTowel(open, 1);
    const refused = await open.send(payPath(waiting), { ...card, number: '4242 4242 4242 4241', cvc: '98x' });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(text).toContain('This is no valid card number.');
    expect(text).toContain('value="Layla Haddad"');
    expect(text).not.toContain('98x');
    expect((await stateOf(waiting)).state).toBe('awaiting_payment');
  });

  test('what was typed is text, never markup', async () => {
    const waiting = await orderTowel(open, 1);
    const refused = await open.send(payPath(waiting), { ...card, number: '"><img src=x onerror=alert(1)>' });
    const text = await refused.text();
    expect(text).not.toContain('<img');
    expect(text).toContain('&quot;&gt;&lt;img');
  });

  test('keeps a card only when it was asked to, and pays with a kept one', async () => {
    const cards = async (): Promise<{ id: string; card_number: string }[]> =>
      (await open.ask('profile/cards', { token: await open.login(7) })).body.data;
    await open.send(payPath(await orderTowel(open, 7)), card);
    expect(await cards()).toEqual([]);
    const wished = await orderTowel(open, 7, { save_card: '1' });
    expect(await (await open.page(payPath(wished))).text()).toMatch(/name="save" value="1"\s+checked/);
    await open.send(payPath(wished), { ...card, save: '1' });
    const kept = await cards();
    expect(kept).toMatchObject([{ card_number: '424242******4242' }]);

    const second = await orderTowel(open, 7, { cardId: kept[0]!.id });
    expect(await (await open.page(payPath(second))).text()).toContain('424242******4242');
    await open.send(payPath(second), { do: 'pay-saved' });
    expect((await stateOf(second)).state).toBe('paid');
  });

  test('accepts no form of another site and no unknown payment', async () => {
    const waiting = await orderTowel(open, 1);
    const foreign = await open.page(payPath(waiting), {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ do: 'cancel' }),
    });
    expect(foreign.status).toBe(403);
    const nameless = await open.page(payPath(waiting), { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) });
    expect(nameless.status).toBe(403);
    expect((await stateOf(waiting)).state).toBe('awaiting_payment');
    expect((await open.page('/pay/unknown')).status).toBe(404);
  });

  test('time runs out', async () => {
    const waiting = await orderTowel(open, 1);
    const { clock } = await open.sandbox.ready;
    const before = clock.setting();
    await open.send('/operator/clock', { shift: '16' });
    const late = await open.page(payPath(waiting));
    expect(late.status).toBe(410);
    expect(await late.text()).toContain('The time to pay has run out');
    await clock.set(before);
  });
});
