import { expect, test } from 'vitest';
import type { SeatMapSnapshot } from '../../../machines/seatMap/seatMapMachine.ts';
import * as read from '../../../machines/seatMap/seatMapSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { rarely, saidBefore, seats, shared } from './seatMap.law.ts';

checkLaws(seats, shared, rarely, saidBefore);

const at = (situation: string) => reach(seats, seats.situations[situation]!.by).snapshot as SeatMapSnapshot;

test.each([
  ['loading', 'loading'],
  ['again', 'loading'],
  ['failed', 'failed'],
  ['unknown', 'unknown'],
  ['chosen', 'open'],
  ['adding', 'open'],
])('Q7.6.k: %s is shown as %s', (situation, screen) => {
  expect(read.screen(at(situation))).toBe(screen);
});

test('R9.3.2: the chosen seats cost the server’s prices of their tickets, and isolated seats are reported', () => {
  const chosen = at('chosen');
  expect([read.total(chosen, 'AED'), read.lone(chosen), read.tickets(chosen).length]).toEqual([210_00, [3], 1]);
  expect(read.total(at('resting'), 'AED')).toBe(0);
});

test('R8.1.6, Q7.6.k: whether it is at work, what was wrong, and the seats that are meant', () => {
  expect(isSoIn(seats, read.isBusy)).toEqual(['loading', 'again', 'emptied', 'checking', 'adding']);
  expect(toldIn(seats, read.problem)).toMatchObject({ resting: null, failed: { code: 'lost', message: null } });
  expect(read.seatsAt(at('chosen').context, [2, 1]).map(({ seat }) => seat.seat_map_id)).toEqual([2, 1]);
  expect(toldIn(seats, read.lone)['loading']).toEqual([]);
});
