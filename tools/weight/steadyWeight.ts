/** What a script weighs whatever its files are called: the hash in a name is another one after each change. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const withOtherHashes = (text: string, turn: number): string =>
  text.replace(
    /([\w-]+-)[\w-]{7}(\.(?:js|css|woff2))/g,
    (_, name: string, ending: string) =>
      name + createHash('sha256').update(`${turn}${name}${ending}`).digest('base64url').slice(0, 7) + ending,
  );

/** So many names that what luck is left is some ten bytes of a hundred thousand. */
const turns = 8;

/**
 * Bytes of brotli, the mean over hashes that stand in for those of the build: with these the same code weighs up to a
 * hundred bytes more or less.
 */
export function steadyWeight(text: string): number {
  const weights = Array.from(
    { length: turns },
    (_, turn) =>
      brotliCompressSync(Buffer.from(withOtherHashes(text, turn)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        .byteLength,
  );
  return weights.reduce((total, weight) => total + weight, 0) / turns;
}
