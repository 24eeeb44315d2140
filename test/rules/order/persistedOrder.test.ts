/** Where an order is kept until its result is known, and for how long (Q4.8.c, docs/decisions/071). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownerOf } from '../../../machines/session/owner.ts';
import { dropIntentsBut } from '../../../src/adapters/storage/orders/intentOwner.ts';
import { persistedIntent } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { dropOrder } from '../../../src/adapters/storage/orders/orderNews.ts';
import { guest, layla, omar } from '../../models/cart/cart.fixtures.ts';
import { acceptedIntent, intent } from '../../models/checkout/checkout.fixtures.ts';
import { serveCalls, storage } from '../../support/calls/servedCalls.ts';

const eight = Date.parse('2026-11-22T08:00:00Z');
const hour = 3_600_000;
const inOtherTab = () => vi.stubGlobal('sessionStorage', storage());
const at = (milliseconds: number) => vi.setSystemTime(eight + milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: eight, toFake: ['Date'] });
  serveCalls();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an order that a former build kept in its tab alone', () => {
  beforeEach(() => {
    const { preferences: choices, ...known } = acceptedIntent;
    sessionStorage['orderIntent'] = JSON.stringify({ version: 2, value: { ...known, choices } });
  });

  test('F39: is found by its customer, and from then on by every tab', () => {
    expect(persistedIntent.has(acceptedIntent)).toBe(true);
    expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
    expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
    expect(Object.keys(sessionStorage)).toEqual(['orderHere']);
    inOtherTab();
    expect(persistedIntent.readFor(layla)).toMatchObject({ key: acceptedIntent.key, elsewhereUntil: eight + 30_000 });
  });

  test('F39: survives a reload, and is removed once settled', () => {
    dropIntentsBut(ownerOf(layla));
    expect([persistedIntent.take(acceptedIntent), persistedIntent.take(acceptedIntent)]).toEqual([true, false]);
  });

  test.each([omar, guest, null])('R4.1.7: is not shown to another customer (%#)', (user) => {
    expect(persistedIntent.readFor(user)).toBeNull();
    if (user === null) return;
    dropIntentsBut(ownerOf(user));
    expect(persistedIntent.readFor(layla)).toBeNull();
  });
});

test('020: a new guest finds nothing of the previous one', () => {
  persistedIntent.write({ ...acceptedIntent, owner: ownerOf(guest) });
  dropIntentsBut(ownerOf(guest));
  expect(persistedIntent.readFor(guest)).toBeNull();
});

test('Q4.8.c: an order for which local storage has no room is found after the bank’s page', async () => {
  persistedIntent.write(intent);
  Object.defineProperty(localStorage, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  persistedIntent.write(acceptedIntent);
  expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
  vi.resetModules();
  const again = await import('../../../src/adapters/storage/orders/orderIntent.ts');
  expect(again.persistedIntent.readFor(layla)).toEqual(acceptedIntent);
  expect([again.persistedIntent.take(acceptedIntent), again.persistedIntent.readFor(layla)]).toEqual([true, null]);
});

test('K01: a clock that was set back does not prolong the wait', () => {
  persistedIntent.write(intent);
  inOtherTab();
  at(-30_000);
  expect(persistedIntent.readFor(layla)).toEqual({ ...intent, elsewhereUntil: eight + 30_000 });
  at(-30_001);
  expect(persistedIntent.readFor(layla)).toEqual({ ...intent, elsewhereUntil: 0 });
});

test('R4.1.7: what was ordered, the note and the address stay in the browser for a day at most', () => {
  persistedIntent.write(acceptedIntent);
  at(24 * hour);
  expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
  at(24 * hour + 1);
  expect(persistedIntent.readFor(layla)).toBeNull();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
});

test('T06: a guest’s receipt does not touch a customer’s order that is put aside', () => {
  const ofGuest = { ...acceptedIntent, owner: ownerOf(guest), orderId: 77, key: 'g'.repeat(16) };
  persistedIntent.write(ofGuest);
  const inTab = sessionStorage['orderIntent'];
  persistedIntent.write(acceptedIntent);
  sessionStorage['orderIntent'] = inTab;
  dropOrder(77);
  expect([persistedIntent.has(ofGuest), persistedIntent.readFor(layla)]).toEqual([false, acceptedIntent]);
});
