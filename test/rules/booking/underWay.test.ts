/** What of a running booking is persisted and restored, and how it is watched. */
import { describe, expect, test } from 'vitest';
import { noSelection } from '../../../machines/booking/bookingSelection.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';
import { chosenSlotOf, isSoldWhole } from '../../../machines/booking/chosenSlot.ts';
import { followBooking } from '../../../machines/booking/followBooking.ts';
import { missedLine, progressAgain } from '../../../machines/booking/missedLine.ts';
import { progressFor } from '../../../machines/booking/progressFor.ts';
import { progressOf } from '../../../machines/booking/progressOf.ts';
import { contextFrom } from '../../../machines/booking/restoring/bookingStart.ts';
import { servicesAlike } from '../../../machines/booking/servicesAlike.ts';
import * as at from '../../models/booking/booking.fixtures.ts';
import { inputOf, saleOf } from '../../models/booking/choosing/choosing.events.ts';

const time = { date: at.today, duration: 60, slot: { startTime: '10:00:00', nextDay: false }, facilityId: 102 };
const slot = { ...at.draftOf({}).slot!, end_time: null };

describe('R2.1.27: what a booking begins with', () => {
  const describing = { products: [601], leaves: true };
  const draft = at.draftOf({ step: 'tickets', describing });

  test('the draft of an earlier page load, at the address’s step', () => {
    const kept = (stop?: 'details' | 'extras' | 'prompt') =>
      contextFrom(inputOf({ draft, time, ...(stop && { stop }) })).draft;
    expect([kept(), kept('details')]).toEqual([draft, draft]);
    expect(kept('extras')).toEqual({ ...draft, step: 'extras', describing: null });
    expect(kept('prompt')).toEqual({ ...draft, step: 'prompting', describing: null });
  });

  test('what the address asks for, or nothing', () => {
    const asked = (changes: Parameters<typeof inputOf>[0]) => contextFrom(inputOf(changes)).draft;
    expect(asked({ time })).toEqual(at.draftOf({ slot }));
    expect(asked({ time: { ...noSelection, duration: 120 } })).toMatchObject({ duration: 120, slot: null });
    expect(asked({ time: noSelection })).toBeNull();
    expect(asked({ time, serviceId: null })).toBeNull();
    expect(contextFrom(inputOf())).toMatchObject({ services: [], cartLines: [], knownDurations: [], draft: null });
  });

  test('a selection from a list, once it has a slot', () => {
    const whole = { ...time, serviceId: 1 };
    expect(progressFor(whole)).toEqual(at.draftOf({ slot }));
    const without = [{ serviceId: null }, { date: null }, { slot: null }];
    expect(without.map((change) => progressFor({ ...whole, ...change }))).toEqual([null, null, null]);
  });
});

// SAFETY: what is asked reads no more than this.
const choosing = (sale: object = {}) =>
  ({
    ...saleOf('tickets', sale),
    surface: 'dialog',
    filters: at.draftOf({}).filters,
    selectedTimeRange: 'all',
  }) as never;

describe('what is persisted of a running booking', () => {
  const kept = (sale: object, step: read.BookingStep = 'choosing') =>
    progressOf({ choosing: choosing(sale), selling: null, step, isAwaitingLogin: false });
  const selectedServices = { id: 1, filter_by: 1, facilities: [101] };

  test('all that was chosen; nothing once it is closed, or before there is a service', () => {
    expect(kept({ selectedServices })).toEqual(at.draftOf({ facilities: [101], facilityId: 101 }));
    expect(kept({ selectedServices }, 'closed')).toBeNull();
    expect(kept({ selectedServices: null })).toBeNull();
  });

  test('no slot, no sale', () => {
    expect(() => chosenSlotOf(choosing({ selectedTimeSlot: null }))).toThrow('nothing is chosen');
    expect(() => chosenSlotOf(choosing({ offer: null }))).toThrow('nothing is chosen');
    expect(isSoldWhole(choosing({ offer: null }))).toBe(true);
  });
});

describe('F30: what was booked and is gone', () => {
  test('has no slot to look near for without its service', () => {
    const lost = (changes: object) => missedLine([{ ...at.heldCourt, ...changes }]);
    expect(lost({})).not.toBeNull();
    expect(lost({ venueServiceId: null })).toBeNull();
    expect(lost({ open_dated: true })).toBeNull();
  });

  test('leaves products and extras behind where it goes to another venue', () => {
    const addons = [{ product_id: 901, quantity: 2 }] as (typeof at.heldTicket)['addons'];
    const again = progressAgain([{ ...at.heldTicket, addons }], { ...time, serviceId: 9 });
    expect([again?.quantities, again?.addons]).toEqual([{}, {}]);
  });
});

test('the same service elsewhere, in whichever language and letters it is named', () => {
  const service = (id: number, name: string | null, ar_name: string | null) =>
    ({ ...at.padel, id, venue_id: id, name, ar_name }) as typeof at.padel;
  const alike = (...others: ReturnType<typeof service>[]) => servicesAlike(others[0]!.id, others).map(({ id }) => id);
  expect(alike(service(1, 'PADEL · Al Quoz', null), service(2, 'padel', null))).toEqual([2]);
  expect(alike(service(2, 'Padel', 'بادل'), service(1, 'Court', 'تنس'), service(3, 'Court', 'بادل'))).toEqual([3]);
  expect(alike(service(1, '· Al Quoz', 'بادل'), service(2, '· Jaddaf', 'تنس'))).toEqual([]);
  const listed = [service(1, 'Tennis', null), service(2, 'Padel', null), service(3, 'Padel', null)];
  expect(servicesAlike(2, listed).map(({ id }) => id)).toEqual([3]);
});

describe('who looks at a booking', () => {
  function actor(snapshot: object) {
    const hearing = new Set<() => void>();
    const subscribe = (hear: () => void) => {
      hearing.add(hear);
      return { unsubscribe: () => hearing.delete(hear) };
    };
    return { hearing, subscribe, getSnapshot: () => snapshot, change: () => hearing.forEach((hear) => hear()) };
  }

  test('reports each of its steps while it runs, and nothing afterwards', () => {
    const [first, later] = [actor({}), actor({})];
    const children: Record<string, object> = { choosing: first };
    const booking = actor({ children });
    let looks = 0;
    const stop = followBooking(booking as never, () => (looks += 1));
    first.change();
    children['selling'] = later;
    booking.change();
    booking.change();
    later.change();
    expect([looks, later.hearing.size]).toEqual([4, 1]);
    delete children['selling'];
    booking.change();
    expect(later.hearing.size).toBe(0);
    children['selling'] = later;
    booking.change();
    stop();
    expect([first, later, booking].map(({ hearing }) => hearing.size)).toEqual([0, 0, 0]);
  });

  test('sees where it stands', () => {
    const booking = { matches: (state: string) => state === 'closed' } as never;
    expect(read.step({ booking, selling: null })).toBe('closed');
    expect(read.step({ booking: { matches: () => false } as never, selling: null })).toBe('choosing');
    const isOnWayBack = (first: unknown, later?: unknown) =>
      read.isOnWayBack({
        choosing: { context: { draft: first } },
        selling: later === undefined ? null : { context: { draft: later } },
      } as never);
    const draft = at.draftOf({});
    expect([isOnWayBack(draft), isOnWayBack(null, draft)]).toEqual([true, true]);
    expect([isOnWayBack(null), isOnWayBack(null, null)]).toEqual([false, false]);
    expect(() => read.choosingOf(actor({ children: {} }) as never)).toThrow('step 1 does not run');
  });
});
