/** The search over events, trainers and academies, in both languages and whatever the spelling (R7.5.6). */
import type { SearchResult } from '../../../src/contract/catalogue.ts';
import { isMentioned, wordsIn } from '../../../src/contract/spelling.ts';
import type { Server } from '../../server.ts';
import { documents } from '../../domain/content/documents.ts';
import { handle, ok } from '../call.ts';

/** Suggestions under the search field. */
const suggestionLimit = 8;
const fewestLetters = 2;

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
      .map(({ id, name, ar_name, description, ar_description, image, sport }) => ({
        type: 'event' as const,
        ...{ id, name, ar_name, description, ar_description, image_path: image, sport },
      })),
    ...trainers.map(({ id, name, ar_name, title, ar_title, image, sport }) => ({
      type: 'trainer' as const,
      ...{ id, name, ar_name, description: title, ar_description: ar_title, image_path: image, sport },
    })),
    ...academies.map(({ id, name, ar_name, description, ar_description, image, sport }) => ({
      type: 'academy' as const,
      ...{ id, name, ar_name, description, ar_description, image_path: image, sport },
    })),
  ];
}

const namesOf = ({ name, ar_name }: SearchResult) => [name, ar_name];
const textsOf = (found: SearchResult) => [...namesOf(found), found.description, found.ar_description, found.sport];

export const searchHandlers = handle({
  /** What is called so comes before what only tells of it. */
  async search({ server, query: { search } }) {
    if (wordsIn(search).join('').length < fewestLetters) return ok([]);
    const found = (await everything(server)).filter((candidate) => isMentioned(search, textsOf(candidate)));
    const isCalledSo = (candidate: SearchResult) => isMentioned(search, namesOf(candidate));
    const ranked = [...found.filter(isCalledSo), ...found.filter((candidate) => !isCalledSo(candidate))];
    return ok(ranked.slice(0, suggestionLimit));
  },
});
