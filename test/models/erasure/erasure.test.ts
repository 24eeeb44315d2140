import { expect, test } from 'vitest';
import { mayClose } from '../../../machines/erasure/erasureSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn } from '../../support/law/told.ts';
import { erasure } from './erasure.law.ts';

checkLaws(erasure);

test('Q7.7.g: the dialog can be closed, but while a code is sent or the account is being deleted', () => {
  const stays = ['sending', 'sendingAgain', 'erasing', 'erasingByCode', 'erasingTwice'];
  const isNotThere = ['closed', 'erased'];
  const others = Object.keys(erasure.situations).filter((name) => ![...stays, ...isNotThere].includes(name));
  expect(isSoIn(erasure, mayClose)).toEqual(others);
});
