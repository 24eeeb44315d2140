/**
 * In which order a line of Arabic and Latin is drawn from left to right: Unicode's bidirectional algorithm (UAX 9) without
 * its embeddings and paired brackets, which no line of ours has. Marks stay with their letters.
 */

type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'ON';

function kindOf(text: string): Kind {
  const code = text.codePointAt(0) ?? 0;
  if (code === 0x200e) return 'L';
  if (code === 0x200f || /[א-ת]/u.test(text)) return 'R';
  if (/[٠-٩٫٬]/u.test(text)) return 'AN';
  if (/[0-9۰-۹¹²³]/u.test(text)) return 'EN';
  if (code === 0x60c) return 'CS';
  if (code === 0x66a || /[#$%¢-¥°‰€]/u.test(text)) return 'ET';
  if (/[؀-ۿﭐ-﷿ﹰ-ﻼ]/u.test(text)) return 'AL';
  if (/[+\-−]/u.test(text)) return 'ES';
  if (/[,./:\u00A0]/u.test(text)) return 'CS';
  // A fraction, as ½, has no direction.
  return /[\p{L}\p{Nd}\p{Nl}]/u.test(text) ? 'L' : 'ON';
}

const isNumber = (kind: Kind | undefined): boolean => kind === 'EN' || kind === 'AN';

/** Signs and separators become numbers beside them, or nothing in particular (W2 to W7). */
function weak(kinds: Kind[], base: 'L' | 'R'): Kind[] {
  let strong: Kind = base;
  let result = kinds.map((kind) => {
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind;
    return kind === 'EN' && strong === 'AL' ? 'AN' : kind;
  });
  result = result.map((kind, at) => {
    const [before, after] = [result[at - 1], result[at + 1]];
    if (kind === 'ES' && before === 'EN' && after === 'EN') return 'EN';
    if (kind === 'CS' && before === after && isNumber(before)) return before!;
    return kind === 'AL' ? 'R' : kind;
  });
  const besideNumber = (at: number, step: 1 | -1): boolean => {
    let next = at;
    while (result[next] === 'ET') next += step;
    return result[next] === 'EN';
  };
  result = result.map((kind, at) => (besideNumber(at, 1) || besideNumber(at, -1) ? 'EN' : kind));
  strong = base;
  return result.map((kind) => {
    if (kind === 'L' || kind === 'R') strong = kind;
    if (kind === 'EN' && strong === 'L') return 'L';
    return kind === 'ES' || kind === 'ET' || kind === 'CS' ? 'ON' : kind;
  });
}

/** What has no direction takes that of its neighbours where they agree, else the line's (N1, N2). */
function settled(kinds: readonly Kind[], base: 'L' | 'R'): Kind[] {
  const sideOf = (at: number, step: 1 | -1): 'L' | 'R' => {
    let next = at;
    while (kinds[next] === 'ON') next += step;
    const kind = kinds[next];
    if (kind === undefined) return base;
    return kind === 'L' ? 'L' : 'R';
  };
  return kinds.map((kind, at) => {
    if (kind !== 'ON') return kind;
    const [before, after] = [sideOf(at, -1), sideOf(at, 1)];
    return before === after ? before : base;
  });
}

/** How deep each piece stands: odd runs from right to left. */
export function levelsOf(pieces: readonly string[], direction: 'ltr' | 'rtl'): number[] {
  const base = direction === 'rtl' ? 'R' : 'L';
  const kinds = pieces.map(kindOf);
  return settled(weak(kinds, base), base).map((kind) => {
    if (base === 'R') return kind === 'R' ? 1 : 2;
    if (kind === 'L') return 0;
    return kind === 'R' ? 1 : 2;
  });
}

/** Places of the pieces from left to right. */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    let at = 0;
    while (at < order.length) {
      let end = at;
      while (levels[order[end]!]! >= level) end += 1;
      order.splice(at, end - at, ...order.slice(at, end).toReversed());
      at = end + 1;
    }
  }
  return order;
}

const pairs = '()[]{}<>«»‹›';

/** A bracket that runs from right to left opens to the other side. */
export function mirrored(text: string): string {
  const at = pairs.indexOf(text);
  return at < 0 || text === '' ? text : pairs[at % 2 === 0 ? at + 1 : at - 1]!;
}
