/** The laws of a slot lost to another customer: an alternative is taken with one press, and all else stays (F30, F12). */
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import { type Law } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import {
  asking,
  asksChoices,
  asksDay,
  asksFacilities,
  busy,
  choices,
  choose,
  day,
  facilities,
  findDay,
  inputOf,
  laterDay,
  missedAtTen,
  offer,
  onwards,
  passes,
  picking,
  pool,
  poolChoices,
  poolDay,
  poolOffer,
  problem,
  resume,
  schedule,
  services,
  someDetails,
  ten,
  today,
  tomorrow,
} from './choosing.events.ts';

const taken = problem('slotTaken');
const whole = { products: [], leaves: true };
const nothingFilled = { surface: null, formation: null, outdoor: null };

/** A court was being added, with its attendees. */
const left = [services, choices, schedule, ten, facilities, offer(101), onwards];
const isLost = resume('grid', { problem: taken, attendeeDetails: someDetails, missed: whole });
const missedCourt = missedAtTen({ describing: whole });

/** The same choices at nine: the typed details, and their step. */
const atNine = {
  surface: 'dialog',
  serviceId: 1,
  filters: nothingFilled,
  facilities: [],
  bookingDate: today,
  duration: 60,
  timeRange: 'all',
  slot: { date: today, start_time: '09:00:00', end_time: '10:00:00', duration: 60, nextDay: false },
  facilityId: 101,
  step: 'choosing',
  quantities: {},
  addons: {},
  attendeeDetails: someDetails,
  describing: whole,
  goesOn: false,
};
const untold = { problem: null, toldProblem: null };

export const ofLoss: Law = {
  machine: choosingMachine,
  input: inputOf(),
  situations: {
    left: { by: left, state: 'left', knows: { missed: null } },
    loadingAgain: {
      by: [...left, isLost],
      ...asking('loadingSchedule'),
      ...busy('loadSchedule'),
      knows: { missed: missedCourt, attendeeDetails: someDetails, selectedTimeSlot: null, draft: null },
    },
    missed: { by: [...left, isLost, laterDay], ...picking('undecided'), knows: { missed: missedCourt } },
  },
  rows: [
    {
      law: 'F30',
      in: ['left'],
      on: isLost,
      to: 'loadingAgain',
      changes: {
        selectedTimeSlot: null,
        facilities: [],
        facilityId: null,
        offer: null,
        attendeeDetails: someDetails,
        problem: taken,
        toldProblem: taken,
        missed: missedCourt,
      },
      does: [asksDay(), passes],
    },
    {
      law: 'F12',
      in: ['loadingAgain', 'missed'],
      on: choose.near(),
      to: { asking: 'loadingSchedule' },
      changes: { ...untold, draft: atNine },
      does: [asksDay(), passes],
    },
    // Another service sells other products; the attendees stay.
    {
      law: 'F12',
      in: ['loadingAgain', 'missed'],
      on: choose.near({ serviceId: 2, facilityId: 201 }),
      to: { asking: 'loadingChoices' },
      changes: {
        ...untold,
        selectedServices: { id: 2, filter_by: 2, facilities: [] },
        choices: null,
        schedule: null,
        draft: { ...atNine, serviceId: 2, facilityId: 201 },
      },
      does: [asksChoices(2, 2), passes],
    },
    // After another choice the lost slot is not mentioned again.
    {
      law: 'R4.4.4',
      in: ['loadingAgain', 'missed'],
      on: choose.date(tomorrow),
      to: 'loadingAgain',
      changes: { ...untold, bookingDate: tomorrow, missed: null },
      does: [asksDay({ date: tomorrow }), passes],
    },
  ],
  refused: [choose.near({ serviceId: 3 }), choose.near({ serviceId: 1_000 })],
};

/** The alternative was chosen, and its day is being loaded. */
export const ofNearest: Law = {
  machine: choosingMachine,
  input: inputOf(),
  situations: {
    onTheWay: {
      by: [...left, isLost, laterDay, choose.near()],
      ...asking('loadingSchedule'),
      ...busy('loadSchedule'),
    },
  },
  rows: [
    {
      law: 'F30',
      in: ['onTheWay'],
      on: schedule,
      to: { asking: { picking: 'loadingFacilities' } },
      changes: {
        schedule: schedule['output'],
        knownDurations: [60, 120],
        selectedTimeSlot: {
          date: today,
          start_time: '09:00:00',
          end_time: '10:00:00',
          duration: 60,
          nextDay: false,
          facilities: [101],
        },
      },
      does: [asksFacilities({ start_time: '09:00:00', end_time: '10:00:00' })],
    },
    // The alternative is gone as well: now it is the lost one.
    {
      law: 'F30',
      in: ['onTheWay'],
      on: day(at.closedDay),
      to: { asking: { picking: 'undecided' } },
      changes: {
        schedule: day(at.closedDay)['output'],
        draft: null,
        problem: problem('slotGone'),
        toldProblem: problem('slotGone'),
        missed: {
          progress: { ...atNine, attendeeDetails: null },
          people: 1,
        },
      },
      does: [passes],
    },
  ],
};

/** No alternative was taken but the next free day: the lost slot is not mentioned there. */
export const ofOtherDay: Law = {
  machine: choosingMachine,
  input: inputOf(),
  situations: {
    findingDay: {
      by: [...left, isLost, day(at.closedDay), findDay],
      state: { asking: { findingDay: 'looking' } },
      ...busy('loadSchedule'),
      knows: { missed: missedCourt },
    },
  },
  rows: [
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
        missed: null,
      },
    },
  ],
};

// Two tickets for a family of four were being added.

const families = { quantities: { 602: 2 }, attendeeDetails: someDetails };
const inPool = [services, poolChoices, poolDay, ten, pool, poolOffer, onwards];
const adding = { products: [602], leaves: true };

export const ofMissedTickets: Law = {
  machine: choosingMachine,
  input: inputOf({ serviceId: 2 }),
  situations: { left: { by: inPool, state: 'left' } },
  rows: [
    {
      law: 'F30',
      in: ['left'],
      on: resume('grid', { ...families, problem: taken, missed: adding }),
      to: { asking: 'loadingSchedule' },
      changes: {
        selectedTimeSlot: null,
        facilities: [],
        facilityId: null,
        offer: null,
        attendeeDetails: someDetails,
        problem: taken,
        toldProblem: taken,
        missed: missedAtTen(
          { serviceId: 2, facilityId: 201, step: 'tickets', quantities: { 602: 2 }, describing: adding },
          8,
        ),
      },
      does: [asksDay({ venue_service_id: 2 }), passes],
    },
  ],
};
