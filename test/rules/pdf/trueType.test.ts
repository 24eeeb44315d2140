/** What is read from a PDF's fonts, by the OpenType tables; the expected figures come from another program. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTrueType } from '../../../src/adapters/pdf/trueType.ts';

const bytesOf = (name: string) => new Uint8Array(readFileSync(`src/adapters/pdf/fonts/${name}.ttf`));

/** Glyph, width and box of a character. */
function drawnIn(font: ReturnType<typeof readTrueType>, letter: string) {
  const glyph = font.glyphOf(letter.codePointAt(0)!);
  return glyph === undefined ? null : [glyph, font.advanceOf(glyph), font.boxOf(glyph)];
}

describe('a font of a PDF', () => {
  test('says how large it is', () => {
    const { unitsPerEm, ascent, descent, box } = readTrueType(bytesOf('archivo-400'));
    expect({ unitsPerEm, ascent, descent, box }).toEqual({
      unitsPerEm: 1000,
      ascent: 878,
      descent: -210,
      box: [-233, -209, 1173, 1042],
    });
    expect(readTrueType(bytesOf('alexandria-700')).box).toEqual([-253, -585, 1670, 1256]);
  });

  test('knows each letter’s glyph, its width and its box', () => {
    const latin = readTrueType(bytesOf('archivo-400'));
    expect(['A', '%', 'é', ' ', 'ب', '\uffff'].map((letter) => drawnIn(latin, letter))).toEqual([
      [1, 682, [7, 0, 675, 686]],
      [195, 950, [92, -12, 859, 698]],
      [72, 548, [39, -12, 508, 723]],
      [175, 209, null],
      null,
      null,
    ]);
    const arabic = readTrueType(bytesOf('alexandria-400'));
    expect(['\ufefb', '٣', '\u064b', 'A'].map((letter) => drawnIn(arabic, letter))).toEqual([
      [202, 693, [80, 0, 613, 820]],
      [228, 682, [45, 0, 637, 736]],
      [274, 0, [0, 573, 249, 717]],
      null,
    ]);
  });

  test('has the letters that paper is written with, and no more', () => {
    const count = (name: string) => {
      const font = readTrueType(bytesOf(name));
      return Array.from({ length: 0x1_0000 }, (_, code) => font.glyphOf(code)).filter((glyph) => glyph !== undefined)
        .length;
    };
    expect([count('archivo-400'), count('alexandria-400')]).toEqual([214, 263]);
  });
});

/** The font with one table moved and replaced. */
function withTable(bytes: Uint8Array<ArrayBuffer>, name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes.length + content.length);
  changed.set(bytes);
  changed.set(content, bytes.length);
  const view = new DataView(changed.buffer);
  for (let row = 12; row < 12 + view.getUint16(4) * 16; row += 16)
    if (String.fromCharCode(...changed.subarray(row, row + 4)) === name) view.setUint32(row + 8, bytes.length);
  return changed;
}
const placeOf = (bytes: Uint8Array, name: string): number => {
  const at = Buffer.from(bytes).indexOf(name, 12, 'latin1');
  return new DataView(bytes.buffer).getUint32(at + 8);
};

describe('a font that is made otherwise', () => {
  const bytes = bytesOf('archivo-400');

  test('may store its offsets in four bytes instead of two', () => {
    const view = new DataView(bytes.buffer);
    const loca = placeOf(bytes, 'loca');
    const long = new DataView(new ArrayBuffer(216 * 4));
    for (let glyph = 0; glyph < 216; glyph += 1) long.setUint32(glyph * 4, view.getUint16(loca + glyph * 2) * 2);
    const changed = withTable(bytes, 'loca', new Uint8Array(long.buffer));
    new DataView(changed.buffer).setInt16(placeOf(changed, 'head') + 50, 1);
    expect(drawnIn(readTrueType(changed), 'é')).toEqual([72, 548, [39, -12, 508, 723]]);
  });

  test('may have other character tables, which are ignored', () => {
    const cmap = new Uint8Array(bytes.subarray(placeOf(bytes, 'cmap')));
    // One more record before the two, of an empty table of 256 characters.
    const changed = new Uint8Array(cmap.length + 8 + 262);
    changed.set(cmap.subarray(0, 4));
    changed.set(cmap.subarray(4), 12);
    const view = new DataView(changed.buffer);
    view.setUint16(2, 3);
    view.setUint32(4, 0x0001_0000);
    view.setUint32(8, cmap.length + 8);
    for (const row of [12, 20]) view.setUint32(row + 4, view.getUint32(row + 4) + 8);
    changed.fill(9, cmap.length + 14);
    expect(drawnIn(readTrueType(withTable(bytes, 'cmap', changed)), 'A')?.[0]).toBe(1);
  });

  test('has as many tables as it states, whatever follows them', () => {
    const place = Buffer.from(bytes).indexOf('loca', 12, 'latin1');
    const cut = new Uint8Array(bytes);
    new DataView(cut.buffer).setUint16(4, (place - 12) / 16);
    expect(() => readTrueType(cut)).toThrow('The font has no table loca.');
    const none = new Uint8Array(bytes);
    new DataView(none.buffer).setUint16(placeOf(bytes, 'cmap') + 2, 0);
    expect(readTrueType(none).glyphOf('A'.codePointAt(0)!)).toBeUndefined();
  });

  test('may say one width for all glyphs from some on', () => {
    const changed = new Uint8Array(bytes);
    new DataView(changed.buffer).setUint16(placeOf(bytes, 'hhea') + 34, 176);
    expect(['A', ' ', '%'].map((letter) => drawnIn(readTrueType(changed), letter)?.[1])).toEqual([682, 209, 209]);
  });

  test('may lack a character within its ranges', () => {
    // One segment of three characters, whose middle one has no glyph, whatever the delta.
    const cmap = new DataView(new ArrayBuffer(12 + 38));
    cmap.setUint16(2, 1);
    cmap.setUint32(4, 0x0003_0001);
    cmap.setUint32(8, 12);
    [4, 38, 0, 4, 4, 1, 0, 0x43, 0xffff, 0, 0x41, 0xffff, 5, 1, 4, 0, 1, 0, 2].forEach((word, at) =>
      cmap.setUint16(12 + at * 2, word),
    );
    const font = readTrueType(withTable(bytes, 'cmap', new Uint8Array(cmap.buffer)));
    expect(['A', 'B', 'C'].map((letter) => font.glyphOf(letter.codePointAt(0)!))).toEqual([6, undefined, 7]);
  });

  test('without a required table is refused', () => {
    const cut = new Uint8Array(bytes);
    cut.set(Buffer.from('xxxx'), Buffer.from(bytes).indexOf('glyf', 12, 'latin1'));
    expect(() => readTrueType(cut)).toThrow('The font has no table glyf.');
  });
});
