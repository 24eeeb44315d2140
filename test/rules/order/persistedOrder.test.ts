/** Where an order is kept until its result is known, and for how long (Q4.8.c, docs/decisions/071). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nobody, ownerOf } from '../../../machines/session/owner.ts';
import { changeIntentOwner } from '../../../src/adapters/storage/orders/intentOwner.ts';
import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import { guestOrder } from '../../../src/adapters/storage/orders/guestOrder.ts';
import { persistedIntent, persistedOrders } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { dropOrder, noteOrder } from '../../../src/adapters/storage/orders/orderNews.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { guest, layla, omar } from '../../models/cart/cart.fixtures.ts';
import { acceptedIntent, intent } from '../../models/checkout/checkout.fixtures.ts';
import { storageWithRoom } from '../../support/calls/fullStorage.ts';
import { dropAtLogout } from '../../support/calls/dropAtLogout.ts';
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
    changeIntentOwner(ownerOf(layla));
    expect([persistedIntent.take(acceptedIntent), persistedIntent.take(acceptedIntent)]).toEqual([true, false]);
  });

  test.each([omar, guest, null])('R4.1.7: is not shown to another customer (%#)', (user) => {
    expect(persistedIntent.readFor(user)).toBeNull();
    if (user === null) return;
    changeIntentOwner(ownerOf(user));
    expect(persistedIntent.readFor(layla)).toBeNull();
  });
});

test('I13: a guest’s order that a former build has noted as this tab’s is no order of another tab, and goes with it', () => {
  sessionStorage['orderHere'] = JSON.stringify({ version: 1, value: 'abcdefgh' });
  localStorage['guestOrder'] = JSON.stringify({ version: 1, value: `abcdefgh placing ${Date.now()}` });
  expect([guestOrder.isComing(), guestOrder.elsewhere()]).toEqual([false, null]);
  changeIntentOwner(ownerOf(guest));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('020: a new guest finds nothing of the previous one', () => {
  persistedIntent.write({ ...acceptedIntent, owner: ownerOf(guest) });
  changeIntentOwner(ownerOf(guest));
  expect(persistedIntent.readFor(guest)).toBeNull();
});

describe('I12: an order of a customer whose session expired waits behind whoever comes', () => {
  const keyOf = (user: User | null) => persistedIntent.readFor(user)?.key ?? null;
  const ofOmar = { ...intent, owner: ownerOf(omar), key: 'o'.repeat(16) };
  const come = (user: User) => changeIntentOwner(ownerOf(user));

  test.each([guest, omar])('(%#) who finds nothing of it, and is as it was with its customer', (next) => {
    persistedIntent.write(intent);
    const ofNext = { ...ofOmar, owner: ownerOf(next) };
    come(next);
    expect(keyOf(next)).toBeNull();
    persistedIntent.write(ofNext);
    expect(keyOf(next)).toBe(ofNext.key);
    come(layla);
    // Hours later as well, in the tab that sent it.
    at(2 * hour);
    expect(persistedIntent.readFor(layla)).toEqual(intent);
    expect(keyOf(next)).toBe(next === guest ? null : ofNext.key);
  });

  test('each has one of their own, also when both wait', () => {
    persistedIntent.write(intent);
    come(omar);
    persistedIntent.write(ofOmar);
    come(guest);
    come(omar);
    expect(keyOf(omar)).toBe(ofOmar.key);
    persistedIntent.take(ofOmar);
    come(layla);
    expect([keyOf(omar), keyOf(layla)]).toEqual([null, intent.key]);
  });

  test('R4.1.7: a logout leaves nothing, not even of whoever is waited for', () => {
    persistedIntent.write(intent);
    come(omar);
    persistedIntent.write(ofOmar);
    dropAtLogout();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });

  test('F20: where local storage has no room for all of them, nobody who waits is forgotten', () => {
    const ofMona = { ...intent, owner: 'customer 3', key: 'm'.repeat(16) };
    persistedIntent.write(ofMona);
    come(layla);
    persistedIntent.write(intent);
    for (const room of [0, 60, 200, 700, 1_400]) {
      const before = JSON.stringify(localStorage);
      vi.stubGlobal('localStorage', storageWithRoom(localStorage, room));
      come(omar);
      persistedIntent.write(ofOmar);
      const keys = persistedOrders().map(({ key }) => key);
      expect([room, keys.sort()]).toEqual([room, [intent.key, ofMona.key, ofOmar.key].sort()]);
      persistedIntent.take(ofOmar);
      for (const [key, text] of Object.entries(JSON.parse(before) as object)) localStorage[key] = text;
    }
  });

  test('K01: an answer that comes while somebody else is there is noted for its own customer alone', () => {
    persistedIntent.write(intent);
    come(omar);
    persistedIntent.write(ofOmar);
    persistedIntent.write(acceptedIntent);
    expect([keyOf(omar), persistedIntent.readFor(layla)]).toEqual([ofOmar.key, acceptedIntent]);
    noteOrder(acceptedIntent.orderId!, { stage: 'refused', transactionId: 'tx-1' });
    dropOrder(acceptedIntent.orderId!);
    expect([keyOf(omar), keyOf(layla)]).toEqual([ofOmar.key, null]);
  });

  test('what is settled is that one alone, wherever it lies', () => {
    const ofGuest = { ...intent, owner: ownerOf(guest), key: 'g'.repeat(16) };
    persistedIntent.write(intent);
    persistedIntent.write(acceptedIntent);
    // The same order is not kept twice.
    expect(Object.keys(localStorage)).toEqual(['orderIntent']);
    persistedIntent.write(ofOmar);
    persistedIntent.write(ofGuest);
    expect(persistedIntent.take(acceptedIntent)).toBe(true);
    expect([keyOf(layla), keyOf(omar), keyOf(guest)]).toEqual([null, ofOmar.key, ofGuest.key]);
    persistedIntent.take(ofOmar);
    expect([keyOf(omar), keyOf(guest)]).toEqual([null, ofGuest.key]);
  });

  test('a guest’s key that has ended takes nothing of theirs along', () => {
    persistedIntent.write(intent);
    persistedIntent.write({ ...ofOmar, owner: ownerOf(guest) });
    persistedIntent.drop(nobody);
    expect([keyOf(null), keyOf(layla)]).toEqual([null, intent.key]);
  });

  test('R4.1.7: for a day at most', () => {
    persistedIntent.write(intent);
    come(omar);
    at(24 * hour + 1);
    persistedIntent.write(ofOmar);
    expect(JSON.stringify(localStorage)).not.toContain(intent.key);
  });

  test('R4.1.7: for a day at most, whoever is here then, and nobody wrote anything since', () => {
    persistedIntent.write(intent);
    persistedIntent.write(ofOmar);
    at(24 * hour);
    expect([keyOf(null), Object.keys(localStorage)]).toEqual([null, ['orderIntent', 'orderIntentAside']]);
    at(24 * hour + 1);
    expect([keyOf(null), Object.keys(localStorage)]).toEqual([null, []]);
  });

  test('one that was aside is kept once when it is written down anew', () => {
    persistedIntent.write(intent);
    persistedIntent.write(ofOmar);
    persistedIntent.take(ofOmar);
    persistedIntent.write(acceptedIntent);
    expect(Object.keys(localStorage)).toEqual(['orderIntent']);
  });

  test('three of them at most, the last ones, beside the one that was written last', () => {
    const five = [1, 2, 3, 4, 5].map((id) => ({ ...layla, id }));
    for (const user of five) {
      come(user);
      persistedIntent.write({ ...intent, owner: ownerOf(user), key: `${user.id}`.repeat(16) });
    }
    come(guest);
    const found = five.map((user) => {
      come(user);
      return keyOf(user);
    });
    expect(found).toEqual([null, '2'.repeat(16), '3'.repeat(16), '4'.repeat(16), '5'.repeat(16)]);
  });
});

test('I13, 020: news of a guest’s order in one tab takes nothing away from what is known of another tab’s', () => {
  const write = (key: string, stage: 'placing' | 'accepted') =>
    persistedIntent.write({ ...acceptedIntent, owner: ownerOf(guest), key: key.repeat(16), stage });
  write('a', 'placing');
  const first = sessionStorage;
  inOtherTab();
  write('b', 'placing');
  write('b', 'accepted');
  const second = sessionStorage;
  inOtherTab();
  expect([guestOrder.isComing(), guestOrder.elsewhere()]).toMatchObject([true, { stage: 'accepted' }]);
  vi.stubGlobal('sessionStorage', first);
  write('a', 'placing');
  inOtherTab();
  // What is known to be at the server is told, whatever else may be.
  expect([guestOrder.isComing(), guestOrder.elsewhere()]).toMatchObject([true, { stage: 'accepted' }]);
  vi.stubGlobal('sessionStorage', first);
  expect(guestOrder.isComing()).toBe(false);
  // The next order of a tab is in the place of its former one.
  write('c', 'accepted');
  vi.stubGlobal('sessionStorage', second);
  expect([guestOrder.isComing(), guestOrder.elsewhere()]).toMatchObject([false, { name: 'c'.repeat(8) }]);
  changeIntentOwner(ownerOf(guest));
  inOtherTab();
  expect(guestOrder.elsewhere()).toMatchObject({ name: 'c'.repeat(8) });
  vi.stubGlobal('sessionStorage', first);
  clearCustomerData();
  expect(Object.keys(localStorage)).toEqual([]);
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

test('a guest’s mark that cannot be read is no order', () => {
  localStorage['guestOrder'] = JSON.stringify({ version: 1, value: 'nothing that a build has written' });
  expect([guestOrder.isComing(), guestOrder.elsewhere()]).toEqual([false, null]);
});

test('what the server says of an order is noted for a customer’s other tabs, also a new transaction of the same stage', () => {
  const order = acceptedIntent;
  persistedIntent.write(order);
  noteOrder(order.orderId!, { stage: order.stage, transactionId: 'tx-9' });
  expect(persistedOrders()[0]).toMatchObject({ transactionId: 'tx-9' });
});

test('020: of a guest’s order nothing is noted, which is their tab’s alone', () => {
  const order = { ...acceptedIntent, owner: nobody };
  persistedIntent.write(order);
  const before = Object.entries(sessionStorage);
  noteOrder(order.orderId!, { stage: 'refused', transactionId: 'tx-9' });
  expect(Object.entries(sessionStorage)).toEqual(before);
});

test('who is taken to the bank is known here as before, and where nothing waits nothing is noted', () => {
  persistedIntent.keepHere(layla);
  expect(Object.keys(sessionStorage)).toEqual([]);
  persistedIntent.write(acceptedIntent);
  persistedIntent.keepHere(layla);
  // It was this tab that wrote it down last, and nothing of another one is awaited.
  expect(persistedIntent.readFor(layla)).not.toHaveProperty('elsewhereUntil');
});

test('Q4.8.c: an order of another customer waits for them for a day, to the last moment of it', () => {
  const order = acceptedIntent;
  const next = { ...order, key: order.key.replace(/^./, 'f'), owner: ownerOf(omar) };
  persistedIntent.write(order);
  at(24 * hour);
  persistedIntent.write(next);
  expect(persistedOrders()).toHaveLength(2);
  at(24 * hour + 1);
  persistedIntent.write(next);
  expect(persistedOrders()).toHaveLength(1);
});
