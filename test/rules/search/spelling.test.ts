import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folded, isBegun, isMentioned, markedParts, wordsIn } from '../../../src/contract/wire/spelling.ts';

/** Letters that fold to others, to several, and to nothing. */
const hostile = fc.string({ unit: fc.constantFrom(...Array.from('aAبةأءَـ ٣3éßİ\u0301ﻻﷺ\u200f😀\ud800')) });

describe('what begins a word of a text', () => {
  test.each([
    ['pad', 'Padel and squash', true],
    ['squ pad', 'Padel and squash', true],
    ['adel', 'Padel and squash', false],
    ['quash', 'Padel and squash', false],
    ['pad ten', 'Padel and squash', false],
    ['القاع', 'قاعة الأسكواش', true],
    ['البادل', 'ملاعب بادل', true],
    ['عب', 'ملاعب بادل', false],
    ['', 'Padel', true],
  ])('R2.7: “%s” in “%s”: %s', (typed, text, is) => expect(isBegun(typed, text)).toBe(is));
});

describe('one word in different spellings', () => {
  test.each([
    ['hamza on, below and without alef', ['أكاديمية', 'اكاديمية', 'إكاديمية', 'آكاديمية', 'ٱكاديمية']],
    ['taa marbuta', ['سباحة', 'سباحه']],
    ['diacritics', ['سِبَاحَةٌ', 'سباحة', 'سباحّة']],
    ['tatweel', ['ســبــاحة', 'سباحة']],
    ['alef maqsura, and a Persian keyboard', ['مستوى', 'مستوي', 'مستوی']],
    ['hamza on its carriers and alone', ['هواء', 'هوا', 'هوأ']],
    ['digits', ['ملعب ٣', 'ملعب 3', 'ملعب ۳']],
    ['capitals and accents', ['Café', 'CAFE', 'cafe\u0301']],
    ['apostrophes', ["Kids' camp", 'Kids’ camp', 'kids camp']],
    ['marks of direction', ['\u200fبادل\u200e', 'بادل']],
    ['letters that are drawn as one', ['ملاعب', 'م\ufefbعب']],
    ['kaf, yaa and haa of Persian and Kurdish keyboards', ['كيه', 'کیه', 'كيە', 'كېه']],
    ['every digit of three keyboards', ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']],
    ['apostrophes of every kind', ['dAna', 'd’Ana', 'dʼAna', 'dʻAna', 'd`Ana', 'd´Ana', "d'Ana"]],
  ])('%s', (_, spellings) => {
    expect(new Set(spellings.map(folded)).size).toBe(1);
  });

  test('other words stay others', () => {
    expect(folded('بادل')).not.toBe(folded('بدل'));
    expect(folded('court 3')).not.toBe(folded('court 8'));
  });

  test('characters that follow the digits in Unicode are not digits', () => {
    expect(['٪', 'ۯ', 'ۺ'].map(folded)).toEqual(['٪', 'ۯ', 'ۺ']);
  });

  test('folding twice is folding once, and never throws', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});

describe('what is typed is found', () => {
  const academy = ['Learn to swim', 'تعلّم السباحة', 'For children from 6', null, undefined];
  test.each(['swim', 'LEARN SWIM', 'swim learn', 'سباحه', 'السباحة', 'تعلم', 'children', ' swim ', '٦', 'swim تعلم'])(
    'by %s',
    (typed) => {
      expect(isMentioned(typed, academy)).toBe(true);
    },
  );
  test.each(['swimx', 'swim padel', 'بادل', 'null', 'undefined'])('not by %s', (typed) => {
    expect(isMentioned(typed, academy)).toBe(false);
  });
  test('the article is ignored where a word begins with it, and at least two letters follow', () => {
    expect(isMentioned('الباب', ['باب'])).toBe(true);
    expect(isMentioned('الأب', ['اب'])).toBe(true);
    expect(isMentioned('الب', ['ب'])).toBe(false);
    expect(isMentioned('حمالات', ['الات'])).toBe(false);
  });
  test('letters and digits make words, whatever is between them', () => {
    expect(wordsIn(' court-3, بادل…(½) ')).toEqual(['court', '3', 'بادل', '1', '2']);
    expect(wordsIn(' … ')).toEqual([]);
  });
  test('a word is not found across two words or texts', () => {
    expect(isMentioned('learnfor', ['learn', 'for'])).toBe(false);
    expect(isMentioned('osw', ['to swim'])).toBe(false);
  });
  test.each(Array.from('abcdefghijklmnopqrstuvwxyz'))('where there is no text there is no %s', (letter) => {
    expect(isMentioned(letter, [null, undefined, ''])).toBe(false);
  });
  test('the article on its own is a word like any other', () => {
    expect(wordsIn('ال')).toEqual(['ال']);
    expect(isMentioned('ال', ['بادل'])).toBe(false);
  });
});

describe('what is typed is marked', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, typed)
      .map(({ text: part, isTyped }) => (isTyped ? `[${part}]` : part))
      .join('');
  test.each([
    ['Full Moon Padel Open', 'pad', 'Full Moon [Pad]el Open'],
    ['تعلّم السباحة', 'سباحه', 'تعلّم ال[سباحة]'],
    ['تعلّم السباحة', 'تعلم', '[تعلّم] السباحة'],
    ['الأكاديميّة', 'اكاديميه', 'ال[أكاديميّة]'],
    ['Café Padel', 'cafe padel', '[Café] [Padel]'],
    ['ملعب ٣', '3', 'ملعب [٣]'],
    ['Padel', 'tennis', 'Padel'],
    ['Padel', '', 'Padel'],
    ['', 'padel', ''],
    ['papapa', 'pa', '[papapa]'],
    ['pad a pad', 'pad', '[pad] a [pad]'],
    ['aaa', 'aa', '[aa]a'],
    ['سَبَ', 'سب', '[سَبَ]'],
    ['بَاب', 'ب', '[بَ]ا[ب]'],
    ['ســاب', 'س', '[ســ]اب'],
    ['ﷺ a', 'صلي', '[ﷺ] a'],
  ])('%s by %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  test('in parts that are as long as can be', () => {
    expect(markedParts('Padel', 'pad')).toEqual([
      { text: 'Pad', isTyped: true },
      { text: 'el', isTyped: false },
    ]);
    expect(markedParts('', 'pad')).toEqual([]);
  });

  test('no letter is lost or added', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, typed) => {
        expect(
          markedParts(text, typed)
            .map(({ text: part }) => part)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
