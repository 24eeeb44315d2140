import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { bookingMachine } from '../../../machines/booking/bookingMachine.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { inputOf } from './booking.fixtures.ts';
import { inDialog, onPage } from './booking.law.ts';
import { holdBooking } from './booking.standing.ts';

checkLaws(inDialog, onPage);

test('a failed step fails the booking, which the portal is told', () => {
  const broken = createMachine({
    entry: () => {
      throw new Error('a defect');
    },
  });
  const { machine } = holdBooking();
  // SAFETY: it only has to fail.
  const booking = createActor(machine.provide({ actors: { choosing: broken as never } }), { input: inputOf() });
  const told: unknown[] = [];
  booking.subscribe({ error: (error) => told.push(error) });
  booking.start();
  expect([booking.getSnapshot().status, String(told[0])]).toEqual(['error', 'Error: a defect']);
  expect(bookingMachine.id).toBe('booking');
});
