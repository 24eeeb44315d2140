/** Who may open what, as the requirements have it: parts 2.3, 2.4 and 6.1. */
import { describe, expect, test } from 'vitest';
import { gateOf, hasGate } from '../../../machines/portal/gates.ts';
import { missingPages } from '../../../machines/site/missingPages.ts';
import { customer, guest } from '../../models/session.model.ts';

const single = (path: string) => ({
  link_text: path,
  ar_link_text: null,
  path,
  page_id: null,
  custom: false,
  is_default: false,
});
const entry = (path: string, children: string[] = []) => ({ ...single(path), children: children.map(single) });
const listing = (...sections: string[]) => ({
  header_nav: sections.map((path) => entry(path)),
  header_menu: [],
  allow_support: false,
});
const nothing = listing();
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

const everybody = [
  ['who is signed out', null],
  ['a guest', guest],
  ['a customer', customer],
] as const;

describe('R6.1.1: the pages of the shop are open to everybody', () => {
  test.each(everybody)('for %s', (_, user) => {
    const open = ['/', '/home', '/service/11', '/cart', '/register', '/login', '/paymentfailed', '/about-us', '/404'];
    expect(open.filter((path) => gateOf(at(path), { config: nothing, user }) !== null)).toEqual([]);
  });
});

describe('R2.3.1, R6.1.5: pages of the profile', () => {
  const own = [
    '/profile/facility-bookings',
    '/profile/user/wallet',
    '/Profile/facility-bookings',
    '/%70rofile/x',
    '/profile',
    '/profile/%',
  ];

  test.each(own)('%s opens for a customer', (path) => {
    expect(gateOf(at(path), { config: nothing, user: customer })).toBeNull();
  });

  test.each(everybody.slice(0, 2))('R2.4.4, R8.3.5: keep out %s, who comes back to the very address', (_, user) => {
    for (const path of own)
      expect(gateOf(at(path, '?page=2&lang=en', '#row-3'), { config: nothing, user })).toBe(
        `/login?nextUrl=${encodeURIComponent(`${path}?page=2&lang=en#row-3`)}`,
      );
  });

  test('a page that is only called alike is none of them', () => {
    expect(gateOf(at('/profiles'), { config: nothing, user: null })).toBeNull();
  });
});

describe.each([
  ['/blogs', 'blogs'],
  ['/blog/how-we-mow', 'blogs'],
  ['/media-library', 'media-library'],
  ['/profile/academy-bookings', 'academies'],
  ['/profile/memberships-bookings', 'memberships'],
  ['/profile/%6Demberships-bookings', 'memberships'],
])('R2.4.1, R2.4.2: %s', (path, section) => {
  test.each(everybody)('does not exist for %s while its section is not listed, login or not (Q2.4.b)', (_, user) => {
    expect(gateOf(at(path), { config: listing('offers'), user })).toBe('/404');
  });

  test('R2.4.3: exists for a customer where it is listed, also below another entry', () => {
    expect(gateOf(at(path), { config: listing(section), user: customer })).toBeNull();
    const nested = { header_nav: [entry('about-us', [section])], header_menu: [], allow_support: false };
    expect(gateOf(at(path), { config: nested, user: customer })).toBeNull();
  });
});

test('R2.4.1: a section that is listed and has no page in this portal leads nowhere else than to /404', () => {
  // Every section has its pages by now: one is without them here.
  const pages = missingPages as Set<string>;
  const gate = () => gateOf(at('/offers'), { config: listing('/offers'), user: customer });
  expect(gate()).toBeNull();
  pages.add('offers');
  expect(gate()).toBe('/404');
  pages.delete('offers');
});

test.each([true, false])('Q2.4.a: customer support is there where the operator wants it: %s', (allow_support) => {
  const config = { ...listing('customer-support'), allow_support };
  const gates = ['/customer-support', '/customer-support/7'].map((path) =>
    gateOf(at(path), { config, user: customer }),
  );
  expect(gates).toEqual(allow_support ? [null, null] : ['/404', '/404']);
});

test.each([null, guest])(
  'Q7.6.r, Q2.4.b: what was asked of the operator needs a login, once it is there at all',
  (user) => {
    const path = at('/customer-support/7', '?lang=ar', '#last');
    const next = `/login?nextUrl=${encodeURIComponent('/customer-support/7?lang=ar#last')}`;
    expect(gateOf(path, { config: { ...nothing, allow_support: true }, user })).toBe(next);
    expect(gateOf(path, { config: nothing, user })).toBe('/404');
  },
);

test('Q2.4.a: only these pages wait for the configuration', () => {
  const gated = ['/blogs', '/blog/how-we-mow', '/media-library', '/events/5', '/customer-support', '/profile/family'];
  expect(gated.filter((path) => !hasGate(path))).toEqual([]);
  expect(['/', '/cart', '/login', '/register', '/service/11', '/our-story', '/404'].filter(hasGate)).toEqual([]);
});
