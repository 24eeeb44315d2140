/** The sandbox's own check of return addresses, used by the identity provider's page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginAddress, pageAfter, portalAddress } from '../../../sandbox/pages/portalAddress.ts';
import { hostilePaths, twistedPaths } from './hostilePaths.ts';

const origin = 'https://saha.example';
const isPortal = (url: URL): boolean =>
  url.origin === origin && url.protocol === 'https:' && url.username === '' && !/^\/[/\\]/.test(url.pathname);

describe('addresses of the portal', () => {
  test.each(['/', '/login', '/events?lang=ar#tickets', `${origin}/cart`, 'events'])('%s is one', (raw) => {
    expect(portalAddress(raw, origin)?.origin).toBe(origin);
  });

  test('for any text, the answer is a page of the portal or null', () => {
    const { counterexample } = fc.check(
      fc.property(fc.oneof(twistedPaths, fc.constantFrom(...hostilePaths)), (raw) => {
        const page = portalAddress(raw, origin);
        const login = loginAddress(raw, origin);
        return (
          (page === null || isPortal(page)) && (login === null || (isPortal(login) && login.pathname === '/login'))
        );
      }),
      { numRuns: 20_000 },
    );
    expect(counterexample).toBeNull();
  });

  test('whatever address a login was given, it leads to a page of the portal', () => {
    const { counterexample } = fc.check(
      fc.property(fc.oneof(twistedPaths, fc.constantFrom(...hostilePaths)), (nextUrl) => {
        const login = new URL('/login', origin);
        login.searchParams.set('nextUrl', nextUrl);
        return isPortal(pageAfter(login));
      }),
      { numRuns: 20_000 },
    );
    expect(counterexample).toBeNull();
  });
});

describe('a tenant’s host name of a portal on this machine', () => {
  const local = 'http://localhost:5173';

  test.each([
    ['http://baps.localhost:5173/login', true],
    ['http://127.0.0.1:5173/login', true],
    ['http://localhost:5173/login', true],
    ['http://localhost:5174/login', false],
    ['https://localhost:5173/login', false],
    ['http://localhost.evil.com:5173/login', false],
    ['http://evil-localhost:5173/login', false],
    ['http://192.168.0.1:5173/login', false],
    ['http://[::1]:5173/login', false],
  ])('%s: %s', (raw, expected) => expect(loginAddress(raw, local) !== null).toBe(expected));

  test('is gone back to under that name', () => {
    const login = loginAddress('http://baps.localhost:5173/login?nextUrl=%2Fcart', local)!;
    expect(pageAfter(login).href).toBe('http://baps.localhost:5173/cart');
  });

  test('is not accepted for a portal on a public host', () => {
    expect(loginAddress('http://localhost:5173/login', 'https://saha.example:5173')).toBeNull();
  });
});
