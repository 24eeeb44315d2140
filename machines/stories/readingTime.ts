/** How long a story takes to read, from its text. */

/** What people read in a minute, in either language. */
const wordsInMinute = 200;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** @param html the operator's text, of which the markup is not read */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(word)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsInMinute));
}
