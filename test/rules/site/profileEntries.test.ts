/** R2.3.2, R2.3.6, R2.3.11, R2.3.13, R2.3.15, Q2.3.a: which pages of the profile its menu leads to. */
import { expect, test } from 'vitest';
import { profileEntriesIn } from '../../../machines/site/profileEntries.ts';

const entry = (path: string) => ({ link_text: path, ar_link_text: null, path, page_id: null, custom: false });
const nav = (...paths: string[]) => paths.map((path) => ({ ...entry(path), children: [] })) as never;

test.each([
  [[], ['user', 'facility-bookings', 'user/wallet', 'user/q-points', 'family']],
  [['academies'], ['user', 'facility-bookings', 'academy-bookings', 'user/wallet', 'user/q-points', 'family']],
  [['workshops'], ['user', 'facility-bookings', 'academy-bookings', 'user/wallet', 'user/q-points', 'family']],
  [
    ['memberships', 'events'],
    ['user', 'facility-bookings', 'memberships-bookings', 'user/wallet', 'user/q-points', 'family'],
  ],
])('with %j listed: %j', (paths, entries) => expect(profileEntriesIn(nav(...paths))).toEqual(entries));

test('R2.4.3: a child of an entry counts as listed', () => {
  const nested = [{ ...entry('about-us'), children: [entry('memberships')] }] as never;
  expect(profileEntriesIn(nested)).toContain('memberships-bookings');
});
