/** The file itself, as the PDF standard demands (ISO 32000): its objects, and that a reader finds them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { a4, Paper, type TextStyle } from '../../../src/adapters/pdf/paper.ts';
import { PdfFile } from '../../../src/adapters/pdf/pdfFile.ts';
import { paperFonts } from '../../support/paperFonts.ts';
import { objectsIn, pdfText } from '../../support/pdfText.ts';

const fonts = paperFonts();
/** A page of 200 by 100 points; a PDF counts them from below. */
const onPage = () => new Paper(fonts, { width: 200, height: 100 });
const bytesOf = async (paper: Paper, language: 'en' | 'ar' = 'en') =>
  Buffer.from(await (await paper.file({ title: 'x', language })).arrayBuffer());

async function linesOn(paper: Paper): Promise<string[]> {
  const content = [...objectsIn(await bytesOf(paper)).values()].find(({ stream }) => stream?.startsWith('BT') ?? false);
  return content?.stream?.split('\n') ?? [];
}

// To be read as it is written, without waiting for it to be made smaller.
beforeEach(() => void vi.stubGlobal('CompressionStream', undefined));
afterEach(() => void vi.unstubAllGlobals());

describe('what is drawn', () => {
  // An empty text first, which marks the content of the page.
  const drawn = async (draw: (paper: Paper) => void) => {
    const paper = onPage();
    paper.text('', 0, 0, { size: 1, direction: 'ltr' });
    draw(paper);
    return (await linesOn(paper)).slice(2);
  };

  test('lines, with the given width and darkness', async () => {
    expect(await drawn((paper) => paper.line(10, 20, 30))).toEqual(['0 G 0.5 w 10 80 m 40 80 l S']);
    expect(await drawn((paper) => paper.line(10, 20, 30, 2, 0.5))).toEqual(['0.5 G 2 w 10 80 m 40 80 l S']);
  });

  test('boxes, outlined or filled', async () => {
    const box = (look?: Parameters<Paper['box']>[4]) => drawn((paper) => paper.box(10, 20, 30, 40, look));
    expect(await box()).toEqual(['0 G 1 w 10 40 30 40 re S']);
    expect(await box({ thickness: 3 })).toEqual(['0 G 3 w 10 40 30 40 re S']);
    expect(await box({ filled: 0.25 })).toEqual(['0.25 g 10 40 30 40 re f']);
  });
});

describe('what is written', () => {
  const ltr: TextStyle = { size: 10, direction: 'ltr' };
  const written = async (text: string, style: Partial<TextStyle> = {}) => {
    const paper = onPage();
    const width = paper.text(text, 50, 20, { ...ltr, ...style });
    expect(width).toBeCloseTo(paper.widthOf(text, { ...ltr, ...style }), 9);
    return { width, lines: await linesOn(paper) };
  };
  // An A is 682 thousandths wide in the portal's font, 724 in the bold one; it is the first glyph.
  const shown = (at: string, name = 'regular-latin', codes = '<0001> Tj') => [
    `/${name} 10 Tf 1 0 0 1 ${at} 80 Tm`,
    codes,
    'ET',
  ];

  test('is placed as given, from either edge', async () => {
    expect(await written('A')).toEqual({ width: 6.82, lines: ['BT 0 g', ...shown('50')] });
    expect(await written('A', { align: 'right' })).toEqual({ width: 6.82, lines: ['BT 0 g', ...shown('43.18')] });
    expect(await written('A', { grey: 0.4 })).toEqual({ width: 6.82, lines: ['BT 0.4 g', ...shown('50')] });
    expect(await written('A', { weight: 'bold' })).toEqual({
      width: 7.24,
      lines: ['BT 0 g', ...shown('50', 'bold-latin')],
    });
  });

  test('is drawn at once as far as it has one font and one line', async () => {
    expect((await written('AA')).lines).toEqual(['BT 0 g', ...shown('50', 'regular-latin', '<00010001> Tj')]);
    const [, first, , second, codes] = (await written('Aا')).lines;
    expect([first, second, codes]).toEqual([
      '/regular-latin 10 Tf 1 0 0 1 50 80 Tm',
      '/regular-arabic 10 Tf 1 0 0 1 56.82 80 Tm',
      '<0002> Tj',
    ]);
    // Alef with a mark above: 820 high, a gap of 40, and the mark begins at 573.
    const over = (await written('ا\u064eA')).lines.filter((line) => line.includes(' Tm'));
    expect(over).toEqual([
      '/regular-arabic 10 Tf 1 0 0 1 50 80 Tm',
      '/regular-latin 10 Tf 1 0 0 1 52.61 80 Tm',
      '/regular-arabic 10 Tf 1 0 0 1 50.06 82.87 Tm',
    ]);
    // Marks stand where they belong, not where their letter or another mark ends, also where they are as high.
    for (const [marked, goes] of [
      ['ا\u064e', 2],
      ['ا\u064e\u064b', 3],
      ['ب\u064e', 2],
      ['ا\u064eا', 2],
    ] as const) {
      const lines = (await written(marked)).lines.filter((line) => line.includes(' Tm'));
      expect([marked, lines.length]).toEqual([marked, goes]);
    }
  });

  test('in lines that are as wide as they look', () => {
    const paper = onPage();
    // Two of these with the space between are 15.73 points wide.
    expect(paper.wrap('A A A', 15.73, ltr)).toEqual(['A A', 'A']);
    expect(paper.wrap('A A A', 15.72, ltr)).toEqual(['A', 'A', 'A']);
    expect(paper.wrap('A A A', 15.73, { ...ltr, weight: 'bold' })).toEqual(['A', 'A', 'A']);
  });
});

describe('the file', () => {
  const everyLetter = String.fromCodePoint(...Array.from({ length: 94 }, (_, at) => 0x21 + at));
  const accented = String.fromCodePoint(...Array.from({ length: 64 }, (_, at) => 0xc0 + at));

  test('begins and ends as a PDF does, and its table says where each object begins', async () => {
    const paper = onPage();
    paper.text('A', 1, 1, { size: 10, direction: 'ltr' });
    const text = (await bytesOf(paper)).toString('latin1');
    expect(text.slice(0, 15)).toBe('%PDF-1.7\n%âãÏÓ\n');
    expect(text.endsWith('\n%%EOF\n')).toBe(true);
    const [, table] = /startxref\n(\d+)\n%%EOF\n$/.exec(text)!;
    const [, all, rows, size] = /^xref\n0 (\d+)\n([^t]*)trailer\n<< \/Size (\d+) \/Root 1 0 R \/Info \d+ 0 R >>\n/.exec(
      text.slice(Number(table)),
    )!;
    const places = rows!.match(/[^\n]*\n/g)!;
    expect(new Set(places.map(({ length }) => length))).toEqual(new Set([20]));
    expect([places[0], places.length, all]).toEqual(['0000000000 65535 f \n', Number(size), size]);
    // Fonts have their lengths; all other streams only what every reader needs.
    const streams = [...text.matchAll(/<< \/Length (\d+)([^>]*) >>\nstream\n/g)];
    expect(streams.map(([, , more]) => more)).toEqual([' /Length1 22372', '', '']);
    for (const { index, 0: head, 1: length } of streams)
      expect(text.slice(index + head.length + Number(length)).startsWith('\nendstream\nendobj\n')).toBe(true);
    for (const [number, row] of places.entries()) {
      if (number > 0)
        expect(text.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${number} 0 obj\n<< [^]+?\nendobj\n`));
    }
  });

  test('has a page for each one, of its size, in the direction of its language', async () => {
    const paper = onPage();
    paper.turn();
    const text = (await bytesOf(paper)).toString('latin1');
    expect(text.match(/\/Type \/Page \/Parent 2 0 R \/MediaBox \[0 0 200 100\]/g)).toHaveLength(2);
    expect(text).toMatch(/2 0 obj\n<< \/Type \/Pages \/Kids \[\d+ 0 R \d+ 0 R\] \/Count 2 >>/);
    expect(text).toContain('/Lang (en) /ViewerPreferences << /DisplayDocTitle true /Direction /L2R >>');
    const arabic = (await bytesOf(new Paper(fonts, a4), 'ar')).toString('latin1');
    expect(arabic).toContain('/Lang (ar) /ViewerPreferences << /DisplayDocTitle true /Direction /R2L >>');
    expect(arabic).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  test('has each font’s size, the width of each letter, and the letters it was used for', async () => {
    const paper = onPage();
    for (const line of ['VA', 'A']) paper.text(line, 1, 1, { size: 10, direction: 'ltr' });
    const text = (await bytesOf(paper)).toString('latin1');
    expect(text).toContain('/FontName /regular-latin /Flags 4 /FontBBox [-233 -209 1173 1042]');
    expect(text).toContain('/Ascent 878 /Descent -210');
    expect(text).toContain('/Length1 22372');
    expect(text).toContain('/W [1 [682] 52 [648]]');
    expect(text).toContain('/Font << /regular-latin 7 0 R >>');
    paper.text('A', 1, 1, { size: 10, direction: 'ltr', weight: 'bold' });
    expect((await bytesOf(paper)).toString('latin1')).toContain('/Font << /regular-latin 7 0 R /bold-latin 12 0 R >>');
  });

  test('gives every letter that hangs on another one a code without a width', async () => {
    const paper = onPage();
    paper.text('لا', 100, 10, { size: 10, direction: 'rtl' });
    const file = await paper.file({ title: 'x', language: 'en' });
    expect(file.type).toBe('application/pdf');
    const text = (await bytesOf(paper)).toString('latin1');
    // The ligature is 693 wide; its text is given by the code after all glyphs.
    expect(text).toContain('/W [202 [693] 61440 [0]]');
    expect(await pdfText(new Blob([await bytesOf(paper)]))).toEqual([['ال']]);
    expect(await linesOn(paper)).toContain('3 Tr <f000> Tj 0 Tr');
  });

  test('knows a mark by its width, and lets its letter say it', async () => {
    const paper = onPage();
    paper.text('لاً', 100, 10, { size: 10, direction: 'rtl' });
    const text = (await bytesOf(paper)).toString('latin1');
    expect(text).toContain('/W [202 [693] 274 [0] 61440 [0] 61441 [0]]');
    expect(text).toContain('endcodespacerange\n3 beginbfchar\n<00ca> <0644>\n<f000> <064b>\n<f001> <0627>\nendbfchar');
  });

  test('maps its glyphs to text in tables of a hundred at most', async () => {
    const paper = onPage();
    paper.text(everyLetter, 1, 1, { size: 10, direction: 'ltr' });
    paper.text(accented, 1, 1, { size: 10, direction: 'ltr' });
    const file = new Blob([await bytesOf(paper)]);
    expect(await pdfText(file)).toEqual([[everyLetter, accented]]);
    const [meanings] = [...objectsIn(Buffer.from(await file.arrayBuffer())).values()].flatMap(({ stream }) =>
      stream?.includes('beginbfchar') ? [stream] : [],
    );
    const tables = [...meanings!.matchAll(/^(\d+) beginbfchar\n([^]*?)\nendbfchar$/gm)];
    expect(tables.map(([, count, rows]) => [Number(count), rows!.split('\n').length])).toEqual([
      [100, 100],
      [58, 58],
    ]);
  });

  test('has one table where a hundred letters were written', async () => {
    const paper = onPage();
    paper.text(`${everyLetter}${accented.slice(0, 6)}`, 1, 1, { size: 10, direction: 'ltr' });
    expect((await bytesOf(paper)).toString('latin1').match(/\d+ beginbfchar/g)).toEqual(['100 beginbfchar']);
  });

  test('has a byte for each character of its own text, and states as many', async () => {
    const file = new PdfFile();
    const root = await file.addStream('é');
    const text = Buffer.from(await file.blob(root, root).arrayBuffer()).toString('latin1');
    expect(text).toContain('1 0 obj\n<< /Length 1 >>\nstream\né\nendstream\nendobj\n');
  });

  test('can be read where a browser cannot make it smaller', async () => {
    const paper = onPage();
    paper.text('Tax invoice', 1, 10, { size: 10, direction: 'ltr' });
    const plain = await bytesOf(paper);
    expect(plain.toString('latin1')).not.toContain('/FlateDecode');
    expect(await pdfText(new Blob([plain]))).toEqual([['Tax invoice']]);
    vi.unstubAllGlobals();
    const small = await bytesOf(paper);
    expect(small.length).toBeLessThan(plain.length);
    expect(small.toString('latin1')).toContain('/Filter /FlateDecode');
  });
});
