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

const found = (
  type: SearchResult['type'],
  { id, name, ar_name, image, sport }: Document,
  description: string | null,
  ar_description: string | null,
): SearchResult => ({ type, id, name, ar_name, description, ar_description, image_path: image, sport });

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
  return [
    ...events
      .filter((event) => (event.end_date ?? event.start_date) >= today)
      .map((event) => ({
        result: found('event', event, event.description, event.ar_description),
        place: placeOf(event.venue_id ?? event.venue?.id),
      })),
    ...trainers.map((trainer) => ({
      result: found('trainer', trainer, trainer.title, trainer.ar_title),
      place: placeOf(trainer.venue_id),
    })),
    ...academies.map((academy) => ({
      result: found('academy', academy, academy.description, academy.ar_description),
      place: placeOf(academy.venue_id ?? academy.venue?.id),
    })),
  ];
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
