import { expect, test } from 'vitest';
import { partnerKind } from '../../../machines/session/partnerKind.ts';

test.each([
  ['R3.2.2, R6.1.8: b2e marks an employee', { b2b_type: 'b2e', b2b_id: 7, isB2bUser: true }, 'employee'],
  ['an employee is told by the id alone, too', { b2b_type: 'B2E', b2b_id: 7, isB2bUser: false }, 'employee'],
  ['a partner', { b2b_type: 'b2b', b2b_id: 7, isB2bUser: true }, 'partner'],
  ['a partner without a type', { b2b_type: null, b2b_id: null, isB2bUser: true }, 'partner'],
  ['a customer, whatever else is said', { b2b_type: 'b2e', b2b_id: null, isB2bUser: false }, null],
] as const)('%s', (_, user, expected) => {
  expect(partnerKind(user)).toBe(expected);
});
