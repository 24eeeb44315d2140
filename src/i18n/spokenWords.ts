import { spokenHalf } from './spokenHalf.ts';

/** Words of the server as they are read aloud: in Arabic it prints times and amounts as short as the portal does. */
export const spokenWords = (words: string): string =>
  words
    .replaceAll('د.إ', 'درهم إماراتي')
    .replace(
      /(–.?\s)?(\d\d?:\d\d)\s([صم])(?![\p{L}\p{M}])/gu,
      (_, until: string | undefined, digits: string, half: string) =>
        `${until ?? ''}${digits} ${spokenHalf({ digits, half }, until !== undefined)}`,
    );
