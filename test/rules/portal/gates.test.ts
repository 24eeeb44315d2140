/** Who may open what, as the requirements have it: parts 2.3, 2.4 and 6.1. */
import { describe, expect, test } from 'vitest';
import { gateOf, hasGate } from '../../../machines/portal/gates.ts';
import { missingPages } from '../../../machines/site/missingPages.ts';
import { customer, guest } from '../../models/session/session.model.ts';

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

  test('a page with a similar name does not belong to them', () => {
    expect(gateOf(at('/profiles'), { config: nothing, user: null })).toBeNull();
  });
});

/** What belongs to each section, its details included (R2.1.4–17, R2.3.8–14, Q2.4.a). */
const rooms: Readonly<Record<string, readonly string[]>> = {
  events: ['/events', '/events/5', '/profile/event-bookings'],
  training: ['/training', '/training/2', '/profile/trainer-sessions', '/profile/trainer-sessions/9'],
  academies: [
    '/academies',
    '/academy/3',
    '/academy/3/packages',
    '/profile/academy-bookings',
    '/profile/academy-bookings/4',
  ],
  memberships: ['/memberships', '/profile/memberships-bookings', '/profile/%6Demberships-bookings'],
  blogs: ['/blogs', '/blog/how-we-mow'],
  outlets: ['/outlets', '/outlets/1'],
  retail: ['/retail'],
  offers: ['/offers'],
  'media-library': ['/media-library'],
};
const sections = Object.keys(rooms);
/** Pages that may be listed like sections but are none: their entry may go, they stay (Q2.4.a). */
const contents = ['places', 'find-us', 'gallery', 'form/away-team', 'our-story'];
const pagesOf = (section: string) => rooms[section] ?? [];
const closedTo = (
  config: Parameters<typeof gateOf>[1]['config'],
  paths: readonly string[],
  user: Parameters<typeof gateOf>[1]['user'],
) => paths.filter((path) => gateOf(at(path), { config, user }) === '/404');

describe.each(sections)('R2.4.1, R2.4.2: without %s in a navigation that lists all others', (section) => {
  const others = sections.filter((one) => one !== section);
  const config = listing(...others, ...contents);

  test.each(everybody)('its pages do not exist for %s, login or not (Q2.4.b), and all others do', (_, user) => {
    expect(closedTo(config, pagesOf(section), user)).toEqual(pagesOf(section));
    expect(closedTo(config, others.flatMap(pagesOf), user)).toEqual([]);
  });

  test('R2.4.3: they exist for a customer where it is listed, also below another entry', () => {
    const nested = { header_nav: [entry('about-us', [section])], header_menu: [], allow_support: false };
    for (const listed of [listing(section), nested])
      expect(pagesOf(section).map((path) => gateOf(at(path), { config: listed, user: customer }))).toEqual(
        pagesOf(section).map(() => null),
      );
  });
});

test('R2.3.14: bought goods are in the profile while outlets or retail is listed, either one being enough', () => {
  const goods = (...listed: string[]) => gateOf(at('/profile/retail'), { config: listing(...listed), user: customer });
  expect([goods('outlets'), goods('retail'), goods(...sections)]).toEqual([null, null, null]);
  expect(goods(...sections.filter((one) => one !== 'outlets' && one !== 'retail'))).toBe('/404');
});

test.each(contents)('Q2.4.a: /%s is open whether it is listed or not', (path) => {
  for (const config of [nothing, listing(...sections)])
    for (const [, user] of everybody) expect(gateOf(at(`/${path}`), { config, user })).toBeNull();
});

test('R2.3.2–7, R2.3.15, Q2.3.a: these pages of the profile belong to no section', () => {
  const own = ['user', 'user/wallet', 'user/q-points', 'facility-bookings', 'family', 'view-tickets/9'];
  expect(own.filter((path) => gateOf(at(`/profile/${path}`), { config: nothing, user: customer }) !== null)).toEqual(
    [],
  );
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

test.each(everybody)(
  'R2.1.32, Q2.4.b: an address that cannot be read is no page for %s, and asks for no login',
  (_, user) => {
    const unreadable = ['/%E0%A4%A', '/%', '/profile/%', '/events/%zz', '/customer-support/%c0%af'];
    expect(closedTo(listing(...sections), unreadable, user)).toEqual(unreadable);
    expect(unreadable.filter((path) => !hasGate(path))).toEqual([]);
  },
);

test('Q2.4.a: only these pages wait for the configuration', () => {
  const gated = ['/blogs', '/blog/how-we-mow', '/media-library', '/events/5', '/customer-support', '/profile/family'];
  expect(gated.filter((path) => !hasGate(path))).toEqual([]);
  expect(['/', '/cart', '/login', '/register', '/service/11', '/our-story', '/404'].filter(hasGate)).toEqual([]);
});
