import { expect, test } from 'vitest';
import type { TrainerBookingSnapshot } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as read from '../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { late } from './trainerBooking.late.law.ts';
import { byCustomer, ofCustomer, withoutPackages } from './trainerBooking.law.ts';

checkLaws(byCustomer, ofCustomer, withoutPackages, late);

test('Q3.6.d: whether every session has its time; of a trainer without packages none is missing', () => {
  const full = ['singleAt', 'full', 'checkingFull'];
  const asked = new Set(['single', 'open', 'begun', 'checking', 'gone', ...full]);
  expect(isSoIn(byCustomer, read.isFull).filter((situation) => asked.has(situation))).toEqual(full);
  expect(isSoIn(withoutPackages, read.isFull)).toEqual(['bare']);
  expect(toldIn(withoutPackages, read.chosen)['bare']).toBeNull();
});

test('Q3.6.d, F09: what is chosen and taken, the problem, and when nothing can be pressed', () => {
  const told = (snapshot: TrainerBookingSnapshot) => [
    read.chosen(snapshot)?.training_package_id ?? null,
    read.selection(snapshot).sessions.length,
    read.taken(snapshot).length,
    read.problem(snapshot)?.code ?? null,
  ];
  expect(toldIn(byCustomer, told)).toMatchObject({
    single: [5011, 0, 0, null],
    singleAt: [5011, 1, 0, null],
    full: [5012, 2, 0, null],
    gone: [5012, 1, 1, 'sessionTaken'],
    refused: [5012, 0, 0, 'packageInCart'],
    needed: [5012, 0, 0, 'accountNeeded'],
  });
  expect(isSoIn(byCustomer, read.isBusy)).toEqual(['checking', 'checkingFull', 'checkingLate', 'addingNone', 'adding']);
  expect(isSoIn(byCustomer, read.isAdded)).toEqual(['added', 'addedAt']);
});
