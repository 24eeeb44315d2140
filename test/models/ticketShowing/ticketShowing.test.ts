import { expect, test } from 'vitest';
import type { TicketShowingSnapshot } from '../../../machines/ticketShowing/ticketShowingMachine.ts';
import * as read from '../../../machines/ticketShowing/ticketShowingSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { ofThree } from './ticketShowing.law.ts';

checkLaws(ofThree);

test('R2.3.3: what the screen says of itself, and where it ends', () => {
  const at = (situation: string) => reach(ofThree, ofThree.situations[situation]!.by).snapshot as TicketShowingSnapshot;
  const told = (situation: string) =>
    [read.isOpen, read.isAwake, read.hasPrevious, read.hasNext].map((ask) => ask(at(situation)));
  expect(told('closed')[0]).toBe(false);
  expect(told('first')).toEqual([true, false, false, true]);
  expect(told('middleAwake')).toEqual([true, true, true, true]);
  expect(told('last')).toEqual([true, false, true, false]);
});
