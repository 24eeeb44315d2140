/** The operator's navigation, and which pages exist because it lists their section (R2.4.1–3). */
import type { NavigationItem, SiteConfig } from '../../src/contract/site.ts';
import { destinationOf } from '../portal/destinations.ts';
import { pathParts } from '../shared/pathParts.ts';

/** The entries are the operator's; header_nav wins when it is a non-empty list (R2.5.1, Q2.5.a). */
export function navigationOf({ header_nav, header_menu }: Pick<SiteConfig, 'header_nav' | 'header_menu'>) {
  return (header_nav?.length ? header_nav : header_menu) ?? [];
}

/** Pages of a section, by the first part of their path; a profile page by its second. */
const sectionPages: Readonly<Record<string, readonly string[]>> = {
  events: ['/events'],
  training: ['/training'],
  academies: ['/academies'],
  academy: ['/academies'],
  memberships: ['/memberships'],
  blogs: ['/blogs'],
  blog: ['/blogs'],
  outlets: ['/outlets'],
  retail: ['/retail'],
  offers: ['/offers'],
  'media-library': ['/media-library'],
};
const sectionProfilePages: Readonly<Record<string, readonly string[]>> = {
  'event-bookings': ['/events'],
  'trainer-sessions': ['/training'],
  'academy-bookings': ['/academies'],
  'memberships-bookings': ['/memberships'],
  retail: ['/outlets', '/retail'],
};

/** The sections of which one must be listed for a page to exist; none for pages that are never gated (Q2.4.a). */
function sectionsOf(pathname: string): readonly string[] {
  const [first = '', second = ''] = pathParts(pathname) ?? [];
  const [sections, name] = first === 'profile' ? [sectionProfilePages, second] : [sectionPages, first];
  return Object.hasOwn(sections, name) ? sections[name]! : [];
}

/** Whether the page may be opened: its section is an entry of the navigation, or a child of one (R2.4.3). */
export function isSectionListed(navigation: readonly NavigationItem[], pathname: string): boolean {
  const sections = sectionsOf(pathname);
  if (sections.length === 0) return true;
  const entries = navigation.flatMap(({ children, ...item }) => [item, ...(children ?? [])]);
  return entries.some((entry) => {
    const destination = destinationOf(entry);
    return destination.kind === 'page' && sections.includes(destination.to);
  });
}
