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

const found = (
  type: SearchResult['type'],
  { id, name, ar_name, image, sport }: Document,
  description: string | null,
  ar_description: string | null,
): SearchResult => ({ type, id, name, ar_name, description, ar_description, image_path: image, sport });

/** Everything that can be found today; an event that is over cannot. */
async function everything({ database, clock }: Server): Promise<SearchResult[]> {
  const today = clock.today().toString();
  const [events, trainers, academies] = await Promise.all([
    documents(database, 'event'),
    documents(database, 'trainer'),
    documents(database, 'workshop'),
  ]);
  return [
    ...events
      .filter((event) => (event.end_date ?? event.start_date) >= today)
      .map((event) => found('event', event, event.description, event.ar_description)),
    ...trainers.map((trainer) => found('trainer', trainer, trainer.title, trainer.ar_title)),
    ...academies.map((academy) => found('academy', academy, academy.description, academy.ar_description)),
  ];
}

const namesOf = ({ name, ar_name }: SearchResult) => [name, ar_name];
const textsOf = (result: SearchResult) => [...namesOf(result), result.description, result.ar_description, result.sport];

export const searchHandlers = handle({
  /** What is called so comes before what only tells of it. */
  async search({ server, query: { search } }) {
    if (wordsIn(search).join('').length < fewestLetters) return ok([]);
    const matching = (await everything(server)).filter((candidate) => isMentioned(search, textsOf(candidate)));
    const isCalledSo = (candidate: SearchResult) => isMentioned(search, namesOf(candidate));
    const ranked = [...matching.filter(isCalledSo), ...matching.filter((candidate) => !isCalledSo(candidate))];
    return ok(ranked.slice(0, suggestionLimit));
  },
});
