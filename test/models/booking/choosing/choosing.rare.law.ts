/**
 * The laws of rare cases in step 1: an earlier message, an exit with much left, another channel (R4.4, R4.5.8, R5.5.1,
 * F07, F12, Q6.1.b).
 */
import type { AnyEventObject } from 'xstate';
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import type { Law, Row } from '../../../support/law/law.ts';
import { done } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import { situations } from './choosing.court.ts';
import {
  asking,
  asksDay,
  choices,
  choose,
  chosenFor,
  day,
  facilities,
  findDay,
  goesOn,
  inCart,
  inputOf,
  isThere,
  laterDay,
  minute,
  missedAtTen,
  offer,
  onwards,
  passes,
  picking,
  pleaseLogin,
  pool,
  poolChoices,
  poolOffer,
  poolSale,
  problem,
  resume,
  saleOf,
  schedule,
  services,
  someDetails,
  ten,
  today,
  tomorrow,
  visit,
  wantsLogin,
  poolDay,
} from './choosing.events.ts';

const untold = { problem: null, toldProblem: null };

const here = (
  input: ReturnType<typeof inputOf>,
  by: readonly AnyEventObject[],
  state: object,
  rows: readonly Omit<Row, 'in'>[],
): Law => ({
  machine: choosingMachine,
  input,
  situations: { here: { by, ...(state as { state: unknown }) } },
  rows: rows.map((row) => ({ in: ['here'], ...row })),
});

// A step's message is cleared by the next one.
const said = { problem: problem('productInCart') };
const kept = { quantities: { 601: 1 }, attendeeDetails: someDetails };
const atCourt = [services, choices, schedule, ten, facilities, offer(101), onwards];
const atPool = [services, poolChoices, poolDay, ten, pool, poolOffer, onwards, resume('slot', { ...kept, ...said })];
const goesTo = (on: AnyEventObject, sale: object) => ({
  law: 'F12',
  on,
  to: 'left',
  changes: untold,
  does: [chosenFor(sale), passes],
});
const saidBefore: readonly Law[] = [
  here(inputOf(), [...atCourt, resume('slot', said)], { ...picking('ready'), knows: said }, [
    goesTo(onwards, saleOf('details')),
  ]),
  here(inputOf({ serviceId: 2 }), [...atPool, inCart(at.heldTicket)], { ...picking('ready'), knows: said }, [
    ...['tickets', 'details', 'extras', 'prompt'].map((stop) => goesTo(visit(stop), poolSale(stop, kept))),
    goesTo(onwards, poolSale('tickets', kept)),
  ]),
  // The lost one is gone as well, and so is the one near it: the next free day is looked for.
  here(
    inputOf(),
    [
      ...atCourt,
      resume('grid', { problem: problem('slotTaken'), missed: { products: [], leaves: true } }),
      laterDay,
      choose.near(),
      day(at.closedDay),
    ],
    { ...picking('undecided'), knows: { problem: problem('slotGone') } },
    [
      {
        law: 'R2.11.13',
        on: findDay,
        to: { asking: { findingDay: 'looking' } },
        changes: { ...untold, searchDate: tomorrow },
        does: [asksDay({ date: tomorrow }), passes],
      },
    ],
  ),
];

/** What the later steps hand back is kept, even at a fresh start or while waiting for a login. */
const handedBack = here(inputOf(), atCourt, { state: 'left' }, [
  {
    law: 'R4.5.8',
    on: resume('anew', { ...kept, ...said }),
    to: { asking: 'loadingSchedule' },
    changes: {
      attendeeDetails: someDetails,
      selectedTimeSlot: null,
      facilities: [],
      facilityId: null,
      offer: null,
      duration: null,
    },
    does: [asksDay()],
  },
  {
    law: 'Q6.1.b',
    on: resume('login', kept),
    to: { asking: { picking: 'awaitingLogin' } },
    changes: { ...kept, problem: pleaseLogin, toldProblem: pleaseLogin },
    does: [wantsLogin, passes],
  },
]);

/** A restored day that has passed, or is replaced before it is loaded (R5.5.1). */
const noLongerThatDay = here(
  inputOf({ draft: at.draftOf({}) }),
  [services],
  { ...asking('loadingChoices'), runs: ['loadChoices'], tags: ['busy'], knows: { draft: at.draftOf({}) } },
  [
    {
      law: 'R5.5.1',
      on: minute(`${tomorrow} 00:00:00`),
      changes: {
        now: `${tomorrow} 00:00:00`,
        bookingDate: tomorrow,
        draft: null,
        problem: problem('dayGone'),
        toldProblem: problem('dayGone'),
      },
      does: [passes],
    },
    { law: 'R4.4.4', on: choose.date(tomorrow), changes: { bookingDate: tomorrow, draft: null } },
  ],
);

/** F07, R8.1.5: the answer after an outage is that no court is free; it ends the outage all the same. */
const noneAfterOutage = here(
  inputOf(),
  [...situations['facilitiesFailed']!.by, done('reconnect')],
  { ...picking('loadingFacilities'), runs: ['loadFacilities'], tags: ['busy'], knows: { attempts: 1 } },
  [
    {
      law: 'R8.1.5',
      on: done('loadFacilities', []),
      to: { asking: 'loadingSchedule' },
      changes: {
        selectedTimeSlot: null,
        attempts: 0,
        problem: problem('noFacility'),
        toldProblem: problem('noFacility'),
        missed: missedAtTen({ facilityId: null }),
      },
      does: [asksDay(), passes],
    },
  ],
);

// What is offered depends on what is chosen, and on who asks.
const [court1, court2] = at.padelSchedule.facilities;
/** The second court is free from one to two only. */
const shortAfternoon = day({
  ...at.padelSchedule,
  facilities: [
    court1!,
    {
      ...court2!,
      facility_rentals: [{ ...court2!.facility_rentals[0]!, start_time: '13:00:00', end_time: '14:00:00' }],
    },
  ],
});
/** Partners are offered another grid. */
const otherwiseForPartners = (asked: typeof at.padelSchedule, theirs: typeof at.padelSchedule) => {
  const { packed, ...rest } = at.dayOf(asked, today);
  return done('loadSchedule', { ...rest, packed: { ...packed, Partners: at.dayOf(theirs, today).packed.Partners } });
};
const closedToPartners = otherwiseForPartners(at.padelSchedule, at.closedDay);
const shorterForPartners = otherwiseForPartners(at.poolSchedule, {
  ...at.poolSchedule,
  configuration: { ...at.poolSchedule.configuration, max_booking_time: 60 },
});

const offeredOtherwise: readonly Law[] = [
  here(inputOf(), [services, choices, schedule, choose.duration(120)], picking('undecided'), [
    {
      law: 'R9.2.13',
      on: choose.narrow(102),
      changes: {
        selectedServices: { id: 1, filter_by: 1, facilities: [102] },
        duration: 60,
        knownDurations: [60],
      },
    },
  ]),
  here(inputOf(), [services, choices, shortAfternoon, choose.range('12-15')], picking('undecided'), [
    { law: 'R9.2.10', on: choose.duration(120), changes: { duration: 120, selectedTimeRange: 'all' } },
  ]),
  here(inputOf(), [services, choices, closedToPartners], picking('undecided'), [
    { law: 'R9.2.1', on: isThere(at.partner), changes: { user: at.partner, knownDurations: [60] } },
  ]),
  here(
    inputOf({ serviceId: 2, user: null }),
    [services, poolChoices, shorterForPartners, ten, pool, poolOffer, onwards],
    picking('awaitingLogin'),
    [
      {
        law: 'Q6.1.b',
        on: isThere(at.partner),
        to: 'left',
        changes: { user: at.partner, ...untold, knownDurations: [60] },
        does: [goesOn, passes, chosenFor(poolSale('tickets', { schedule: shorterForPartners['output'] }))],
      },
    ],
  ),
];

export const ofRare: readonly Law[] = [
  ...saidBefore,
  {
    ...handedBack,
    unnoticed: {
      'a wrong target: asking · nearest.choose [0] → .choosingService': 'With a service it leads on to its choices.',
      'a wrong target: asking · service.choose → .choosingService': 'With a service it leads on to its choices.',
      'a wrong target: asking.findingDay.looking · loadSchedule onDone [1] → looking': 'There is no other state in it.',
      'a value that is not kept: assignLossOnReturn': 'What is come back to is not chosen yet.',
      'a value that is not kept: assignNearest': 'While one is missed none is chosen.',
    },
  },
  noLongerThatDay,
  noneAfterOutage,
  ...offeredOtherwise,
];
