/** The operator's navigation, and which entries are shown (R2.5.1, R2.4.3). */
import type { NavigationItem, SiteConfig } from '../../src/contract/site/site.ts';
import { destinationOf, pageOfEntry } from '../portal/destinations.ts';
import { hasPage } from './missingPages.ts';

const memberships = '/memberships';

/** The part of the configuration that decides which sections exist. */
export type Listing = Pick<SiteConfig, 'header_nav' | 'header_menu' | 'allow_support'>;

/** The operator's entries; header_nav wins when it is a non-empty list (R2.5.1, Q2.5.a). */
export function navigationOf({ header_nav, header_menu }: Pick<SiteConfig, 'header_nav' | 'header_menu'>) {
  return header_nav.length > 0 ? header_nav : header_menu;
}

/** An entry as it is shown. */
export interface ShownEntry extends Omit<NavigationItem, 'children'> {
  children: Omit<NavigationItem, 'children'>[];
  /** Whether it leads to a page of its own; otherwise it only groups its children. */
  hasPage: boolean;
}

/** The entries without those that would lead to /404, as the portal has no such page or a flag is off. */
export function shownEntries(config: Listing): ShownEntry[] {
  const isShown = (entry: Omit<NavigationItem, 'children'>): boolean => {
    const page = pageOfEntry(entry);
    return page === null || hasPage(page, config);
  };
  return navigationOf(config)
    .map((item) => {
      const children = item.children.filter(isShown);
      const leads = destinationOf(item).kind !== 'none';
      return { ...item, children, hasPage: isShown(item) && (leads || children.length === 0) };
    })
    .filter((entry) => entry.hasPage || entry.children.length > 0);
}

/** Where joining leads: to the memberships where they are shown, else to the registration (Q2.5.c). */
export const joinAddress = (config: Listing): string =>
  shownEntries(config).some((entry) =>
    [...(entry.hasPage ? [entry] : []), ...entry.children].some((one) => pageOfEntry(one) === memberships),
  )
    ? memberships
    : '/register';
