/** The attendees' terms (R4.6.4–7), and what a browser does not persist (012). */
import { expect, test } from 'vitest';
import { attendeeTerms } from '../../../machines/attendees/attendeeTerms.ts';
import { emptyAttendee, isFilled, writtenAttendees } from '../../../machines/attendees/typedAttendee.ts';

test.each([
  ['nothing to agree to', null, null, true, 'none'],
  ['a tick where it is no longer than six letters', 'Rules.', null, true, 'tick'],
  ['to be read where it is', 'Rules 1', null, true, 'read'],
  ['to be read in Arabic alone', ' ', 'قواعد اللعب', true, 'read'],
  ['a tick where the operator wants no more', 'Rules of the house', null, false, 'tick'],
] as const)('R4.6.4: %s', (_, tnc, ar_tnc, tnc_enable, terms) =>
  expect(attendeeTerms({ tnc, ar_tnc, tnc_enable })).toBe(terms),
);

test('012: the persisted draft says that something is missing, and blanks do not count', () => {
  const draft = { attendees: [emptyAttendee, { ...emptyAttendee, dob: '2018-10-03' }], saves: false, agreed: false };
  expect(writtenAttendees({ ...draft, isCut: false }).isCut).toBe(true);
  expect(writtenAttendees({ ...draft, attendees: [emptyAttendee], isCut: false }).isCut).toBe(false);
  expect(['  ', 'a', null, 7, {}].map((value) => isFilled(value as never))).toEqual([false, true, false, true, false]);
});
