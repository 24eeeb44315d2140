import type { Locale } from './locale.ts';

/** In which language words of the server are to be read aloud, whatever the page speaks (3.1.2). */
export const languageOf = (words: string): Locale => (/\p{Script=Arabic}/u.test(words) ? 'ar' : 'en');
