import { describe, expect, test } from 'vitest';
import { destinationOf, isActive } from '../../../machines/portal/destinations.ts';
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { socialLinks } from '../../../machines/site/socialLinks.ts';
import { isSectionListed } from '../../../machines/site/sections.ts';
import { hostileAddresses } from '../../support/hostileAddresses.ts';
import { hostilePaths } from '../session/hostilePaths.ts';

const origin = 'https://saha.example';

describe('addresses that may be linked to (T10)', () => {
  test.each([
    ['https://maps.example/?q=1', 'https://maps.example/?q=1'],
    ['http://saha.example', 'http://saha.example/'],
    [' HTTPS://Saha.Example/A ', 'https://saha.example/A'],
    ['mailto:desk@saha.example', 'mailto:desk@saha.example'],
    ['tel:+97140000000', 'tel:+97140000000'],
  ])('%j is one', (written, href) => expect(safeAddress(written)).toBe(href));

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://saha.example/1',
    'file:///etc/passwd',
    'intent://evil.test#Intent;end',
    'https://saha.example@evil.test',
    'https://saha.example:443@evil.test/',
    'https://saha.example%2f@evil.test/',
    'https://@',
    'https://',
    '//evil.test',
    '/\\evil.test',
    'events',
    '[a](b)](c',
    '',
    null,
    undefined,
  ])('%j is none', (written) => expect(safeAddress(written)).toBeNull());

  test('a name and password in front of a host look like another host', () => {
    expect(destinationOf({ path: 'https://saha.example@evil.test', custom: true })).toEqual({ kind: 'none' });
    expect(socialLinks({ instagram: 'https://instagram.com@evil.test/' })).toEqual([]);
  });
});

describe('entries of the navigation lead to pages of this site (R2.4.8, T10)', () => {
  test.each([...hostileAddresses('evil.test'), ...hostilePaths])('%j', (path) => {
    const destination = destinationOf({ path, custom: false });
    const to = destination.kind === 'page' ? destination.to : '';
    expect(to).toMatch(/^\/(?![/\\])/);
    expect(new URL(to, origin).origin).toBe(origin);
  });

  // Words that every object of the language knows.
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a page like any other', (word) => {
    expect(destinationOf({ path: word, custom: false })).toEqual({ kind: 'page', to: `/${word}` });
    expect(isSectionListed([], `/${word}`)).toBe(true);
    expect(isSectionListed([], `/profile/${word}`)).toBe(true);
    expect(isActive(word, `/${word}`)).toBe(false);
  });
});
