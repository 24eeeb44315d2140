import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { SearchSnapshot } from './searchMachine.ts';
import { isEnough, offered, servicesCalled, suggestedServices, type Hit } from './searchRules.ts';

/**
 * What stands under the field: what was looked for before, what is found, that nothing is, or nothing at all: while the
 * first answer is awaited, and after a failure (R8.5.6).
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

/** Services for whoever has not typed yet, or found nothing. */
export const suggested = ({ context }: SearchSnapshot): readonly Hit[] =>
  suggestedServices(context.services, context.site).map(asHit);
/** Services that are called so. */
export const services = ({ context }: SearchSnapshot): readonly Hit[] =>
  servicesCalled(context.services, context.text, context.site).map(asHit);
/** What the server found. */
export const hits = ({ context }: SearchSnapshot): readonly Hit[] => offered(context.hits, context.site);

const isAnswered = (snapshot: SearchSnapshot): boolean =>
  snapshot.matches({ open: { answer: 'shown', typing: 'resting' } });

export function screen(snapshot: SearchSnapshot): SearchScreen {
  if (!isEnough(snapshot.context.text)) return 'recent';
  if (services(snapshot).length + hits(snapshot).length > 0) return 'found';
  return isAnswered(snapshot) ? 'nothingFound' : 'blank';
}

/** An answer is on its way. */
export const isBusy = (snapshot: SearchSnapshot): boolean => snapshot.hasTag('busy');

/** How many are found, once that is known: what is said aloud does not count along with the letters. */
export const count = (snapshot: SearchSnapshot): number | null =>
  isAnswered(snapshot) ? services(snapshot).length + hits(snapshot).length : null;
