/** Situations of a customer choosing a court in step 1, what is known in each, and what a choice clears. */
import type { Effect, Law, Row } from '../../../support/law/law.ts';
import { done } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import {
  asking,
  busy,
  choices,
  cutOff,
  day,
  facilities,
  findDay,
  noConnection,
  offer,
  onwards,
  passes,
  picking,
  retry,
  schedule,
  services,
  slotAtTen,
  ten,
  today,
  tomorrow,
  waits,
} from './choosing.events.ts';

const toDay = [services, choices, schedule];
const toReady = [...toDay, ten, facilities, offer(101)];

export const situations: Law['situations'] = {
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

/** What is known in each situation, of all that a choice may clear. */
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

export const gone: Readonly<Record<Known, object>> = {
  choices: { choices: null },
  schedule: { schedule: null },
  slot: { selectedTimeSlot: null },
  facility: { facilities: [], facilityId: null },
  offer: { offer: null },
  problem: { problem: null, toldProblem: null, attempts: 0 },
  search: { searchDate: null },
};

export const selection: readonly Known[] = ['slot', 'facility', 'offer'];

/** What is cleared in a situation, as far as it was known; problems are cleared as well. */
export const without = (name: string, ...parts: readonly Known[]): object =>
  Object.assign({}, ...parts.filter((part) => known[name]!.includes(part)).map((part) => gone[part]));

export const told = (name: string): Effect[] => (known[name]!.includes('problem') ? [passes] : []);
export const everywhere = Object.keys(situations);
export const askingAt = everywhere.filter((name) => !['loadingServices', 'servicesFailed', 'left'].includes(name));
export const withChoices = askingAt.filter((name) => known[name]!.includes('choices'));
export const pickingAt = withChoices.filter((name) => known[name]!.includes('schedule') && name !== 'findingDay');
export const withSlot = new Set(pickingAt.filter((name) => known[name]!.includes('slot')));

/** Situations with times of today to choose from. */
export const onOpenDay = pickingAt.filter((name) => name !== 'closedDay');

export const failing = (id: string, from: string, to: string): Row => ({
  law: 'F07',
  in: [from],
  on: cutOff(id),
  to,
  changes: { problem: noConnection, toldProblem: noConnection, attempts: 1 },
  does: [waits, passes],
});

export const retried = (from: string, to: string, asks: Effect): Row[] => [
  { law: 'F07', in: [from], on: done('reconnect'), to, does: [asks] },
  { law: 'F07', in: [from], on: retry, to, changes: gone.problem as Row['changes'] & object, does: [asks, passes] },
];

/** The search for the next free day has a law of its own. */
export const isSearch = (name: string) => name === 'findingDay';
export const inOnly = (rows: readonly Row[], isMeant: (name: string) => boolean): Row[] =>
  rows.map((row) => ({ ...row, in: row.in.filter(isMeant) })).filter((row) => row.in.length > 0);
export const elsewhere = (rows: readonly Row[]): Row[] => inOnly(rows, (name) => !isSearch(name));
