import { expect, test } from 'vitest';
import { problem, underWay } from '../../../machines/cardPreference/cardPreferenceSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { cardPreference } from './cardPreference.law.ts';

checkLaws(cardPreference);

test.each([
  ['resting', null, undefined],
  ['preferring', 'card-2', undefined],
  // The card that was wanted is no longer on its way.
  ['notSaved', null, 'lost'],
])('Q7.7.l: what views read in %s', (situation, card, code) => {
  const snapshot = reach(cardPreference, cardPreference.situations[situation]!.by).snapshot as never;
  expect([underWay(snapshot), problem(snapshot)?.code]).toEqual([card, code]);
});
