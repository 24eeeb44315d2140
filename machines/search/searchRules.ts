/** What is decided about a search: whether there is one, what is asked, what may be offered, where it leads. */
import type { SearchResult } from '../../src/contract/site/search.ts';
import type { VenueDetails } from '../../src/contract/site/content.ts';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { folded, isMentioned, wordsIn } from '../../src/contract/wire/spelling.ts';
import { bookableServices } from '../booking/bookableServices.ts';
import type { Listing } from '../site/navigationRules.ts';
import { isOpen } from '../site/sections.ts';

/** What of the configuration decides what a search may offer. */
export type SearchedSite = Listing & Pick<SiteConfig, 'enable_facility_booking'>;

const fewestLetters = 2;
const longestQuestion = 100;
const mostRecent = 5;

/** What is asked: what was typed, without blanks around it, and no longer than anybody types. */
export const searchedText = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, longestQuestion).trimEnd();

/** One letter finds everything, and signs find nothing. */
export const isEnough = (text: string): boolean => wordsIn(text).join('').length >= fewestLetters;

/** The same words, however they are written. */
const isSameQuestion = (one: string, other: string): boolean =>
  folded(searchedText(one)) === folded(searchedText(other));

/** What was looked for, the latest first, each once. */
export const remembered = (recent: readonly string[], text: string): readonly string[] =>
  isEnough(text)
    ? [searchedText(text), ...recent.filter((former) => !isSameQuestion(former, text))].slice(0, mostRecent)
    : recent;

/** Something found: by the server, or among the services that can be booked. */
export type Hit = Pick<SearchResult, 'id' | 'name' | 'ar_name' | 'description' | 'ar_description' | 'image_path'> & {
  type: SearchResult['type'] | 'service';
  sport?: string | null;
  /** Where a service is. */
  venue_id?: number | null;
};

const pages = { event: '/events', trainer: '/training', academy: '/academy', service: '/service' } as const;

/** The page of what was found (R2.7.5, R2.7.6, R2.7.7). */
export const addressOfHit = ({ type, id }: Pick<Hit, 'type' | 'id'>): string => `${pages[type]}/${id}`;

/** Only what has a page on this site is offered: none leads to /404 (R2.4.2). */
export const offered = <THit extends Pick<Hit, 'type' | 'id'>>(hits: readonly THit[], site: SearchedSite): THit[] =>
  hits.filter((hit) => isOpen(site, addressOfHit(hit)));

const mostSuggested = 6;

/** A service, and how its place is called where that is known. */
export type PlacedService = VenueService & { place?: readonly (string | null)[] };

/** Each with the name, the part of the city and the address of its venue (Q2.7.b). */
export function servicesAtPlaces(services: readonly VenueService[], venues: readonly VenueDetails[]): PlacedService[] {
  const places = new Map(
    venues.map(({ id, name, ar_name, area, ar_area, address, ar_address }) => [
      id,
      [name, ar_name, area, ar_area, address, ar_address],
    ]),
  );
  return services.map((service) => ({ ...service, place: places.get(service.venue_id ?? 0) ?? [] }));
}

/** The services that may be offered here: those that can be booked, where the operator lets them be. */
const offeredServices = (services: readonly PlacedService[], site: SearchedSite): PlacedService[] =>
  site.enable_facility_booking ? bookableServices(services) : [];

/** The first of them, for whoever has typed nothing, or what nobody has. */
export const suggestedServices = (services: readonly VenueService[], site: SearchedSite): VenueService[] =>
  offeredServices(services, site).slice(0, mostSuggested);

/** Those that are called so, in either language, and behind them those that are at such a place. */
export function servicesCalled(services: readonly PlacedService[], text: string, site: SearchedSite): VenueService[] {
  if (!isEnough(text)) return [];
  const found = offeredServices(services, site).filter(({ name, ar_name, place = [] }) =>
    isMentioned(text, [name, ar_name, ...place]),
  );
  const isCalledSo = ({ name, ar_name }: VenueService) => isMentioned(text, [name, ar_name]);
  return [...found.filter(isCalledSo), ...found.filter((service) => !isCalledSo(service))];
}
