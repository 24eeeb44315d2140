/** What a browser keeps of a customer whose account is gone, and of everybody else (Q7.7.g). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropCustomer } from '../../../../src/adapters/storage/login/dropCustomer.ts';
import { storage } from '../../../support/calls/servedCalls.ts';

const areas = ['localStorage', 'sessionStorage'] as const;
const kept = (value: unknown) => JSON.stringify({ version: 1, value });

beforeEach(() => {
  for (const area of areas) vi.stubGlobal(area, storage());
});
afterEach(() => vi.unstubAllGlobals());

test.each(areas)('%s: a record of theirs goes, and of a list what is theirs', (area) => {
  const store = globalThis[area];
  store.setItem('cart', kept({ owner: 'customer 7', lines: [1] }));
  store.setItem('drafts', kept([{ owner: 'customer 7' }, { owner: 'customer 71' }, { owner: 'guest' }]));
  store.setItem('language', kept('ar'));
  dropCustomer(7);
  expect(store.getItem('cart')).toBeNull();
  expect(store.getItem('drafts')).toBe(kept([{ owner: 'customer 71' }, { owner: 'guest' }]));
  expect(store.getItem('language')).toBe(kept('ar'));
});

test.each(areas)('%s: what cannot be read goes where it names them, and stays where it does not', (area) => {
  const store = globalThis[area];
  store.setItem('torn', '{"value":{"owner":"customer 7","lin');
  store.setItem('foreign', 'not of the portal');
  store.setItem('theirs', '{"value":{"owner":"customer 8","lin');
  dropCustomer(7);
  expect(store.getItem('torn')).toBeNull();
  expect(store.getItem('foreign')).toBe('not of the portal');
  expect(store.getItem('theirs')).toBe('{"value":{"owner":"customer 8","lin');
});

test('a store that is refused is passed over, and the other one is looked through', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  sessionStorage.setItem('cart', kept({ owner: 'customer 7' }));
  expect(() => dropCustomer(7)).not.toThrow();
  expect(sessionStorage.getItem('cart')).toBeNull();
});
