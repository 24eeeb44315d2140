/** The links of an empty cart: the operator's pages that sell something, in the operator's order and words (R2.4.3). */
import type { NavigationItem } from '../../src/contract/site/site.ts';
import { pageOfEntry } from '../portal/destinations.ts';
import { shownEntries, type Listing } from '../site/navigationRules.ts';

const selling = new Set(['/events', '/academies', '/training', '/memberships', '/retail', '/outlets', '/offers']);

interface PageToBuyFrom {
  entry: Omit<NavigationItem, 'children'>;
  to: string;
}

/** Pages without duplicates. */
export function pagesToBuyFrom(config: Listing): PageToBuyFrom[] {
  const found = new Map<string, PageToBuyFrom>();
  for (const { children, hasPage, ...own } of shownEntries(config))
    for (const entry of [...(hasPage ? [own] : []), ...children]) {
      const page = pageOfEntry(entry);
      if (page === null || !selling.has(page) || found.has(page)) continue;
      found.set(page, { entry, to: page });
    }
  return [...found.values()];
}
