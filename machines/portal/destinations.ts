/** Where the entries of the operator's navigation lead (R2.4.8). */
import type { NavigationItem } from '../../src/contract/site/site.ts';
import { pathParts } from '../shared/pathParts.ts';
import { safeAddress } from '../shared/safeAddress.ts';
import { ownAddress } from './ownAddress.ts';

/** Routes whose name differs from their path. */
const namedRoutes: Readonly<Record<string, string>> = {
  home: '/',
  trainers: '/training',
  workshops: '/academies',
  'payment-failed': '/paymentfailed',
};

/**
 * Routes below /profile, by the names of R2.3; only for entries flagged as default, since an operator's own page may have
 * the same name.
 */
const profileRoutes: Readonly<Record<string, string>> = {
  'profile-user': 'user',
  wallet: 'user/wallet',
  'q-points': 'user/q-points',
  'facility-bookings': 'facility-bookings',
  'event-bookings': 'event-bookings',
  'trainer-sessions': 'trainer-sessions',
  'academy-bookings': 'academy-bookings',
  'memberships-bookings': 'memberships-bookings',
  'profile-retail': 'retail',
  family: 'family',
};

type Entry = Pick<NavigationItem, 'path' | 'custom' | 'is_default'>;

export type Destination = { kind: 'page'; to: string } | { kind: 'external'; href: string } | { kind: 'none' };

/**
 * A custom entry opens its own address; any other is a named route, of the profile where it is flagged, or else a content
 * page by its slug (R2.4.8). A bare `#` stands for no page, as in social links (Q2.8.a): such entries group others.
 */
export function destinationOf({ path, custom, is_default }: Entry): Destination {
  const written = path.trim();
  if (custom) {
    const href = safeAddress(written);
    return href === null ? { kind: 'none' } : { kind: 'external', href };
  }
  if (/^\/*#/.test(written)) return { kind: 'none' };
  const slug = written.split('/').filter(Boolean).join('/');
  if (is_default && Object.hasOwn(profileRoutes, slug)) return { kind: 'page', to: `/profile/${profileRoutes[slug]!}` };
  return { kind: 'page', to: Object.hasOwn(namedRoutes, slug) ? namedRoutes[slug]! : ownAddress(slug) };
}

/** The page of an address as the router finds it: whatever its case, before its query and its hash. */
function pageIn(address: string): string {
  const parts = pathParts(address.replace(/[?#].*/s, ''));
  return parts === null ? address : `/${parts.join('/')}`;
}

/** The page of this site that an entry opens; null for what leads outside, or nowhere. */
export function pageOfEntry(entry: Entry): string | null {
  const destination = destinationOf(entry);
  return destination.kind === 'page' ? pageIn(destination.to) : null;
}

const detailPaths: Readonly<Record<string, string>> = { '/academies': '/academy', '/blogs': '/blog' };

/** Whether an entry is the page on screen, by route or by path; /events/5 belongs to /events (R2.5.4). */
export function isActive(to: string, pathname: string): boolean {
  const [own, here] = [pageIn(to), pageIn(pathname)];
  if (own === '/') return here === '/' || here === '/home';
  const roots = [own, Object.hasOwn(detailPaths, own) ? detailPaths[own] : undefined].filter(
    (root) => root !== undefined,
  );
  return roots.some((root) => here === root || here.startsWith(`${root}/`));
}
