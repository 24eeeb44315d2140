import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { SearchSnapshot } from './searchMachine.ts';
import {
  isEnough,
  isFoundByPlace,
  offered,
  searchedText,
  sectionsCalled,
  sectionsNearly,
  servicesCalled,
  servicesNearly,
  suggestedServices,
  withVenueTexts,
  type Hit,
} from './searchRules.ts';

/**
 * What is shown below the field: recent searches, results, that it is being searched, "nothing found", or nothing at
 * all: after a failure (R8.5.6).
 */
export type SearchScreen = 'recent' | 'found' | 'searching' | 'nothingFound' | 'blank';

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

/**
 * Results from the server. Those of the former question stay until the next answer as far as they carry the word that
 * stands in the field now, so that nothing flickers, and nothing stands there that was not looked for.
 */
export const hits = (snapshot: SearchSnapshot): readonly Hit[] => {
  const { context } = snapshot;
  const shown = offered(context.hits, context.site);
  if (snapshot.matches({ open: { answer: 'shown' } }) && context.asked === searchedText(context.text)) return shown;
  return shown.filter((hit) => !isFoundByPlace(hit, context.text));
};

const servicesAtVenues = ({ context }: SearchSnapshot) => withVenueTexts(context.services, context.venues);

const calledSo = (snapshot: SearchSnapshot) => ({
  services: servicesCalled(servicesAtVenues(snapshot), snapshot.context.text, snapshot.context.site),
  sections: sectionsCalled(snapshot.context.text, snapshot.context.site),
});

/** Whether services, or the venues they are found by, are still on their way, and worth waiting for. */
const areListsAwaited = (snapshot: SearchSnapshot): boolean =>
  snapshot.matches({ open: { services: 'loading' } }) || snapshot.matches({ open: { venues: { loading: 'awaited' } } });

/** Whether an answer is on its way. */
export const isBusy = (snapshot: SearchSnapshot): boolean =>
  snapshot.hasTag('busy') || (isEnough(snapshot.context.text) && areListsAwaited(snapshot));

/** Whether what was typed is nowhere to be found, so that one wrong letter is forgiven (Q2.7.d). */
function isNear(snapshot: SearchSnapshot): boolean {
  if (isBusy(snapshot) || hits(snapshot).length > 0) return false;
  const { services: exact, sections: exactSections } = calledSo(snapshot);
  return exact.length + exactSections.length === 0;
}

/** Services whose name or venue matches; where nothing does, those that match but for a letter. */
export const services = (snapshot: SearchSnapshot): readonly Hit[] =>
  (isNear(snapshot)
    ? servicesNearly(servicesAtVenues(snapshot), snapshot.context.text, snapshot.context.site)
    : calledSo(snapshot).services
  ).map(asHit);
/** Sections of the site that match, in the same way. */
export const foundSections = (snapshot: SearchSnapshot): readonly Hit[] =>
  isNear(snapshot) ? sectionsNearly(snapshot.context.text, snapshot.context.site) : calledSo(snapshot).sections;

const foundCount = (snapshot: SearchSnapshot): number =>
  services(snapshot).length + foundSections(snapshot).length + hits(snapshot).length;

const isAnswered = (snapshot: SearchSnapshot): boolean =>
  snapshot.matches({ open: { answer: 'shown', typing: 'resting' } }) && !areListsAwaited(snapshot);

/**
 * Whether that what stands there only comes close can be said: nothing is called so, as far as the server and both lists
 * tell. After a failure nothing is said (R8.5.6).
 */
export const isClose = (snapshot: SearchSnapshot): boolean =>
  isAnswered(snapshot) &&
  snapshot.matches({ open: { services: 'known', venues: 'known' } }) &&
  isNear(snapshot) &&
  foundCount(snapshot) > 0;

export function screen(snapshot: SearchSnapshot): SearchScreen {
  if (!isEnough(snapshot.context.text)) return 'recent';
  if (foundCount(snapshot) > 0) return 'found';
  if (isBusy(snapshot)) return 'searching';
  return isAnswered(snapshot) ? 'nothingFound' : 'blank';
}

/**
 * The number of results for screen readers; null until typing has paused, so that it is not announced with every
 * letter.
 */
export const count = (snapshot: SearchSnapshot): number | null => (isAnswered(snapshot) ? foundCount(snapshot) : null);
