/** The sections of the portal: what belongs to each, and those whose pages this portal does not have (R2.4.1, R2.4.2). */
import { pathParts } from '../shared/pathParts.ts';

interface Section {
  /** What the addresses of its pages begin with. */
  pages: readonly string[];
  /** Its page of the profile, by the part behind `profile`. */
  profile?: string;
  /** The flag of the configuration that lists it, where the navigation does not (Q2.4.a). */
  flag?: 'allow_support';
  /** This portal has no page of it: its address leads to /404, and no entry leads there. Goes with the page's route. */
  isMissing?: true;
}

/** By the page that a section is entered at. */
export const sections: Readonly<Record<string, Section>> = {
  '/events': { pages: ['events'], profile: 'event-bookings', isMissing: true },
  '/training': { pages: ['training'], profile: 'trainer-sessions', isMissing: true },
  '/academies': { pages: ['academies', 'academy'], profile: 'academy-bookings', isMissing: true },
  '/memberships': { pages: ['memberships'], profile: 'memberships-bookings', isMissing: true },
  '/blogs': { pages: ['blogs', 'blog'] },
  '/outlets': { pages: ['outlets'], profile: 'retail', isMissing: true },
  '/retail': { pages: ['retail'], profile: 'retail', isMissing: true },
  '/offers': { pages: ['offers'], isMissing: true },
  '/media-library': { pages: ['media-library'] },
  // Until it has a page of its own it is one of the operator's.
  '/customer-support': { pages: ['customer-support'], flag: 'allow_support' },
};

/** The pages of sections that a page belongs to, details with their section (Q2.4.a); none for pages that are never gated. */
export function sectionsOf(pathname: string): string[] {
  const [first = '', second = ''] = pathParts(pathname) ?? [];
  return Object.entries(sections).flatMap(([page, { pages, profile }]) =>
    (first === 'profile' ? profile === second : pages.includes(first)) ? page : [],
  );
}

/** Whether this portal has the page, as far as sections go; pages of the profile are the profile's own. */
export const hasPage = (pathname: string): boolean =>
  pathParts(pathname)?.[0] === 'profile' || sectionsOf(pathname).every((page) => !sections[page]?.isMissing);

/** The flag that a page depends on, where it is one of a section that no entry lists. */
export const flagOf = (pathname: string): Section['flag'] =>
  sectionsOf(pathname)
    .map((page) => sections[page]?.flag)
    .find((flag) => flag !== undefined);
