/**
 * Sections and their pages, social networks, and tag manager containers (R2.4.1, R2.8.5, R2.8.6, R4.2.5, Q2.4.a, Q2.8.a,
 * T08).
 */
import { describe, expect, test } from 'vitest';
import { isSectionListed, sectionsOf } from '../../../machines/site/sections.ts';
import { socialLinks } from '../../../machines/site/socialLinks.ts';
import { containersOf } from '../../../machines/site/tagManagers.ts';

describe('Q2.4.a: the sections that a page belongs to', () => {
  test.each([
    ['/', []],
    ['/cart', []],
    ['/profile/user', []],
    ['/profile/facility-bookings', []],
    ['/events', ['/events']],
    ['/Events/307', ['/events']],
    ['/training', ['/training']],
    ['/academies', ['/academies']],
    ['/academy/4', ['/academies']],
    ['/memberships', ['/memberships']],
    ['/blogs', ['/blogs']],
    ['/blog/9', ['/blogs']],
    ['/outlets/2', ['/outlets']],
    ['/retail', ['/retail']],
    ['/offers', ['/offers']],
    ['/media-library', ['/media-library']],
    ['/profile/event-bookings', ['/events']],
    ['/profile/trainer-sessions', ['/training']],
    ['/profile/academy-bookings', ['/academies']],
    ['/profile/memberships-bookings', ['/memberships']],
    ['/profile/retail', ['/outlets', '/retail']],
    ['/%E0%A4%A', []],
  ])('%s', (page, sections) => expect(sectionsOf(page)).toEqual(sections));

  const entry = (path: string, children: object[] = []) => ({
    id: 1,
    name: 'Entry',
    path,
    custom: false,
    is_default: false,
    children,
  });
  test.each([
    ['no section needs none', '/cart', [], true],
    ['not listed', '/events', [], false],
    ['listed', '/events/307', [entry('/events')], true],
    ['listed as a child', '/events', [entry('/more', [entry('/events')])], true],
    ['another one is', '/events', [entry('/offers', [entry('/blogs')])], false],
    ['one of two is', '/profile/retail', [entry('/retail')], true],
    ['listed in capitals, as its address opens', '/events', [entry('Events')], true],
    ['listed with a query', '/blogs', [entry('/blogs?sort=new')], true],
    ['listed with a hash', '/retail', [entry('retail#shoes')], true],
    ['only one page of it is', '/events', [entry('/events/307')], false],
    ['an address that cannot be read', '/events', [entry('/%E0%A4%A')], false],
  ])('R2.4.3: a page is open where its section is listed: %s', (_, page, navigation, isListed) => {
    expect(isSectionListed(navigation as unknown as Parameters<typeof isSectionListed>[0], page)).toBe(isListed);
  });
});

describe('R2.8.5, R2.8.6: networks', () => {
  test.each([
    ['instagram', 'Instagram'],
    ['Facebook', 'Facebook'],
    ['twitter', 'X'],
    ['tiktok', 'TikTok'],
    ['youtube', 'YouTube'],
    ['linkedin', 'LinkedIn'],
    ['snapchat', 'Snapchat'],
    ['Mastodon', 'Mastodon'],
    ['constructor', 'constructor'],
  ])('%s is called %s', (key, network) => {
    expect(socialLinks({ [key]: 'https://network.example/saha' })).toEqual([
      { network, href: 'https://network.example/saha' },
    ]);
  });

  test.each([
    ['https://instagram.com', false],
    ['https://www.facebook.com/', false],
    ['https://x.com/', false],
    ['https://twitter.com', false],
    ['#', false],
    ['mailto:desk@saha.example', false],
    [null, false],
    ['http://saha.example/news', true],
    ['https://x.com/saha', true],
    ['https://notx.com/', true],
    ['https://x.com.saha.example/', true],
  ])('Q2.8.a: %s leads somewhere: %s', (address, isShown) => {
    expect(socialLinks({ network: address })).toHaveLength(isShown ? 1 : 0);
  });
});

test.each([
  [null, null, [], []],
  ['GTM-ABCD', 'GTM-ABCD', ['GTM-ABCD'], []],
  ['GTM-ABCD', 'GTM-1234567890', ['GTM-ABCD', 'GTM-1234567890'], []],
  [' ', 'GTM-ABC', [], ['GTM-ABC']],
  ['GTM-12345678901', 'gtm-abcd', [], ['GTM-12345678901', 'gtm-abcd']],
  ['x GTM-ABCD', 'GTM-ABCD y', [], ['x GTM-ABCD', 'GTM-ABCD y']],
])('R4.2.5, T08: of the containers %j and %j each is used once', (gtm_code, krews_gtm_code, codes, violations) => {
  expect(containersOf({ gtm_code, krews_gtm_code })).toEqual({ codes, violations });
});
