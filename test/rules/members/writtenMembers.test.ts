import { describe, expect, test } from 'vitest';
import { draftOf } from '../../../machines/booking/bookingDraft.ts';
import { bookingMachine } from '../../../machines/booking/bookingMachine.ts';
import { emptyMember, writtenMembers, type MembersDraft } from '../../../machines/members/typedMember.ts';
import { initialTransition } from 'xstate';
import * as at from '../../models/booking.fixtures.ts';

const draft: MembersDraft = {
  members: [
    {
      ...emptyMember,
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
  confidential: [2],
};

describe('what of the visitors may lie in a browser', () => {
  test('contact, choices and answers do; birthday, religion and numbers of documents do not', () => {
    const [written] = writtenMembers(draft).members;
    expect(written).toEqual({
      ...draft.members[0],
      dob: null,
      religion_id: null,
      id_proof_number: '',
      answers: { 1: 'Falcons' },
    });
    expect(writtenMembers(draft)).toMatchObject({ saves: true, agreed: true });
  });
  test('the booking keeps all of it in mind and writes only that down', () => {
    const [{ context }] = initialTransition(bookingMachine, at.inputOf({}));
    const selectedServices = { id: at.padel.id, filter_by: 1 as const, facilities: [] };
    const written = JSON.stringify(draftOf({ ...context, selectedServices, members: draft }, 'choosing', true));
    expect(written).toContain('Falcons');
    for (const secret of ['1990-12-24', '667', 'SECRET-ID', '784-1990']) expect(written).not.toContain(secret);
  });
});
