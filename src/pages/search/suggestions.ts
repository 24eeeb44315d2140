/** What a customer may choose under the field, in the order of the arrow keys. */
import type { SearchRef, SearchSnapshot } from '../../../machines/search/searchMachine.ts';
import type { Hit } from '../../../machines/search/searchRules.ts';
import * as read from '../../../machines/search/searchSelectors.ts';

export interface Suggestion {
  key: string;
  choose: () => void;
}
export interface RecentSuggestion extends Suggestion {
  text: string;
}
export interface HitSuggestion extends Suggestion {
  hit: Hit;
}

export interface Suggestions {
  screen: read.SearchScreen;
  recent: readonly RecentSuggestion[];
  /** Services to book. */
  courts: readonly HitSuggestion[];
  /** Sections of the site. */
  sections: readonly HitSuggestion[];
  /** Services for whoever has nothing to choose from. */
  suggested: readonly HitSuggestion[];
  hits: readonly HitSuggestion[];
  /** It is known that nothing carries the word; what stands there differs from it by a letter. */
  isClose: boolean;
}

/** Only what stands there can be reached. */
export function suggestionsOf(search: SearchRef, snapshot: SearchSnapshot): Suggestions {
  const screen = read.screen(snapshot);
  const asHits = (hits: readonly Hit[]): HitSuggestion[] =>
    hits.map((hit) => ({
      key: `${hit.type}-${hit.id}`,
      hit,
      choose: () => {
        const { type, id, address } = hit;
        search.send({ type: 'hit.choose', hit: { type, id, ...(address === undefined ? {} : { address }) } });
      },
    }));
  const recent = read.recent(snapshot).map((text, position) => ({
    key: `recent-${position}`,
    text,
    choose: () => search.send({ type: 'recent.choose', text }),
  }));
  return {
    screen,
    recent: screen === 'recent' ? recent : [],
    courts: screen === 'found' ? asHits(read.services(snapshot)) : [],
    sections: screen === 'found' ? asHits(read.foundSections(snapshot)) : [],
    hits: screen === 'found' ? asHits(read.hits(snapshot)) : [],
    isClose: read.isClose(snapshot),
    suggested: screen === 'recent' || screen === 'nothingFound' ? asHits(read.suggested(snapshot)) : [],
  };
}
