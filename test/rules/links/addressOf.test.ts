import { afterEach, describe, expect, test } from 'vitest';
import { logoutAddress } from '../../../machines/login/arrival.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { addressOf } from '../../../machines/shared/addressOf.ts';
import { outsideAddress } from '../../../machines/shared/outsideAddress.ts';
import { socialLinks } from '../../../machines/site/socialLinks.ts';
import { isMisleading } from '../../../src/components/text/linkText.ts';

const parse = Object.getOwnPropertyDescriptor(URL, 'parse')!;

describe('addresses are read in browsers that have no URL.parse', () => {
  afterEach(() => Object.defineProperty(URL, 'parse', parse));

  test.each([
    ['https://saha.example/a?b#c', undefined, 'https://saha.example/a?b#c'],
    ['/a', 'https://saha.example/b/c', 'https://saha.example/a'],
    ['a', 'https://saha.example/b/c', 'https://saha.example/b/a'],
    ['/a', undefined, undefined],
    ['', undefined, undefined],
    ['https://', undefined, undefined],
    ['/a', 'no base', undefined],
  ])('%j from %j is %j', (text, base, href) => expect(addressOf(text, base)?.href).toBe(href));

  test('and so are those of returns, of providers and of the operator (R2.8.5, Q2.4.c, Q4.9.b)', () => {
    Reflect.deleteProperty(URL, 'parse');
    expect(safeReturnPath('/cart?a=1', 'https://saha.example')).toBe('/cart?a=1');
    expect(logoutAddress('https://id.example/out', 'https://id.example/')).toBe('https://id.example/out');
    expect(outsideAddress('https://id.example/')).toBe('https://id.example/');
    expect(socialLinks({ instagram: 'https://instagram.com/saha' })).toHaveLength(1);
    expect(isMisleading('bank.example', 'https://evil.example/')).toBe(true);
  });
});
