/** What is searched for, which results are offered, and where they lead. */
import type { SearchResult } from '../../src/contract/site/search.ts';
import type { VenueDetails } from '../../src/contract/site/content.ts';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { folded, isBegun, isMentioned, wordsIn } from '../../src/contract/wire/spelling.ts';
import { bookableServices } from '../booking/bookableServices.ts';
import { destinationOf, pageOfEntry } from '../portal/destinations.ts';
import { shownEntries, type Listing } from '../site/navigationRules.ts';
import { isPageOpen } from '../site/sections.ts';
import { isNearlyMentioned } from './misspelling.ts';
import { groundWords, sectionWords } from './otherWords.ts';

/** The part of the configuration that decides which results may be offered. */
export type SearchedSite = Listing & Pick<SiteConfig, 'enable_facility_booking'>;

const fewestLetters = 2;
const longestQuestion = 100;
const mostRecent = 5;

/** The text to send: trimmed, with single blanks, and limited in length. */
export const searchedText = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, longestQuestion).trimEnd();

/** Whether the text has enough letters to be searched for: one letter would match everything, punctuation nothing. */
export const isEnough = (text: string): boolean => wordsIn(text).join('').length >= fewestLetters;

/** Whether two texts ask for the same, regardless of case, accents and blanks. */
const isSameQuestion = (one: string, other: string): boolean =>
  folded(searchedText(one)) === folded(searchedText(other));

/** Recent searches, the latest first, without duplicates. */
export const remembered = (recent: readonly string[], text: string): readonly string[] =>
  isEnough(text)
    ? [searchedText(text), ...recent.filter((former) => !isSameQuestion(former, text))].slice(0, mostRecent)
    : recent;

/** A search result: from the server, one of the services that can be booked, or a section of the site. */
export type Hit = Pick<SearchResult, 'id' | 'name' | 'ar_name' | 'description' | 'ar_description' | 'image_path'> & {
  type: SearchResult['type'] | 'service' | 'section';
  sport?: string | null;
  /** The venue of a service, or of a result. */
  venue_id?: number | null;
  /** Of a section, which has no number. */
  address?: string;
};

export type ChosenHit = Pick<Hit, 'type' | 'id' | 'address'>;

const pages = { event: '/events', trainer: '/training', academy: '/academy', service: '/service' } as const;

/** The address of a result's page (R2.7.5, R2.7.6, R2.7.7). */
export const addressOfHit = ({ type, id, address = '/' }: ChosenHit): string =>
  type === 'section' ? address : `${pages[type]}/${id}`;

/** Whether the names and the usual words of a section match what was typed. */
type SectionMatch = (names: readonly (string | null)[], words: string) => boolean;

/** Sections of the navigation that match; each once. */
function sectionsThat(matches: SectionMatch, text: string, site: SearchedSite): Hit[] {
  if (!isEnough(text)) return [];
  const found = new Map<string, Hit>();
  const entries = shownEntries(site).flatMap(({ hasPage, children, ...entry }) => [
    ...(hasPage ? [entry] : []),
    ...children,
  ]);
  for (const [id, entry] of entries.entries()) {
    const [destination, page] = [destinationOf(entry), pageOfEntry(entry)];
    if (destination.kind !== 'page' || page === null || found.has(page) || !Object.hasOwn(sectionWords, page)) continue;
    const { link_text: name, ar_link_text: ar_name } = entry;
    if (!matches([name, ar_name], sectionWords[page]!)) continue;
    const empty = { description: null, ar_description: null, image_path: null };
    found.set(page, { type: 'section', id, name, ar_name, address: destination.to, ...empty });
  }
  return [...found.values()];
}

/** Sections whose name, or the beginning of a usual word for them, matches (Q2.7.c). */
export const sectionsCalled = (text: string, site: SearchedSite): Hit[] =>
  sectionsThat((names, words) => isMentioned(text, names) || isBegun(text, words), text, site);

/**
 * Sections whose own name matches but for a letter (Q2.7.d). The usual words are short and many: nearly any word is
 * close to one of them, as "cart" is to "card".
 */
export const sectionsNearly = (text: string, site: SearchedSite): Hit[] =>
  sectionsThat((names) => isNearlyMentioned(text, names), text, site);

/** Whether only its venue matches what was typed; its row then names the venue (Q2.7.b). */
export const isFoundByPlace = (hit: Hit, text: string): boolean =>
  !isMentioned(text, [hit.name, hit.ar_name, hit.description, hit.ar_description, hit.sport]);

/** Only results whose page exists on this site are offered; a link never leads to /404 (R2.4.2). */
export const offered = <THit extends Pick<Hit, 'type' | 'id'>>(hits: readonly THit[], site: SearchedSite): THit[] =>
  hits.filter((hit) => isPageOpen(site, addressOfHit(hit)));

const mostSuggested = 6;

/** A service with the names of its venue and area, where known. */
export type ServiceAtVenue = VenueService & { venueTexts?: readonly (string | null)[] };

/** Each service with the name, area and address of its venue (Q2.7.b). */
export function withVenueTexts(services: readonly VenueService[], venues: readonly VenueDetails[]): ServiceAtVenue[] {
  const texts = new Map(
    venues.map(({ id, name, ar_name, area, ar_area, address, ar_address }) => [
      id,
      [name, ar_name, area, ar_area, address, ar_address],
    ]),
  );
  return services.map((service) => ({ ...service, venueTexts: texts.get(service.venue_id ?? 0) ?? [] }));
}

/** Services that can be booked, if the operator enables booking. */
const offeredServices = (services: readonly ServiceAtVenue[], site: SearchedSite): ServiceAtVenue[] =>
  site.enable_facility_booking ? bookableServices(services) : [];

/** The services to suggest while nothing is typed or nothing is found. */
export const suggestedServices = (services: readonly VenueService[], site: SearchedSite): VenueService[] =>
  offeredServices(services, site).slice(0, mostSuggested);

/** All that a service can be found by. */
const textsOf = ({ name, ar_name, venueTexts = [] }: ServiceAtVenue) => [
  name,
  ar_name,
  ...groundWords(name, ar_name),
  ...venueTexts,
];

/** Services that match but for a letter (Q2.7.d). */
export const servicesNearly = (services: readonly ServiceAtVenue[], text: string, site: SearchedSite): VenueService[] =>
  isEnough(text) ? offeredServices(services, site).filter((service) => isNearlyMentioned(text, textsOf(service))) : [];

/**
 * Services whose name in either language matches, then those whose venue, or word for what they are played on,
 * matches.
 */
export function servicesCalled(services: readonly ServiceAtVenue[], text: string, site: SearchedSite): VenueService[] {
  if (!isEnough(text)) return [];
  const found = offeredServices(services, site).filter((service) => isMentioned(text, textsOf(service)));
  const isCalledSo = ({ name, ar_name }: VenueService) => isMentioned(text, [name, ar_name]);
  return [...found.filter(isCalledSo), ...found.filter((service) => !isCalledSo(service))];
}
