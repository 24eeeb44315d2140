import type { Locale } from './languages.ts';

/** In which language words of the server are to be read aloud, whatever the page speaks (3.1.2); numbers are read in any. */
export const languageOf = (words: string): Locale | undefined =>
  /\p{Script=Arabic}/u.test(words) ? 'ar' : /\p{L}/u.test(words) ? 'en' : undefined;
