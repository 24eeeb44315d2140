import { expect, test } from 'vitest';
import type { TrainerBookingSnapshot } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as read from '../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { byCustomer, withoutPackages } from './trainerBooking.law.ts';

checkLaws(byCustomer, withoutPackages);

test.each([
  ['single', false],
  ['singleAt', true],
  ['begun', false],
  ['full', true],
])('Q3.6.d: %s, all have a time: %s', (situation, isFull) => {
  const snapshot = reach(byCustomer, byCustomer.situations[situation]!.by).snapshot as TrainerBookingSnapshot;
  expect(read.isFull(snapshot)).toBe(isFull);
});
