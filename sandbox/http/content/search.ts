/** The search over events, trainers and academies, in both languages and whatever the spelling (R7.5.6). */
import type { SearchResult } from '../../../src/contract/site/search.ts';
import { isMentioned, wordsIn } from '../../../src/contract/wire/spelling.ts';
import type { Server } from '../../server.ts';
import { documents, type Documents } from '../../domain/content/documents.ts';
import { handle, ok } from '../call.ts';

/** Suggestions under the search field. */
const suggestionLimit = 8;
const fewestLetters = 2;

type Document = Pick<Documents['event'], 'id' | 'name' | 'ar_name' | 'image' | 'sport'>;

/** What can be found, and what of its place it can be found by (Q2.7.b). */
interface Candidate {
  result: SearchResult;
  place: readonly (string | null)[];
}

type Described = Pick<SearchResult, 'description' | 'ar_description'>;

const found = (
  type: SearchResult['type'],
  { id, name, ar_name, image, sport }: Document,
  { description, ar_description }: Described,
  venue_id: number | null | undefined,
): SearchResult => ({ type, id, name, ar_name, description, ar_description, image_path: image, sport, venue_id });

/** How a venue is called, and where it is, by its id. */
async function places({ database }: Server): Promise<(id: number | null | undefined) => Candidate['place']> {
  const venues = await database
    .selectFrom('venue')
    .select(['id', 'name', 'ar_name', 'area', 'ar_area', 'address', 'ar_address'])
    .execute();
  const texts = new Map(venues.map(({ id, ...words }) => [id, Object.values(words)]));
  return (id) => texts.get(id ?? 0) ?? [];
}

/** Everything that can be found today; an event that is over cannot. */
async function everything(server: Server): Promise<Candidate[]> {
  const { database, clock } = server;
  const today = clock.today().toString();
  const [events, trainers, academies, placeOf] = await Promise.all([
    documents(database, 'event'),
    documents(database, 'trainer'),
    documents(database, 'workshop'),
    places(server),
  ]);
  const results = [
    ...events
      .filter((event) => (event.end_date ?? event.start_date) >= today)
      .map((event) => found('event', event, event, event.venue_id ?? event.venue?.id)),
    ...trainers.map((trainer) => {
      const { title: description, ar_title: ar_description, venue_id } = trainer;
      return found('trainer', trainer, { description, ar_description }, venue_id);
    }),
    ...academies.map((academy) => found('academy', academy, academy, academy.venue_id ?? academy.venue?.id)),
  ];
  return results.map((result) => ({ result, place: placeOf(result.venue_id) }));
}

const namesOf = ({ result: { name, ar_name } }: Candidate) => [name, ar_name];
const textsOf = (candidate: Candidate) => {
  const { description, ar_description, sport } = candidate.result;
  return [...namesOf(candidate), description, ar_description, sport, ...candidate.place];
};

export const searchHandlers = handle({
  /** What is called so comes before what only tells of it, or is there. */
  async search({ server, query: { search } }) {
    if (wordsIn(search).join('').length < fewestLetters) return ok([]);
    const matching = (await everything(server)).filter((candidate) => isMentioned(search, textsOf(candidate)));
    const isCalledSo = (candidate: Candidate) => isMentioned(search, namesOf(candidate));
    const ranked = [...matching.filter(isCalledSo), ...matching.filter((candidate) => !isCalledSo(candidate))];
    return ok(ranked.slice(0, suggestionLimit).map(({ result }) => result));
  },
});
