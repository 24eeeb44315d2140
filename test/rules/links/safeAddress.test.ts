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
    ['\u00a0https://saha.example', 'https://saha.example/'],
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
    'https://:saha@evil.test/',
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
  ])('%j is refused', (written) => expect(safeAddress(written)).toBeNull());

  test('a user name and password in front of a host look like another host', () => {
    expect(destinationOf({ path: 'https://saha.example@evil.test', custom: true, is_default: false })).toEqual({
      kind: 'none',
    });
    expect(socialLinks({ instagram: 'https://instagram.com@evil.test/' })).toEqual([]);
  });
});

describe('entries of the navigation lead to pages of this site (R2.4.8, T10)', () => {
  const isAnchor = (path: string) => path.startsWith('#');
  const written = [...hostileAddresses('evil.test'), ...hostilePaths];

  test.each(written.filter(isAnchor))('%j is an anchor, and leads nowhere', (path) =>
    expect(destinationOf({ path, custom: false, is_default: false })).toEqual({ kind: 'none' }),
  );

  test.each(written.filter((path) => !isAnchor(path)))('%j', (path) => {
    const destination = destinationOf({ path, custom: false, is_default: false });
    const to = destination.kind === 'page' ? destination.to : '';
    expect(to).toMatch(/^\/(?![/\\])/);
    expect(new URL(to, origin).origin).toBe(origin);
  });

  // Names of built-in object properties.
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a page like any other', (word) => {
    expect(destinationOf({ path: word, custom: false, is_default: false })).toEqual({ kind: 'page', to: `/${word}` });
    expect(isSectionListed([], `/${word}`)).toBe(true);
    expect(isSectionListed([], `/profile/${word}`)).toBe(true);
    expect(isActive(`/${word}`, `/${word}/5`)).toBe(true);
    expect(isActive(`/${word}`, '/academy/5')).toBe(false);
  });
});

describe('R2.4.8: a page entry leads to its named route, else to the page with that slug', () => {
  test.each<[string, boolean, string]>([
    ['events', false, '/events'],
    ['events', true, '/events'],
    ['/events/', false, '/events'],
    ['home', true, '/'],
    ['workshops', false, '/academies'],
    ['trainers', true, '/training'],
    ['payment-failed', true, '/paymentfailed'],
    ['our-story', false, '/our-story'],
    ['our-story', true, '/our-story'],
    // Flagged, it is the portal's page; else the operator's own, which may have the same name.
    ['profile-user', true, '/profile/user'],
    ['wallet', true, '/profile/user/wallet'],
    ['family', true, '/profile/family'],
    ['family', false, '/family'],
  ])('%s, flagged %s: %s', (path, is_default, to) => {
    expect(destinationOf({ path, custom: false, is_default })).toEqual({ kind: 'page', to });
  });
});
