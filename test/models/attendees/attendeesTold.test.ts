/** The selectors of the attendee details in each situation of its laws. */
import { expect, test } from 'vitest';
import * as read from '../../../machines/attendees/attendeeDetailsSelectors.ts';
import type { AttendeeDetailsSnapshot } from '../../../machines/attendees/attendeeDetailsMachine.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { attendeeDetailsLaws } from './attendeeDetails.law.ts';
import { familyLaw, filesLaw } from './attendeeCompany.law.ts';
import * as at from './attendeeDetails.fixtures.ts';
import { empty, known, layla, noClub, nour, offlineProblem } from './attendeeDetails.words.ts';
import { loading } from './attendeeDetails.loading.law.ts';

/** One attendee who is logged in; two who are signed out. */
const alone = attendeeDetailsLaws.find(({ situations }) => 'rereading' in situations)!;
const signedOut = attendeeDetailsLaws.find(({ situations }) => 'guest' in situations)!;
type At = AttendeeDetailsSnapshot;

test('R3.7.11, R8.1.6: questions and input, why they failed to load, and whether retrying is possible', () => {
  expect(toldIn(familyLaw, read.attendees)).toMatchObject({ one: [layla], two: [layla, empty] });
  expect(toldIn(familyLaw, read.questions)['one']).toEqual(known(at.questions));
  expect(toldIn(familyLaw, read.today)['one']).toBe('2026-11-21');
  expect(toldIn(familyLaw, read.config)['one']).toEqual(at.input.config);
  expect(toldIn(loading, read.problem)).toMatchObject({ loading: null, failed: offlineProblem });
  expect(isSoIn(loading, read.mayRetry)).toEqual(['failed', 'trying']);
  expect(isSoIn(alone, read.mayRetry)).toEqual([]);
  expect(isSoIn(alone, read.isCut)).toEqual([]);
  const cut = { ...at.input, draft: { attendees: [], saves: false, agreed: false, isCut: true } };
  expect(isSoIn({ ...alone, input: cut }, read.isCut)).toEqual(Object.keys(alone.situations));
});

test('R4.6.4, R2.13.17, R4.6.8: agreement, saving, and who must log in', () => {
  expect(isSoIn(alone, read.agreed)).toEqual(['agreed', 'rereading', 'looked', 'complete']);
  expect(isSoIn(alone, read.lacksAgreement)).toEqual(['filling', 'reading']);
  expect(isSoIn(signedOut, read.saves)).toEqual(['typed', 'guest']);
  expect(isSoIn(signedOut, read.maySave)).toEqual(['filling', 'typed', 'named', 'emptied']);
  expect(isSoIn(signedOut, read.mustLogIn)).toEqual(['loading', 'filling', 'typed', 'named', 'emptied']);
});

test('R2.13.14: the limit of attendees, and whether one can be removed', () => {
  expect(toldIn(familyLaw, read.limit)).toMatchObject({ one: 2, two: 2 });
  // Until the service's limit is loaded, the facility's capacity counts.
  expect(toldIn(loading, read.limit)['loading']).toBe(4);
  expect([toldIn(familyLaw, read.isWhole)['one'], toldIn(signedOut, read.isWhole)['filling']]).toEqual([true, false]);
  const mayGo = (attendee: number) => isSoIn(familyLaw, (now: At) => read.mayRemoveAttendee(now, attendee));
  expect(mayGo(0)).toEqual([]);
  expect(mayGo(1)).toEqual(['two', 'looked', 'unfetched', 'related']);
});

test('R5.6.2–4: the shown fields, which are required, and which are locked', () => {
  expect(toldIn(alone, read.shownFields)['filling']).toEqual([
    { field: 'dob', isRequired: true },
    { field: 'gender', isRequired: false },
    { field: 'id', isRequired: false },
  ]);
  expect(toldIn(loading, read.shownFields)['loading']).toEqual([]);
  expect(toldIn(alone, read.additionalFields)['filling']!.map(({ slug }) => slug)).toEqual([
    'club',
    'letter',
    'waiver',
  ]);
  expect(toldIn(loading, read.additionalFields)['loading']).toEqual([]);
  const locked = (attendee: number) => [...toldIn(familyLaw, (now: At) => read.lockedOf(now, attendee))['two']!];
  expect(locked(0).toSorted()).toEqual(['dob', 'email', 'id', 'mobile', 'name', 'nationality']);
  expect(locked(1)).toEqual([]);
});

test('R6.1.16: the relatives an attendee can be, and whose details are loading', () => {
  const relatives = (name: string, attendee: number) =>
    toldIn(familyLaw, (now: At) => read.relativesOf(now, attendee))[name]!.map(({ customer_id }) => customer_id);
  expect([relatives('two', 0), relatives('two', 1), relatives('related', 1)]).toEqual([[], [71, 72], [71, 72]]);
  expect(toldIn(loading, (now: At) => read.relativesOf(now, 1))['loading']).toEqual([]);
  expect(toldIn(familyLaw, read.fetchedAttendee)).toMatchObject({ two: null, fetching: 1, related: null });
  expect(toldIn(familyLaw, read.attendees)['fetching']).toEqual([layla, nour]);
});

test('R5.6.6: what is still wrong with which attendee', () => {
  expect(toldIn(alone, read.faultyAttendees)).toMatchObject({ filling: [], looked: [{ attendee: 0, found: noClub }] });
  const faults = toldIn(alone, (now: At) => [read.faultsOf(now, 0), read.faultsOf(now, 1)]);
  expect([faults['filling'], faults['looked']]).toEqual([
    [null, null],
    [noClub, null],
  ]);
});

test('R5.4.9: an uploading or refused file is reported at its own field', () => {
  const places = [
    { attendee: 0, fieldId: 2 },
    { attendee: 0, fieldId: 3 },
    { attendee: 1, fieldId: 2 },
  ];
  const uploads = toldIn(filesLaw, (now: At) => places.map((place) => read.isUploading(now, place)));
  expect(uploads).toMatchObject({
    filling: [false, false, false],
    storing: [true, false, false],
    storingDrawn: [false, true, false],
  });
  const problems = toldIn(filesLaw, (now: At) => places.map((place) => read.fileProblem(now, place)?.code ?? null));
  expect(problems).toMatchObject({ filling: [null, null, null], refused: ['fileType', null, null] });
  expect(toldIn(loading, (now: At) => read.fileProblem(now, places[0]!))['failed']).toBeNull();
});

test('R5.3.11: the document asked for is the chosen one, else the first', () => {
  const types = toldIn(familyLaw, (now: At) => [0, 1, 2].map((attendee) => read.idProofTypeFor(now, attendee)));
  expect(types['two']).toEqual([33, 32, 32]);
  expect(toldIn(loading, (now: At) => read.idProofTypeFor(now, 0))['loading']).toBeNull();
});
