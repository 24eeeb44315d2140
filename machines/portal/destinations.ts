/** Where the entries of the operator's navigation lead (R2.4.8). */
import type { NavigationItem } from '../../src/contract/site.ts';
import { safeAddress } from '../shared/safeAddress.ts';
import { ownAddress } from './ownAddress.ts';

/** Names of routes that an operator may write instead of a path. */
const namedRoutes: Readonly<Record<string, string>> = {
  home: '/',
  events: '/events',
  training: '/training',
  trainers: '/training',
  workshops: '/academies',
  academies: '/academies',
  memberships: '/memberships',
  blogs: '/blogs',
  outlets: '/outlets',
  retail: '/retail',
  offers: '/offers',
  'media-library': '/media-library',
  'customer-support': '/customer-support',
  cart: '/cart',
  login: '/login',
  register: '/register',
  'terms-and-conditions': '/terms-and-conditions',
  'privacy-policy': '/privacy-policy',
  'contact-us': '/contact-us',
};

type Entry = Pick<NavigationItem, 'path' | 'custom'>;

export type Destination = { kind: 'page'; to: string } | { kind: 'external'; href: string } | { kind: 'none' };

/** A custom entry opens its address outside; another one is a named route, else a content page by its slug. */
export function destinationOf({ path, custom }: Entry): Destination {
  const written = path.trim();
  if (custom) {
    const href = safeAddress(written);
    return href === null ? { kind: 'none' } : { kind: 'external', href };
  }
  const slug = written.split('/').filter(Boolean).join('/');
  return { kind: 'page', to: Object.hasOwn(namedRoutes, slug) ? namedRoutes[slug]! : ownAddress(slug) };
}

const detailPaths: Readonly<Record<string, string>> = { '/academies': '/academy', '/blogs': '/blog' };

/** Whether an entry is the page on screen, by route or by path; /events/5 belongs to /events (R2.5.4). */
export function isActive(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/' || pathname === '/home';
  const roots = [to, Object.hasOwn(detailPaths, to) ? detailPaths[to] : undefined].filter((root) => root !== undefined);
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
