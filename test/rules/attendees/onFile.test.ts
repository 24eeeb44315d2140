import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownOf, splitPhone, withKnown, withoutKnown } from '../../../machines/attendees/onFile.ts';
import { emptyAttendee } from '../../../machines/attendees/typedAttendee.ts';
import { diallingCodes } from '../../../machines/phone/diallingCodes.ts';
import { layla, omar, questions } from '../../models/attendees/attendeeDetails.fixtures.ts';

describe('a number on file in country code and number (R3.7.11)', () => {
  test.each([
    ['+971501234567', '971', '501234567'],
    ['00971501234567', '971', '501234567'],
    ['+44 7911 123456', '44', '7911123456'],
    ['971 50 000 1234', '971', '500001234'],
    ['+1 212 555 0100', '1', '2125550100'],
  ])('%s', (mobile, country_code, mobile_number) =>
    expect(splitPhone(mobile)).toEqual({ country_code, mobile_number }),
  );
  test.each(['', '+', '+971'])('"%s" is no number', (mobile) => expect(splitPhone(mobile)).toBeNull());
  test('put together again it is the same number, and no longer code fits', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(diallingCodes)),
        fc.stringMatching(/^[1-9]\d{7,9}$/),
        (code, number) => {
          const split = splitPhone(`+${code}${number}`);
          expect(`${split?.country_code}${split?.mobile_number}`).toBe(code + number);
          expect((split?.country_code.length ?? 0) >= code.length).toBe(true);
        },
      ),
    ));
});

describe('the profile’s values belong to the customer who is logged in', () => {
  const onFile = { ...questions.onFile!, religion_id: 2 };
  test('it goes with them, and what was typed beside it stays', () => {
    const attendee = { ...emptyAttendee, gender: 'Male' as const, tag: 5, answers: { 1: 'Falcons' } };
    expect(withoutKnown(withKnown(attendee, layla, onFile), layla, onFile)).toEqual(attendee);
  });
  test.each([layla, omar, null])('of %j nothing stays', (user) => {
    const left = withoutKnown(withKnown(emptyAttendee, user, onFile), user, onFile);
    expect(left).toEqual(user === null ? { ...emptyAttendee, religion_id: null } : emptyAttendee);
  });
  test('R3.7.13: the profile knows more than the login did', () => {
    const saved = { ...onFile, dob: '1999-09-09', gender: 'Male' as const, country_id: 826 };
    expect(withKnown(emptyAttendee, omar, saved)).toMatchObject({
      dob: '1999-09-09',
      gender: 'Male',
      nationality: 826,
    });
  });
});

describe('R3.7.11: what a login says about a customer', () => {
  const told = (changes: object) => knownOf({ ...layla, ...changes }, null);

  test('the full name, else its two parts, as far as there are any', () => {
    expect(told({ name: ' Layla Haddad ' }).name).toEqual({ name: 'Layla Haddad' });
    expect(told({ name: ' ', first_name: 'Layla', last_name: 'Haddad' }).name).toEqual({ name: 'Layla Haddad' });
    expect(told({ name: null, first_name: null, last_name: ' Haddad ' }).name).toEqual({ name: 'Haddad' });
    expect(told({ name: null, first_name: null, last_name: null })).not.toHaveProperty('name');
  });

  test('the address, else the one that they log in with', () => {
    expect(told({ email: ' layla@mail.example ' }).email).toEqual({ email: 'layla@mail.example' });
    expect(told({ email: ' ', preferred_username: ' layla@work.example ' }).email).toEqual({
      email: 'layla@work.example',
    });
    expect(told({ email: null, preferred_username: null })).not.toHaveProperty('email');
  });

  test('no number where there is none', () => expect(told({ mobile: null })).not.toHaveProperty('mobile'));

  test('a religion that was chosen beside the one on file stays', () => {
    const onFile = { ...questions.onFile!, religion_id: 2 };
    expect(withoutKnown({ ...emptyAttendee, religion_id: 3 }, layla, onFile).religion_id).toBe(3);
  });
});
