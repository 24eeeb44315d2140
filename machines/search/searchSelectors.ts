import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { SearchSnapshot } from './searchMachine.ts';
import { isEnough, offered, sectionsCalled, servicesCalled, suggestedServices, type Hit } from './searchRules.ts';

/**
 * What is shown below the field: recent searches, results, "nothing found", or nothing at all: while the first answer
 * is on its way, and after a failure (R8.5.6).
 */
export type SearchScreen = 'recent' | 'found' | 'nothingFound' | 'blank';

const asHit = ({ id, name, ar_name, image, venue_id }: VenueService): Hit => ({
  type: 'service',
  id,
  name,
  ar_name,
  image_path: image,
  venue_id,
  description: null,
  ar_description: null,
});

export const text = ({ context }: SearchSnapshot): string => context.text;
export const recent = ({ context }: SearchSnapshot): readonly string[] => context.recent;

/** Services to suggest while nothing is typed, or nothing was found. */
export const suggested = ({ context }: SearchSnapshot): readonly Hit[] =>
  suggestedServices(context.services, context.site).map(asHit);
/** Services whose name or venue matches. */
export const services = ({ context }: SearchSnapshot): readonly Hit[] =>
  servicesCalled(context.services, context.text, context.site).map(asHit);
/** Sections of the site that match. */
export const sections = ({ context }: SearchSnapshot): readonly Hit[] => sectionsCalled(context.text, context.site);
/** Results from the server. */
export const hits = ({ context }: SearchSnapshot): readonly Hit[] => offered(context.hits, context.site);

const foundCount = (snapshot: SearchSnapshot): number =>
  services(snapshot).length + sections(snapshot).length + hits(snapshot).length;

const isAnswered = (snapshot: SearchSnapshot): boolean =>
  snapshot.matches({ open: { answer: 'shown', typing: 'resting' } });

export function screen(snapshot: SearchSnapshot): SearchScreen {
  if (!isEnough(snapshot.context.text)) return 'recent';
  if (foundCount(snapshot) > 0) return 'found';
  return isAnswered(snapshot) ? 'nothingFound' : 'blank';
}

/** Whether an answer is on its way. */
export const isBusy = (snapshot: SearchSnapshot): boolean => snapshot.hasTag('busy');

/**
 * The number of results for screen readers; null until typing has paused, so that it is not announced with every
 * letter.
 */
export const count = (snapshot: SearchSnapshot): number | null => (isAnswered(snapshot) ? foundCount(snapshot) : null);
