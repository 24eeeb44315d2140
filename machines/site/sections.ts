/** The sections of the portal: which pages belong to each, and which of them an operator has (R2.4.1, R2.4.2). */
import type { NavigationItem } from '../../src/contract/site/site.ts';
import { entryTo } from '../portal/entryTo.ts';
import { pathParts } from '../shared/pathParts.ts';
import { hasPage } from './missingPages.ts';
import { navigationOf, type Listing } from './navigationRules.ts';

interface Section {
  /** The first part of its pages' addresses. */
  pages: readonly string[];
  /** Its page below /profile. */
  profile?: string;
}

/** By the address of the section's main page. */
export const sections: Readonly<Record<string, Section>> = {
  '/events': { pages: ['events'], profile: 'event-bookings' },
  '/training': { pages: ['training'], profile: 'trainer-sessions' },
  '/academies': { pages: ['academies', 'academy'], profile: 'academy-bookings' },
  '/memberships': { pages: ['memberships'], profile: 'memberships-bookings' },
  '/blogs': { pages: ['blogs', 'blog'] },
  '/outlets': { pages: ['outlets'], profile: 'retail' },
  '/retail': { pages: ['retail'], profile: 'retail' },
  '/offers': { pages: ['offers'] },
  '/media-library': { pages: ['media-library'] },
};

/**
 * The main pages of the sections that a page belongs to, detail pages included (Q2.4.a); none for pages that are never
 * gated.
 */
export function sectionsOf(pathname: string): string[] {
  const [first = '', second = ''] = pathParts(pathname) ?? [];
  return Object.entries(sections).flatMap(([page, { pages, profile }]) =>
    (first === 'profile' ? profile === second : pages.includes(first)) ? page : [],
  );
}

/**
 * Whether the page may be opened: its section is an entry of the navigation, or a child of one (R2.4.3); otherwise it
 * leads to /404 (R8.3.4).
 */
export function isSectionListed(navigation: readonly NavigationItem[], pathname: string): boolean {
  const asked = sectionsOf(pathname);
  return asked.length === 0 || asked.some((page) => entryTo(navigation, page) !== undefined);
}

/** Whether a page of this site can be opened: its section is listed, or its flag is on, and the portal has the page. */
export const isPageOpen = (config: Listing, pathname: string): boolean =>
  hasPage(pathname, config) && isSectionListed(navigationOf(config), pathname);
