import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFault, plainCode } from '../../../machines/person/oneTimeCode.ts';

describe('a one-time code (R5.4.1, R5.4.2)', () => {
  test.each([
    ['482913', '482913'],
    [' 482 913\n', '482913'],
    ['٤٨٢٩١٣', '482913'],
    ['۴۸۲ ۹۱۳', '482913'],
    ['４８２　９１３', '482913'],
    ['\u200f٤٨٢\u2066913\u2069', '482913'],
  ])('"%s" is sent as %s', (typed, sent) => {
    expect([plainCode(typed), codeFault(typed)]).toEqual([sent, null]);
  });

  test.each(['', '   ', '\u200f'])('nothing but blanks ("%s") is missing', (typed) => {
    expect(codeFault(typed)).toBe('codeMissing');
  });

  test.each(['48291', '4829130', '48291a', 'abcdef', '482-913', '48291.', '४८२९१३', '-82913', '4e2913'])(
    '"%s" is no code (Q5.4.a)',
    (typed) => expect(codeFault(typed)).toBe('codeInvalid'),
  );

  test('exactly six digits of the scripts are valid, with any blanks between them', () => {
    const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
    const digit = fc.tuple(fc.nat(9), fc.nat(3), fc.constantFrom('', ' ', '\u00a0', '\u200e'));
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 9 }), (digits) => {
        const typed = digits.map(([value, script, blank]) => scripts[script]![value]! + blank).join('');
        expect(plainCode(typed)).toBe(digits.map(([value]) => value).join(''));
        expect(codeFault(typed)).toBe(digits.length === 6 ? null : 'codeInvalid');
      }),
    );
  });
});
