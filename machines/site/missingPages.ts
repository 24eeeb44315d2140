/** Pages of sections that this portal does not have: their addresses lead to /404, and no entry of the navigation leads there. */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { pathParts } from '../shared/pathParts.ts';

/** By what their addresses begin with; a line goes when the page's route comes. */
export const missingPages: ReadonlySet<string> = new Set<string>();

/** The same below /profile. */
export const missingProfilePages: ReadonlySet<string> = new Set<string>();

/** Customer support is there by a flag of its own (Q2.4.a). */
const isSupport = (pathname: string): boolean => pathParts(pathname)?.[0] === 'customer-support';

/** Whether there is anything at the address, whatever else the operator lists. */
export function hasPage(pathname: string, { allow_support }: Pick<SiteConfig, 'allow_support'>): boolean {
  if (isSupport(pathname)) return allow_support;
  const [first = '', ...rest] = pathParts(pathname) ?? [];
  return first === 'profile' ? !missingProfilePages.has(rest.join('/')) : !missingPages.has(first);
}
