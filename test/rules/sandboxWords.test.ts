/** The sandbox's messages to customers exist in both languages (point 13 of the review, R1.2.1). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from '../../sandbox/answers/accessWords.ts';
import { requestWords } from '../../sandbox/answers/requestWords.ts';
import { orderWords } from '../../sandbox/answers/orderWords.ts';
import type { Words } from '../../sandbox/words.ts';

/** Placeholder values: every number in the English sentence must be in the Arabic one. */
const values = (count: number): unknown[] => Array.from({ length: count }, (_, index) => String(37 + index));

type Sentence = Words | ((...values: never[]) => Words);
function wordsOf(sentence: Sentence): Words {
  if (typeof sentence !== 'function') return sentence;
  const given = values(sentence.length);
  try {
    return sentence(...(given as never[]));
  } catch {
    // A list, not a value.
    return sentence(...(given.map((value) => [value]) as never[]));
  }
}

const { soldOut, ...ordersAndCarts } = orderWords;
/** English alone: what a schema says is for programmers. */
const { unreadable, ...requests } = requestWords;
const tables: Record<string, Record<string, Sentence>> = { said, requests, ordersAndCarts };
const sentences = Object.entries(tables).flatMap(([table, words]) =>
  Object.entries(words).map(([name, sentence]) => ({ name: `${table}.${name}`, words: wordsOf(sentence) })),
);

const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
/** Left as they are in Arabic: names, abbreviations, and fields as the contract calls them. */
const latin = /reCAPTCHA|JSON|multipart\/form-data|application\/json|jpeg|png|pdf/g;

/** Calls of `bilingual('…', '…')` that stand elsewhere in the sources. */
const sources = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/words?\.ts$/i.test(file))
  .map((file) => readFileSync(join('sandbox', file), 'utf8'));
const inline = sources.flatMap((text) =>
  [...text.matchAll(/\bbilingual\(\s*(['`])(.*?)\1,\s*(['`])(.*?)\3,?\s*\)/gs)].map(([, , en = '', , ar = '']) => ({
    en,
    ar,
  })),
);

describe('refusals are in the language of the request (Q7.1.a)', () => {
  it('there are sentences to look at', () => {
    expect(sentences.length).toBeGreaterThan(90);
    expect(inline.length).toBeGreaterThan(100);
  });

  it.each(sentences)('$name', ({ words: { en, ar } }) => {
    expect(en).not.toMatch(/[\u0600-\u06ff]/);
    expect(ar).toMatch(/[\u0600-\u06ff]/);
    // A number in the English sentence is in the Arabic one, too; one and two are words there.
    expect(numbersIn(ar)).toEqual(expect.arrayContaining(numbersIn(en).filter((number) => Number(number) > 2)));
    expect(ar.replace(latin, '')).not.toMatch(/[a-z]{3}/i);
  });

  it('sentences beside the code have their Arabic, with the same values in it', () => {
    const holes = /\$\{[^}]+\}/g;
    const isSame = (en: string, ar: string) =>
      (en === ar && /^[\w\s.-]*$/.test(en)) || !/[a-z]/i.test(en.replace(holes, ''));
    const lame = inline.filter(
      ({ en, ar }) =>
        !isSame(en, ar) &&
        (!/[\u0600-\u06ff]/.test(ar.replace(holes, '')) || ar.match(holes)?.length !== en.match(holes)?.length),
    );
    expect(lame).toEqual([]);
  });

  it('what is sold out is called by its name in that language, and in English where it has no other', () => {
    expect(soldOut('Bat', 'مضرب')).toEqual({ en: 'Bat is sold out', ar: 'نفدت الكمية: مضرب' });
    expect(soldOut('Bat', null).ar).toBe('نفدت الكمية: Bat');
    expect(soldOut('Bat', 'مضرب', 4)).toEqual({ en: 'Only 4 left: Bat', ar: 'لم يبقَ سوى 4: مضرب' });
  });

  it('what a schema reports in English is at least reported as wrong in Arabic', () => {
    expect(unreadable('Invalid length')).toEqual({ en: 'Invalid length', ar: 'القيمة غير صحيحة' });
  });

  it('the three wordings of Q8.4.a', () => {
    expect(orderWords.promoInvalid).toEqual({ en: 'Invalid promo code', ar: 'رمز العرض غير صالح' });
    expect(orderWords.membershipNotApplied).toEqual({
      en: 'Membership cannot be applied',
      ar: 'لا يمكن تطبيق العضوية',
    });
  });
});
