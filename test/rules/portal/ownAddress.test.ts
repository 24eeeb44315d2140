import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';
import { hostileAddresses } from '../../support/hostileAddresses.ts';
import { hostilePaths, twistedPaths } from '../session/hostilePaths.ts';

const origin = 'https://saha.example';
const hostile = [...hostileAddresses('evil.test'), ...hostilePaths];

/** Whether it is a page of this site, written the way it is read. */
function isOwn(address: string): boolean {
  const url = new URL(address, `${origin}/some/page`);
  return (
    url.origin === origin &&
    url.username + url.password === '' &&
    /^\/(?![/\\])/.test(address) &&
    url.pathname + url.search + url.hash === address &&
    ownAddress(address) === address
  );
}

describe('addresses that the portal leads to (T01)', () => {
  test('there are enough attempts', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(400));

  test.each(hostile)('%j leads to a page of this site', (written) => {
    expect(ownAddress(written)).toSatisfy(isOwn);
  });

  test('any text leads to a page of this site', () => {
    const { counterexample } = fc.check(
      fc.property(twistedPaths, (written) => isOwn(ownAddress(written))),
      { numRuns: 20_000 },
    );
    expect(counterexample).toBeNull();
  });

  test.each([
    '/',
    '/?lang=ar',
    '/service/3?date=2026-11-22&slot=19:00#times',
    '/login?nextUrl=%2Fcart%3Flang%3Dar',
    '/paymentsuccess/a.b-c_d',
    '/blog/%D9%85%D9%84%D8%B9%D8%A8',
    '/404',
  ])('%s is itself', (written) => expect(ownAddress(written)).toBe(written));

  test.each([
    ['//evil.test/login', '/evil.test/login'],
    ['/home/..//evil.test', '/evil.test'],
    ['/\\evil.test', '/evil.test'],
    ['//', '/'],
    ['', '/'],
    ['?lang=ar', '/?lang=ar'],
  ])('%s is read as %s', (written, expected) => expect(ownAddress(written)).toBe(expected));
});
