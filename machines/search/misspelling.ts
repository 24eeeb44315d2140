/** What was typed with one wrong letter (Q2.7.d). */
import { isMentioned, withoutArticle, wordsIn } from '../../src/contract/wire/spelling.ts';

/** A shorter word has too many others beside it. */
const fewestLetters = 4;
/** From here on the beginning of a word is enough, as it is while somebody types. */
const fewestOfBeginning = 5;

/** Whether one letter was added, left out or replaced, or two neighbours changed places. */
function isOneOff(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  const [left, right] = [typed.slice(same), word.slice(same)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

const beginningsOf = (word: string, length: number): string[] =>
  [length - 1, length, length + 1].map((end) => word.slice(0, end));

/** Whether every typed word stands in the texts, or one that differs from it by a single letter. */
export function isNearlyMentioned(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const words = texts.flatMap((text) => wordsIn(text ?? '')).map(withoutArticle);
  return wordsIn(typed)
    .map(withoutArticle)
    .every(
      (one) =>
        isMentioned(one, texts) ||
        (one.length >= fewestLetters && words.some((word) => isOneOff(one, word))) ||
        (one.length >= fewestOfBeginning &&
          words.some((word) => beginningsOf(word, one.length).some((beginning) => isOneOff(one, beginning)))),
    );
}
