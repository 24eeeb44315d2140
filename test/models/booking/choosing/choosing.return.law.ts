/** The laws of restoring an earlier selection in step 1, from R3.10.7, Q3.5.d, Q6.1.b and R4.4.7. */
import { type AnyEventObject } from 'xstate';
import type { BookingInput } from '../../../../machines/booking/bookingContext.ts';
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { type Law, type Row } from '../../../support/law/law.ts';
import { done, failed } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import {
  asking,
  asksFacilities,
  asksOffer,
  busy,
  choices,
  chosenFor,
  cutOff,
  facilities,
  goesOn,
  inCart,
  inputOf,
  missedAtTen,
  laterDay,
  offer,
  passes,
  picking,
  pool,
  poolChoices,
  poolDay,
  poolOffer,
  poolSale,
  problem,
  saleOf,
  schedule,
  services,
  slotAtTen,
  slotGone,
  visit,
} from './choosing.events.ts';

const draft = at.draftOf;
const back = (changes: Parameters<typeof draft>[0], more: Partial<BookingInput> = {}) => ({
  input: inputOf({ draft: draft(changes), ...more }),
  draft: draft(changes),
});
const held = inCart(at.heldCourt);
const dayOfDraft = { schedule: schedule['output'], knownDurations: [60, 120] };
const heldSlot = { ...slotAtTen, facilities: [102] };
const backToCourt = back({});
const courtSale = (where: string, changes: object = {}) =>
  saleOf(where, { facilityId: 102, offer: at.courtOffer(102, true), ...changes });
const untilOffer = [services, choices, schedule, facilities];

const toStep1: Law = {
  machine: choosingMachine,
  input: backToCourt.input,
  situations: {
    loadingSchedule: {
      by: [services, choices],
      ...asking('loadingSchedule'),
      ...busy('loadSchedule'),
      knows: { draft: backToCourt.draft, duration: 60 },
    },
    loadingFacilities: {
      by: [services, choices, schedule],
      ...picking('loadingFacilities'),
      ...busy('loadFacilities'),
    },
    loadingOffer: { by: untilOffer, ...picking('loadingOffer'), ...busy('loadOffer') },
    ready: { by: [...untilOffer, offer(102)], ...picking('ready'), knows: { draft: null } },
  },
  rows: [
    {
      law: 'R3.10.7',
      in: ['loadingSchedule'],
      on: schedule,
      to: 'loadingFacilities',
      changes: { ...dayOfDraft, selectedTimeSlot: slotAtTen },
      does: [asksFacilities()],
    },
    // Another customer has taken it.
    {
      law: 'R3.10.7',
      in: ['loadingSchedule'],
      on: laterDay,
      to: { asking: { picking: 'undecided' } },
      changes: {
        schedule: laterDay['output'],
        knownDurations: [60],
        draft: null,
        problem: slotGone,
        toldProblem: slotGone,
        missed: missedAtTen({ facilityId: 102 }),
      },
      does: [passes],
    },
    {
      law: 'R4.4.7',
      in: ['loadingFacilities'],
      on: facilities,
      to: 'loadingOffer',
      changes: { facilities: [at.court1, at.court2], facilityId: 102 },
      does: [asksOffer(102)],
    },
    {
      law: 'R4.4.7',
      in: ['loadingFacilities'],
      on: done('loadFacilities', [at.court1]),
      to: 'loadingOffer',
      changes: {
        facilities: [at.court1],
        facilityId: 101,
        problem: problem('facilityGone'),
        toldProblem: problem('facilityGone'),
      },
      does: [asksOffer(101), passes],
    },
    {
      law: 'R4.4.8',
      in: ['loadingOffer'],
      on: offer(102),
      to: 'ready',
      changes: { offer: at.courtOffer(102, true), draft: null },
    },
  ],
  refused: [visit('tickets')],
};

/** Which step is restored, once the offer is loaded. */
const ledBack = (
  law: string,
  { input }: ReturnType<typeof back>,
  by: readonly AnyEventObject[],
  rows: readonly Omit<Row, 'law' | 'in' | 'to'>[],
): Law => ({
  machine: choosingMachine,
  input,
  situations: { loadingOffer: { by, ...picking('loadingOffer'), ...busy('loadOffer') } },
  rows: rows.map((row) => ({ law, in: ['loadingOffer'], to: 'left', ...row })),
});

const toExtras = back({ step: 'extras' });
const toDetails = back({ describing: { products: [], leaves: true } });
const goingOn = back({ goesOn: true });
const toTickets = back({ serviceId: 2, facilityId: 201, step: 'tickets', quantities: { 601: 2 } }, { serviceId: 2 });
const heldFirst = [held, services, choices, laterDay];
const heldSale = (where: string, changes: object) =>
  courtSale(where, {
    schedule: laterDay['output'],
    selectedTimeSlot: heldSlot,
    facilities: [],
    ...changes,
  });

/** An address without a duration, for a court that is in the cart for two hours. */
const openEnded = (stop: 'extras' | 'prompt'): Law => {
  const slot = { startTime: '10:00:00', nextDay: false };
  const selectedTimeSlot = { ...heldSlot, end_time: '12:00:00', duration: 120 };
  const known = {
    schedule: laterDay['output'],
    knownDurations: [60],
    duration: 120,
    selectedTimeSlot,
    facilityId: 102,
  };
  const isAtPrompt = stop === 'prompt';
  return {
    machine: choosingMachine,
    input: inputOf({ time: { date: at.today, duration: null, slot, facilityId: 102 }, stop }),
    situations: {
      loadingSchedule: {
        by: [inCart({ ...at.heldCourt, selectedFacilityEndTiming: '12:00:00' }), services, choices],
        ...asking('loadingSchedule'),
        ...busy('loadSchedule'),
      },
    },
    rows: [
      {
        law: 'Q3.5.d',
        in: ['loadingSchedule'],
        on: laterDay,
        to: isAtPrompt ? 'left' : { asking: { picking: 'loadingOffer' } },
        changes: { ...known, ...(isAtPrompt ? { draft: null } : {}) },
        does: isAtPrompt
          ? [chosenFor(heldSale('prompt', { duration: 120, selectedTimeSlot, offer: null }))]
          : [{ starts: 'loadOffer', input: { ...(asksOffer(102) as { input: object }).input, end_time: '12:00:00' } }],
      },
    ],
  };
};

/** Their screens use the first eight by index, so another one is added at the end. */
export const ofReturns: readonly Law[] = [
  toStep1,
  // Q6.1.b: as if no login had come between.
  ledBack('Q6.1.b', goingOn, untilOffer, [
    {
      on: offer(102),
      changes: { offer: at.courtOffer(102, true), draft: null },
      does: [goesOn, chosenFor(courtSale('details'))],
    },
  ]),
  ledBack('R2.12.9', toDetails, untilOffer, [
    {
      on: offer(102),
      changes: { offer: at.courtOffer(102, true), draft: null },
      does: [chosenFor(courtSale('details'))],
    },
  ]),
  // The threshold decides how many tickets stay: restoring continues there.
  ledBack(
    'R4.5.4',
    toTickets,
    [services, poolChoices, poolDay, pool],
    [
      {
        on: poolOffer,
        changes: { offer: at.poolOffer(true), draft: null },
        does: [chosenFor(poolSale('tickets', { quantities: { 601: 2 }, draft: toTickets.draft }))],
      },
    ],
  ),
  // Q3.5.d: an own court is not offered any more, and come back to all the same; without add-ons to the prompt.
  ledBack('Q3.5.d', toExtras, heldFirst, [
    {
      on: offer(102),
      changes: { offer: at.courtOffer(102, true), draft: null },
      does: [chosenFor(heldSale('extras', {}))],
    },
    {
      on: done('loadOffer', at.courtOffer(102, false)),
      changes: { offer: at.courtOffer(102, false), draft: null },
      does: [chosenFor(heldSale('prompt', { offer: at.courtOffer(102, false) }))],
    },
    {
      on: failed('loadOffer', new RefusedError('slotTaken')),
      changes: { draft: null },
      does: [chosenFor(heldSale('prompt', { offer: null }))],
    },
  ]),
  // F07: also after an outage, which is over with that answer.
  ledBack(
    'F07',
    toExtras,
    [...heldFirst, cutOff('loadOffer'), done('reconnect')],
    [
      {
        on: failed('loadOffer', new RefusedError('slotTaken')),
        changes: { draft: null, problem: null, toldProblem: null, attempts: 0 },
        does: [chosenFor(heldSale('prompt', { offer: null })), passes],
      },
    ],
  ),
  {
    machine: choosingMachine,
    input: toExtras.input,
    situations: {
      loadingSchedule: { by: heldFirst.slice(0, 3), ...asking('loadingSchedule'), ...busy('loadSchedule') },
    },
    rows: [
      {
        law: 'Q3.5.d',
        in: ['loadingSchedule'],
        on: laterDay,
        to: { asking: { picking: 'loadingOffer' } },
        changes: {
          schedule: laterDay['output'],
          knownDurations: [60],
          selectedTimeSlot: heldSlot,
          facilityId: 102,
        },
        does: [asksOffer(102)],
      },
    ],
  },
  {
    machine: choosingMachine,
    input: back({ step: 'prompting' }).input,
    situations: {
      loadingSchedule: { by: [held, services, choices], ...asking('loadingSchedule'), ...busy('loadSchedule') },
    },
    rows: [
      {
        law: 'Q3.5.d',
        in: ['loadingSchedule'],
        on: laterDay,
        to: 'left',
        changes: {
          schedule: laterDay['output'],
          knownDurations: [60],
          selectedTimeSlot: heldSlot,
          facilityId: 102,
          draft: null,
        },
        does: [chosenFor(heldSale('prompt', { offer: null }))],
      },
    ],
  },
  openEnded('extras'),
  openEnded('prompt'),
];
