import { expect, test } from 'vitest';
import { recipientIn } from '../../../machines/sendAgain/sendAgainRules.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { sendAgain } from './sendAgain.law.ts';

checkLaws(sendAgain);

test.each([
  ['layla@saha.example', { email: 'layla@saha.example' }],
  ['050 000 0001', { mobile: '0500000001' }],
  ['(050) 000-0001', { mobile: '0500000001' }],
  ['+971500000001', { mobile: '+971500000001' }],
  ['٠٥٠٠٠٠٠٠٠١', { mobile: '0500000001' }],
  ['1234567', null],
  ['layla@', null],
  ['050 000 0001 or so', null],
])('R5.1.3, R5.1.9: %s is %j', (typed, recipient) => expect(recipientIn(typed)).toEqual(recipient));
