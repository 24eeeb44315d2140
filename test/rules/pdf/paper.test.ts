/** Q7.7.j, R2.4.1: Arabic on paper is joined, stands in its order, and can be searched and copied. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formed } from '../../../src/adapters/pdf/arabicForms.ts';
import { a4, Paper } from '../../../src/adapters/pdf/paper.ts';
import { textLine, wrapped } from '../../../src/adapters/pdf/textLine.ts';
import { levelsOf, visualOrder } from '../../../src/adapters/pdf/visualOrder.ts';
import { paperFonts } from '../../support/paperFonts.ts';
import { pdfText, readBack } from '../../support/pdfText.ts';

const fonts = paperFonts();
/** The characters of Unicode that name a form, as a font with all of them would be asked. */
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

  test('a form that the font lacks is drawn by the letter itself', () => {
    expect(formed('ب', () => false).map(({ codePoint }) => codePoint)).toEqual([0x628]);
  });

  test('nothing is lost, whatever is written', () => {
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

test('a bracket that is read from right to left opens to the other side', () => {
  const glyphs = textLine('(ا)', 'rtl', fonts.regular).glyphs.map(({ glyph }) => glyph);
  const { latin } = fonts.regular;
  expect([glyphs[0], glyphs.at(-1)]).toEqual([latin.glyphOf(0x28), latin.glyphOf(0x29)]);
});

test('what the fonts lack is written without its accents, or as a question', () => {
  const written = (text: string) =>
    textLine(text, 'ltr', fonts.regular)
      .glyphs.flatMap(({ letters }) => letters)
      .join('');
  expect([written('Łukasz Ňemec'), written('日本'), written('Zoë')]).toEqual(['Lukasz Nemec', '??', 'Zoë']);
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
    const lines = ['فاتورة ضريبية', 'الإمارات لا الأولى الآن', 'يُستحقّ عليها شيءٌ', 'متفرّج'];
    const [page] = await pdfText(await written(lines, 'rtl'));
    expect(page!.map(readBack)).toEqual(lines);
  });

  test('its Latin is, too', async () => {
    const lines = ['Tax invoice INV-2026-000600', 'Zoë & Łukasz'];
    const [page] = await pdfText(await written(lines, 'ltr'));
    expect(page).toEqual(['Tax invoice INV-2026-000600', 'Zoë & Lukasz']);
  });

  test('says what it is called and in which language it is', async () => {
    const text = Buffer.from(await (await written(['ا'], 'rtl')).arrayBuffer()).toString('latin1');
    expect(text).toContain('/Lang (ar)');
    expect(text).toContain('/Title <FEFF06410627062a06480631062900200037>');
    // Of four fonts only those that were written with are in it.
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
