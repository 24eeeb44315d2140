/** Pages of sections that this portal does not have: their addresses lead to /404, and no entry of the navigation leads there. */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { pathParts } from '../shared/pathParts.ts';

/** By what their addresses begin with; a line goes when the page's route comes. */
export const missingPages: ReadonlySet<string> = new Set<string>();

/** The same below /profile. */
export const missingProfilePages: ReadonlySet<string> = new Set<string>();

/** Whether there is anything at the address, whatever else the operator lists; customer support is by a flag of its own (Q2.4.a). */
export function hasPage(pathname: string, { allow_support }: Pick<SiteConfig, 'allow_support'>): boolean {
  const parts = pathParts(pathname);
  if (parts === null) return true;
  const [first, ...rest] = parts;
  if (first === 'customer-support') return allow_support;
  return first === 'profile'
    ? !missingProfilePages.has(rest.join('/'))
    : !parts.slice(0, 1).some((part) => missingPages.has(part));
}
