/** Where a login leads back to: whether a booking waits there. */
import { expect, test } from 'vitest';
import { leadsToBooking } from '../../../machines/address/leadsToBooking.ts';

const origin = 'https://portal.example';

test.each([
  // A dialog over a page, or a time chosen on the service's page.
  ['/?service=1', true],
  ['/places?service=1&date=2026-11-30', true],
  [`${origin}/?service=1`, true],
  ['/service/1?date=2026-11-30&duration=60&slot=18:00', true],
  ['/service/1', false],
  ['/service/1?date=2026-11-30', false],
  ['/cart', false],
  ['https://elsewhere.example/?service=1', false],
  [null, false],
])('%s: %s', (address, leads) => expect(leadsToBooking(address, origin)).toBe(leads));
