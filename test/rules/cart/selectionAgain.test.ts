import { expect, test } from 'vitest';
import { minutesOfLine, selectionAgain } from '../../../machines/cart/selectionAgain.ts';
import { linkTo } from '../../../machines/address/addressMoves.ts';
import { facility } from '../../models/cart/cart.fixtures.ts';

test.each([
  ['an hour in the evening', {}, '20:00', 60],
  [
    'ninety minutes up to midnight',
    { selectedFacilityTiming: '22:30:00', selectedFacilityEndTiming: '23:59:59' },
    '22:30',
    90,
  ],
  [
    'an hour after midnight, of the night before (Q3.4.a)',
    {
      selectedFacilityDate: '2026-11-28',
      selectedFacilityTiming: '00:30:00',
      selectedFacilityEndTiming: '01:30:00',
    },
    '24:30',
    60,
  ],
  [
    'two hours over midnight',
    { selectedFacilityTiming: '23:00:00', selectedFacilityEndTiming: '01:00:00' },
    '23:00',
    120,
  ],
])('%s is asked for again', (_, changes, slot, duration) => {
  const line = facility('court', { bookingDate: '2026-11-27', selectedFacilityEndTiming: '21:00:00', ...changes });
  expect(linkTo(selectionAgain(line))).toBe(
    `/?service=${line.venueServiceId}&date=2026-11-27&duration=${duration}&slot=${slot}&facility=${line.facilityId}`,
  );
});

test('a whole day has no start to ask for', () => {
  expect(selectionAgain(facility('court', { isFullDay: true }))).toMatchObject({ slot: null, duration: null });
});

test('what ends when it began lasts a day', () => {
  const [from, until] = ['06:00:00', '06:00:00'];
  expect(minutesOfLine(facility('court', { selectedFacilityTiming: from, selectedFacilityEndTiming: until }))).toBe(
    1440,
  );
});
