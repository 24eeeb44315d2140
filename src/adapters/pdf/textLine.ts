/** A line of text as glyphs from left to right: letters joined, mixed directions in order, marks over their letters. */
import { formed, type Formed } from './arabicForms.ts';
import type { TrueType } from './trueType.ts';
import { levelsOf, mirrored, visualOrder } from './visualOrder.ts';

/** Both scripts in one weight. */
export interface FontPair {
  readonly latin: TrueType;
  readonly arabic: TrueType;
}

/** In thousandths of the size. */
export interface DrawnGlyph {
  readonly font: keyof FontPair;
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  /** What it stands for, a letter each, from left to right: to be copied and searched. A mark says nothing, its letter does. */
  readonly letters: readonly string[];
}

export interface TextLine {
  readonly glyphs: readonly DrawnGlyph[];
  readonly width: number;
}

/** Directions that are written invisibly. */
const isInvisible = (codePoint: number): boolean =>
  (codePoint >= 0x200b && codePoint <= 0x200f) ||
  (codePoint >= 0x202a && codePoint <= 0x202e) ||
  (codePoint >= 0x2066 && codePoint <= 0x2069) ||
  codePoint === 0xfeff;

/** Letters whose strokes Unicode does not take apart. */
const bareLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

/** The letter itself, without its accents, or a question mark: something stands where the fonts have nothing. */
function found(fonts: FontPair, codePoint: number): { font: keyof FontPair; glyph: number; wanted: number } {
  const letter = String.fromCodePoint(codePoint);
  const bare = (bareLetters[letter] ?? letter.normalize('NFD')).codePointAt(0)!;
  for (const wanted of [codePoint, bare, 0x3f])
    for (const font of ['latin', 'arabic'] as const) {
      const glyph = fonts[font].glyphOf(wanted);
      if (glyph !== undefined) return { font, glyph, wanted };
    }
  return { font: 'latin', glyph: 0, wanted: 0x3f };
}

/** Between a letter and its mark. */
const air = 40;
/** What ends lower than this belongs under its letter: a vowel may rise a little above the line that letters stand on. */
const under = 100;

/** A letter with the marks on it. */
interface Cluster {
  readonly base: Formed;
  readonly marks: Formed[];
}

function clustersOf(text: string, fonts: FontPair): Cluster[] {
  const clusters: Cluster[] = [];
  for (const one of formed(text, (codePoint) => fonts.arabic.glyphOf(codePoint) !== undefined)) {
    const last = clusters.at(-1);
    if (one.isMark && last) last.marks.push(one);
    else clusters.push({ base: one, marks: [] });
  }
  return clusters;
}

/** The marks of a letter, centred on it, the next one further out. */
function marksOn(base: { font: keyof FontPair; glyph: number; x: number }, marks: readonly Formed[], fonts: FontPair) {
  const [left, bottom, right, top] = fonts[base.font].boxOf(base.glyph) ?? [0, 0, 0, 0];
  let [above, below] = [top, bottom];
  return marks.flatMap(({ codePoint }): DrawnGlyph[] => {
    const { font, glyph } = found(fonts, codePoint);
    const box = fonts[font].boxOf(glyph);
    if (!box) return [];
    const [from, low, to, high] = box;
    const isBelow = high < under;
    const y = isBelow ? Math.min(0, below - air - high) : Math.max(0, above + air - low);
    if (isBelow) below = low + y;
    else above = high + y;
    return [{ font, glyph, x: base.x + (left + right) / 2 - (from + to) / 2, y, letters: [] }];
  });
}

/** @param direction of the line as a whole */
export function textLine(text: string, direction: 'ltr' | 'rtl', fonts: FontPair): TextLine {
  const clusters = clustersOf(text, fonts);
  const levels = levelsOf(
    clusters.map(({ base }) => base.text),
    direction,
  );
  const glyphs: DrawnGlyph[] = [];
  const over: DrawnGlyph[] = [];
  let x = 0;
  for (const at of visualOrder(levels)) {
    const { base, marks } = clusters[at]!;
    if (isInvisible(base.codePoint)) continue;
    const isBack = levels[at]! % 2 === 1;
    const asked = isBack ? mirrored(String.fromCodePoint(base.codePoint)).codePointAt(0)! : base.codePoint;
    const { font, glyph, wanted } = found(fonts, asked);
    // A glyph says what it draws, or it would say it everywhere.
    const written = wanted === asked ? base.text : String.fromCodePoint(wanted);
    const letters = [...Array.from(written), ...marks.map(({ text: mark }) => mark)];
    glyphs.push({ font, glyph, x, y: 0, letters: isBack ? letters.toReversed() : letters });
    over.push(...marksOn({ font, glyph, x }, marks, fonts));
    x += (fonts[font].advanceOf(glyph) * 1000) / fonts[font].unitsPerEm;
  }
  return { glyphs: [...glyphs, ...over], width: x };
}

/** The text in lines that fit; a word that is wider than all stands alone. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
