/** How the attendees change with uploads, choices and loaded relatives (R3.8, R6.1.16, R3.7.12). */
import { describe, expect, test } from 'vitest';
import {
  isRelative,
  typedBy,
  withDetails,
  withFile,
  withRelative,
} from '../../../machines/attendees/attendeeChanges.ts';
import {
  asked,
  contextFrom,
  attendeesDraftOf,
  faultsIn,
  asksAnyDetails,
  remaining,
  type AttendeeDetailsContext,
} from '../../../machines/attendees/attendeeDetailsContext.ts';
import { emptyAttendee } from '../../../machines/attendees/typedAttendee.ts';
import * as at from '../../models/attendees/attendeeDetails.fixtures.ts';

const begun = contextFrom(at.input);
const told: AttendeeDetailsContext = { ...begun, ...asked(begun, at.questions) };
const two: AttendeeDetailsContext = { ...told, attendees: [told.attendees[0]!, told.attendees[0]!] };

describe('files (R3.8)', () => {
  const upload = (fieldId: number) => ({ attendee: 0, fieldId, name: 'letter.pdf' });
  test('the path answers its question; a signature keeps its other parts', () => {
    expect(withFile({ ...told, upload: upload(at.letter.id) }, 'files/1.pdf')[0]?.answers[at.letter.id]).toBe(
      'files/1.pdf',
    );
    expect(withFile({ ...told, upload: upload(at.waiver.id) }, 'files/2.png')[0]?.answers[at.waiver.id]).toEqual({
      path: 'files/2.png',
      name: '',
      agreed: false,
    });
  });
  test('the path answers its question, also where that is not known any more', () => {
    expect(withFile({ ...told, upload: upload(99) }, 'files/1.pdf')[0]?.answers[99]).toBe('files/1.pdf');
    expect(withFile({ ...told, questions: null, upload: upload(99) }, 'files/1.pdf')[0]?.answers[99]).toBe(
      'files/1.pdf',
    );
  });
  test('an outdated answer changes nothing', () => expect(withFile(told, 'files/1.pdf')).toBe(told.attendees));
});

describe('relatives (R6.1.16)', () => {
  const nour = { attendee: 1, customerId: 71 };
  test('the relatives of the list, except for the first attendee', () => {
    expect([isRelative(two, nour), isRelative(two, { ...nour, attendee: 0 })]).toEqual([true, false]);
    expect([isRelative(two, { ...nour, customerId: 99 }), isRelative(begun, nour)]).toEqual([false, false]);
    expect([isRelative({ ...two, questions: null }, nour), isRelative(two, { ...nour, attendee: 2 })]).toEqual([
      false,
      false,
    ]);
  });
  test('what the list says is shown at once, and their details when they come', () => {
    expect(withRelative(two, nour)[1]).toMatchObject({ customer_id: 71, name: 'Nour Haddad' });
    expect(withRelative(two, { ...nour, customerId: 99 })).toBe(two.attendees);
    const details = { ...at.nour, email: 'other@haddad.example' };
    expect(withDetails({ ...two, relative: nour }, details)[1]).toMatchObject({ email: 'other@haddad.example' });
    expect(withDetails(two, details)).toBe(two.attendees);
    const unknown = { ...two, questions: null };
    expect([withRelative(unknown, nour), withDetails({ ...unknown, relative: nour }, details)]).toEqual([
      two.attendees,
      two.attendees,
    ]);
  });
});

test('R3.7.12, R3.7.13: values from the profile stay, whatever is typed', () => {
  const [first] = typedBy(two, 0, { name: 'Nobody', mobile_number: '1', gender: 'Male' });
  expect(first).toMatchObject({ name: 'Layla Haddad', mobile_number: two.attendees[0]?.mobile_number, gender: 'Male' });
  expect(typedBy(two, 1, { name: 'Nobody' })[1]?.name).toBe('Nobody');
});

describe('what outlives the form (T06, R4.1.4)', () => {
  const hind = { ...two.attendees[1]!, name: 'Hind Al Falasi', email: 'hind@falasi.example' };
  const typed = { ...two, attendees: [two.attendees[0]!, hind] };
  test('the draft has what was typed: without the profile’s values for the first, everything for the others', () => {
    expect(attendeesDraftOf(typed)?.attendees).toMatchObject([{ name: '', email: '' }, hind]);
  });
  test('stays after a login, and goes when another customer comes', () => {
    const marks = { saves: true, agreed: true, isCut: true };
    const guest = { ...typed, ...marks, user: null, questions: null };
    expect(remaining(guest)).toEqual({ attendees: typed.attendees, ...marks });
    expect(remaining({ ...typed, ...marks })).toEqual({
      attendees: [emptyAttendee, emptyAttendee],
      saves: false,
      agreed: false,
      isCut: false,
    });
  });
  test('before it is known what is asked nothing is, and nothing is wrong', () => {
    expect([asksAnyDetails(begun), faultsIn({ ...two, questions: null }), attendeesDraftOf(begun)]).toEqual([
      false,
      [],
      null,
    ]);
  });
});
