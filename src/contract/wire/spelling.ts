/** What counts as the same word when something is searched for, by one rule for both sides (R2.7, R2.11.2). */

/** Letters that are typed the one way or the other, and digits of other keyboards. */
const sameLetters: Readonly<Record<string, string>> = {
  ء: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ە: 'ه',
  ک: 'ك',
};

/** Gone before letters are taken apart: Unicode makes a blank of the accent that stands alone, which would part a word. */
const apostrophes = /['’ʼʻ`´]/g;
/** Vowel marks, hamzas above and below, accents, tatweel, and marks that nobody sees. */
const unwritten = /[\p{M}\p{Cf}\u0640]/gu;
const zeros = [0x0660, 0x06f0] as const;

function sameLetter(letter: string): string {
  const code = letter.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? (sameLetters[letter] ?? letter) : String(code - zero);
}

/** One spelling for all: `أكاديميّة` and `اكاديميه`, `Café` and `cafe`, `٢٠` and `20`. */
export const folded = (text: string): string =>
  Array.from(text.replace(apostrophes, '').normalize('NFKD').replace(unwritten, ''), sameLetter).join('').toLowerCase();

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);

/** With the Arabic article or without it. */
export const withoutArticle = (word: string): string => (/^ال../.test(word) ? word.slice(2) : word);

/** Whether every typed word stands somewhere in the texts, in whichever language; nothing typed is everywhere. */
export function isMentioned(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const normalTexts = texts.map((text) => wordsIn(text ?? '').join(' '));
  return wordsIn(typed).every((word) => normalTexts.some((text) => text.includes(withoutArticle(word))));
}

/** Whether every typed word begins one of the words of a text. */
export function isBegun(typed: string, text: string): boolean {
  const words = wordsIn(text);
  return wordsIn(typed).every((word) => words.some((one) => one.startsWith(withoutArticle(word))));
}

/** A part of a text, and whether it is what was typed. */
export interface TextPart {
  text: string;
  isTyped: boolean;
}

/** A text in parts, so that what was typed can be marked in the spelling in which it stands there. */
export function markedParts(text: string, typed: string): TextPart[] {
  const letters = Array.from(text);
  /** For each folded letter, which letter it was. */
  const origins = letters.flatMap((letter, position) => Array.from(folded(letter), () => position));
  const spelled = letters.map(folded).join('');
  const marked = new Set<number>();
  for (const word of wordsIn(typed).map(withoutArticle)) {
    for (let at = spelled.indexOf(word); at !== -1; at = spelled.indexOf(word, at + word.length)) {
      const last = origins[at + word.length - 1]!;
      for (let position = origins[at]!; position <= last; position++) marked.add(position);
      // Marks belong to the letter that they are written on.
      for (let next = last + 1; next < letters.length && isMark(letters[next]!); next++) marked.add(next);
    }
  }
  const parts: TextPart[] = [];
  for (const [position, letter] of letters.entries()) {
    const isTyped = marked.has(position);
    const current = parts.at(-1);
    if (current?.isTyped === isTyped) current.text += letter;
    else parts.push({ text: letter, isTyped });
  }
  return parts;
}

const isMark = (letter: string): boolean => /[\p{M}\u0640]/u.test(letter);
