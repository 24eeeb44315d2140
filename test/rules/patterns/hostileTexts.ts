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

/** Pieces that come one after the other without end: single characters, and pairs of what the rule itself speaks of. */
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

/**
 * Milliseconds of work by this thread, whatever else the machine does; the least of a few tries when there was much of it.
 * Some machines count them by fours.
 */
export function workOf(run: () => unknown, much: number): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > much; tries += 1) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
