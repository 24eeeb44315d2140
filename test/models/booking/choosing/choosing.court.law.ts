/** The laws of step 1 for a customer who asked for a court, from R4.4, R5.5, R8.1.5, R8.1.6, Q4.4.a, Q4.4.b and F30. */
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import type { Law, Row } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import {
  askingAt,
  selection,
  everywhere,
  known,
  onOpenDay,
  withChoices,
  withSlot,
  without,
  elsewhere,
  situations,
} from './choosing.court.ts';
import {
  asksDay,
  choose,
  inCart,
  inputOf,
  isThere,
  joined,
  minute,
  missedAtTen,
  more,
  noConnection,
  passes,
  problem,
  resume,
  slotGone,
  someDetails,
  today,
  tomorrow,
  visit,
  wantsLogin,
} from './choosing.events.ts';
import { loading, wishing } from './choosing.courtWishes.ts';

const afterMidnight = `${tomorrow} 00:00:00`;
const onlyHours = (name: string): object => (onOpenDay.includes(name) ? { knownDurations: [60] } : {});

export const facts: Row[] = joined([
  ...everywhere.map((name) => ({
    law: 'R4.1.6',
    in: [name],
    on: isThere(null),
    changes: { user: null },
  })),
  ...everywhere.map((name) => ({
    law: 'R4.5.3',
    in: [name],
    on: inCart(at.heldTicket),
    changes: { cartLines: [at.heldTicket] },
  })),
  // Two hours are possible at nine only.
  ...everywhere.map((name) => ({
    law: 'R9.2.2',
    in: [name],
    on: minute(`${today} 10:14:59`),
    changes: { now: `${today} 10:14:59`, ...onlyHours(name) },
  })),
  // Fifteen minutes after its start a slot is gone, with its message (R9.2.2). Elsewhere only the time changes.
  ...everywhere.map((name) => ({
    law: 'R9.2.2',
    in: [name],
    on: minute(`${today} 10:15:00`),
    ...(withSlot.has(name)
      ? {
          to: 'undecided',
          changes: {
            now: `${today} 10:15:00`,
            ...onlyHours(name),
            ...without(name, ...selection),
            problem: slotGone,
            toldProblem: slotGone,
            missed: missedAtTen({ facilityId: known[name]!.includes('facility') ? 101 : null }),
          },
          does: [passes],
        }
      : { changes: { now: `${today} 10:15:00`, ...onlyHours(name) } }),
  })),
  // A day in the past becomes the first possible one; a default day without a message until its schedule is loaded.
  ...everywhere.map((name) => {
    const isDayThere = known[name]?.includes('schedule') ?? false;
    const dayGone = isDayThere ? { problem: problem('dayGone'), toldProblem: problem('dayGone') } : {};
    const isAsking = askingAt.includes(name);
    return {
      law: 'R5.5.1',
      in: [name],
      on: minute(afterMidnight),
      ...(withChoices.includes(name) ? { to: 'loadingSchedule' } : {}),
      changes: {
        now: afterMidnight,
        ...onlyHours(name),
        ...(isAsking ? { bookingDate: tomorrow, ...without(name, ...selection, 'search'), ...dayGone } : {}),
      },
      does: withChoices.includes(name) ? [asksDay({ date: tomorrow }), ...(isDayThere ? [passes] : [])] : [],
    };
  }),
]);

const resuming: Row[] = [
  {
    law: 'R4.5.6',
    in: ['left'],
    on: resume('slot', { quantities: { 601: 1 }, attendeeDetails: someDetails, problem: noConnection }),
    to: 'ready',
    changes: { quantities: { 601: 1 }, attendeeDetails: someDetails, problem: noConnection, toldProblem: noConnection },
    does: [passes],
  },
  {
    law: 'Q4.5.b',
    in: ['left'],
    on: resume('grid', { addons: { 901: 1 }, attendeeDetails: someDetails }),
    to: 'loadingSchedule',
    changes: {
      selectedTimeSlot: null,
      facilities: [],
      facilityId: null,
      offer: null,
      attendeeDetails: someDetails,
    },
    does: [asksDay()],
  },
  {
    law: 'R4.5.8',
    in: ['left'],
    on: resume('anew', { problem: noConnection }),
    to: 'loadingSchedule',
    changes: { selectedTimeSlot: null, facilities: [], facilityId: null, offer: null, duration: null },
    does: [asksDay()],
  },
  {
    law: 'Q6.1.b',
    in: ['left'],
    on: resume('login'),
    to: { asking: { picking: 'awaitingLogin' } },
    changes: { problem: problem('pleaseLogin'), toldProblem: problem('pleaseLogin') },
    does: [wantsLogin, passes],
  },
];

const { findingDay: _, ...others } = situations;

export const ofCourt: Law = {
  machine: choosingMachine,
  begins: [{ starts: 'loadServices', input: undefined }],
  input: inputOf(),
  situations: others,
  rows: elsewhere([...loading, ...wishing, ...facts, ...resuming]),
  refused: [
    choose.service(1),
    choose.service(3),
    choose.date(today),
    choose.date('2026-11-19'),
    choose.date('2026-12-21'),
    choose.date(''),
    choose.filter('surface', 6),
    choose.filter('surface', null),
    choose.filter('formation', 5),
    choose.filter('outdoor', 2),
    choose.narrow(601),
    choose.duration(60),
    choose.duration(90),
    choose.range('12-15'),
    choose.slot('11:00:00'),
    choose.slot('10:00'),
    choose.slot('10:00:00', tomorrow),
    choose.facility(103),
    // No slot was lost.
    choose.near(),
    choose.near({ serviceId: 2 }),
    more,
    visit('choosing'),
    visit('tickets'),
    visit('details'),
    visit('extras'),
    visit('prompt'),
    resume('closed'),
    resume('cart'),
  ],
};
