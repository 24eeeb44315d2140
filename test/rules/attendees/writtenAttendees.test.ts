import { describe, expect, test } from 'vitest';
import { progressOf } from '../../../machines/booking/progressOf.ts';
import { ownedProgress, writtenProgress } from '../../../machines/booking/bookingProgress.ts';
import { choosingMachine } from '../../../machines/booking/choosing/choosingMachine.ts';
import { emptyAttendee, writtenAttendees, type AttendeesDraft } from '../../../machines/attendees/typedAttendee.ts';
import { createEmptyActor, initialTransition } from 'xstate';
import * as at from '../../models/booking/booking.fixtures.ts';

const draft: AttendeesDraft = {
  attendees: [
    {
      ...emptyAttendee,
      name: 'Hind',
      mobile_number: '501112223',
      email: 'hind@mail.example',
      gender: 'Female',
      nationality: 784,
      dob: '1990-12-24',
      religion_id: 667,
      id_proof_type_id: 33,
      id_proof_number: 'SECRET-ID',
      answers: { 1: 'Falcons', 2: '784-1990-1234567-6' },
    },
  ],
  saves: true,
  agreed: true,
  isCut: false,
};

describe('which attendee details may be persisted in a browser (T06)', () => {
  test('contact and choices are; birthday, religion, documents and answers are not, and the loss is noted', () => {
    const [written] = writtenAttendees(draft).attendees;
    expect(written).toEqual({ ...draft.attendees[0], dob: null, religion_id: null, id_proof_number: '', answers: {} });
    expect(writtenAttendees(draft)).toMatchObject({ saves: true, agreed: true, isCut: true });
  });

  test.each([
    ['nothing', {}, false],
    ['a day of birth', { dob: '1990-12-24' }, true],
    ['a religion', { religion_id: 667 }, true],
    ['a document', { id_proof_number: 'SECRET-ID' }, true],
    ['an answer', { answers: { 1: 'Asthma' } }, true],
  ])('%s was cut away', (_, typed, isCut) => {
    const attendees = [{ ...emptyAttendee, name: 'Hind', ...typed }];
    expect(writtenAttendees({ ...draft, attendees }).isCut).toBe(isCut);
  });

  test('the booking keeps all of it in memory and persists only that', () => {
    const [{ context }] = initialTransition(choosingMachine, {
      ...at.inputOf({}),
      parent: createEmptyActor(),
    });
    const selectedServices = { id: at.padel.id, filter_by: 1 as const, facilities: [] };
    const whole = progressOf({
      choosing: { ...context, selectedServices, attendeeDetails: draft },
      selling: null,
      step: 'choosing',
      isAwaitingLogin: false,
    })!;
    expect(whole.attendeeDetails).toEqual(draft);
    const written = JSON.stringify(writtenProgress(ownedProgress('customer 7', whole)));
    expect(written).toContain('Hind');
    for (const secret of ['1990-12-24', '667', 'SECRET-ID', '784-1990', 'Falcons'])
      expect(written).not.toContain(secret);
  });

  test('R4.1.4: a guest’s booking has no owner and no names', () => {
    const whole = { ...at.draftOf({}), attendeeDetails: draft };
    expect(ownedProgress('guest', whole)).toEqual({ owner: 'nobody', draft: at.draftOf({}) });
  });
});
