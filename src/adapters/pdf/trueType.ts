/** What a PDF must know of a TrueType font: which glyph draws a character, how wide it is, and where its ink lies. */

export interface TrueType {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** Left, bottom, right, top of all glyphs. */
  readonly box: readonly [number, number, number, number];
  /** The glyph of a character; undefined where the font has none. */
  glyphOf(codePoint: number): number | undefined;
  advanceOf(glyph: number): number;
  /** Left, bottom, right, top of its ink; null for one that draws nothing. */
  boxOf(glyph: number): readonly [number, number, number, number] | null;
}

/** Glyphs by character, from a table of format 4: the characters of the first plane. */
function charactersIn(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap + view.getUint32(cmap + 8 + index * 8);
    if (view.getUint16(at) !== 4) continue;
    const segments = view.getUint16(at + 6) / 2;
    const [ends, starts] = [at + 14, at + 16 + segments * 2];
    const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
    for (let segment = 0; segment < segments; segment += 1) {
      const [start, end] = [view.getUint16(starts + segment * 2), view.getUint16(ends + segment * 2)];
      const [delta, offset] = [view.getUint16(deltas + segment * 2), view.getUint16(offsets + segment * 2)];
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const named = offset === 0 ? code : view.getUint16(offsets + segment * 2 + offset + (code - start) * 2);
        if (named !== 0) glyphs.set(code, (named + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** @throws when the bytes are no TrueType font */
export function readTrueType(bytes: Uint8Array<ArrayBuffer>): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const row = 12 + index * 16;
    tables.set(String.fromCharCode(...bytes.subarray(row, row + 4)), view.getUint32(row + 8));
  }
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table ${name}.`);
    return at;
  };
  const [head, hhea, hmtx, loca, glyf] = [table('head'), table('hhea'), table('hmtx'), table('loca'), table('glyf')];
  const characters = charactersIn(view, table('cmap'));
  const measured = view.getUint16(hhea + 34);
  const isLong = view.getInt16(head + 50) === 1;
  const offsetOf = (glyph: number) =>
    isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2;
  const boxAt = (at: number) =>
    [view.getInt16(at), view.getInt16(at + 2), view.getInt16(at + 4), view.getInt16(at + 6)] as const;
  return {
    bytes,
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: boxAt(head + 36),
    glyphOf: (codePoint) => characters.get(codePoint),
    advanceOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, measured - 1) * 4),
    boxOf: (glyph) => (offsetOf(glyph) === offsetOf(glyph + 1) ? null : boxAt(glyf + offsetOf(glyph) + 2)),
  };
}
