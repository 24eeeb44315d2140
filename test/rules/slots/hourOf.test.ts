import { expect, test } from 'vitest';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { lightAt } from '../../../src/art/light.ts';

test.each([
  ['00:00:00', 0],
  ['07:30:00', 7.5],
  ['17:45:00', 17.75],
  ['23:15:00', 23.25],
])('%s is the hour %d', (time, hour) => {
  expect(hourOf(time)).toBe(hour);
});

// The sun rises and sets within an hour: without its minutes a booking at half past six would be one at night.
test.each([
  ['06:30:00', 'dawn'],
  ['16:30:00', 'dusk'],
  ['06:00:00', 'night'],
  ['16:00:00', 'day'],
])('at %s a court is in the light of %s, wherever it is shown', (time, light) => {
  expect(lightAt(hourOf(time))).toBe(light);
});
