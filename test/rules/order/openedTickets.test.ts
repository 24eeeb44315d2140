/** Which tickets are kept on a device, for whom, how many and until when (T06, T23). */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openedTickets,
  openedTicketsOf,
  dropTicketsOf,
  persistTickets,
} from '../../../src/adapters/nextVisit/openedTickets.ts';
import { loadOwnTickets } from '../../../src/adapters/actors/account/ticketActors.ts';
import { fetchSender } from '../../../src/adapters/http/client.ts';
import { persistedToken } from '../../../src/adapters/storage/login/credentials.ts';
import { findSession, clearEverything } from '../../../src/adapters/actors/login/sessionActors.ts';
import type { OrderTickets } from '../../../src/contract/orders/orders.ts';
import { payment } from '../../models/checkout/payment.fixtures.ts';
import { serveCalls } from '../../support/calls/servedCalls.ts';

// The sender is loaded by the first call; these tests do not wait for it.
beforeAll(() => fetchSender());
// A browser of its own for each test; answers are given where they matter.
beforeEach(() => void serveCalls());
afterEach(() => vi.unstubAllGlobals());

const [ticket] = payment('paid').tickets;
const orderOf = (order_id: number, count = 1): OrderTickets => ({
  order: { order_id, state: 'paid', date: '2026-11-20 13:42:00', total: 498, currency: 'AED' },
  tickets: Array.from({ length: count }, () => ticket!),
});
const numbers = (owner: string) => openedTickets(owner).map(({ order }) => order.order_id);

test('the last opened stands first, once, with its code', () => {
  persistTickets('customer 7', orderOf(1));
  persistTickets('customer 7', orderOf(2));
  persistTickets('customer 7', orderOf(1, 2));
  expect(numbers('customer 7')).toEqual([1, 2]);
  expect(openedTicketsOf('customer 7', 2)?.order.order_id).toBe(2);
  expect(openedTicketsOf('customer 7', 1)?.tickets.map(({ qr }) => qr)).toEqual([ticket!.qr, ticket!.qr]);
});

test('another customer finds none, and replaces them', () => {
  persistTickets('customer 7', orderOf(1));
  expect(numbers('customer 8')).toEqual([]);
  persistTickets('customer 8', orderOf(2));
  expect(numbers('customer 8')).toEqual([2]);
  expect(numbers('customer 7')).toEqual([]);
  expect(localStorage.getItem('tickets')).not.toContain('"order_id":1,');
});

test('no more than ten orders, and no order of a whole stadium', () => {
  for (let order = 1; order <= 12; order++) persistTickets('customer 7', orderOf(order));
  expect(numbers('customer 7')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  persistTickets('customer 7', orderOf(12, 60));
  expect(openedTicketsOf('customer 7', 12)?.tickets).toHaveLength(60);
  persistTickets('customer 7', orderOf(12, 61));
  expect(numbers('customer 7')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('an order that the server refuses goes, and so does one whose tickets are gone', () => {
  persistTickets('customer 7', orderOf(1));
  persistTickets('customer 7', orderOf(2));
  dropTicketsOf('customer 7', 1);
  expect(numbers('customer 7')).toEqual([2]);
  persistTickets('customer 7', orderOf(2, 0));
  expect(numbers('customer 7')).toEqual([]);
});

test.each([
  ['a login that is over', () => findSession()],
  ['a damaged one', () => clearEverything()],
])('%s removes them', (_, end) => {
  persistTickets('customer 7', orderOf(1));
  end();
  expect(localStorage.getItem('tickets')).toBeNull();
});

describe('F10: a late answer for a customer who has left, after another one came in another tab', () => {
  /** Customer 7's page asks; before the answer customer 8 is there, with tickets of their own on this device. */
  async function answerLate(answer: Response): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    persistedToken.write('of customer 7');
    const asked = loadOwnTickets('customer 7')({ orderId: 1 }, new AbortController().signal);
    persistedToken.write('of customer 8');
    persistTickets('customer 8', orderOf(2));
    resolve(answer);
    await asked.catch(() => undefined);
  }

  test.each([
    ['leaves nothing of theirs', () => Response.json({ status: true, data: orderOf(1) })],
    ['takes nothing away', () => Response.json({ status: false, message: null }, { status: 404 })],
  ])('%s', async (_, answer) => {
    await answerLate(answer());
    expect(numbers('customer 8')).toEqual([2]);
    expect(numbers('customer 7')).toEqual([]);
  });

  test('while they are there it is kept', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: true, data: orderOf(1) }));
    persistedToken.write('of customer 7');
    await loadOwnTickets('customer 7')({ orderId: 1 }, new AbortController().signal);
    expect(numbers('customer 7')).toEqual([1]);
  });
});
