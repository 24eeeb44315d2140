/** The laws of step 1 for a customer who asked for a court, from R4.4, R5.5, R8.1.5, R8.1.6, Q4.4.a, Q4.4.b and F30. */
import { choosingMachine } from '../../machines/booking/choosing/choosingMachine.ts';
import { RefusedError } from '../../machines/shared/problem.ts';
import { type Effect, type Law, type Row } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import * as at from './booking.fixtures.ts';
import {
  asking,
  asksChoices,
  asksDay,
  asksFacilities,
  asksOffer,
  busy,
  choices,
  choose,
  day,
  facilities,
  findDay,
  inCart,
  inputOf,
  missedAtTen,
  noConnection,
  isThere,
  joined,
  cutOff,
  minute,
  more,
  offer,
  onwards,
  passes,
  picking,
  problem,
  resume,
  retry,
  saleOf,
  schedule,
  services,
  slotAtTen,
  slotGone,
  someDetails,
  ten,
  today,
  tomorrow,
  visit,
  waits,
  wantsLogin,
  toParent,
} from './choosing.events.ts';

const toDay = [services, choices, schedule];
const toReady = [...toDay, ten, facilities, offer(101)];

const situations: Law['situations'] = {
  loadingServices: {
    by: [],
    state: 'loadingServices',
    ...busy('loadServices'),
    knows: { askedFor: 1, selectedServices: null, bookingDate: today, duration: null, draft: null, problem: null },
  },
  servicesFailed: { by: [cutOff('loadServices')], state: 'servicesFailed', runs: ['reconnect'] },
  loadingChoices: { by: [services], ...asking('loadingChoices'), ...busy('loadChoices') },
  choicesFailed: { by: [services, cutOff('loadChoices')], ...asking('choicesFailed'), runs: ['reconnect'] },
  loadingSchedule: { by: [services, choices], ...asking('loadingSchedule'), ...busy('loadSchedule') },
  scheduleFailed: {
    by: [services, choices, cutOff('loadSchedule')],
    ...asking('scheduleFailed'),
    runs: ['reconnect'],
  },
  undecided: { by: toDay, ...picking('undecided'), knows: { duration: 60, knownDurations: [60, 120] } },
  closedDay: { by: [services, choices, day(at.closedDay)], ...picking('undecided') },
  findingDay: {
    by: [services, choices, day(at.closedDay), findDay],
    state: { asking: { findingDay: 'looking' } },
    ...busy('loadSchedule'),
    knows: { searchDate: tomorrow, bookingDate: today },
  },
  loadingFacilities: { by: [...toDay, ten], ...picking('loadingFacilities'), ...busy('loadFacilities') },
  facilitiesFailed: {
    by: [...toDay, ten, cutOff('loadFacilities')],
    ...picking('facilitiesFailed'),
    runs: ['reconnect'],
  },
  loadingOffer: { by: [...toDay, ten, facilities], ...picking('loadingOffer'), ...busy('loadOffer') },
  offerFailed: { by: [...toDay, ten, facilities, cutOff('loadOffer')], ...picking('offerFailed'), runs: ['reconnect'] },
  ready: {
    by: toReady,
    ...picking('ready'),
    knows: { selectedTimeSlot: slotAtTen, facilityId: 101, offer: at.courtOffer(101, true) },
  },
  left: { by: [...toReady, onwards], state: 'left' },
};

type Known = 'choices' | 'schedule' | 'slot' | 'facility' | 'offer' | 'problem' | 'search';
/** What is known where, of all that a wish may take away. */
export const known: Readonly<Record<string, readonly Known[]>> = {
  loadingServices: [],
  servicesFailed: ['problem'],
  loadingChoices: [],
  choicesFailed: ['problem'],
  loadingSchedule: ['choices'],
  scheduleFailed: ['choices', 'problem'],
  undecided: ['choices', 'schedule'],
  closedDay: ['choices', 'schedule'],
  findingDay: ['choices', 'schedule', 'search'],
  loadingFacilities: ['choices', 'schedule', 'slot'],
  facilitiesFailed: ['choices', 'schedule', 'slot', 'problem'],
  loadingOffer: ['choices', 'schedule', 'slot', 'facility'],
  offerFailed: ['choices', 'schedule', 'slot', 'facility', 'problem'],
  ready: ['choices', 'schedule', 'slot', 'facility', 'offer'],
};
const gone: Readonly<Record<Known, object>> = {
  choices: { choices: null },
  schedule: { schedule: null },
  slot: { selectedTimeSlot: null },
  facility: { facilities: [], facilityId: null },
  offer: { offer: null },
  problem: { problem: null, toldProblem: null, attempts: 0 },
  search: { searchDate: null },
};
const choice: readonly Known[] = ['slot', 'facility', 'offer'];

/** What goes in a situation, as far as it was there; whatever was the matter is over. */
const without = (name: string, ...parts: readonly Known[]): object =>
  Object.assign({}, ...parts.filter((part) => known[name]!.includes(part)).map((part) => gone[part]));
const told = (name: string): Effect[] => (known[name]!.includes('problem') ? [passes] : []);

const everywhere = Object.keys(situations);
const askingAt = everywhere.filter((name) => !['loadingServices', 'servicesFailed', 'left'].includes(name));
const withChoices = askingAt.filter((name) => known[name]!.includes('choices'));
const pickingAt = withChoices.filter((name) => known[name]!.includes('schedule') && name !== 'findingDay');
const withSlot = new Set(pickingAt.filter((name) => known[name]!.includes('slot')));
/** Where the times of today are there to choose from. */
const onOpenDay = pickingAt.filter((name) => name !== 'closedDay');

const failing = (id: string, from: string, to: string): Row => ({
  law: 'F07',
  in: [from],
  on: cutOff(id),
  to,
  changes: { problem: noConnection, toldProblem: noConnection, attempts: 1 },
  does: [waits, passes],
});
const retried = (from: string, to: string, asks: Effect): Row[] => [
  { law: 'F07', in: [from], on: done('reconnect'), to, does: [asks] },
  { law: 'F07', in: [from], on: retry, to, changes: gone.problem as Row['changes'] & object, does: [asks, passes] },
];

const loading: Row[] = [
  {
    law: 'R6.1.14',
    in: ['loadingServices'],
    on: services,
    to: 'loadingChoices',
    changes: {
      services: [at.padel, at.swimming],
      selectedServices: { id: 1, filter_by: 1, facilities: [] },
    },
    does: [asksChoices(1, 1)],
  },
  failing('loadServices', 'loadingServices', 'servicesFailed'),
  ...retried('servicesFailed', 'loadingServices', { starts: 'loadServices', input: undefined }),
  // R8.1.6: in the words of the server, which are told apart.
  {
    law: 'R8.1.6',
    in: ['loadingServices'],
    on: failed('loadServices', new RefusedError('closed', 'We are closed today')),
    to: 'servicesFailed',
    changes: {
      problem: problem('closed', 'We are closed today'),
      toldProblem: problem('closed', 'We are closed today'),
    },
    does: [
      { starts: 'reconnect', input: { problem: problem('closed', 'We are closed today'), attempts: 0 } },
      { sends: { type: 'question.refused', message: 'We are closed today' }, to: toParent },
    ],
  },
  {
    law: 'F07',
    in: ['servicesFailed', 'choicesFailed', 'scheduleFailed', 'facilitiesFailed', 'offerFailed'],
    on: cutOff('reconnect'),
    changes: { attempts: 2 },
  },
  // R4.4.1, R4.4.3: the filters first, then the schedule.
  {
    law: 'R4.4.3',
    in: ['loadingChoices'],
    on: choices,
    to: 'loadingSchedule',
    changes: { choices: at.padelChoices },
    does: [asksDay()],
  },
  failing('loadChoices', 'loadingChoices', 'choicesFailed'),
  ...retried('choicesFailed', 'loadingChoices', asksChoices(1, 1)),
  {
    law: 'R9.2.13',
    in: ['loadingSchedule'],
    on: schedule,
    to: 'undecided',
    changes: { schedule: schedule['output'], duration: 60, knownDurations: [60, 120] },
  },
  {
    law: 'R5.5.5',
    in: ['loadingSchedule'],
    on: day(at.closedDay),
    to: 'closedDay',
    changes: { schedule: day(at.closedDay)['output'], duration: 60, knownDurations: [60] },
  },
  failing('loadSchedule', 'loadingSchedule', 'scheduleFailed'),
  ...retried('scheduleFailed', 'loadingSchedule', asksDay()),
  // R4.4.7, R7.2.7: the first of those that are free for so short a time.
  {
    law: 'R4.4.7',
    in: ['loadingFacilities'],
    on: facilities,
    to: 'loadingOffer',
    changes: { facilities: [at.court1, at.court2], facilityId: 101 },
    does: [asksOffer(101)],
  },
  {
    law: 'R8.1.5',
    in: ['loadingFacilities'],
    on: done('loadFacilities', [at.longCourt]),
    to: 'loadingSchedule',
    changes: {
      selectedTimeSlot: null,
      problem: problem('noFacility'),
      toldProblem: problem('noFacility'),
      missed: missedAtTen({ facilityId: null }),
    },
    does: [asksDay(), passes],
  },
  failing('loadFacilities', 'loadingFacilities', 'facilitiesFailed'),
  ...retried('facilitiesFailed', 'loadingFacilities', asksFacilities()),
  {
    law: 'R4.4.8',
    in: ['loadingOffer'],
    on: offer(101),
    to: 'ready',
    changes: { offer: at.courtOffer(101, true) },
  },
  {
    law: 'F30',
    in: ['loadingOffer'],
    on: failed('loadOffer', new RefusedError('slotTaken')),
    to: 'loadingSchedule',
    changes: {
      selectedTimeSlot: null,
      facilities: [],
      facilityId: null,
      problem: problem('slotTaken'),
      toldProblem: problem('slotTaken'),
      missed: missedAtTen(),
    },
    does: [asksDay(), passes],
  },
  failing('loadOffer', 'loadingOffer', 'offerFailed'),
  ...retried('offerFailed', 'loadingOffer', asksOffer(101)),
];

const wishing: Row[] = joined([
  // R4.4.1, R4.4.2: nothing but the day stays with another service.
  ...askingAt.map((name) => ({
    law: 'R4.4.2',
    in: [name],
    on: choose.service(2),
    to: 'loadingChoices',
    changes: {
      selectedServices: { id: 2, filter_by: 2, facilities: [] },
      ...without(name, 'choices', 'schedule', ...choice, 'problem', 'search'),
    },
    does: [asksChoices(2, 2), ...told(name)],
  })),
  // Q4.4.b: what was chosen of the former day goes. Before the filters are there, no schedule is asked for (R4.4.3).
  ...withChoices.map((name) => ({
    law: 'R4.4.4',
    in: [name],
    on: choose.date(tomorrow),
    to: 'loadingSchedule',
    changes: { bookingDate: tomorrow, ...without(name, ...choice, 'problem', 'search') },
    does: [asksDay({ date: tomorrow }), ...told(name)],
  })),
  ...[tomorrow, '2026-12-21'].map((date) => ({
    law: 'R4.4.3',
    in: ['loadingChoices', 'choicesFailed'],
    on: choose.date(date),
    changes: { bookingDate: date },
  })),
  // R5.5.2: how far ahead one may book is known with the schedule.
  ...['loadingSchedule', 'scheduleFailed'].map((name) => ({
    law: 'R5.5.2',
    in: [name],
    on: choose.date('2026-12-21'),
    to: 'loadingSchedule',
    changes: { bookingDate: '2026-12-21', ...without(name, 'problem') },
    does: [asksDay({ date: '2026-12-21' }), ...told(name)],
  })),
  ...withChoices.flatMap((name) =>
    [
      ['surface', 5, { facility_surface_id: 5 }] as const,
      ['outdoor', 1, { is_outdoor: 1 }] as const,
      ['formation', 6, { 'game_formations[]': [6] }] as const,
    ].map(([filter, value, query]) => ({
      law: 'R4.4.4',
      in: [name],
      on: choose.filter(filter, value),
      to: 'loadingSchedule',
      changes: {
        filters: { surface: null, formation: null, outdoor: null, [filter]: value },
        ...without(name, ...choice, 'problem', 'search'),
      },
      does: [asksDay(query), ...told(name)],
    })),
  ),
  // R4.4.5: a duration, a part of the day or fewer courts clear the slot and ask nobody.
  ...onOpenDay.map((name) => ({
    law: 'R4.4.5',
    in: [name],
    on: choose.duration(120),
    to: 'undecided',
    changes: { duration: 120, ...without(name, ...choice, 'problem') },
    does: told(name),
  })),
  ...pickingAt.map((name) => ({
    law: 'R2.11.7',
    in: [name],
    on: choose.narrow(101),
    to: 'undecided',
    changes: {
      selectedServices: { id: 1, filter_by: 1, facilities: [101] },
      ...without(name, ...choice, 'problem'),
    },
    does: told(name),
  })),
  ...onOpenDay.map((name) => ({
    law: 'R2.11.12',
    in: [name],
    on: choose.range('9-12'),
    changes: { selectedTimeRange: '9-12' },
  })),
  // A slot asks which of its courts are free (R4.4.6).
  ...onOpenDay
    .filter((name) => name === 'undecided')
    .map((name) => ({
      law: 'R4.4.6',
      in: [name],
      on: ten,
      to: 'loadingFacilities',
      changes: { selectedTimeSlot: slotAtTen },
      does: [asksFacilities()],
    })),
  ...onOpenDay.map((name) => ({
    law: 'R4.4.6',
    in: [name],
    on: choose.slot('09:00:00'),
    to: 'loadingFacilities',
    changes: {
      ...without(name, 'facility', 'offer', 'problem'),
      selectedTimeSlot: { ...slotAtTen, start_time: '09:00:00', end_time: '10:00:00', facilities: [101] },
    },
    does: [asksFacilities({ start_time: '09:00:00', end_time: '10:00:00' }), ...told(name)],
  })),
  // Another court asks for what it sells (R4.4.9).
  ...['loadingOffer', 'offerFailed', 'ready'].map((name) => ({
    law: 'R4.4.9',
    in: [name],
    on: choose.facility(102),
    to: 'loadingOffer',
    changes: { facilityId: 102, ...without(name, 'offer', 'problem') },
    does: [asksOffer(102), ...told(name)],
  })),
  // R4.5.2: a court goes on to who comes along.
  {
    law: 'R4.5.1',
    in: ['ready'],
    on: onwards,
    to: 'left',
    does: [{ sends: { type: 'slot.chosen', sale: saleOf('details') }, to: toParent }],
  },
]);

const afterMidnight = `${tomorrow} 00:00:00`;

const onlyHours = (name: string): object => (onOpenDay.includes(name) ? { knownDurations: [60] } : {});
const facts: Row[] = joined([
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
  // Two hours could be had at nine alone.
  ...everywhere.map((name) => ({
    law: 'R9.2.2',
    in: [name],
    on: minute(`${today} 10:14:59`),
    changes: { now: `${today} 10:14:59`, ...onlyHours(name) },
  })),
  // R9.2.2: fifteen minutes after its beginning a slot is gone, and what was said of it. Elsewhere only time passes.
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
            ...without(name, ...choice),
            problem: slotGone,
            toldProblem: slotGone,
            missed: missedAtTen({ facilityId: known[name]!.includes('facility') ? 101 : null }),
          },
          does: [passes],
        }
      : { changes: { now: `${today} 10:15:00`, ...onlyHours(name) } }),
  })),
  // A day that has passed becomes the first that can be booked; of one that nobody chose nothing is said before its schedule.
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
        ...(isAsking ? { bookingDate: tomorrow, ...without(name, ...choice, 'search'), ...dayGone } : {}),
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

const { findingDay, ...others } = situations;
const isSearch = (name: string) => name === 'findingDay';
const inOnly = (rows: readonly Row[], isMeant: (name: string) => boolean): Row[] =>
  rows.map((row) => ({ ...row, in: row.in.filter(isMeant) })).filter((row) => row.in.length > 0);
/** Where they lead to has no situation in the law of the search. */
const ofSearch = (rows: readonly Row[]): Row[] =>
  inOnly(rows, (name) => isSearch(name) || name === 'closedDay').map((row) => ({
    ...row,
    to: situations[row.to as string]?.state ?? row.to,
  }));
const elsewhere = (rows: readonly Row[]): Row[] => inOnly(rows, (name) => !isSearch(name));

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
    // Nothing was lost.
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
/** A season that ends with the day after tomorrow has no other one. */
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

/** The next free day is looked for one by one. */
export const ofFreeDay: Law = {
  machine: choosingMachine,
  begins: [{ starts: 'loadServices', input: undefined }],
  input: inputOf(),
  situations: { closedDay: situations['closedDay']!, findingDay: findingDay! },
  rows: [
    ...ofSearch(wishing),
    ...ofSearch(facts),
    // The next free day, one after the other.
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
