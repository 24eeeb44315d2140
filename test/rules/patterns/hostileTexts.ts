/** Texts that make a careless pattern try again and again, and how long something works on them. */

const plain = [
  'a',
  'Z',
  '1',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  '@',
  '-',
  '_',
  '/',
  '<',
  '>',
  '[',
  '&',
  '+',
  ':',
  '\u200e',
  'ع',
  '٣',
];

/** Pieces to be repeated: single characters, and pairs of those that the rule itself contains. */
export function piecesFor(source: string): string[] {
  const literal = source.replace(/\\[a-zA-Z]/g, ' ');
  const words = literal.match(/[\p{L}\d]{2,}/gu) ?? [];
  const named = [...new Set(literal.replace(/[\p{L}\d\\^$(){}|?*]/gu, ''))].slice(0, 8);
  const pairs = ['a', '1', ' ', ...named].flatMap((one) => [...named, 'a', ' '].map((other) => one + other));
  return [...new Set([...plain, ...words, ...words.map((word) => `-${word}`), ...pairs, '@.', 'a@', '0-', '" '])];
}

/** The same without end, and with something at the end or the beginning that cannot belong to it. */
export const shapesOf = (piece: string, length: number): string[] => {
  const long = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return [long, `${long}\u0000`, `a${long} !`];
};

/** The CPU time of this thread in ms, whatever else the machine does. Some machines count it in steps of four. */
function worked(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The same, the least of a few runs when it is large. */
export function workOf(run: () => unknown, much: number): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > much; tries += 1) least = Math.min(least, worked(run));
  return least;
}

/**
 * How many times longer three times the text takes: 3 where each character costs the same, 9 where each looks at all
 * others. Both are run in turn until the clock has counted enough to tell them apart: a busy machine slows both, and
 * errors of the clock even out.
 */
export function growthOf(one: () => unknown, thrice: () => unknown): number {
  let [short, long] = [0, 0];
  for (let round = 0; round < 40 && (short < 60 || long < 200); round += 1) {
    short += worked(one);
    long += worked(thrice);
    // Far from it already, whatever the clock's steps hide.
    if ((round > 1 || short >= 8) && long < 4 * short) break;
  }
  return long / Math.max(short, 1);
}
