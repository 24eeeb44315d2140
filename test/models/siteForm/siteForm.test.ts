import { expect, test } from 'vitest';
import * as read from '../../../machines/siteForm/siteFormSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn } from '../../support/law/told.ts';
import { law, saidBefore } from './siteForm.law.ts';
import { comeBack, cutBefore } from './siteFormDraft.law.ts';

checkLaws(law, saidBefore, comeBack, cutBefore);

test('F07: it is told where something typed earlier was not kept', () => {
  expect(isSoIn(comeBack, read.isCut)).toEqual([]);
  expect(isSoIn(cutBefore, read.isCut)).toEqual(Object.keys(cutBefore.situations));
});
