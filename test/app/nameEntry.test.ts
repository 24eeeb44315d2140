// @vitest-environment jsdom
/** A reloaded page has an entry of its own, so that its scroll position is restored there and nowhere else. */
import { beforeEach, expect, test } from 'vitest';
import { nameEntry } from '../../src/adapters/address/browserAddress.ts';

const keyHere = () => (globalThis.history.state as { key?: string } | null)?.key;
beforeEach(() => globalThis.history.replaceState(null, '', '/cart?lang=ar#pay'));

test('two pages that were loaded do not share a name', () => {
  nameEntry();
  const first = keyHere();
  globalThis.history.pushState(null, '', '/profile');
  nameEntry();
  expect(first).toMatch(/./);
  expect(keyHere()).not.toBe(first);
});

test('a reload keeps the name, the address and what else is remembered', () => {
  globalThis.history.replaceState({ usr: { booking: 1 }, key: 'abc', idx: 3 }, '');
  nameEntry();
  expect(globalThis.history.state).toEqual({ usr: { booking: 1 }, key: 'abc', idx: 3 });
  expect(globalThis.location.href).toContain('/cart?lang=ar#pay');
});
