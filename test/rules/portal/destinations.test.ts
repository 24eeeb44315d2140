import { expect, test } from 'vitest';
import { destinationOf, isActive } from '../../../machines/portal/destinations.ts';

const page = (path: string, is_default = true) => destinationOf({ path, custom: false, is_default });

test.each([
  ['q-points', '/profile/user/q-points'],
  ['facility-bookings', '/profile/facility-bookings'],
  ['event-bookings', '/profile/event-bookings'],
  ['trainer-sessions', '/profile/trainer-sessions'],
  ['academy-bookings', '/profile/academy-bookings'],
  ['memberships-bookings', '/profile/memberships-bookings'],
  ['profile-retail', '/profile/retail'],
])('R2.3, R2.4.8: %s is the route %s, or an operator’s page where it is not flagged', (name, path) => {
  expect(page(name)).toEqual({ kind: 'page', to: path });
  expect(page(name, false)).toEqual({ kind: 'page', to: `/${name}` });
});

test('R2.4.8: a content page may be below another', () =>
  expect(page('/club//rules/', false)).toEqual({ kind: 'page', to: '/club/rules' }));

test('R2.4.8: blanks around a path do not make it another', () =>
  expect(page(' home ')).toEqual({ kind: 'page', to: '/' }));

test.each(['#', '/#top'])('R2.4.8: %s is no page, nor the home page', (path) =>
  expect([page(path), page(path, false)]).toEqual([{ kind: 'none' }, { kind: 'none' }]),
);

test.each([
  ['https://operator.example/offers', { kind: 'external', href: 'https://operator.example/offers' }],
  ['javascript:alert(1)', { kind: 'none' }],
])('R2.4.8: a custom entry %s leads outside, or nowhere where that would harm', (path, expected) =>
  expect(destinationOf({ path, custom: true, is_default: false })).toEqual(expected),
);

test.each([
  ['/', '/', true],
  ['/', '/home', true],
  ['/', '/events', false],
  ['/events', '/', false],
  ['/events', '/events', true],
  ['/events', '/events/5', true],
  ['/events', '/eventsofold', false],
  ['/events', '/old/events/', false],
  ['/academies', '/academies', true],
  ['/academies', '/academy/7/packages', true],
  ['/blogs', '/blog/opening', true],
  ['/events', '/academy/7', false],
  ['/academies', '/blog/opening', false],
  ['/blogs', '/academy/7', false],
  ['/Events', '/events/5', true],
  ['/events', '/EVENTS', true],
  ['/blogs?sort=new', '/blog/opening', true],
  // No browser can read it, so that it is the page only where it is written the same.
  ['/100%', '/100%', true],
  ['/100%', '/events', false],
])('R2.5.4: the entry %s on %s: %s', (to, pathname, expected) => expect(isActive(to, pathname)).toBe(expected));
