import { expect, test } from 'vitest';
import type { RescheduleSnapshot } from '../../../machines/reschedule/rescheduleMachine.ts';
import * as read from '../../../machines/reschedule/rescheduleSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { toldIn } from '../../support/law/told.ts';
import { reschedule } from './reschedule.law.ts';
import { atEightAgain, onPastDay, onFridayAgain } from './reschedule.reload.ts';

checkLaws(reschedule, atEightAgain, onFridayAgain, onPastDay);

test('Q2.2.b, F30: which facilities are free at the chosen time, and the alternatives to a lost slot', () => {
  const courts = toldIn(reschedule, read.facilityIds);
  expect([courts['loadingDay'], courts['picking'], courts['atEight']]).toEqual([[], [], [101, 102]]);
  // It begins while it is on its way.
  const begun = { type: 'minute.passed', now: '2026-11-26 20:16:00' };
  const late = reach(reschedule, [...reschedule.situations['moving']!.by, begun]).snapshot as RescheduleSnapshot;
  expect(read.facilityIds(late)).toEqual([]);
  const near = toldIn(reschedule, read.nearest);
  expect(near['picking']).toEqual([]);
  expect(near['fasterListed']!.map(({ start_time, facilityId }) => [start_time, facilityId])).toEqual([
    ['20:00:00', 102],
  ]);
});
