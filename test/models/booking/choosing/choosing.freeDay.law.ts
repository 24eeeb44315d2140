/** The laws of the search for the next free day, in a season and without one (R4.4, R5.5, Q4.4.a, Q4.4.b). */
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import type { Law, Row } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import { facts } from './choosing.court.law.ts';
import { wishing } from './choosing.courtWishes.ts';
import { inOnly, isSearch, situations } from './choosing.court.ts';
import {
  asksDay,
  busy,
  choices,
  choose,
  cutOff,
  day,
  findDay,
  inputOf,
  more,
  noConnection,
  passes,
  picking,
  problem,
  services,
  ten,
  tomorrow,
} from './choosing.events.ts';

const { findingDay } = situations;

/** Their target situations are not part of the search's law. */
const ofSearch = (rows: readonly Row[]): Row[] =>
  inOnly(rows, (name) => isSearch(name) || name === 'closedDay').map((row) => ({
    ...row,
    to: situations[row.to as string]?.state ?? row.to,
  }));

/** The season ends the day after tomorrow, so there is no other free day. */
export const ofSeason: Law = {
  machine: choosingMachine,
  begins: [{ starts: 'loadServices', input: undefined }],
  input: inputOf({ config: at.shortSeason }),
  situations: {
    atLastDay: {
      by: [...findingDay!.by, day(at.closedDay, tomorrow)],
      state: findingDay!.state,
      ...busy('loadSchedule'),
      knows: { searchDate: '2026-11-22' },
    },
    lastDay: {
      by: [services, choices, choose.date('2026-11-22'), day(at.closedDay, '2026-11-22')],
      ...picking('undecided'),
    },
  },
  rows: [
    {
      law: 'R5.5.3',
      in: ['atLastDay'],
      on: day(at.closedDay, tomorrow),
      to: { asking: { picking: 'undecided' } },
      changes: { searchDate: null, problem: problem('noFreeDay'), toldProblem: problem('noFreeDay') },
      does: [passes],
    },
  ],
  refused: [findDay, more, ten],
};

/** The next free day is searched day by day. */
export const ofFreeDay: Law = {
  machine: choosingMachine,
  begins: [{ starts: 'loadServices', input: undefined }],
  input: inputOf(),
  situations: { closedDay: situations['closedDay']!, findingDay: findingDay! },
  rows: [
    ...ofSearch(wishing),
    ...ofSearch(facts),
    // The days are looked at one after the other.
    {
      law: 'R2.11.13',
      in: ['closedDay'],
      on: findDay,
      to: 'findingDay',
      changes: { searchDate: tomorrow },
      does: [asksDay({ date: tomorrow })],
    },
    {
      law: 'R2.11.13',
      in: ['findingDay'],
      on: day(at.padelSchedule, tomorrow),
      to: { asking: { picking: 'undecided' } },
      changes: {
        bookingDate: tomorrow,
        schedule: day(at.padelSchedule, tomorrow)['output'],
        knownDurations: [60, 120],
        searchDate: null,
      },
    },
    {
      law: 'R2.11.13',
      in: ['findingDay'],
      on: day(at.closedDay, tomorrow),
      to: 'findingDay',
      changes: { searchDate: '2026-11-22' },
      does: [asksDay({ date: '2026-11-22' })],
    },
    {
      law: 'R2.11.13',
      in: ['findingDay'],
      on: cutOff('loadSchedule'),
      to: 'closedDay',
      changes: { problem: noConnection, toldProblem: noConnection, attempts: 1, searchDate: null },
      does: [passes],
    },
  ],
  refused: [findDay, more, ten],
};
