import { expect, test } from 'vitest';
import type { MembershipPurchaseSnapshot } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn } from '../../support/law/told.ts';
import { reach } from '../../support/law/moment.ts';
import { done } from '../../support/paths.ts';
import { choose, offers, pays, today } from './membershipPurchase.choices.ts';
import { byCustomer, byOldAddress, byPastAddress, byReload, byStranger } from './membershipPurchase.law.ts';

checkLaws(byCustomer, byStranger, byOldAddress, byReload, byPastAddress);

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

test('R6.1.3: whoever is signed out or a guest needs an account, and a guest is told so', () => {
  expect(isSoIn(byStranger, read.needsAccount)).toEqual(Object.keys(byStranger.situations));
  expect(isSoIn(byCustomer, read.needsAccount)).toEqual([]);
  expect(isSoIn(byStranger, read.isHereAsGuest)).toEqual(['guest', 'guestWaiting', 'guestLater']);
});

test('R9.1.7: the first instalment is due now', () => {
  const owed = (situation: string) => read.draft(at(situation))?.total_price ?? null;
  expect([owed('open'), owed('chosen'), owed('parts'), owed('monthly')]).toEqual([null, 1260, 105, 210]);
});

test('R9.1.7: paying in parts stays chosen with another package that allows it, and with no other', () => {
  const [play] = offers;
  const season = { ...play!.packages[1]!, membership_package_id: 6023, installment_divisor: 6 };
  const both = done('loadMemberships', { offers: [{ ...play, packages: [...play!.packages, season] }], today });
  const paysFor = (packageId: number) =>
    (reach(byCustomer, [both, choose(6022), pays(true), choose(packageId)]).snapshot as MembershipPurchaseSnapshot)
      .context.selection;
  expect([paysFor(6023), paysFor(6021)]).toMatchObject([
    { packageId: 6023, isInParts: true },
    { packageId: 6021, isInParts: false },
  ]);
});
