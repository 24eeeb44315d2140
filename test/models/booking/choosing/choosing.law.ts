/**
 * The laws of a booking’s first step; see docs/guide/testing.md. Here for a pool, for a signed-out customer and one who
 * went back (R4.5.4, R5.7.8, Q6.1.b).
 */
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import { type Law } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import { ofCourt } from './choosing.court.law.ts';
import { ofFreeDay, ofSeason } from './choosing.freeDay.law.ts';
import { afterOutage, refusedTwice } from './choosing.outage.law.ts';
import {
  asking,
  asksChoices,
  asksDay,
  asksOffer,
  busy,
  choices,
  choose,
  chosenFor,
  facilities,
  goesOn,
  inCart,
  inputOf,
  isThere,
  more,
  offer,
  onwards,
  passes,
  picking,
  pleaseLogin,
  pool,
  poolChoices,
  poolChosen,
  poolDay,
  poolOffer,
  poolSale,
  resume,
  retry,
  schedule,
  services,
  someDetails,
  swimChosen,
  ten,
  toPool,
  tomorrow,
  visit,
  wantsLogin,
} from './choosing.events.ts';
import { ofLoss, ofMissedTickets, ofNearest, ofOtherDay } from './choosing.missed.law.ts';
import { ofRare } from './choosing.rare.law.ts';
import { ofReturns } from './choosing.return.law.ts';

export const ofStranger: Law = {
  machine: choosingMachine,
  begins: [{ starts: 'loadServices', input: undefined }],
  input: inputOf({ serviceId: null, user: null }),
  situations: {
    choosingService: { by: [services], ...asking('choosingService'), knows: { selectedServices: null } },
    loadingChoices: { by: [services, poolChosen], ...asking('loadingChoices'), ...busy('loadChoices') },
    atPool: { by: toPool, ...picking('undecided'), knows: { pages: 0 } },
    allShown: { by: [...toPool, more], ...picking('undecided') },
    ready: { by: swimChosen, ...picking('ready') },
    awaitingLogin: { by: [...swimChosen, onwards], ...picking('awaitingLogin'), knows: { problem: pleaseLogin } },
  },
  rows: [
    {
      law: 'R4.4.1',
      in: ['choosingService'],
      on: poolChosen,
      to: 'loadingChoices',
      changes: { selectedServices: { id: 2, filter_by: 2, facilities: [] } },
      does: [asksChoices(2, 2)],
    },
    // Eleven cells at first, then twelve more; the pool has fourteen (R2.11.11).
    { law: 'R2.11.11', in: ['atPool', 'ready', 'awaitingLogin'], on: more, changes: { pages: 1 } },
    { law: 'R2.11.12', in: ['atPool'], on: choose.range('12-15'), changes: { selectedTimeRange: '12-15' } },
    { law: 'R2.11.12', in: ['allShown'], on: choose.range('12-15'), changes: { selectedTimeRange: '12-15', pages: 0 } },
    // The slot is cleared when the chosen time range does not contain it.
    {
      law: 'R2.11.12',
      in: ['ready', 'awaitingLogin'],
      on: choose.range('12-15'),
      to: 'atPool',
      changes: {
        selectedTimeRange: '12-15',
        selectedTimeSlot: null,
        facilities: [],
        facilityId: null,
        offer: null,
      },
    },
    {
      law: 'Q6.1.b',
      in: ['ready'],
      on: onwards,
      to: 'awaitingLogin',
      changes: { problem: pleaseLogin, toldProblem: pleaseLogin },
      does: [wantsLogin, passes],
    },
    { law: 'Q6.1.b', in: ['awaitingLogin'], on: onwards, does: [wantsLogin] },
    {
      law: 'Q6.1.b',
      in: ['awaitingLogin'],
      on: isThere(at.customer),
      to: 'left',
      changes: { user: at.customer, problem: null, toldProblem: null },
      does: [goesOn, passes, chosenFor(poolSale('tickets'))],
    },
    {
      law: 'R4.1.6',
      in: ['choosingService', 'loadingChoices', 'atPool', 'allShown', 'ready'],
      on: isThere(at.customer),
      changes: { user: at.customer },
    },
  ],
  refused: [choose.service(1_000), choose.service(3), isThere(null), choose.range('0-3'), retry],
};

// A customer who went back from the tickets, with one chosen.

const kept = { quantities: { 601: 1 }, attendeeDetails: someDetails };
const turnedBack = [services, poolChoices, poolDay, ten, pool, poolOffer, onwards, resume('slot', kept)];

export const ofSwimmer: Law = {
  machine: choosingMachine,
  begins: [{ starts: 'loadServices', input: undefined }],
  input: inputOf({ serviceId: 2 }),
  situations: {
    ready: { by: turnedBack, ...picking('ready'), knows: kept },
    inCart: { by: [...turnedBack, inCart(at.heldTicket)], ...picking('ready') },
    loadingOffer: {
      by: [...turnedBack, choose.service(1), choices, schedule, ten, facilities],
      ...picking('loadingOffer'),
      ...busy('loadOffer'),
    },
  },
  rows: [
    {
      law: 'F12',
      in: ['ready', 'inCart'],
      on: visit('tickets'),
      to: 'left',
      does: [chosenFor(poolSale('tickets', kept))],
    },
    {
      law: 'F12',
      in: ['ready', 'inCart'],
      on: visit('details'),
      to: 'left',
      does: [chosenFor(poolSale('details', kept))],
    },
    // The steps after adding need a ticket in the cart (R5.7.8).
    { law: 'R5.7.8', in: ['inCart'], on: visit('extras'), to: 'left', does: [chosenFor(poolSale('extras', kept))] },
    { law: 'R5.7.8', in: ['inCart'], on: visit('prompt'), to: 'left', does: [chosenFor(poolSale('prompt', kept))] },
    { law: 'R4.5.4', in: ['ready', 'inCart'], on: onwards, to: 'left', does: [chosenFor(poolSale('tickets', kept))] },
    // Another customer does not get the attendees' details.
    {
      law: 'T06',
      in: ['ready', 'inCart', 'loadingOffer'],
      on: isThere(at.partner),
      changes: { user: at.partner, attendeeDetails: null },
    },
  ],
  refused: [visit('choosing'), isThere(at.customer)],
};

/** A new choice starts at the first page of times, without the alternatives to another court. */
const chosenAnew: readonly Law[] = [
  {
    machine: choosingMachine,
    begins: [{ starts: 'loadServices', input: undefined }],
    input: inputOf({ serviceId: null, user: null }),
    situations: { allShown: { by: [...toPool, more], ...picking('undecided'), knows: { pages: 1 } } },
    rows: [
      {
        law: 'R4.4.4',
        in: ['allShown'],
        on: choose.date(tomorrow),
        to: asking('loadingSchedule').state,
        changes: { bookingDate: tomorrow, pages: 0 },
        does: [asksDay({ date: tomorrow, venue_service_id: 2 })],
      },
    ],
  },
  {
    machine: choosingMachine,
    begins: [{ starts: 'loadServices', input: undefined }],
    input: inputOf(),
    situations: {
      withExtras: {
        by: [services, choices, schedule, ten, facilities, offer(101), onwards, resume('slot', { addons: { 901: 1 } })],
        ...picking('ready'),
        knows: { facilityId: 101, addons: { 901: 1 } },
      },
    },
    rows: [
      {
        law: 'R4.4.9',
        in: ['withExtras'],
        on: choose.facility(102),
        to: picking('loadingOffer').state,
        changes: { facilityId: 102, offer: null, addons: {} },
        does: [asksOffer(102)],
      },
    ],
  },
];

export const laws: readonly Law[] = [
  ofCourt,
  ofFreeDay,
  ofSeason,
  ofStranger,
  ofSwimmer,
  ofLoss,
  ofNearest,
  ofOtherDay,
  ofMissedTickets,
  ...ofReturns,
  afterOutage,
  refusedTwice,
  ...chosenAnew,
  ...ofRare,
];
