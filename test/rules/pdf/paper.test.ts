/** Arabic in a PDF is joined, in its order, and can be searched and copied (Q7.7.j, R2.4.1). */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formed } from '../../../src/adapters/pdf/arabicForms.ts';
import { a4, Paper } from '../../../src/adapters/pdf/paper.ts';
import { textLine, wrapped } from '../../../src/adapters/pdf/textLine.ts';
import type { TrueType } from '../../../src/adapters/pdf/trueType.ts';
import { levelsOf, visualOrder } from '../../../src/adapters/pdf/visualOrder.ts';
import { paperFonts } from '../../support/paperFonts.ts';
import { pdfText, readBack } from '../../support/pdfText.ts';

const fonts = paperFonts();
/** The presentation forms of a text, for a font that has all of them. */
const formsOf = (text: string) => formed(text, () => true).map(({ codePoint }) => codePoint.toString(16));

describe('a letter beside its neighbours', () => {
  test.each([
    ['alone', 'ب', ['fe8f']],
    ['first and last', 'بب', ['fe91', 'fe90']],
    ['between', 'ببب', ['fe91', 'fe92', 'fe90']],
    ['after one that joins nothing behind it', 'دبب', ['fea9', 'fe91', 'fe90']],
    ['before a space', 'بب ب', ['fe91', 'fe90', '20', 'fe8f']],
    ['with marks between', 'بَبِ', ['fe91', '64e', 'fe90', '650']],
    ['lam and alef alone', 'لا', ['fefb']],
    ['lam and alef after a letter', 'بلا', ['fe91', 'fefc']],
    ['lam and alef with hamza below', 'الإمارات', ['fe8d', 'fef9', 'fee3', 'fe8e', 'fead', 'fe8d', 'fe95']],
    ['stretched', 'بـب', ['fe91', '640', 'fe90']],
    ['hamza joins nothing', 'بءب', ['fe8f', 'fe80', 'fe8f']],
    ['Persian gaf', 'گل', ['fb94', 'fede']],
  ])('%s', (_, text, forms) => expect(formsOf(text)).toEqual(forms));

  // Unicode's own word for it: a form is compatible with its letter. They follow each other: alone, last, first, between.
  const meaning = (forms: string[]) =>
    forms.map((form) => String.fromCodePoint(Number.parseInt(form, 16)).normalize('NFKC')).join('');
  const joinedOnBothSides = 'ئبتثجحخسشصضطظعغفقكلمنهيپٹڤچکگھی';
  test.each(Array.from(joinedOnBothSides))('%s is joined on both sides', (letter) => {
    const [alone] = formsOf(letter) as [string];
    const next = (step: number) => (Number.parseInt(alone, 16) + step).toString(16);
    const [, last] = formsOf(`ب${letter}`);
    const [first] = formsOf(`${letter}ب`);
    const [, between] = formsOf(`ب${letter}ب`);
    expect([last, first, between]).toEqual([next(1), next(2), next(3)]);
    expect(meaning([alone, last!, first!, between!])).toBe(letter.repeat(4));
  });
  test.each(Array.from('آأؤإاةدذرزوىڈڑژںے'))('%s is joined to the one before it alone', (letter) => {
    const [alone] = formsOf(letter) as [string];
    const last = (Number.parseInt(alone, 16) + 1).toString(16);
    expect(formsOf(`ب${letter}ب`)).toEqual(['fe91', last, 'fe8f']);
    expect(formsOf(`${letter}ب`)).toEqual([alone, 'fe8f']);
    expect(meaning([alone, last])).toBe(letter.repeat(2));
  });
  test('lam and each alef are written as one, also after a letter', () => {
    expect(meaning(formsOf('لآ لأ لإ لا').filter((form) => form !== '20'))).toBe('لآلألإلا');
    expect(formsOf('لآ لأ لإ لا')).toEqual(['fef5', '20', 'fef7', '20', 'fef9', '20', 'fefb']);
    expect(formsOf('بلآ بلأ بلإ').filter((form) => form > 'fef')).toEqual(['fef6', 'fef8', 'fefa']);
    expect(formsOf('لَا')).toEqual(['fedf', '64e', 'fe8e']);
  });
  test('vowels and small letters are marks; letters, digits and signs are not', () => {
    const marked = (from: number, until: number) =>
      formed(String.fromCodePoint(...Array.from({ length: until - from + 1 }, (_, at) => from + at)), () => true).map(
        ({ isMark }) => isMark,
      );
    const marks = [
      [0x610, 0x61a],
      [0x64b, 0x65f],
      [0x670, 0x670],
    ] as const;
    for (const [from, until] of marks)
      expect(marked(from - 1, until + 1)).toEqual([
        false,
        ...Array.from({ length: until - from + 1 }, () => true),
        false,
      ]);
  });

  test('a form that the font lacks is drawn by the letter itself', () => {
    expect(formed('ب', () => false).map(({ codePoint }) => codePoint)).toEqual([0x628]);
  });

  test('no character is lost', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('ابتلمإأآىيوةءـَُّْ ٣5aZ(é)،.')) });
    fc.assert(
      fc.property(letters, (text) => {
        expect(
          formed(text, () => true)
            .map((one) => one.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a line of both scripts, from left to right', () => {
  const order = (text: string, direction: 'ltr' | 'rtl') => {
    const pieces = Array.from(text);
    return visualOrder(levelsOf(pieces, direction))
      .map((at) => pieces[at])
      .join('');
  };
  test.each([
    ['rtl', 'ابج', 'جبا'],
    ['ltr', 'ab اب cd', 'ab با cd'],
    ['rtl', 'ab اب cd', 'cd با ab'],
    ['rtl', 'دبي 3، ab', 'ab ،3 يبد'],
    ['rtl', 'رقم 100 456', '456 100 مقر'],
    ['rtl', 'ضريبة 5%', '%5 ةبيرض'],
    ['rtl', 'ا 1:42 م', 'م 1:42 ا'],
    ['ltr', 'ab 1,498.00', 'ab 1,498.00'],
    ['ltr', '−27.00', '−27.00'],
    // W4, W5: a separator between two signs is no number, nor is the sign behind it.
    ['rtl', '5%,%', '%,5%'],
    ['rtl', 'اب  ', '  با'],
    ['ltr', 'اب  ', 'با  '],
  ] as const)('%s: %s', (direction, text, seen) => expect(order(text, direction)).toBe(seen));

  test('every piece stands once', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('ltr' as const, 'rtl' as const), (text, direction) => {
        const pieces = Array.from(text);
        const places = visualOrder(levelsOf(pieces, direction));
        expect(places.toSorted((one, other) => one - other)).toEqual(pieces.map((_, at) => at));
      }),
    );
  });
});

test('marks stand over or under their letter, and make nothing wider', () => {
  const plain = textLine('بر', 'rtl', fonts.regular);
  const marked = textLine('بَرِّ', 'rtl', fonts.regular);
  expect(marked.width).toBe(plain.width);
  const marks = marked.glyphs.filter(({ letters }) => letters.length === 0);
  expect(marks).toHaveLength(3);
  for (const { x } of marks) expect(x > 0 && x < marked.width).toBe(true);
});

test('a mark is centred on its letter, with a gap between them, further ones outside', () => {
  const places = (text: string) =>
    textLine(text, 'rtl', fonts.regular).glyphs.map(({ glyph, x, y }) => [glyph, x, y] as const);
  const { arabic } = fonts.regular;
  const [alef, shadda, fatha, kasra] = ['ا', 'ّ', 'َ', 'ِ'].map((letter) => arabic.glyphOf(letter.codePointAt(0)!)!) as [
    number,
    number,
    number,
    number,
  ];
  const [left, bottom, right, top] = arabic.boxOf(alef)!;
  const middle = (mark: number) => {
    const [from, , to] = arabic.boxOf(mark)!;
    return (left + right) / 2 - (from + to) / 2;
  };
  const [, low, , high] = arabic.boxOf(shadda)!;
  const [, next] = arabic.boxOf(fatha)!;
  expect(places('ا\u0651\u064e')).toEqual([
    [alef, 0, 0],
    [shadda, middle(shadda), top + 40 - low],
    [fatha, middle(fatha), top + 40 + (high - low) + 40 - next],
  ]);
  const [, , , under] = arabic.boxOf(kasra)!;
  expect(places('ا\u0650')).toEqual([
    [alef, 0, 0],
    [kasra, middle(kasra), Math.min(0, bottom - 40 - under)],
  ]);
  const hamza = arabic.glyphOf(0x655)!;
  const [, lowest, , highest] = arabic.boxOf(hamza)!;
  const y = Math.min(0, bottom - 40 - highest);
  expect(places('ا\u0655\u0650')).toEqual([
    [alef, 0, 0],
    [hamza, middle(hamza), y],
    [kasra, middle(kasra), lowest + y - 40 - under],
  ]);
  // Over a space it stands where it is.
  const [, fathaAlone] = places(' \u064e');
  const [start, , end] = arabic.boxOf(fatha)!;
  expect(fathaAlone).toEqual([fatha, -(start + end) / 2, 0]);
});

test('a bracket that is read from right to left opens to the other side', () => {
  const glyphs = textLine('(ا)', 'rtl', fonts.regular).glyphs.map(({ glyph }) => glyph);
  const { latin } = fonts.regular;
  expect([glyphs[0], glyphs.at(-1)]).toEqual([latin.glyphOf(0x28), latin.glyphOf(0x29)]);
  const english = textLine('(A)', 'ltr', fonts.regular).glyphs.map(({ glyph }) => glyph);
  expect(english).toEqual(Array.from('(A)', (letter) => latin.glyphOf(letter.codePointAt(0)!)));
});

test('what the fonts lack is written without its accents, or as a question', () => {
  const written = (text: string) =>
    textLine(text, 'ltr', fonts.regular)
      .glyphs.flatMap(({ letters }) => letters)
      .join('');
  expect([written('Łukasz Ňemec'), written('日本'), written('Zoë')]).toEqual(['Lukasz Nemec', '??', 'Zoë']);
  expect(written('łŁđĐ')).toBe('lLdD');
});

/** The page's content as written in the file, which is uncompressed here. */
async function contentOf(paper: Paper): Promise<string> {
  vi.stubGlobal('CompressionStream', undefined);
  const file = await paper.file({ title: 'x', language: 'ar' });
  vi.unstubAllGlobals();
  return Buffer.from(await file.arrayBuffer()).toString('latin1');
}

test('a letter covered by a ligature can be copied, but is not drawn', async () => {
  const drawn = async (text: string, direction: 'ltr' | 'rtl') => {
    const paper = new Paper(fonts, a4);
    paper.text(text, 40, 40, { size: 12, direction });
    return contentOf(paper);
  };
  expect(await drawn('لا', 'rtl')).toMatch(/3 Tr <f000> Tj 0 Tr\n<[\da-f]{4}> Tj/);
  expect(await drawn('A\u064e\u0651', 'ltr')).toMatch(/<[\da-f]{4}> Tj\n3 Tr <f000f001> Tj 0 Tr/);
});

describe('fonts that are made otherwise', () => {
  type Box = readonly [number, number, number, number];
  /** A font with the given letters, each 500 wide, and the box of each. */
  const drawing = (letters: string, boxOf: (letter: string) => Box | null = () => [0, 0, 500, 700]): TrueType => ({
    ...fonts.regular.latin,
    glyphOf: (codePoint) => {
      const at = letters.indexOf(String.fromCodePoint(codePoint));
      return at < 0 ? undefined : at + 1;
    },
    advanceOf: () => 500,
    boxOf: (glyph) => boxOf(letters[glyph - 1]!),
  });
  const marked = (box: Box | null) => {
    const arabic = drawing('ا\u064e', (letter) => (letter === 'ا' ? [0, 0, 500, 700] : box));
    return textLine('ا\u064e', 'rtl', { latin: drawing('?'), arabic }).glyphs.map(({ y }) => y);
  };

  test('a character that no font has, not even a question mark, is drawn as missing, and copied as a question mark', () => {
    const { glyphs } = textLine('日', 'ltr', { latin: drawing('A'), arabic: drawing('ا') });
    expect(glyphs).toEqual([{ font: 'latin', glyph: 0, x: 0, y: 0, letters: ['?'] }]);
  });

  /** The positions at which pieces of a text are drawn. */
  const moves = async (text: string, box: Box) => {
    const tops: Readonly<Record<string, number>> = { ا: 700, ب: 600 };
    const arabic = drawing('اب\u064e', (letter) => (letter in tops ? [0, 0, 500, tops[letter]!] : box));
    const pair = { latin: drawing('?'), arabic };
    const paper = new Paper({ regular: pair, bold: pair }, { width: 1000, height: 1000 });
    paper.text(text, 0, 1000, { size: 1000, direction: 'rtl' });
    return [...(await contentOf(paper)).matchAll(/1 0 0 1 (\S+ \S+) Tm/g)].map(([, place]) => place);
  };

  test('a mark placed at its letter’s end still has a height of its own', async () => {
    expect(await moves('ا\u064eا', [-500, 600, 0, 700])).toEqual(['0 0', '1000 140']);
  });
  test('and so has a mark that stands where another one ends', async () => {
    expect(await moves('ب\u064eا\u064e', [0, 640, 500, 700])).toEqual(['0 0', '0 100', '500 0']);
  });

  test('a mark without ink is left out', () => expect(marked(null)).toEqual([0]));

  test('a mark that ends less than a tenth above the line belongs under its letter, any other over it', () => {
    expect(marked([0, 0, 200, 99])).toEqual([0, -40 - 99]);
    expect(marked([0, 0, 200, 100])).toEqual([0, 700 + 40]);
  });
});

test('invisible direction marks are not drawn, but their neighbours in Unicode are', () => {
  const drawn = (code: number) => textLine(`A${String.fromCodePoint(code)}B`, 'ltr', fonts.regular).glyphs.length;
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const invisible = [...from(0x200b, 0x200f), ...from(0x202a, 0x202e), ...from(0x2066, 0x2069), 0xfeff];
  expect(new Set(invisible.map(drawn))).toEqual(new Set([2]));
  const visible = [0x200a, 0x2010, 0x2029, 0x202f, 0x2065, 0x206a, 0xfefe];
  expect(new Set(visible.map(drawn))).toEqual(new Set([3]));
});

test('words are kept whole in lines that fit', () => {
  const measure = (text: string) => text.length;
  expect(wrapped('one two three four', 9, measure)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('  unbreakable  x ', 4, measure)).toEqual(['unbreakable', 'x']);
  expect(wrapped('', 4, measure)).toEqual([]);
});

describe('the file', () => {
  const written = async (lines: readonly string[], direction: 'ltr' | 'rtl') => {
    const paper = new Paper(fonts, a4);
    lines.forEach((line, at) => paper.text(line, 300, 40 + at * 20, { size: 12, direction, align: 'right' }));
    return paper.file({ title: 'فاتورة 7', language: 'ar' });
  };

  test('its Arabic is found letter by letter, lam and alef and marks in their order', async () => {
    const lines = ['فاتورة ضريبية', 'الإمارات لا الأولى الآن', 'يُستحقّ عليها شيءٌ', 'متفرّج', 'مثلاً'];
    const [page] = await pdfText(await written(lines, 'rtl'));
    expect(page!.map(readBack)).toEqual(lines);
  });

  test('its Latin is, too', async () => {
    const lines = ['Tax invoice INV-2026-000600', 'Zoë & Łukasz', 'A\u064e'];
    const [page] = await pdfText(await written(lines, 'ltr'));
    expect(page).toEqual(['Tax invoice INV-2026-000600', 'Zoë & Lukasz', 'A\u064e']);
  });

  test('says what it is called and in which language it is', async () => {
    const text = Buffer.from(await (await written(['ا'], 'rtl')).arrayBuffer()).toString('latin1');
    expect(text).toContain('/Lang (ar)');
    expect(text).toContain('/Title <FEFF06410627062a06480631062900200037>');
    // Only the used ones of four fonts are embedded.
    expect(text.match(/\/FontFile2/g)).toHaveLength(1);
  });

  test('a page that is turned is another page', async () => {
    const paper = new Paper(fonts, a4);
    paper.text('one', 40, 40, { size: 12, direction: 'ltr' });
    paper.turn();
    paper.text('two', 40, 40, { size: 12, direction: 'ltr' });
    expect(await pdfText(await paper.file({ title: 'x', language: 'en' }))).toEqual([['one'], ['two']]);
  });
});
