/** How long a story takes to read. */

/** Typical reading speed, in either language. */
const wordsInMinute = 200;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** @param html the operator's text; its markup is ignored */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(word)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsInMinute));
}
