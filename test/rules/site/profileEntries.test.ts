/** The entries of the profile's menu (R2.3.2, R2.3.6, R2.3.8–15, Q2.3.a). */
import { expect, test } from 'vitest';
import { profileEntriesIn } from '../../../machines/site/profileEntries.ts';

const entry = (path: string) => ({ link_text: path, ar_link_text: null, path, page_id: null, custom: false });
const nav = (...paths: string[]) => paths.map((path) => ({ ...entry(path), children: [] })) as never;

const always = ['user', 'facility-bookings', 'user/wallet', 'user/q-points', 'family'];

test.each([
  ['Q2.3.a', [], []],
  ['R2.3.8', ['events'], ['event-bookings']],
  ['R2.3.9', ['training'], ['trainer-sessions']],
  ['R2.3.11', ['academies'], ['academy-bookings']],
  ['R2.3.11', ['workshops'], ['academy-bookings']],
  ['R2.3.13', ['memberships', 'offers'], ['memberships-bookings']],
  // Either one is enough.
  ['R2.3.14', ['outlets'], ['retail']],
  ['R2.3.14', ['retail'], ['retail']],
  ['R2.3.14', ['outlets', 'retail'], ['retail']],
] as [string, string[], string[]][])(
  '%s: with %j listed there is %j besides what is always there',
  (_, paths, entries) => {
    const shown = profileEntriesIn(nav(...paths)) as string[];
    expect(shown.filter((entry) => !always.includes(entry))).toEqual(entries);
    expect(shown.filter((entry) => always.includes(entry))).toEqual(always);
  },
);

test('R2.3: they are in the order of the specification', () => {
  expect(profileEntriesIn(nav('retail', 'memberships', 'academies', 'training', 'events'))).toEqual([
    'user',
    'facility-bookings',
    'event-bookings',
    'trainer-sessions',
    'academy-bookings',
    'memberships-bookings',
    'retail',
    'user/wallet',
    'user/q-points',
    'family',
  ]);
});

test('R2.4.3: a child of an entry counts as listed', () => {
  const nested = [{ ...entry('about-us'), children: [entry('memberships')] }] as never;
  expect(profileEntriesIn(nested)).toContain('memberships-bookings');
});
