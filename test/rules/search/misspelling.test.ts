/** One wrong letter is forgiven, two are not (Q2.7.d). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNearlyMentioned } from '../../../machines/search/misspelling.ts';

const letters = Array.from('abcdeبتثجح');
const letter = fc.constantFrom(...letters);
const wordOf = (shortest: number, longest = 9) =>
  fc.array(letter, { minLength: shortest, maxLength: longest }).map((word) => word.join(''));

/** How many letters must be added, left out, replaced, or changed with their neighbour, by the textbook's table. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const areSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
        ...(areSwapped ? [table[row - 2]![column - 2]! + 1] : []),
      );
    }
  return table[one.length]![other.length]!;
}

describe('Q2.7.d: a word of four letters or more', () => {
  test.each([
    ['golt', 'gotf', 'the second of two neighbours is the first of the others'],
    ['gofl', 'goxf', 'the first of two neighbours is the second of the others'],
  ])('%s is not found in %s: only %s', (typed, word) => expect(isNearlyMentioned(typed, [word])).toBe(false));

  test('is found by a beginning that lacks a letter', () =>
    expect(isNearlyMentioned('bdmin', ['Badminton'])).toBe(true));

  test('is found but for one letter, and not but for two', () => {
    fc.assert(
      fc.property(wordOf(4, 4), wordOf(3, 9), (typed, word) => {
        expect(isNearlyMentioned(typed, [word])).toBe(word.includes(typed) || distance(typed, word) <= 1);
      }),
      { numRuns: 300 },
    );
  });

  test('is found with any one letter added, left out, replaced, or changed with its neighbour', () => {
    fc.assert(
      fc.property(wordOf(5), fc.nat(), letter, (word, any, wrong) => {
        const at = any % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at)];
        const swapped = before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
        for (const typed of [before + wrong + after, before + after.slice(1), before + wrong + after.slice(1), swapped])
          expect([typed, isNearlyMentioned(typed, ['other', word])]).toEqual([typed, true]);
      }),
    );
  });

  test('is found by its beginning while it is typed, from five letters on', () => {
    fc.assert(
      fc.property(wordOf(5), wordOf(2), fc.nat(), letter, (beginning, rest, any, wrong) => {
        const at = any % beginning.length;
        const typed = beginning.slice(0, at) + wrong + beginning.slice(at + 1);
        expect([typed, isNearlyMentioned(typed, [beginning + rest])]).toEqual([typed, true]);
      }),
    );
    expect(isNearlyMentioned('swom', ['swimming'])).toBe(false);
  });

  test('is not found by the beginning of another one', () => {
    fc.assert(
      fc.property(wordOf(5), wordOf(7, 12), (typed, word) => {
        const beginnings = [-1, 0, 1].map((by) => word.slice(0, typed.length + by));
        const isNear = [word, ...beginnings].some((one) => distance(typed, one) <= 1);
        expect(isNearlyMentioned(typed, [word])).toBe(isNear || word.includes(typed));
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['three letters are too few', 'pol', ['pool'], false],
  ['each word has its own letter', 'padle jadaf', ['Padel', 'Jaddaf'], true],
  ['a word that is nowhere near', 'padle xylophone', ['Padel', 'Jaddaf'], false],
  ['a short word stands as it is', 'padle 3', ['Padel 3'], true],
  ['a short word that is another', 'padle 4', ['Padel 3'], false],
  ['the article is left out on both sides', 'الملعبب', ['الملعب'], true],
  ['the spelling is folded first', 'اكاديمييه', ['أكاديميّة'], true],
  ['no text is near nothing', 'padle', [null, undefined, ''], false],
  ['no text is near no usual word', 'there', [null, undefined, ''], false],
] as const)('Q2.7.d: %s', (_, typed, texts, is) => {
  expect(isNearlyMentioned(typed, texts)).toBe(is);
});
