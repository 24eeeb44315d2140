/** When programmes train, for which ages, and whether they can be joined (R2.1.10, R2.2.4, R3.10.4). */
import { describe, expect, test } from 'vitest';
import { possibleAttendees, attendeeFault, hasPlace } from '../../../machines/enrolment/attendees.ts';
import {
  ageFault,
  groupFor,
  joinDay,
  mayEnrol,
  programmeState,
  sessionDates,
  sessionsToCome,
  termOf,
} from '../../../machines/enrolment/programmes.ts';
import { ageOn } from '../../../machines/person/birthDate.ts';
import { adam, now, older, program, programOf, sami, tala, user } from '../../models/enrolment/enrolment.fixtures.ts';

describe('R3.10.4: sessions are on the weekdays of the bits', () => {
  test.each([
    // A Sunday, and the Saturday after it.
    [1, '2026-11-22'],
    [2, '2026-11-23'],
    [4, '2026-11-24'],
    [8, '2026-11-25'],
    [16, '2026-11-26'],
    [32, '2026-11-27'],
    [64, '2026-11-28'],
  ])('%i', (bit, date) => {
    expect(sessionDates('2026-11-22', '2026-11-28', [bit])).toEqual([date]);
  });
  test('both ends are included, and an end before the start has no sessions', () => {
    expect(sessionDates('2026-11-23', '2026-11-30', [2])).toEqual(['2026-11-23', '2026-11-30']);
    expect(sessionDates('2026-11-24', '2026-11-23', [2, 4])).toEqual([]);
  });
});

describe('the first day on which one may join', () => {
  test.each([
    ['today, until its session begins', '2026-11-23 15:59:59', '2026-11-23'],
    ['tomorrow from then on', '2026-11-23 16:00:00', '2026-11-24'],
    ['its own first day while that is to come', '2026-10-30 09:00:00', '2026-11-02'],
  ])('is %s', (_, moment, day) => {
    expect(joinDay(program, moment)).toBe(day);
  });
});

describe('a programme', () => {
  test.each([
    ['open', program, now, 'open'],
    ['full without a place', programOf({ remaining_capacity: 0 }), now, 'full'],
    ['open where the operator does not tell', programOf({ remaining_capacity: null }), now, 'open'],
    ['over after its last session', program, '2026-12-16 16:00:00', 'over'],
    ['open until it begins', program, '2026-12-16 15:59:00', 'open'],
    ['over rather than full', programOf({ remaining_capacity: 0 }), '2027-01-01 10:00:00', 'over'],
  ])('is %s', (_, one, moment, state) => {
    expect(programmeState(one, moment)).toBe(state);
  });
  test.each([
    ['open and sold', program, true],
    ['sold as nothing', programOf({ packages: [] }), false],
    ['full', programOf({ remaining_capacity: 0 }), false],
  ])('%s: a customer can enrol: %s', (_, one, mayJoin) => expect(mayEnrol(one, now)).toBe(mayJoin));
  test('has so many sessions to come', () => {
    expect(sessionsToCome(program, '2026-12-08 10:00:00')).toEqual(['2026-12-09', '2026-12-14', '2026-12-16']);
  });
  test.each([
    ['2026-10-01 10:00:00', { weeks: 7, past: 0 }],
    ['2026-11-24 10:00:00', { weeks: 7, past: 3 }],
    ['2027-05-01 10:00:00', { weeks: 7, past: 7 }],
  ])('is as many weeks old on %s', (moment, term) => {
    expect(termOf(program, moment)).toEqual(term);
  });
});

test('a programme of seven days is a week, one of eight has begun its second', () => {
  const lasting = (end_date: string) => termOf(programOf({ start_date: '2026-11-02', end_date }), now).weeks;
  expect([lasting('2026-11-08'), lasting('2026-11-09')]).toEqual([1, 2]);
});

describe('whose age fits', () => {
  test.each([
    ['on the birthday', '2018-11-24', '2026-11-24', 8],
    ['the day before it', '2018-11-25', '2026-11-24', 7],
  ])('%s', (_, dob, date, age) => {
    expect(ageOn(dob, date)).toBe(age);
  });
  test.each([
    [5, 'tooYoung'],
    [6, null],
    [9, null],
    [10, 'tooOld'],
  ])('%i', (age, fault) => {
    expect(ageFault(program, age)).toBe(fault);
  });
  test('nobody is excluded where age ranges or dates of birth are missing', () => {
    expect(ageFault({ min_age: null, max_age: null }, 3)).toBeNull();
    expect(attendeeFault(sami, program, now)).toBeNull();
  });
  test('others are shown the group for their age, if it can be joined', () => {
    expect(attendeeFault(tala, program, now)).toBe('tooOld');
    expect(groupFor([program, older], 12, now)).toBe(older);
    expect(groupFor([program, { ...older, remaining_capacity: 0 }], 12, now)).toBeUndefined();
    expect(groupFor([programOf({ min_age: null, max_age: null })], 12, now)).toBeUndefined();
    const from = programOf({ min_age: 10, max_age: null });
    const until = programOf({ min_age: null, max_age: 16 });
    expect([groupFor([from], 12, now), groupFor([until], 12, now)]).toEqual([from, until]);
  });
});

describe('who may be chosen', () => {
  const relative = { customer_id: adam.customerId, name: adam.name, dob: adam.dob };
  test('the family, then the account holder', () => {
    expect(possibleAttendees(user, [relative])).toEqual([
      adam,
      { customerId: 7, name: 'Mona Rahman', dob: '1986-12-05', isSelf: true },
    ]);
  });
  test('no duplicates, and each by their name', () => {
    const self = { customer_id: 7, name: 'Mona', dob: null };
    expect(possibleAttendees(user, [relative, self]).map(({ customerId }) => customerId)).toEqual([adam.customerId, 7]);
    const named = (changes: object) => possibleAttendees({ ...user, ...changes }, [])[0]?.name;
    expect(named({ name: '  ', first_name: 'Mona', last_name: 'Rahman' })).toBe('Mona Rahman');
    expect(named({ name: null, first_name: 'Mona', last_name: null })).toBe('Mona');
  });
  test.each([
    ['nobody', null],
    ['a guest', { ...user, is_anonymous: true }],
    ['a login without a number', { ...user, id: null }],
  ])('no one for %s (R6.1.3)', (_, who) => {
    expect(possibleAttendees(who, [relative])).toEqual([]);
  });
  test('as many as there are places', () => {
    expect([hasPlace(program, 1), hasPlace(program, 2)]).toEqual([true, false]);
    expect(hasPlace(programOf({ remaining_capacity: null }), 30)).toBe(true);
  });
});
