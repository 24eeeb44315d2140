import { expect, test } from 'vitest';
import type { PromotionSnapshot } from '../../../machines/promotion/promotionMachine.ts';
import * as read from '../../../machines/promotion/promotionSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { entering } from './promotion.law.ts';
import { apartFromIt, askedAgain, comingBack, holding, verifying, voidedBefore } from './promotion.later.law.ts';

checkLaws(entering, verifying, holding, apartFromIt, askedAgain, comingBack, voidedBefore);

const begun = { entering, holding, apartFromIt, askedAgain, comingBack };

const nothing = { checking: false, applied: false, unreachable: false, typed: '', kind: 'promo', code: '', saving: 0 };

test.each([
  ['entering', 'empty', nothing],
  ['entering', 'card', { ...nothing, kind: 'memberships', typed: 'M-1001' }],
  ['entering', 'refused', { ...nothing, typed: 'cool10' }],
  ['holding', 'applied', { ...nothing, applied: true, typed: 'cool10', code: 'COOL10', saving: 4.2 }],
  ['apartFromIt', 'unreachable', { ...nothing, unreachable: true, typed: 'cool10', code: 'cool10' }],
  ['comingBack', 'checking', { ...nothing, checking: true, kind: 'memberships', code: 'M-1001' }],
] as const)('R1.4.8, R3.6.9: what views read in %s of %s', (law, situation, said) => {
  const { by } = begun[law].situations[situation]!;
  const snapshot = reach(begun[law], by).snapshot as PromotionSnapshot;
  expect({
    checking: read.isChecking(snapshot),
    applied: read.isApplied(snapshot),
    unreachable: read.isUnreachable(snapshot),
    typed: read.typed(snapshot),
    kind: read.kind(snapshot),
    code: read.code(snapshot),
    saving: read.saving(snapshot),
  }).toEqual(said);
  const problems: Partial<Record<typeof situation, string>> = { refused: 'promoInvalid', unreachable: 'lost' };
  expect([read.isMember(snapshot), read.problem(snapshot)?.code]).toEqual([true, problems[situation]]);
});
