import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { hasPage, missingPages, missingProfilePages } from '../../../machines/site/missingPages.ts';
import { joinAddress, navigationOf, shownEntries } from '../../../machines/site/navigationRules.ts';
import { isSectionListed } from '../../../machines/site/sections.ts';
import { isClosedBy, isInMaintenance, isSwitchedOff } from '../../../machines/site/siteRules.ts';
import type { NavigationItem } from '../../../src/contract/site/site.ts';
import { configOf, healthOf } from '../../models/site/site.model.ts';

const item = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  link_text: path,
  ar_link_text: null,
  path,
  page_id: null,
  custom: false,
  is_default: false,
  children: [],
  ...more,
});

describe('maintenance by the configuration (Q2.10.b)', () => {
  test.each([
    [null, false],
    [{}, false],
    [{ title: '', message: ' ' }, false],
    [{ title: 'Closed' }, true],
    [{ message: 'Back at six' }, true],
  ])('%j: %s', (maintenance, expected) => {
    expect(isInMaintenance(configOf({ maintenance }))).toBe(expected);
  });
  test('no configuration means no maintenance', () => expect(isInMaintenance(null)).toBe(false));
});

describe('maintenance by the health check (R2.10.5, Q2.10.c)', () => {
  const here = { host: 'Saha.example:4600', hostname: 'Saha.example' };
  test.each([
    ['saha.example:4600', 1, true],
    ['saha.example', 1, true],
    [' SAHA.example ', 1, true],
    ['saha.example', 0, false],
    ['saha.example:4601', 1, false],
    ['other.saha.example', 1, false],
    ['', 1, false],
    [null, 1, false],
  ] as const)('domain %j, enabled %i: %s', (domain, web_enable, expected) => {
    expect(isClosedBy(healthOf({ domain, web_enable }), here)).toBe(expected);
  });
});

test('404 alone switches the site off (R4.2.7)', () => {
  const errors = [
    new RefusedError('http404', undefined, 404),
    new RefusedError('http403', undefined, 403),
    new ConnectionError(),
    null,
  ];
  expect(errors.map(isSwitchedOff)).toEqual([true, false, false, false]);
});

test('header_nav wins when it lists something (R2.5.1, Q2.5.a)', () => {
  const [nav, menu] = [[item('events')], [item('blogs')]];
  expect(navigationOf({ header_nav: nav, header_menu: menu })).toBe(nav);
  expect(navigationOf({ header_nav: [], header_menu: menu })).toBe(menu);
  expect(navigationOf({ header_nav: [], header_menu: [] })).toEqual([]);
});

describe('sections (R2.4.1–3)', () => {
  const pages: [section: string, pages: string[]][] = [
    ['events', ['/events', '/events/5', '/profile/event-bookings']],
    ['training', ['/training', '/training/2', '/profile/trainer-sessions', '/profile/trainer-sessions/9']],
    ['academies', ['/academies', '/academy/3', '/academy/3/packages', '/profile/academy-bookings']],
    ['memberships', ['/memberships', '/profile/memberships-bookings']],
    ['blogs', ['/blogs', '/blog/how-we-mow']],
    ['outlets', ['/outlets', '/outlets/1', '/profile/retail']],
    ['retail', ['/retail', '/profile/retail']],
    ['offers', ['/offers']],
    ['media-library', ['/media-library']],
  ];
  const all = pages.map(([section]) => item(section));

  describe.each(pages)('%s', (section, addresses) => {
    const others = all.filter(({ path }) => path !== section);
    test.each(addresses)('%s opens when it is listed', (address) => {
      expect(isSectionListed([item(section)], address)).toBe(true);
      expect(isSectionListed([item(`/${section}/`)], address)).toBe(true);
    });
    test.each(addresses)('%s opens when it is listed as a child (R2.4.3)', (address) => {
      expect(isSectionListed([item('more', { children: [item(section)] })], address)).toBe(true);
    });
    test.each(addresses)('%s does not exist when all others are listed', (address) => {
      const isShared = address === '/profile/retail';
      expect(isSectionListed(others, address)).toBe(isShared);
      expect(isSectionListed([], address)).toBe(false);
    });
  });

  test('an outside address with the same path is no section', () => {
    expect(isSectionListed([item('events', { custom: true })], '/events')).toBe(false);
  });

  test('workshops and trainers are other names of academies and training', () => {
    expect(isSectionListed([item('workshops')], '/academies')).toBe(true);
    expect(isSectionListed([item('trainers')], '/training')).toBe(true);
  });

  test('capital letters open no closed page', () => expect(isSectionListed([], '/Events')).toBe(false));

  test.each(['/', '/home', '/cart', '/login', '/our-story', '/profile/user', '/profile/family'])(
    '%s is never gated (Q2.4.a)',
    (address) => expect(isSectionListed([], address)).toBe(true),
  );
});

describe('which navigation entries are shown', () => {
  const shown = (header_nav: NavigationItem[], allow_support = false) =>
    shownEntries({ header_nav, header_menu: [], allow_support }).map(({ path, hasPage, children }) => ({
      path,
      hasPage,
      children: children?.map((child) => child.path),
    }));
  const leading = (path: string, children: string[] = []) => ({ path, hasPage: true, children });
  // Every section has its pages by now: two are without them here.
  const [missing, other] = ['retail', 'offers'] as const;
  const pages = missingPages as Set<string>;
  beforeAll(() => void pages.add(missing).add(other));
  afterAll(() => {
    pages.delete(missing);
    pages.delete(other);
  });

  test.each([true, false])('R2.4.2: support with a query, while the operator has it: %s', (allowed) => {
    const path = '/customer-support?topic=1';
    expect(shown([item(path)], allowed)).toEqual(allowed ? [leading(path)] : []);
  });

  test('is no entry that ends on /404 because this portal has no such page', () => {
    const content = ['/blogs', 'our-story', 'media-library', '/profile/facility-bookings'];
    const none = [missing, ...[...missingProfilePages].map((page) => `profile/${page}`)];
    expect(shown([...content, ...none].map((path) => item(path)))).toEqual(content.map((path) => leading(path)));
  });
  test('a parent without a page groups its children, and goes with the last of them', () => {
    const nested = item(missing, { children: [item('/blogs'), item(other)] });
    expect(shown([nested])).toEqual([{ path: missing, hasPage: false, children: ['/blogs'] }]);
    expect(shown([item(missing, { children: [item(other)] })])).toEqual([]);
    expect(shown([item('our-story', { children: [item(other)] })])).toEqual([leading('our-story')]);
  });
  test.each(['#', '/#', ' #clubs '])(
    'R2.5.5: a parent written as %j groups its children and is no page itself',
    (path) => {
      expect(shown([item(path, { children: [item('/blogs')] })])).toEqual([
        { path, hasPage: false, children: ['/blogs'] },
      ]);
    },
  );
  test('R2.5.5: neither is a parent whose own address would do harm', () => {
    const parent = item('javascript:x', { custom: true, children: [item('/blogs')] });
    expect(shown([parent])).toEqual([{ path: 'javascript:x', hasPage: false, children: ['/blogs'] }]);
  });
  test('R2.3.2, R2.4.8: a profile page flagged by its name is shown where it exists', () => {
    expect(shown([item('wallet', { is_default: true }), item('facility-bookings', { is_default: true })])).toEqual([
      leading('wallet'),
      leading('facility-bookings'),
    ]);
    for (const page of missingProfilePages) {
      const name = page === 'user' || page === 'retail' ? `profile-${page}` : page;
      expect(shown([item(name, { is_default: true })])).toEqual([]);
    }
  });
  test('Q2.5.c: joining leads to the memberships where they are shown, else to the registration', () => {
    const at = (...header_nav: NavigationItem[]) => joinAddress({ header_nav, header_menu: [], allow_support: false });
    expect(at(item('blogs'))).toBe('/register');
    expect([
      at(item('memberships')),
      at(item('our-story', { children: [item('/memberships')] })),
      at(item('blogs')),
    ]).toEqual(['/memberships', '/memberships', '/register']);
    expect(at(item('Memberships?for=families'))).toBe('/memberships');
    expect(at(item('memberships', { custom: true }))).toBe('/register');
    // An entry without a page of its own groups them.
    expect([
      at(item(missing, { children: [item('memberships')] })),
      at(item(missing, { children: [item('blogs')] })),
    ]).toEqual(['/memberships', '/register']);
    // Until they have a page, it leads to the other one.
    pages.add('memberships');
    expect(at(item('memberships'))).toBe('/register');
    pages.delete('memberships');
  });
  test('what leads outside, or nowhere, stays as it was written', () => {
    const outside = [item('https://tickets.example/', { custom: true }), item('javascript:x', { custom: true })];
    expect(shown(outside)).toEqual(outside.map(({ path }) => leading(path)));
  });
  test('customer support is there where its flag is on (Q2.4.a)', () => {
    expect(shown([item('customer-support')])).toEqual([]);
    expect(shown([item('customer-support')], true)).toEqual([leading('customer-support')]);
  });
});

test('R2.4.2: deeper profile pages are looked up as a whole, and an undecodable address is left to the router', () => {
  const pages = missingProfilePages as Set<string>;
  const outer = missingPages as Set<string>;
  pages.add('retail/old');
  outer.add('retail');
  const there = ['/', '/blogs/retail', '/profile/retail', '/profile/retail/old', '/%E0%A4%A'].map((path) =>
    hasPage(path, { allow_support: false }),
  );
  pages.delete('retail/old');
  outer.delete('retail');
  expect(there).toEqual([true, true, true, false, true]);
});
