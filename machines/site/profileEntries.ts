/** The entries of the profile's menu (R2.3, Q2.3.a). */
import type { NavigationItem } from '../../src/contract/site/site.ts';
import { isSectionListed } from './sections.ts';

const entries = [
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
] as const;
export type ProfileEntry = (typeof entries)[number];

/** The entries that are always there, and those whose section the operator's navigation lists. */
export const profileEntriesIn = (navigation: readonly NavigationItem[]): ProfileEntry[] =>
  entries.filter((entry) => isSectionListed(navigation, `/profile/${entry}`));
