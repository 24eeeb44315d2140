/**
 * Any text and any address of the web for properties. Those of fast-check first put every character there is into a table,
 * which takes a worker seconds.
 */
import fc, { type StringConstraints } from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any character that stands for itself, in whichever script; most of what there is, is no letter. */
const anyCharacter = fc
  .oneof(
    ...[0xff, 0x7ff, 0xffff, 0x10ffff].map((max) =>
      fc.integer({ min: 0, max: max - surrogates.count * Number(max > surrogates.first) }),
    ),
  )
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

/** Lengths are counted in characters. */
export const anyText = (lengths: Pick<StringConstraints, 'minLength' | 'maxLength'> = {}): fc.Arbitrary<string> =>
  fc.array(anyCharacter, lengths).map((characters) => characters.join(''));

const segmentCharacter = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('')),
  },
  { weight: 5, arbitrary: fc.constantFrom(..."-._~!$&'()*+,;=:@".split('')) },
  { weight: 2, arbitrary: anyCharacter.map(encodeURIComponent) },
);
const segment = fc.array(segmentCharacter).map((characters) => characters.join(''));
/** What follows a question mark or a hash sign. */
const tail = fc
  .array(fc.oneof({ weight: 6, arbitrary: segmentCharacter }, fc.constantFrom('/', '?')))
  .map((characters) => characters.join(''));

export const anyPath: fc.Arbitrary<string> = fc
  .array(segment)
  .map((segments) => segments.map((one) => `/${one}`).join(''));

export const anyQuery: fc.Arbitrary<string> = tail;

/** Of any host, with or without a query and a fragment. */
export const anyWebAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    anyPath,
    fc.option(tail, { nil: null }),
    fc.option(tail, { nil: null }),
  )
  .map(([scheme, host, path, query, fragment]) =>
    [`${scheme}://${host}${path}`, query === null ? '' : `?${query}`, fragment === null ? '' : `#${fragment}`].join(''),
  );
