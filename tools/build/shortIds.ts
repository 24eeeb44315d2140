/**
 * A message is known by six letters that nothing compresses, in the code that says it and in the words of each language. The
 * build numbers them: those of the first screen have one letter, the others two.
 */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 0 → `a`, 51 → `Z`, 52 → `aa`. */
function lettersOf(number: number): string {
  const last = letters[number % letters.length]!;
  return number < letters.length ? last : lettersOf(Math.floor(number / letters.length) - 1) + last;
}

const made = /^[\w+/-]{6}$/;

/** By id, in the order in which they are first named: what each is known by in the build. Who was named by hand keeps that name. */
export const shortIds = (ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...new Set(ids)].filter((id) => made.test(id)).map((id, number) => [id, lettersOf(number)]));

const quoted = /(\bid:\s*)?(["'`])([\w+/-]{6})\2/g;

/** The code that says its messages by their short ids. */
export const withShortIds = (code: string, ids: ReadonlyMap<string, string>): string =>
  code.replaceAll(quoted, (whole, key: string | undefined, quote: string, id: string) => {
    const short = ids.get(id);
    if (short === undefined) return whole;
    if (key === undefined)
      throw new Error(`${whole} is a message's id where none was looked for: it would not be said.`);
    return key + quote + short + quote;
  });
