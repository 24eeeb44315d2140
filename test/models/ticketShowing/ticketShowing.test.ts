import { expect, test } from 'vitest';
import * as read from '../../../machines/ticketShowing/ticketShowingSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { ofThree } from './ticketShowing.law.ts';

checkLaws(ofThree);

test('R2.3.3: whether the screen stays on, and which ticket is last', () => {
  expect(isSoIn(ofThree, read.isOpen)).toEqual(['first', 'middle', 'middleAwake', 'last']);
  expect(isSoIn(ofThree, read.isAwake)).toEqual(['middleAwake']);
  expect(isSoIn(ofThree, read.hasPrevious)).toEqual(['middle', 'middleAwake', 'last']);
  expect(isSoIn(ofThree, read.hasNext).filter((situation) => situation !== 'closed')).toEqual([
    'first',
    'middle',
    'middleAwake',
  ]);
  expect(toldIn(ofThree, read.current)).toEqual({ closed: -1, first: 0, middle: 1, middleAwake: 1, last: 2 });
});
