/** The operator's navigation, and which pages exist because it lists their section (R2.4.1–3). */
import type { NavigationItem, SiteConfig } from '../../src/contract/site.ts';
import { destinationOf } from '../portal/destinations.ts';
import { flagOf, hasPage, sectionsOf } from './sections.ts';

/** What of the configuration says which sections there are. */
export type Listing = Pick<SiteConfig, 'header_nav' | 'header_menu' | 'allow_support'>;

/** The entries are the operator's; header_nav wins when it is a non-empty list (R2.5.1, Q2.5.a). */
export function navigationOf({ header_nav, header_menu }: Pick<SiteConfig, 'header_nav' | 'header_menu'>) {
  return (header_nav?.length ? header_nav : header_menu) ?? [];
}

/** Whether the page may be opened: its section is an entry of the navigation, or a child of one (R2.4.3). */
export function isSectionListed(navigation: readonly NavigationItem[], pathname: string): boolean {
  const asked = sectionsOf(pathname);
  if (asked.length === 0) return true;
  const entries = navigation.flatMap(({ children, ...item }) => [item, ...(children ?? [])]);
  return entries.some((entry) => {
    const destination = destinationOf(entry);
    return destination.kind === 'page' && asked.includes(destination.to);
  });
}

/** Whether a page of this site is there to be opened: its section is listed, or its flag is on, and it has its page. */
export function isOpen(config: Listing, pathname: string): boolean {
  if (!hasPage(pathname)) return false;
  const flag = flagOf(pathname);
  return flag === undefined ? isSectionListed(navigationOf(config), pathname) : config[flag];
}

/** An entry as it is shown. */
export interface ShownEntry extends NavigationItem {
  /** It leads to its own page; else it only holds its children together. */
  hasPage: boolean;
}

/** The entries without those that would end on /404, for want of a page in this portal or of a flag. */
export function shownEntries(config: Listing): ShownEntry[] {
  const isShown = (entry: Omit<NavigationItem, 'children'>): boolean => {
    const destination = destinationOf(entry);
    return destination.kind !== 'page' || isOpen(config, destination.to);
  };
  return navigationOf(config)
    .map((item) => ({ ...item, children: (item.children ?? []).filter(isShown), hasPage: isShown(item) }))
    .filter((entry) => entry.hasPage || entry.children.length > 0);
}
