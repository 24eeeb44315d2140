import { expect, test } from 'vitest';
import type { ContactChangeSnapshot } from '../../../machines/contactChange/contactChangeMachine.ts';
import { contactFault } from '../../../machines/contactChange/contactChangeRules.ts';
import * as read from '../../../machines/contactChange/contactChangeSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { contactChange } from './contactChange.law.ts';

checkLaws(contactChange);

test('R3.7.10, R8.1.6: what is being changed, and what is wrong with it', () => {
  const told = (snapshot: ContactChangeSnapshot) => [
    read.kind(snapshot),
    read.fault(snapshot),
    read.problem(snapshot)?.code ?? null,
  ];
  expect(toldIn(contactChange, told)).toEqual({
    resting: [null, null, null],
    askingEmail: ['email', null, null],
    askingMobile: ['mobile', null, null],
    faulty: ['email', 'emailInvalid', null],
    exists: ['email', null, 'emailExists'],
    confirming: ['email', null, null],
    confirmingMobile: ['mobile', null, null],
  });
  const hasCode = (snapshot: ContactChangeSnapshot) => read.code(snapshot)?.id === 'code';
  expect(isSoIn(contactChange, hasCode)).toEqual(['confirming', 'confirmingMobile']);
});

test('R3.7.10: a customer without a saved one may give any, otherwise not the same', () => {
  const typed = { email: 'layla@saha.example', country_code: '971', mobile_number: '050 123 4567' };
  expect([contactFault('email', typed, null), contactFault('mobile', typed, null)]).toEqual([null, null]);
  expect(contactFault('mobile', typed, '+971501234567')).toBe('contactSame');
});
