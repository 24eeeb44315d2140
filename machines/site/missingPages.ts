/** Pages of sections that this portal does not have: their addresses lead to /404, and no navigation entry leads there. */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { pathParts } from '../shared/pathParts.ts';

/** By the first part of their addresses; a line is removed when the page's route is added. */
export const missingPages: ReadonlySet<string> = new Set<string>();

/** The same below /profile. */
export const missingProfilePages: ReadonlySet<string> = new Set<string>();

/**
 * Whether the portal has a page at the address, whatever the operator lists; customer support has a flag of its own
 * (Q2.4.a).
 */
export function hasPage(pathname: string, { allow_support }: Pick<SiteConfig, 'allow_support'>): boolean {
  const parts = pathParts(pathname);
  if (parts === null) return true;
  const [first, ...rest] = parts;
  if (first === 'customer-support') return allow_support;
  return first === 'profile'
    ? !missingProfilePages.has(rest.join('/'))
    : !parts.slice(0, 1).some((part) => missingPages.has(part));
}
