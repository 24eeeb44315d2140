import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { hostilePaths, twistedPaths } from './hostilePaths.ts';

const origin = 'https://saha.example';

describe('the way back after a login (Q2.4.c)', () => {
  test('there are enough attempts', () => expect(new Set(hostilePaths).size).toBeGreaterThanOrEqual(100));

  test.each(hostilePaths)('%j leads home', (raw) => expect(safeReturnPath(raw, origin)).toBe('/'));

  test('nothing leads home', () => expect(safeReturnPath(null, origin)).toBe('/'));

  test.each([
    '/',
    '/events',
    '/events/5?lang=ar#tickets',
    '/profile/facility-bookings?page=2&sort_order=desc',
    '/cart?from=https://evil.com',
    '/service/3?nextUrl=%2F%2Fevil.com',
    '/our-story',
    '/logins',
    '/blog/%D9%85%D9%84%D8%B9%D8%A8',
    `/${'a'.repeat(2_047)}`,
  ])('%s is gone back to', (raw) => expect(safeReturnPath(raw, origin)).toBe(raw));

  test('letters of other scripts are encoded', () => {
    expect(safeReturnPath('/blog/ملعب', origin)).toBe('/blog/%D9%85%D9%84%D8%B9%D8%A8');
  });

  test('dots are walked', () => expect(safeReturnPath('/events/../offers', origin)).toBe('/offers'));

  test('for any text, the return path stays on the site and is stable', () => {
    const { counterexample } = fc.check(
      fc.property(twistedPaths, (raw) => {
        const path = safeReturnPath(raw, origin);
        const url = new URL(path, origin);
        return (
          url.origin === origin &&
          /^\/(?![/\\])/.test(path) &&
          url.pathname + url.search + url.hash === path &&
          safeReturnPath(path, origin) === path &&
          !/^\/+login(?:\/|$)/.test(decodeURIComponent(url.pathname).toLowerCase())
        );
      }),
      { numRuns: 20_000 },
    );
    expect(counterexample).toBeNull();
  });
});
