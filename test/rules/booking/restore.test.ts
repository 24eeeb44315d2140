/** What is taken up again after a reload, or for an address: each wish as far as it holds (R3.10.7, R2.1.27). */
import { describe, expect, test } from 'vitest';
import type { ServiceChoices } from '../../../machines/booking/bookingContext.ts';
import type { BookingProgress } from '../../../machines/booking/bookingProgress.ts';
import type { ChoosingContext } from '../../../machines/booking/choosing/choosingContext.ts';
import { nearestTaken } from '../../../machines/booking/missedSelection.ts';
import {
  filtersStillOffered,
  firstFacility,
  heldSlot,
  lossOf,
  mayReturnToHeldSlot,
  mayReturnToSlot,
  servicesToChooseFrom,
  stepToReturnTo,
} from '../../../machines/booking/restoring/restore.ts';
import * as at from '../../models/booking/booking.fixtures.ts';
import { nineOnCourt1, poolSale, saleOf } from '../../models/booking/choosing/choosing.events.ts';

type Draft = Partial<BookingProgress> | null;

// SAFETY: what is asked reads no more than this.
const choosing = (draft: Draft, sale: object = saleOf('details'), changes: object = {}) =>
  ({
    ...sale,
    surface: 'dialog',
    askedFor: null,
    filters: { surface: null, formation: null, outdoor: null },
    cartLines: [],
    config: at.config,
    now: at.now,
    user: at.customer,
    problem: null,
    missed: null,
    ...changes,
    draft: draft && at.draftOf(draft),
  }) as unknown as ChoosingContext;

describe('R2.11.1: the service to begin with', () => {
  const first = (surface: 'dialog' | 'page', askedFor: number | null) => {
    const { selectedServices, problem } = servicesToChooseFrom(choosing(null, {}, { surface, askedFor }), [at.padel]);
    return [selectedServices?.id ?? null, problem?.code ?? null];
  };
  test('is the only one, but not on the page of another service', () => {
    expect([first('dialog', null), first('page', null), first('page', 1)]).toEqual([
      [1, null],
      [1, null],
      [1, null],
    ]);
    expect(first('dialog', 9)).toEqual([1, 'serviceGone']);
    expect(first('page', 9)).toEqual([null, 'serviceGone']);
  });
});

describe('filters of an earlier page load', () => {
  const kept = (filters: object, choices: Partial<ServiceChoices>, sale: object = {}) =>
    filtersStillOffered(choosing(null, saleOf('details', sale), { filters }), { ...at.padelChoices, ...choices });
  const all = { surface: 5, formation: 6, outdoor: 1 };
  const none = { surface: null, formation: null, outdoor: null };

  test('stay while the service has them', () => {
    const surfaces = [
      { id: 4, name: 'Clay', ar_name: null },
      { id: 5, name: 'Artificial turf', ar_name: null },
    ];
    expect(kept(all, { surfaces }).filters).toEqual(all);
    expect(kept({ ...all, outdoor: 0 }, {}).filters).toEqual({ ...all, outdoor: 0 });
    expect(kept(none, {}).filters).toEqual(none);
    expect(kept(all, { surfaces: [], formations: [], outdoor: [0] }).filters).toEqual(none);
    expect(kept(all, { surfaces: undefined, formations: undefined, outdoor: undefined }).filters).toEqual(none);
  });

  test('and so do the facilities that were narrowed down to; without a service there are none', () => {
    const narrowed = { id: 1, filter_by: 1, facilities: [102, 999] };
    expect(kept(all, {}, { selectedServices: narrowed }).selectedServices).toEqual({ ...narrowed, facilities: [102] });
    expect(kept(all, {}, { selectedServices: null })).toEqual({ filters: all, selectedServices: null });
  });
});

describe('Q3.5.d: a slot in the customer’s cart', () => {
  const inCart = { cartLines: [at.heldCourt] };
  const held = (draft: Draft) => mayReturnToHeldSlot(choosing(draft, saleOf('details'), inCart));
  test('is come back to after its adding, where the address names it with its facility', () => {
    expect([held({ step: 'extras' }), held({ step: 'prompting' })]).toEqual([true, true]);
    expect([held(null), held({}), held({ step: 'tickets' })]).toEqual([false, false, false]);
    expect([held({ step: 'extras', slot: null }), held({ step: 'extras', facilityId: null })]).toEqual([false, false]);
    expect(held({ step: 'extras', facilityId: 101 })).toBe(false);
  });

  test('is as long as the cart says, also over midnight; nothing else is taken for it', () => {
    const taken = (draft: Draft, line: object = {}) =>
      heldSlot(choosing(draft, saleOf('details'), { cartLines: [{ ...at.heldCourt, ...line }] }));
    const slot = at.draftOf({}).slot!;
    expect(taken({ slot: { ...slot, end_time: null, duration: null } })).toEqual({
      selectedTimeSlot: { ...slot, facilities: [102] },
      duration: 60,
      facilityId: 102,
    });
    const late = { selectedFacilityTiming: '23:00:00', selectedFacilityEndTiming: '00:30:00' };
    expect(taken({ slot: { ...slot, start_time: '23:00:00' } }, late)).toMatchObject({ duration: 90 });
    expect([taken(null), taken({ slot: null }), taken({ facilityId: null }), taken({ facilityId: 101 })]).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });
});

test('nothing that was asked for is nothing to come back to, and nothing that was lost', () => {
  const nothing = choosing(null, saleOf('details'), { problem: { code: 'lost', message: null, values: {} } });
  expect([mayReturnToSlot(nothing), mayReturnToSlot(choosing({ slot: null }))]).toEqual([false, false]);
  expect(lossOf(nothing)?.code).toBe('lost');
  expect(lossOf(choosing({}))?.code).toBe('slotGone');
  expect(lossOf(choosing({}, saleOf('details'), { cartLines: [at.heldCourt] }))?.code).toBe('productInCart');
});

test('R4.4.7: the draft’s facility while it is free, else the first; null when none is free', () => {
  const free = [at.court1, at.court2];
  expect([firstFacility(choosing({}), free), firstFacility(choosing(null), free)]).toEqual([102, 101]);
  expect(firstFacility(choosing({ facilityId: 999 }), free)).toBe(101);
  expect([firstFacility(choosing({}), []), firstFacility(choosing(null), [])]).toEqual([null, null]);
});

describe('R4.5.3, R4.5.4, R6.1.11: the step to go on to', () => {
  const back = (step: BookingProgress['step'], sale: object, changes: object = {}) =>
    stepToReturnTo(choosing({ step }, sale, changes));
  const ofCourt = { cartLines: [{ ...at.heldCourt, facilityId: 101 }] };
  const ofPool = { cartLines: [at.heldTicket] };

  test('is the draft’s, once the slot is in the cart; the prompt where there are no extras', () => {
    const bare = saleOf('details', { offer: at.courtOffer(101, false) });
    expect([back('extras', saleOf('details'), ofCourt), back('prompting', saleOf('details'), ofCourt)]).toEqual([
      'extras',
      'prompting',
    ]);
    expect([back('extras', bare, ofCourt), back('prompting', bare, ofCourt)]).toEqual(['prompting', 'prompting']);
    expect([back('extras', saleOf('details')), back('choosing', saleOf('details'), ofCourt)]).toEqual([null, null]);
    expect(stepToReturnTo(choosing(null))).toBeNull();
  });

  test('is the tickets of a pool for a customer who is signed in, whatever is in the cart', () => {
    const bare = poolSale('tickets', { offer: at.poolOffer(false) });
    expect([back('tickets', poolSale('tickets')), back('tickets', bare, ofPool)]).toEqual(['tickets', 'tickets']);
    expect(back('tickets', poolSale('tickets'), { user: null })).toBeNull();
    expect(back('tickets', saleOf('details'), ofCourt)).toBeNull();
  });
});

describe('F30: an alternative to a lost slot', () => {
  const missed = { progress: at.draftOf({ filters: { surface: 5, formation: null, outdoor: 1 } }), people: 1 };
  test('of an unknown service is loaded with its facilities', () => {
    const taken = nearestTaken(choosing(null, saleOf('details'), { missed }), { ...nineOnCourt1, serviceId: 9 });
    expect(taken.selectedServices).toEqual({ id: 9, filter_by: 1, facilities: [] });
  });
  test('is null where no slot was lost', () => {
    expect(nearestTaken(choosing(null), nineOnCourt1)).toEqual({});
  });
});
