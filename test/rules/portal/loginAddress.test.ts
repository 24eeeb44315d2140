/** Where the login and registration pages lead afterwards (R2.6.2, R2.4.4). */
import { expect, test } from 'vitest';
import { loginAddress, nextAt, nextIn, registerAddress } from '../../../machines/portal/loginAddress.ts';

const at = (address: string) => new URL(address, 'https://portal.example');

test.each(['/cart', '/service/11?date=2026-11-22&slot=19:00#main', '/events?q=a%26b&nextUrl=%2Fcart', '/?q=ملعب'])(
  '%s is read again as it was',
  (next) => {
    const there = at(next);
    const path = there.pathname + there.search + there.hash;
    for (const address of [loginAddress(path), registerAddress(path)]) expect(nextIn(at(address).search)).toBe(path);
    expect(loginAddress(path)).toBe(`/login?nextUrl=${encodeURIComponent(path)}`);
  },
);

test('without anything to lead on to, they are as they are', () => {
  expect([loginAddress(null), registerAddress(null)]).toEqual(['/login', '/register']);
});

test.each([
  ['/cart?a=1#b', '/cart?a=1#b'],
  ['/login?nextUrl=%2Fcart', '/cart'],
  ['/login', null],
  ['/login?nextUrl=', ''],
  // Registration keeps the address to return to.
  ['/register?as=partner&nextUrl=%2Fcart', '/cart'],
  ['/register', null],
])('a login at %s leads on to %s', (address, next) => {
  expect(nextAt(at(address))).toBe(next);
});
