/** Lines of both scripts, ordered by the Unicode rules (UAX 9); the expected order comes from another implementation. */
import { expect, test } from 'vitest';
import { levelsOf, mirrored, visualOrder } from '../../../src/adapters/pdf/visualOrder.ts';

function seen(text: string, direction: 'ltr' | 'rtl'): string {
  const pieces = Array.from(text);
  return visualOrder(levelsOf(pieces, direction))
    .map((at) => pieces[at])
    .join('');
}

/** The text, and its visual order from left to right in an English and in an Arabic line. */
const rules: readonly [rule: string, lines: readonly [written: string, english: string, arabic: string][]][] = [
  [
    'W2: digits after an Arabic letter are Arabic ones, wherever a Latin or Hebrew one stands last',
    [
      ['א 1-2', '1-2 א', '1-2 א'],
      ['ا 1-2', '2-1 ا', '2-1 ا'],
      ['ا ۱-۲', '۲-۱ ا', '۲-۱ ا'],
      ['a ۱-۲ ا', 'a ۱-۲ ا', 'ا a ۱-۲'],
      ['ا a-1', 'ا a-1', 'a-1 ا'],
      ['ا 1+2', '2+1 ا', '2+1 ا'],
      ['ا א 1-2', '1-2 א ا', '1-2 א ا'],
      ['م²3-4', '4-²3م', '4-²3م'],
      ['א a5% ב', 'א a5% ב', 'ב a5% א'],
      ['ا a5% ب', 'ا a5% ب', 'ب a5% ا'],
    ],
  ],
  [
    'W4: one sign between two numbers belongs to them',
    [
      ['א 1+2 ב', 'ב 1+2 א', 'ב 1+2 א'],
      ['א 9-8 ב', 'ב 9-8 א', 'ב 9-8 א'],
      ['א 1 5 ב', 'ב 5 1 א', 'ב 5 1 א'],
      ['א 1−2 ב', 'ב 1−2 א', 'ב 1−2 א'],
      ['א 1- ב', 'ב -1 א', 'ב -1 א'],
      ['א -1 ב', 'ב 1- א', 'ב 1- א'],
      ['א 1.5 ב', 'ב 1.5 א', 'ב 1.5 א'],
      ['א 1:30/2 ב', 'ב 1:30/2 א', 'ב 1:30/2 א'],
      ['א 1,5 ב', 'ב 1,5 א', 'ב 1,5 א'],
      ['א 1\u00a05 ב', 'ב 1\u00a05 א', 'ב 1\u00a05 א'],
      ['א 1،5 ב', 'ב 1،5 א', 'ב 1،5 א'],
      ['א ١٫٥ ב', 'ב ١٫٥ א', 'ב ١٫٥ א'],
      ['א ١٬٢ ב', 'ב ١٬٢ א', 'ב ١٬٢ א'],
      ['א 1٫5 ב', 'ב 1٫5 א', 'ב 1٫5 א'],
      ['א ١,٢ ב', 'ב ١,٢ א', 'ב ١,٢ א'],
      ['א 1,٢ ב', 'ב ٢,1 א', 'ב ٢,1 א'],
      ['א 1,, 2 ב', 'ב 2 ,,1 א', 'ב 2 ,,1 א'],
      ['א ٠٩-٥ ב', 'ב ٥-٠٩ א', 'ב ٥-٠٩ א'],
      ['a ٠٩ b', 'a ٠٩ b', 'b ٠٩ a'],
      ['א ۰۹ ב', 'ב ۰۹ א', 'ב ۰۹ א'],
      ['a ٠-٩ ב', 'a ב ٩-٠', 'ב ٩-٠ a'],
    ],
  ],
  [
    'W5: signs of money, shares and degrees stand with their number, on either side',
    [
      ['א $5 ב', 'ב $5 א', 'ב $5 א'],
      ['א 5$ ב', 'ב 5$ א', 'ב 5$ א'],
      ['א $$5 ב', 'ב $$5 א', 'ב $$5 א'],
      ['א 5%% ב', 'ב 5%% א', 'ב 5%% א'],
      ['א 5٪ ב', 'ב 5٪ א', 'ב 5٪ א'],
      ['א ٪5 ב', 'ב ٪5 א', 'ב ٪5 א'],
      ['א #5 ב', 'ב #5 א', 'ב #5 א'],
      ['א £5 ב', 'ב £5 א', 'ב £5 א'],
      ['א ¥5 ב', 'ב ¥5 א', 'ב ¥5 א'],
      ['א ¢5 ב', 'ב ¢5 א', 'ב ¢5 א'],
      ['א 5° ב', 'ב 5° א', 'ב 5° א'],
      ['א 5‰ ב', 'ב 5‰ א', 'ב 5‰ א'],
      ['א €5 ב', 'ב €5 א', 'ב €5 א'],
      ['א ٥٪ ב', 'ב ٪٥ א', 'ב ٪٥ א'],
      ['א ٪٥ ב', 'ב ٥٪ א', 'ב ٥٪ א'],
    ],
  ],
  [
    'W7: a number after a Latin letter stands as one',
    [
      ['a 5% א', 'a 5% א', 'א a 5%'],
      ['a א 5% ב', 'a ב 5% א', 'ב 5% א a'],
      ['א1', '1א', '1א'],
      ['1א', '1א', 'א1'],
      ['ا1', '1ا', '1ا'],
      ['٣a', '٣a', '٣a'],
      ['א Ω1 ב', 'א Ω1 ב', 'ב Ω1 א'],
    ],
  ],
  [
    'N1, N2: what has no direction stands with its neighbours where they agree',
    [
      ['א (a) ב', 'א (a) ב', 'ב )a( א'],
      ['a (א) b', 'a (א) b', 'b )א( a'],
      ['a (א b', 'a (א b', 'b א( a'],
      ['a א) ב', 'a ב )א', 'ב )א a'],
      ['א! a', 'א! a', 'a !א'],
      ['אב!', 'בא!', '!בא'],
      ['ab!', 'ab!', '!ab'],
      ['a?א?', 'a?א?', '?א?a'],
      ['א é ב', 'א é ב', 'ב é א'],
      ['א ½ ב', 'ב ½ א', 'ב ½ א'],
      ['ا:ب', 'ب:ا', 'ب:ا'],
      ['-א', '-א', 'א-'],
      ['א-', 'א-', '-א'],
      ['ا: 5, 6.', '6 ,5 :ا.', '.6 ,5 :ا'],
      ['اب a 12 ب', 'با a 12 ب', 'ب a 12 با'],
    ],
  ],
  [
    'letters in forms of their own, Hebrew ones, and unwritten marks of direction',
    [
      ['ﻻﻷ a', 'ﻷﻻ a', 'a ﻷﻻ'],
      ['ﭐﷲ a', 'ﷲﭐ a', 'a ﷲﭐ'],
      ['ﹰﻼ a', 'ﻼﹰ a', 'a ﻼﹰ'],
      ['a\u200f! b', 'a\u200f! b', 'b !\u200fa'],
      ['a\u200f!\u200f b', 'a\u200f!\u200f b', 'b \u200f!\u200fa'],
      ['a\u200e!\u200e א', 'a\u200e!\u200e א', 'א a\u200e!\u200e'],
      ['اب\u200e 12', 'با\u200e 12', '\u200e 12با'],
    ],
  ],
  [
    'L1: spaces at the end stay there',
    [
      ['a ا  ', 'a ا  ', '  ا a'],
      [' ا', ' ا', 'ا '],
      ['a א ', 'a א ', ' א a'],
      ['1ا ', '1ا ', ' ا1'],
    ],
  ],
];

test.each(rules)('R3.10.14: %s', (_, lines) => {
  expect(lines.map(([written]) => [written, seen(written, 'ltr'), seen(written, 'rtl')])).toEqual(lines);
});

test('a bracket that runs from right to left opens to the other side, whichever it is', () => {
  expect(Array.from('()[]{}<>«»‹›').map(mirrored).join('')).toBe(')(][}{><»«›‹');
  expect(['a', ''].map(mirrored)).toEqual(['a', '']);
});

test('what stands between Latin letters and numbers is as deep as they are', () => {
  const depths = (text: string) => levelsOf(Array.from(text), 'ltr').join('');
  expect([depths('a 1+2 b'), depths('a! b'), depths('5 م²')]).toEqual(['0000000', '0000', '0012']);
});
