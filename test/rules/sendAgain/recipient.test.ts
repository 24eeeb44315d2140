import { expect, test } from 'vitest';
import { recipientIn } from '../../../machines/sendAgain/sendAgainRules.ts';

test.each([
  [' layla@saha.example ', { email: 'layla@saha.example' }],
  ['+971 (50) 000-0001', { mobile: '+971500000001' }],
  ['٠٥٠ ٠٠٠ ٠٠٠١', { mobile: '0500000001' }],
  ['12345678', { mobile: '12345678' }],
  ['123456789012345678', { mobile: '123456789012345678' }],
  ['1234567', null],
  ['1234567890123456789', null],
  ['call 0500000001', null],
  ['0500000001 at home', null],
  ['', null],
])('R5.1.3, R5.1.9: %j is meant as %o', (typed, expected) => expect(recipientIn(typed)).toEqual(expected));
