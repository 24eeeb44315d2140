/** Numbers in the letters of a name. */
const letters = 'abcdefghij';

/** The same without digits, which no name has. */
export const spelled = (text: string): string => text.replaceAll(/\d/g, (digit) => letters[Number(digit)]!);
/** What was spelled, as it is said elsewhere. */
export const unspelled = (text: string): string =>
  text.replace(/(?<=customer )[a-j]+/, (word) => word.replaceAll(/./g, (letter) => String(letters.indexOf(letter))));
