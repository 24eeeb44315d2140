import { expect, test } from 'vitest';
import { isReadyToContinue } from '../../../../machines/booking/chosenSlot.ts';
import type { SellingSnapshot } from '../../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../../machines/booking/selling/sellingSelectors.ts';
import { checkLaws } from '../../../support/law/checkLaw.ts';
import { momentsOf } from '../../../support/law/moments.ts';
import { laws } from './selling.law.ts';

checkLaws(...laws);

// SAFETY: all laws are of this machine.
const moments = momentsOf(laws) as SellingSnapshot[];

test('I22: nothing is sold without a slot and its offer', () => {
  expect(moments.length).toBeGreaterThan(100);
  expect(
    moments.filter((at) => !at.matches('prompting') && !at.matches('left') && !isReadyToContinue(at.context)),
  ).toEqual([]);
});

test('while something is added there is nothing else to do', () => {
  const waiting = moments.filter((at) => at.status === 'active' && read.isLocked(at));
  expect(waiting.length).toBeGreaterThan(20);
  expect(waiting.filter((at) => read.mayContinue(at) || read.mayGoBack(at))).toEqual([]);
});
