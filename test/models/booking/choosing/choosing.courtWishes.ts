/** The rows of a court's law while loading, and for each choice. */
import { RefusedError } from '../../../../machines/shared/problem.ts';
import type { Row } from '../../../support/law/law.ts';
import { done, failed } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import {
  askingAt,
  selection,
  failing,
  onOpenDay,
  pickingAt,
  retried,
  told,
  withChoices,
  without,
} from './choosing.court.ts';
import {
  asksChoices,
  asksDay,
  asksFacilities,
  asksOffer,
  choices,
  choose,
  cutOff,
  day,
  facilities,
  joined,
  missedAtTen,
  offer,
  onwards,
  passes,
  problem,
  saleOf,
  schedule,
  services,
  slotAtTen,
  ten,
  toParent,
  tomorrow,
} from './choosing.events.ts';

export const loading: Row[] = [
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
  // With the server's message, which is reported (R8.1.6).
  ...[
    ['loadServices', 'loadingServices', 'servicesFailed'],
    ['loadChoices', 'loadingChoices', 'choicesFailed'],
    ['loadSchedule', 'loadingSchedule', 'scheduleFailed'],
    ['loadFacilities', 'loadingFacilities', 'facilitiesFailed'],
    ['loadOffer', 'loadingOffer', 'offerFailed'],
  ].map(([call = '', from = '', to = '']): Row => ({
    law: 'R8.1.6',
    in: [from],
    on: failed(call, new RefusedError('closed', 'We are closed today')),
    to,
    changes: {
      problem: problem('closed', 'We are closed today'),
      toldProblem: problem('closed', 'We are closed today'),
    },
    does: [
      { starts: 'reconnect', input: { problem: problem('closed', 'We are closed today'), attempts: 0 } },
      { sends: { type: 'question.refused', message: 'We are closed today' }, to: toParent },
    ],
  })),
  {
    law: 'F07',
    in: ['servicesFailed', 'choicesFailed', 'scheduleFailed', 'facilitiesFailed', 'offerFailed'],
    on: cutOff('reconnect'),
    changes: { attempts: 2 },
  },
  // First the filters, then the schedule (R4.4.1, R4.4.3).
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
  // The first of those that are free for such a short time (R4.4.7, R7.2.7).
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

export const wishing: Row[] = joined([
  // Another service keeps only the day (R4.4.1, R4.4.2).
  ...askingAt.map((name) => ({
    law: 'R4.4.2',
    in: [name],
    on: choose.service(2),
    to: 'loadingChoices',
    changes: {
      selectedServices: { id: 2, filter_by: 2, facilities: [] },
      ...without(name, 'choices', 'schedule', ...selection, 'problem', 'search'),
    },
    does: [asksChoices(2, 2), ...told(name)],
  })),
  // Another day clears the selection (Q4.4.b). Before the filters are loaded, no schedule is requested (R4.4.3).
  ...withChoices.map((name) => ({
    law: 'R4.4.4',
    in: [name],
    on: choose.date(tomorrow),
    to: 'loadingSchedule',
    changes: { bookingDate: tomorrow, ...without(name, ...selection, 'problem', 'search') },
    does: [asksDay({ date: tomorrow }), ...told(name)],
  })),
  ...[tomorrow, '2026-12-21'].map((date) => ({
    law: 'R4.4.3',
    in: ['loadingChoices', 'choicesFailed'],
    on: choose.date(date),
    changes: { bookingDate: date },
  })),
  // The limit of days is known with the schedule (R5.5.2).
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
        ...without(name, ...selection, 'problem', 'search'),
      },
      does: [asksDay(query), ...told(name)],
    })),
  ),
  // A duration, time range or fewer courts clear the slot and ask no server (R4.4.5).
  ...onOpenDay.map((name) => ({
    law: 'R4.4.5',
    in: [name],
    on: choose.duration(120),
    to: 'undecided',
    changes: { duration: 120, ...without(name, ...selection, 'problem') },
    does: told(name),
  })),
  ...pickingAt.map((name) => ({
    law: 'R2.11.7',
    in: [name],
    on: choose.narrow(101),
    to: 'undecided',
    changes: {
      selectedServices: { id: 1, filter_by: 1, facilities: [101] },
      ...without(name, ...selection, 'problem'),
    },
    does: told(name),
  })),
  ...onOpenDay.map((name) => ({
    law: 'R2.11.12',
    in: [name],
    on: choose.range('9-12'),
    changes: { selectedTimeRange: '9-12' },
  })),
  // A slot loads its free courts (R4.4.6).
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
  // Another court loads its offer (R4.4.9).
  ...['loadingOffer', 'offerFailed', 'ready'].map((name) => ({
    law: 'R4.4.9',
    in: [name],
    on: choose.facility(102),
    to: 'loadingOffer',
    changes: { facilityId: 102, ...without(name, 'offer', 'problem') },
    does: [asksOffer(102), ...told(name)],
  })),
  // A court continues with its attendees (R4.5.2).
  {
    law: 'R4.5.1',
    in: ['ready'],
    on: onwards,
    to: 'left',
    does: [{ sends: { type: 'slot.chosen', sale: saleOf('details') }, to: toParent }],
  },
]);
