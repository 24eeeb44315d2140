/** When two selections are equal, what is kept of a lost one, and which steps can be reached. */
import { describe, expect, test } from 'vitest';
import { askingRules } from '../../../machines/booking/askingRules.ts';
import type { ChosenContext } from '../../../machines/booking/bookingContext.ts';
import { ownedProgress } from '../../../machines/booking/bookingProgress.ts';
import { isSameSelection, isSameTime, noSelection } from '../../../machines/booking/bookingSelection.ts';
import type { ChoosingContext } from '../../../machines/booking/choosing/choosingContext.ts';
import {
  isElsewhere,
  lossFrom,
  lossFromDraft,
  lossFromSale,
  missedSlot,
} from '../../../machines/booking/missedSelection.ts';
import { matchesProgress } from '../../../machines/booking/restoring/matchesProgress.ts';
import { isSlotTaken } from '../../../machines/booking/takenSlot.ts';
import { mayVisit } from '../../../machines/booking/reachableSteps.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { nobody, ownerOf } from '../../../machines/session/owner.ts';
import * as at from '../../models/booking/booking.fixtures.ts';
import { nineOnCourt1, poolSale, saleOf } from '../../models/booking/choosing/choosing.events.ts';
import { guest, layla } from '../../models/cart/cart.fixtures.ts';

const ten = { startTime: '10:00:00', nextDay: false };
const wanted = { serviceId: 1, date: at.today, duration: 60, slot: ten, facilityId: 102 };
const others = [
  { serviceId: 2 },
  { date: at.tomorrow },
  { duration: 120 },
  { slot: { ...ten, startTime: '11:00:00' } },
  { slot: { ...ten, nextDay: true } },
  { slot: null },
  { facilityId: 101 },
];

describe('R2.1.27: two addresses', () => {
  test('mean the same time, even if only one of them names a facility', () => {
    expect(isSameTime(wanted, { ...wanted })).toBe(true);
    expect([{ ...wanted, facilityId: null }].map((one) => [isSameTime(one, wanted), isSameTime(wanted, one)])).toEqual([
      [true, true],
    ]);
    expect(isSameTime(noSelection, noSelection)).toBe(true);
    expect(others.filter((one) => isSameTime(wanted, { ...wanted, ...one }))).toEqual([]);
    expect(others.filter((one) => isSameTime({ ...wanted, ...one }, wanted))).toEqual([]);
  });

  test('are the same selection only with the same facility', () => {
    expect(isSameSelection(wanted, { ...wanted })).toBe(true);
    expect(isSameSelection(wanted, { ...wanted, facilityId: null })).toBe(false);
    expect(others.filter((one) => isSameSelection(wanted, { ...wanted, ...one }))).toEqual([]);
  });

  test('what a former page load left is taken up where the address says nothing else', () => {
    const draft = at.draftOf({});
    expect(matchesProgress(draft, 'dialog', wanted)).toBe(true);
    const open = { ...wanted, date: null, duration: null, facilityId: null };
    expect(matchesProgress(draft, 'dialog', open)).toBe(true);
    expect(matchesProgress(draft, 'page', wanted)).toBe(false);
    expect(others.filter((one) => matchesProgress(draft, 'dialog', { ...wanted, ...one }))).toEqual([]);
    expect(matchesProgress({ ...draft, slot: null }, 'dialog', wanted)).toBe(false);
    expect(matchesProgress({ ...draft, slot: null }, 'dialog', { ...wanted, slot: null })).toBe(true);
  });
});

test('R4.1.4: a guest’s booking has no owner and no names afterwards', () => {
  const draft = at.draftOf({ attendeeDetails: at.attendeeDetails });
  expect(ownedProgress(ownerOf(guest), draft)).toEqual({ owner: nobody, draft: { ...draft, attendeeDetails: null } });
  expect(ownedProgress(ownerOf(layla), draft)).toEqual({ owner: ownerOf(layla), draft });
});

test('R6.1.15, R9.1.11, R5.5.3: who asks what is free, and by which rules', () => {
  const rules = askingRules({ config: at.shortSeason, user: { ...at.partner, membership_card_number: 'M-1' } });
  expect(rules).toEqual({
    customer: expect.objectContaining({ b2b_id: 4, membership_card_number: 'M-1' }) as unknown,
    reserves: at.shortSeason.allow_facility_items_reservation,
    range: {
      qube_enable_custom_booking_date_range: true,
      qube_custom_booking_start_date: '2026-11-01',
      qube_custom_booking_end_date: '2026-11-22',
    },
    currency: at.shortSeason.venue.currency,
  });
  expect(Object.keys(rules.customer!).toSorted()).toEqual([
    'b2b_id',
    'isB2bUser',
    'is_member',
    'membership_card_number',
  ]);
  expect(askingRules({ config: at.config, user: null }).customer).toBeNull();
});

test.each([
  ['placeTaken', true],
  ['slotTaken', true],
  ['http409', true],
  ['productInCart', false],
])('F30: the refusal %s means that another customer was faster: %s', (code, isTaken) =>
  expect(isSlotTaken(new RefusedError(code))).toBe(isTaken),
);
test('F30: a connection that is lost does not', () => expect(isSlotTaken(new ConnectionError())).toBe(false));

// SAFETY: what is asked reads no more than this.
const choosing = (sale: object = {}, changes: object = {}) =>
  ({
    ...saleOf('tickets', sale),
    surface: 'page',
    filters: { surface: 5, formation: null, outdoor: 1 },
    missed: null,
    ...changes,
  }) as unknown as ChoosingContext;
const swimming = (quantities: object) => ({ ...poolSale('tickets', { quantities }) });

describe('F30: a selection lost to another customer', () => {
  test('is remembered as it was chosen', () => {
    const sale = { addons: { 901: 1 }, selectedServices: { id: 1, filter_by: 1, facilities: [101, 102] } };
    expect(lossFrom(choosing(sale))).toEqual({
      progress: {
        surface: 'page',
        serviceId: 1,
        filters: { surface: 5, formation: null, outdoor: 1 },
        facilities: [101, 102],
        bookingDate: at.today,
        duration: 60,
        timeRange: 'all',
        slot: { date: at.today, start_time: '10:00:00', end_time: '11:00:00', duration: 60, nextDay: false },
        facilityId: 101,
        step: 'choosing',
        quantities: {},
        addons: { 901: 1 },
        attendeeDetails: null,
        describing: null,
        goesOn: false,
      },
      people: 1,
    });
    expect(lossFrom(choosing({ selectedTimeSlot: null }))).toBeNull();
    expect(lossFrom(choosing({ selectedServices: null }))).toBeNull();
  });

  test('is for all the people that its tickets let in, and for one at least', () => {
    const people = (quantities: object) => lossFrom(choosing(swimming(quantities)))?.people;
    expect(people({ 601: 2, 602: 1 })).toBe(6);
    expect(people({ 602: 2 })).toBe(8);
    expect(people({})).toBe(1);
    expect(lossFrom(choosing({ offer: null }))?.people).toBe(1);
  });

  test('comes back at the step where it was being added', () => {
    const missed = { products: [601], leaves: true };
    const lost = (sale: object, end: object) => lossFromSale(choosing(sale), end as never);
    expect(lost(swimming({ 601: 1 }), { missed })?.progress).toMatchObject({ step: 'tickets', describing: missed });
    expect(lost({}, { missed })?.progress).toMatchObject({ step: 'choosing', describing: missed });
    expect(lost({}, { missed: null })).toBeNull();
    expect(lost({ selectedTimeSlot: null }, { missed })).toBeNull();
  });

  test('of an address: with the duration that it left out, and the number of people as before', () => {
    const draft = at.draftOf({ duration: null, attendeeDetails: at.attendeeDetails, goesOn: true });
    const former = { progress: at.draftOf({}), people: 3 };
    expect(lossFromDraft(choosing({}, { draft, missed: former }))).toEqual({
      progress: { ...draft, attendeeDetails: null, duration: 60, goesOn: false },
      people: 3,
    });
    expect(lossFromDraft(choosing({ duration: 90 }, { draft: at.draftOf({}) }))).toMatchObject({
      progress: { duration: 60 },
      people: 1,
    });
    expect(lossFromDraft(choosing())).toBeNull();
  });

  test('is the slot of its facility, in the shape that the rules for alternatives take', () => {
    const slot = (changes: Parameters<typeof at.draftOf>[0]) =>
      missedSlot({ progress: at.draftOf(changes), people: 2 });
    expect(slot({})).toEqual({
      serviceId: 1,
      facilityId: 102,
      date: at.today,
      start_time: '10:00:00',
      duration: 60,
      people: 2,
    });
    expect(slot({ slot: null })).toBeNull();
    expect(slot({ duration: null })).toBeNull();
  });

  test('is elsewhere with another service that can be booked', () => {
    const near = (serviceId: number, sale: object = {}) => isElsewhere(choosing(sale), { ...nineOnCourt1, serviceId });
    expect([near(1), near(2), near(9)]).toEqual([false, true, false]);
    expect(near(1, { selectedServices: null })).toBe(true);
  });
});

describe('R4.5.6, R5.7.8: Back and Forward lead to a step that is as it was left', () => {
  // SAFETY: what is asked reads no more than this.
  const stops = (sale: object, changes: object = {}) =>
    (['choosing', 'tickets', 'details', 'extras', 'prompt'] as const).filter((stop) =>
      mayVisit(
        { ...sale, config: at.config, user: at.customer, cartLines: [], ...changes } as unknown as ChosenContext,
        stop,
      ),
    );
  const typed = { attendeeDetails: at.attendeeDetails };
  const held = { ...at.heldCourt, facilityId: 101 };

  test.each([
    ['a court', saleOf('details'), {}, ['choosing']],
    ['a court with details', saleOf('details', typed), {}, ['choosing', 'details']],
    ['one that is in the cart', saleOf('details', typed), { cartLines: [held] }, ['choosing', 'extras', 'prompt']],
    [
      'one without extras',
      saleOf('details', { offer: at.courtOffer(101, false) }),
      { cartLines: [held] },
      ['choosing', 'prompt'],
    ],
    ['one of a baps site', saleOf('details'), { cartLines: [held], config: at.bapsConfig }, ['choosing']],
    ['a pool', poolSale('tickets'), {}, ['choosing', 'tickets']],
    ['a pool for somebody unknown', poolSale('tickets'), { user: null }, ['choosing']],
    ['details and no ticket', poolSale('tickets', typed), {}, ['choosing', 'tickets']],
    [
      'a ticket with details',
      poolSale('tickets', { ...typed, quantities: { 601: 1 } }),
      {},
      ['choosing', 'tickets', 'details'],
    ],
    ['no slot', saleOf('details', { ...typed, selectedTimeSlot: null }), { cartLines: [held] }, ['choosing']],
    ['no offer', saleOf('details', { ...typed, offer: null }), { cartLines: [held] }, ['choosing']],
    [
      'the offer of another court',
      saleOf('details', { ...typed, facilityId: 102 }),
      { cartLines: [held] },
      ['choosing'],
    ],
  ])('of %s', (_, sale, changes, expected) => expect(stops(sale, changes)).toEqual(expected));
});
