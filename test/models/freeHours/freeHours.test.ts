import { expect, test } from 'vitest';
import * as read from '../../../machines/freeHours/freeHoursSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { freeHours, freeHoursAgain } from './freeHours.law.ts';

checkLaws(freeHours, freeHoursAgain);

test('R3.6.6, Q3.6.d: the week and the day, and whether there are weeks before and after', () => {
  expect(toldIn(freeHours, read.weeks)).toEqual({ first: 0, later: 1, last: 8, chosen: 0 });
  expect(toldIn(freeHours, read.day)).toEqual({ first: null, later: null, last: null, chosen: '2026-12-01' });
  expect(isSoIn(freeHours, read.hasWeekBefore)).toEqual(['later', 'last']);
  expect(isSoIn(freeHours, read.hasWeekAfter)).toEqual(['first', 'later', 'chosen']);
});
