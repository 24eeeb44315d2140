/** The law of moving a booking whose page is opened with a choice in its address, as after a reload (F14). */
import { rescheduleMachine } from '../../../machines/reschedule/rescheduleMachine.ts';
import type { Law } from '../../support/law/law.ts';
import { failed } from '../../support/paths.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { padel } from '../booking/booking.fixtures.ts';
import { booking, day, input } from './reschedule.fixtures.ts';
import {
  again,
  asksDay,
  asksElsewhere,
  clock,
  connectionError,
  eightOn,
  elsewhere,
  eye,
  found,
  friday,
  listed,
  listedLater,
  schedule,
  later,
  stillUnreached,
  tells,
  toldElsewhere,
  watches,
} from './reschedule.situations.ts';

const loading = { state: 'loading', runs: ['loadBooking', clock], tags: ['busy'] } as const;
const loadsDay = { state: { choosing: 'loadingDay' }, runs: ['loadDay', eye, clock], tags: ['busy'] } as const;
const picks = { state: { choosing: 'picking' }, runs: [eye, clock] } as const;
const begins = [
  { starts: 'watchMinute', input: undefined },
  { starts: 'loadBooking', input: { bookingId: 70 } },
];
const common = { machine: rescheduleMachine, begins, callbackActors: [clock, eye] };
const cut = failed('loadDay', new ConnectionError());

const wish = { date: day, slot: { date: day, startTime: '20:00:00', facilityId: 101 } };

/** Eight o'clock on court 1: there again, unless it was taken meanwhile; another day is another choice. */
export const atEightAgain: Law = {
  ...common,
  input: { ...input, wish },
  situations: {
    loading: { by: [], ...loading, knows: { wish } },
    loadingDay: { by: [found], ...loadsDay, knows: { wish, date: day, chosen: null } },
    dayFailed: {
      by: [found, cut],
      state: { choosing: 'dayFailed' },
      runs: ['reconnect', eye, clock],
      knows: { wish, problem: connectionError },
    },
    picking: { by: [found, listed], ...picks, knows: { wish: null, chosen: eightOn(101) } },
  },
  rows: [
    {
      law: 'F14',
      in: ['loading'],
      on: found,
      to: 'loadingDay',
      changes: { booking, service: padel, date: day },
      does: [watches, asksDay()],
    },
    {
      law: 'F14',
      in: ['loadingDay'],
      on: listed,
      to: 'picking',
      changes: { schedule, chosen: eightOn(101), wish: null },
    },
    {
      law: 'F30',
      in: ['loadingDay'],
      on: listedLater,
      to: { choosing: 'picking' },
      changes: { schedule: later, wish: null },
    },
    {
      law: 'F07',
      in: ['loadingDay'],
      on: cut,
      to: 'dayFailed',
      changes: { problem: connectionError, attempts: 1 },
      does: [{ starts: 'reconnect', input: { problem: connectionError, attempts: 1 } }],
    },
    { law: 'F14', in: ['dayFailed'], on: again, to: 'loadingDay', does: [asksDay()] },
    { law: 'F07', in: ['dayFailed'], on: stillUnreached, changes: { attempts: 2 } },
    // What was chosen for its former slot is gone from the address as well (F37).
    {
      law: 'Q2.2.b',
      in: ['loadingDay'],
      on: toldElsewhere,
      to: { choosing: 'loadingDay' },
      changes: { booking: elsewhere, wish: null },
      does: [tells(day), asksElsewhere],
    },
    {
      law: 'Q2.2.b',
      in: ['dayFailed'],
      on: toldElsewhere,
      to: { choosing: 'loadingDay' },
      changes: { booking: elsewhere, wish: null, problem: null, attempts: 0 },
      does: [tells(day), asksElsewhere],
    },
    {
      law: 'Q2.2.b',
      in: ['picking'],
      on: toldElsewhere,
      to: { choosing: 'loadingDay' },
      changes: { booking: elsewhere, chosen: null },
      does: [tells(day), asksElsewhere],
    },
    {
      law: 'U8',
      in: ['loadingDay'],
      on: friday,
      to: { choosing: 'loadingDay' },
      changes: { date: friday.date, wish: null },
      does: [tells(friday.date), asksDay(friday.date)],
    },
    {
      law: 'U8',
      in: ['dayFailed'],
      on: friday,
      to: { choosing: 'loadingDay' },
      changes: { date: friday.date, wish: null, problem: null, attempts: 0 },
      does: [tells(friday.date), asksDay(friday.date)],
    },
    {
      law: 'U8',
      in: ['picking'],
      on: friday,
      to: { choosing: 'loadingDay' },
      changes: { date: friday.date, chosen: null },
      does: [tells(friday.date), asksDay(friday.date)],
    },
  ],
};

const fridayWish = { date: friday.date, slot: null };

/** A day alone: it is shown instead of the booking's own. */
export const onFridayAgain: Law = {
  ...common,
  input: { ...input, wish: fridayWish },
  situations: {
    loading: { by: [], ...loading, knows: { wish: fridayWish } },
    loadingDay: { by: [found], ...loadsDay, knows: { date: friday.date } },
  },
  rows: [
    {
      law: 'F14',
      in: ['loading'],
      on: found,
      to: 'loadingDay',
      changes: { booking, service: padel, date: friday.date },
      does: [watches, asksDay(friday.date)],
    },
  ],
};

const past = { date: '2026-11-19', slot: null };

/** A day that is over meanwhile: that of the booking is shown. */
export const onPastDay: Law = {
  ...common,
  input: { ...input, wish: past },
  situations: {
    loading: { by: [], ...loading, knows: { wish: past } },
    loadingDay: { by: [found], ...loadsDay, knows: { date: day } },
  },
  rows: [
    {
      law: 'F14',
      in: ['loading'],
      on: found,
      to: 'loadingDay',
      changes: { booking, service: padel, date: day },
      does: [watches, asksDay()],
    },
  ],
};
