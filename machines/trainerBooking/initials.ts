/** The first letters of the first and last word of a name, for an avatar without a picture. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s/);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen
    .flatMap((word) => Array.from(word).slice(0, 1))
    .join('')
    .toUpperCase();
}
