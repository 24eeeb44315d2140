import { expect, test } from 'vitest';
import type { MembershipPurchaseSnapshot } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { byCustomer, byOldAddress, byStranger } from './membershipPurchase.law.ts';

checkLaws(byCustomer, byStranger, byOldAddress);

const at = (situation: string) =>
  reach(byCustomer, byCustomer.situations[situation]!.by).snapshot as MembershipPurchaseSnapshot;

test.each([
  ['loading', 'loading'],
  ['empty', 'empty'],
  ['failed', 'failed'],
  ['again', 'failed'],
  ['chosen', 'open'],
  ['added', 'open'],
])('R2.1.11: %s is shown as %s', (situation, screen) => expect(read.screen(at(situation))).toBe(screen));

test('R9.1.7: what is owed now is one of the payments', () => {
  const owed = (situation: string) => read.draft(at(situation))?.total_price ?? null;
  expect([owed('open'), owed('chosen'), owed('parts'), owed('monthly')]).toEqual([null, 1260, 105, 210]);
});
