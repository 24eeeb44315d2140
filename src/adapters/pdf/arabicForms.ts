/**
 * Which form an Arabic letter takes beside its neighbours: alone, first, between or last. Unicode has a character for each
 * form, and the font a glyph for each of those characters; so letters are joined without reading the font's own rules.
 */

/** A letter as it is drawn, with what it stands for. */
export interface Formed {
  /** What the font is asked for; the letter itself where it has no glyph of its own for that form. */
  readonly codePoint: number;
  readonly text: string;
  /** Stands above or below the letter before it. */
  readonly isMark: boolean;
}

/** Letters with the first of their forms, in the order alone, last, first, between; those with two join the letter before them alone. */
const forms = new Map<number, readonly [start: number, count: 1 | 2 | 4]>();
const list = (letters: readonly (readonly [letter: number, count: 1 | 2 | 4])[], from: number): void => {
  let next = from;
  for (const [letter, count] of letters) {
    forms.set(letter, [next, count]);
    next += count;
  }
};
list(
  [
    [0x621, 1],
    [0x622, 2],
    [0x623, 2],
    [0x624, 2],
    [0x625, 2],
    [0x626, 4],
    [0x627, 2],
    [0x628, 4],
    [0x629, 2],
    [0x62a, 4],
    [0x62b, 4],
    [0x62c, 4],
    [0x62d, 4],
    [0x62e, 4],
    [0x62f, 2],
    [0x630, 2],
    [0x631, 2],
    [0x632, 2],
    [0x633, 4],
    [0x634, 4],
    [0x635, 4],
    [0x636, 4],
    [0x637, 4],
    [0x638, 4],
    [0x639, 4],
    [0x63a, 4],
    [0x641, 4],
    [0x642, 4],
    [0x643, 4],
    [0x644, 4],
    [0x645, 4],
    [0x646, 4],
    [0x647, 4],
    [0x648, 2],
    [0x649, 2],
    [0x64a, 4],
  ],
  0xfe80,
);
// Persian and Urdu letters that names in the Gulf have.
for (const [letter, start, count] of [
  [0x67e, 0xfb56, 4],
  [0x679, 0xfb66, 4],
  [0x6a4, 0xfb6a, 4],
  [0x686, 0xfb7a, 4],
  [0x688, 0xfb88, 2],
  [0x691, 0xfb8c, 2],
  [0x698, 0xfb8a, 2],
  [0x6a9, 0xfb8e, 4],
  [0x6af, 0xfb92, 4],
  [0x6ba, 0xfb9e, 2],
  [0x6be, 0xfbaa, 4],
  [0x6cc, 0xfbfc, 4],
  [0x6d2, 0xfbae, 2],
] as const)
  forms.set(letter, [start, count]);

const lam = 0x644;
/** Lam and an alef are written as one; last is the form after. */
const lamAlef = new Map([
  [0x622, 0xfef5],
  [0x623, 0xfef7],
  [0x625, 0xfef9],
  [0x627, 0xfefb],
]);
const tatweel = 0x640;

const isMark = (codePoint: number): boolean =>
  (codePoint >= 0x64b && codePoint <= 0x65f) || codePoint === 0x670 || (codePoint >= 0x610 && codePoint <= 0x61a);
const joinsNext = (letter: number): boolean => letter === tatweel || forms.get(letter)?.[1] === 4;
const joinsBefore = (letter: number): boolean => letter === tatweel || (forms.get(letter)?.[1] ?? 1) > 1;

/** The text in its own order, each letter in its form. */
export function formed(text: string, hasGlyph: (codePoint: number) => boolean): Formed[] {
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!);
  const letterAt = (at: number): number => letters[at] ?? 0;
  const neighbour = (from: number, step: 1 | -1): number => {
    let at = from + step;
    while (isMark(letterAt(at))) at += step;
    return letterAt(at);
  };
  const drawn: Formed[] = [];
  const within = new Set<number>();
  for (const [at, letter] of letters.entries()) {
    if (within.has(at)) continue;
    const own = String.fromCodePoint(letter);
    const form = forms.get(letter);
    if (!form) {
      drawn.push({ codePoint: letter, text: own, isMark: isMark(letter) });
      continue;
    }
    const [start, count] = form;
    const isAfter = joinsNext(neighbour(at, -1)) && count > 1;
    const next = letterAt(at + 1);
    const together = letter === lam ? lamAlef.get(next) : undefined;
    if (together !== undefined) {
      within.add(at + 1);
      drawn.push({ codePoint: together + (isAfter ? 1 : 0), text: own + String.fromCodePoint(next), isMark: false });
      continue;
    }
    const isBefore = count === 4 && joinsBefore(neighbour(at, 1));
    const shape = start + (isAfter ? 1 : 0) + (isBefore ? 2 : 0);
    drawn.push({ codePoint: hasGlyph(shape) ? shape : letter, text: own, isMark: false });
  }
  return drawn;
}
