/** The selectors of step 1: what is loading, the cells of the grid with their prices, and what is announced. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ChoosingSnapshot } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { selectionNews } from '../../../../machines/booking/choosing/selectionNews.ts';
import { selectionOf } from '../../../../machines/booking/choosing/selectionOf.ts';
import { Schedule } from '../../../../src/contract/offered/facilities.ts';
import type { Law } from '../../../support/law/law.ts';
import { isSoIn, toldIn } from '../../../support/law/told.ts';
import { done } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import { ofCourt } from './choosing.court.law.ts';
import { choices, choose, cutOff, day, services, ten, facilities as free } from './choosing.events.ts';
import { ofStranger } from './choosing.law.ts';

/** Where these lead a customer who asked for a court. */
const after = (by: readonly object[], law: Law = ofCourt): ChoosingSnapshot => {
  const situations = { here: { ...law.situations['ready']!, by: by as Law['situations'][string]['by'] } };
  return toldIn({ ...law, situations }, (now: ChoosingSnapshot) => now)['here']!;
};
const stands = toldIn(ofCourt, (now: ChoosingSnapshot) => now);
const pools = toldIn(ofStranger, (now: ChoosingSnapshot) => now);
/** The same, but for something that is known. */
const knowing = (snapshot: ChoosingSnapshot, changes: object) =>
  // SAFETY: what is asked reads the state and what is known.
  ({
    ...snapshot,
    context: { ...snapshot.context, ...changes },
    matches: (state: never) => snapshot.matches(state),
  }) as ChoosingSnapshot;

describe('what is waited for', () => {
  test('each question by its name, also when it has failed', () => {
    expect(toldIn(ofCourt, read.awaited)).toEqual({
      loadingServices: 'services',
      servicesFailed: 'services',
      loadingChoices: 'choices',
      choicesFailed: 'choices',
      loadingSchedule: 'schedule',
      scheduleFailed: 'schedule',
      undecided: 'none',
      closedDay: 'none',
      loadingFacilities: 'facilities',
      facilitiesFailed: 'facilities',
      loadingOffer: 'offer',
      offerFailed: 'offer',
      ready: 'none',
      left: 'none',
    });
    expect(read.awaited(after([services, choices, day(at.closedDay), { type: 'freeDay.find' }]))).toBe('day');
  });

  test('the services, and a choice among them, come before all else', () => {
    expect(isSoIn(ofCourt, (now: ChoosingSnapshot) => read.awaitedFirst(now) === 'services')).toEqual([
      'loadingServices',
      'servicesFailed',
    ]);
    expect(read.awaitedFirst(pools['choosingService']!)).toBe('service');
    expect(read.awaitedFirst(stands['loadingChoices']!)).toBeNull();
    expect(isSoIn(ofCourt, read.areTimesAwaited)).toEqual([
      'loadingChoices',
      'choicesFailed',
      'loadingSchedule',
      'scheduleFailed',
    ]);
  });

  test('what failed stays failed while it is asked for again by itself', () => {
    const failed = ['servicesFailed', 'choicesFailed', 'scheduleFailed', 'facilitiesFailed', 'offerFailed'];
    expect(isSoIn(ofCourt, read.hasFailed)).toEqual(failed);
    expect(isSoIn(ofCourt, read.mayRetry)).toEqual(failed);
    const again = after([services, cutOff('loadChoices'), done('reconnect')]);
    expect([read.hasFailed(again), read.mayRetry(again)]).toEqual([true, false]);
    expect(read.hasFailed(knowing(stands['undecided']!, { attempts: 1 }))).toBe(false);
    const asked = ['loadingServices', 'loadingChoices', 'loadingSchedule', 'loadingFacilities', 'loadingOffer'];
    const isTold = (attempts: number) => asked.map((at) => read.hasFailed(knowing(stands[at]!, { attempts })));
    expect([isTold(1), isTold(0)]).toEqual([asked.map(() => true), asked.map(() => false)]);
  });

  test('Q6.1.b: waiting for a login, where Continue was pressed while signed out', () => {
    expect(isSoIn(ofStranger, read.isAwaitingLogin)).toEqual(['awaitingLogin']);
    expect(isSoIn(ofCourt, read.mayContinue)).toEqual(['ready']);
    expect(isSoIn(ofCourt, read.mayFindDay)).toEqual(['closedDay']);
  });
});

describe('the grid', () => {
  const cell = (from: string, until: string, left: number | null, more: object = {}) => ({
    date: at.today,
    start_time: `${from}:00`,
    end_time: `${until}:00`,
    nextDay: false,
    isFull: false,
    left,
    isShared: false,
    price: null,
    ...more,
  });

  test('R2.11.11: free and full ones with the courts that are left', () => {
    expect(read.cells(stands['undecided']!)).toEqual([
      cell('09:00', '10:00', 1),
      cell('10:00', '11:00', 2),
      cell('11:00', '12:00', 0, { isFull: true }),
    ]);
    expect(read.timeSlots(stands['undecided']!).map(({ start_time }) => start_time)).toEqual(['09:00:00', '10:00:00']);
    // A single court does not show that one is left.
    expect(read.cells(after([services, choices, day(at.shortHours)]))).toEqual([cell('09:00', '10:00', null)]);
    expect(read.cells(stands['closedDay']!)).toEqual([]);
    expect(read.cells(stands['loadingSchedule']!)).toEqual([]);
  });

  test('P1, R2.11.11: the places of a pool; eleven cells at first, then all fourteen', () => {
    const first = read.cells(pools['atPool']!);
    expect([first.length, read.hiddenCells(pools['atPool']!)]).toEqual([11, 3]);
    expect(first[0]).toMatchObject({ start_time: '08:00:00', left: 10, isShared: true });
    expect([read.cells(pools['allShown']!).length, read.hiddenCells(pools['allShown']!)]).toEqual([14, 0]);
    expect(read.hiddenCells(stands['closedDay']!)).toBe(0);
  });

  const rental = (from: string, until: string, product_id: number, price: number) => ({
    start_time: `${from}:00`,
    end_time: `${until}:00`,
    product_id,
    price,
    tax_amount: price / 20,
  });
  const priced = (later: number) =>
    day(
      v.parse(Schedule, {
        configuration: { min_booking_time: 60, max_booking_time: 60, time_increment: 60 },
        facilities: [
          {
            id: 101,
            name: 'Court 1',
            min_booking_time: 60,
            facility_rentals: [rental('09:00', '10:00', 501, 100), rental('10:00', '12:00', 502, later)],
            bookings: [{ date: at.today, start_time: '11:00:00', end_time: '12:00:00' }],
          },
        ],
      }),
    );

  test('a price is shown at each hour where prices differ, and once where they do not', () => {
    const differing = after([services, choices, priced(200)]);
    expect(read.cells(differing).map(({ price }) => price)).toEqual([
      { amount: 105, isFrom: false },
      { amount: 210, isFrom: false },
      null,
    ]);
    expect(read.priceOfDay(differing)).toBeNull();
    const same = after([services, choices, priced(100)]);
    expect(read.cells(same).map(({ price }) => price)).toEqual([null, null, null]);
    expect(read.priceOfDay(same)).toEqual({ amount: 105, isFrom: false });
    expect(read.priceOfDay(stands['undecided']!)).toBeNull();
  });
});

test('what can be chosen, and what is', () => {
  const { undecided, ready } = stands as Record<'undecided' | 'ready', ChoosingSnapshot>;
  expect(read.services(ready)).toEqual([at.padel, at.swimming]);
  expect(read.choices(ready)).toEqual(at.padelChoices);
  expect(read.filters(ready)).toEqual({ surface: null, formation: null, outdoor: null });
  expect(read.knownDurations(ready)).toEqual([60, 120]);
  expect(read.durations(ready)).toEqual([60, 120]);
  expect(read.durations(stands['loadingSchedule']!)).toEqual([]);
  expect(read.selectedTimeRange(ready)).toBe('all');
  expect(read.selectedServices(ready)).toEqual({ id: 1, filter_by: 1, facilities: [] });
  expect(read.facilities(ready)).toEqual([at.court1, at.court2]);
  expect(read.user(ready)).toEqual(at.customer);
  expect(read.today(ready)).toBe(at.today);
  expect(read.dates(ready).first).toBe(at.today);
  expect(read.timeRanges(undecided)).toContain('9-12');
  expect(read.timeRanges(undecided)).not.toContain('12-15');
});

test('R2.11.1: a service is picked where there are several; R4.8.8: some wait for the operator', () => {
  const { ready } = stands as Record<'ready', ChoosingSnapshot>;
  expect(read.mayPickService(ready)).toBe(true);
  expect(read.mayPickService(knowing(ready, { services: [at.padel] }))).toBe(false);
  expect(read.isApprovalRequired(ready)).toBe(false);
  const asking = knowing(ready, { services: [{ ...at.padel, is_approval_required: true }] });
  expect(read.isApprovalRequired(asking)).toBe(true);
  expect(read.isApprovalRequired(knowing(ready, { selectedServices: null }))).toBe(false);
});

test('Q2.11.c: narrowed down to the service’s facilities, or to its tickets', () => {
  expect(read.narrowingOptions(stands['undecided']!)).toEqual(at.padel.facilities);
  expect(read.narrowingOptions(pools['atPool']!)).toEqual([
    { id: 601, name: 'Adult swim', ar_name: 'سباحة بالغين' },
    { id: 602, name: 'Family of four', ar_name: 'عائلة من أربعة' },
  ]);
  expect(read.narrowingOptions(pools['choosingService']!)).toEqual([]);
});

test('F30: what was lost, until another slot is on its way', () => {
  const lost = { progress: at.draftOf({}), people: 1 };
  const { undecided } = stands as Record<'undecided', ChoosingSnapshot>;
  expect(read.missed(knowing(undecided, { missed: lost }))).toEqual(lost);
  expect(read.missed(knowing(undecided, { missed: lost, draft: at.draftOf({}) }))).toBeNull();
});

test('R2.1.27: the address has what differs from the default, and everything once a slot is chosen', () => {
  const { undecided, ready } = stands as Record<'undecided' | 'ready', ChoosingSnapshot>;
  const nothing = { date: null, duration: null, slot: null, facilityId: null };
  const whole = { serviceId: 1, date: at.today, duration: 60, slot: { startTime: '10:00:00', nextDay: false } };
  const said = (snapshot: ChoosingSnapshot, changes: object) => selectionOf({ ...snapshot.context, ...changes });
  expect(read.selection(undecided)).toEqual({ ...nothing, serviceId: 1 });
  expect(read.selection(pools['choosingService']!)).toEqual({ ...nothing, serviceId: null });
  expect(read.selection(ready)).toEqual({ ...whole, facilityId: null });
  expect(said(ready, { facilityId: 102 })).toEqual({ ...whole, facilityId: 102 });
  expect(said(undecided, { duration: 120 })).toMatchObject({ date: null, duration: 120 });
  expect(said(undecided, { bookingDate: at.tomorrow })).toMatchObject({ date: at.tomorrow, duration: null });
  expect(said(undecided, { bookingDate: at.tomorrow, selectedServices: null })).toMatchObject({ date: null });
});

describe('what is announced to screen readers', () => {
  test('how many times there are, once they are there', () => {
    expect(selectionNews(stands['undecided']!)).toEqual({ kind: 'times', count: 2 });
    expect(selectionNews(stands['closedDay']!)).toEqual({ kind: 'times', count: 0 });
    expect(selectionNews(stands['loadingSchedule']!)).toBeNull();
    expect(selectionNews(stands['loadingOffer']!)).toBeNull();
  });

  test('which facility was chosen with the time, of how many, and its price', () => {
    const { ready } = stands as Record<'ready', ChoosingSnapshot>;
    const news = selectionNews(ready);
    expect(news).toMatchObject({ kind: 'facility', facility: { name: 'Court 1' }, price: 157.5, among: 2 });
    // Another one was read with its price when it was picked.
    const other = { facilityId: 102, offer: at.courtOffer(102, true) };
    expect(selectionNews(knowing(ready, other))).toBeNull();
    const unpriced = { ...other, facilities: [at.court1, { ...at.court2, price: null }] };
    expect(selectionNews(knowing(ready, unpriced))).toMatchObject({ facility: { name: 'Court 2' }, among: 2 });
    expect(selectionNews(knowing(ready, { facilityId: 999 }))).toBeNull();
    const nameless = { offer: null, facilityId: 103, facilities: [], selectedServices: null };
    expect(selectionNews(knowing(ready, nameless))).toBeNull();
    const pool = selectionNews(pools['ready']!);
    expect(pool).toMatchObject({ kind: 'facility', facility: { name: '25 m pool' }, price: null, among: 1 });
  });

  test('nothing while the facility or its offer is loaded', () => {
    expect(selectionNews(after([services, choices, day(at.padelSchedule), ten, free]))).toBeNull();
    expect(selectionNews(after([services, choices, day(at.padelSchedule), choose.date(at.tomorrow)]))).toBeNull();
  });
});
