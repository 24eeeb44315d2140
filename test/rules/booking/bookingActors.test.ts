/** What a running booking tells the address and the browser, with its real actors (R2.1.27, R3.10.7, F07). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { provideBooking } from '../../../src/adapters/actors/booking/bookingActors.ts';
import { loadNearest, nearestQuery } from '../../../src/adapters/actors/booking/nearest.ts';
import { provideQuickChoice } from '../../../src/adapters/actors/booking/quickChoiceActors.ts';
import { loadTonight } from '../../../src/adapters/actors/booking/tonight.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { persistedBookingProgress } from '../../../src/adapters/storage/booking/bookingProgress.ts';
import { bookingDeps } from '../../support/bookingDeps.ts';
import { serveCalls, watchActor, type ServedCalls } from '../../support/calls/servedCalls.ts';
import * as at from '../../models/booking/booking.fixtures.ts';

let served: ServedCalls;
const schedules = () => served.asked.flatMap(({ line }) => line.split('facilities/schedule?')[1] ?? []);

beforeEach(() => {
  clearCachedAnswers();
  served = serveCalls();
  served.answers = {
    'GET venue/services': { data: [at.padel, at.swimming] },
    'GET facilities/schedule': { data: at.padelSchedule },
    'GET facilities/fetchAvailableFacilities': { data: [at.court1, at.court2] },
    'GET facilities/auto': { data: at.courtOffer(101, true) },
  };
  vi.useFakeTimers({ now: Date.parse(`${at.today}T04:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  at.toldPortal.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the address heard since it was last asked. */
const heard = () => at.toldPortal.splice(0).filter(({ type }) => type === 'selection.changed');

async function begun(changes: Parameters<typeof at.inputOf>[0] = {}) {
  const input = at.inputOf({ user: null, ...changes });
  const booking = createActor(provideBooking(bookingDeps(input.user)), { input }).start();
  const choosing = choosingOf(booking);
  const settled = () =>
    waitFor(choosing, (snapshot) => snapshot.matches({ asking: 'picking' }) && !snapshot.hasTag('busy'));
  await settled();
  return { booking, choosing, settled };
}

test('a press on a time is answered by its frame before the server is asked which courts are free then', async () => {
  const { booking, choosing, settled } = await begun();
  const courts = () => served.asked.filter(({ line }) => line.includes('fetchAvailableFacilities'));
  let draw = () => {};
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    draw = next;
  });
  choosing.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(courts()).toEqual([]);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => setTimeout(next));
  draw();
  await settled();
  expect(courts()).toHaveLength(1);
  booking.stop();
});

describe('R2.1.27: the address', () => {
  test('is told each selection once, and none while an earlier one is being restored', async () => {
    const { booking, choosing, settled } = await begun();
    const [first, ...more] = heard();
    expect(first).toMatchObject({ selection: { serviceId: 1, slot: null }, stop: 'choosing' });
    expect(more).toEqual([]);
    booking.send({ type: 'cart.changed', lines: [] });
    expect(heard()).toEqual([]);
    choosing.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
    await settled();
    const told = heard();
    expect(told).toMatchObject([{ selection: { serviceId: 1, slot: { startTime: '10:00:00', nextDay: false } } }]);
    booking.stop();
    const back = await begun({ draft: at.draftOf({}) });
    expect(heard()).toMatchObject([{ selection: { slot: { startTime: '10:00:00' } }, stop: 'choosing' }]);
    back.booking.stop();
  });

  test('is told the next step, with the court that was found for it', async () => {
    const { booking, choosing, settled } = await begun({ user: at.customer });
    choosing.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
    await settled();
    heard();
    choosing.send({ type: 'step.continue' });
    const selection = { serviceId: 1, facilityId: 101, slot: { startTime: '10:00:00', nextDay: false } };
    await vi.waitFor(() => expect(heard()).toMatchObject([{ selection, stop: 'extras' }]));
    booking.stop();
  });

  test('is told the next step even where the selection is unchanged, with a court the customer chose', async () => {
    served.answers = { ...served.answers, 'GET facilities/auto': { data: at.courtOffer(102, true) } };
    const { booking, choosing, settled } = await begun({ user: at.customer });
    choosing.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
    await settled();
    choosing.send({ type: 'facility.choose', facilityId: 102 });
    await settled();
    expect(heard().at(-1)).toMatchObject({ selection: { facilityId: 102 }, stop: 'choosing' });
    choosing.send({ type: 'step.continue' });
    await vi.waitFor(() => expect(heard()).toMatchObject([{ selection: { facilityId: 102 }, stop: 'extras' }]));
    booking.stop();
  });

  test('gets the venue’s minutes', () => {
    const { told, stop } = watchActor(provideBooking(bookingDeps(null)), 'watchMinute');
    stop();
    expect(told).toEqual([{ type: 'minute.passed', now: `${at.today} 08:00:00` }]);
  });
});

describe('R3.10.7, F07: the browser', () => {
  test('persists the selection as it changes, and nothing after the booking ended', async () => {
    const { booking, choosing, settled } = await begun();
    expect(persistedBookingProgress.read()).toMatchObject({ owner: 'nobody', draft: { serviceId: 1, slot: null } });
    const write = vi.spyOn(sessionStorage, 'setItem');
    booking.send({ type: 'cart.changed', lines: [] });
    expect(write).not.toHaveBeenCalled();
    choosing.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
    await settled();
    expect(persistedBookingProgress.read()).toMatchObject({
      draft: { slot: { start_time: '10:00:00' }, facilityId: 101 },
    });
    booking.stop();
    expect(persistedBookingProgress.read()).toBeNull();
  });

  test('012: keeps what a customer chose as it changes, and as they left it, for them alone, when they go', async () => {
    const { booking, choosing, settled } = await begun({ user: at.customer });
    const kept = () => persistedBookingProgress.read();
    const { owner } = kept()!;
    expect(owner).not.toBe('nobody');
    choosing.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
    await settled();
    expect(kept()).toMatchObject({ owner, draft: { slot: { start_time: '10:00:00' } } });
    booking.send({ type: 'session.changed', user: null });
    choosing.send({ type: 'slot.choose', date: at.today, startTime: '11:00:00' });
    await settled();
    expect(kept()).toMatchObject({ owner, draft: { slot: { start_time: '10:00:00' } } });
    booking.stop();
    expect(kept()).toMatchObject({ owner, draft: { slot: { start_time: '10:00:00' } } });
  });
});

test('R9.3.12: the home page’s questions get the venue’s minutes', () => {
  const { told, stop } = watchActor(provideQuickChoice(), 'watchMinute');
  stop();
  expect(told).toEqual([{ type: 'minute.passed', now: `${at.today} 08:00:00` }]);
});

describe('what is near, and what is free tonight', () => {
  const { signal } = new AbortController();
  const asking = { config: at.config, user: null };
  const missed = { serviceId: 1, facilityId: 101, date: at.today, start_time: '10:00:00', duration: 60, people: 1 };
  const near = (filters: object | null) =>
    loadNearest(nearestQuery({ missed, bookingDate: at.today, filters: filters as never }, asking), signal);

  test('F30: the booking’s own day is requested with each chosen filter', async () => {
    await near({ surface: null, formation: null, outdoor: null });
    await near({ surface: 5, formation: 6, outdoor: 0 });
    await near({ surface: null, formation: null, outdoor: 1 });
    await near(null);
    const plain = `venue_service_id=1&date=${at.today}`;
    expect(schedules()).toEqual([
      plain,
      `${plain}&game_formations[]=6&facility_surface_id=5&is_outdoor=0`,
      `${plain}&is_outdoor=1`,
      plain,
    ]);
  });

  test('F30: at three other venues at most', async () => {
    const others = [2, 3, 4, 5].map((id) => ({ ...at.padel, id: id + 10, venue_id: id + 20 }));
    served.answers = { ...served.answers, 'GET venue/services': { data: [at.padel, ...others] } };
    await near(null);
    expect(schedules()).toHaveLength(4);
  });

  test('at most five services are asked for the evening, and one that fails is left out', async () => {
    const services = [1, 2, 3, 4, 5, 6].map((id) => ({ ...at.padel, id }));
    served.answers = { ...served.answers, 'GET venue/services': { data: services } };
    const { fetch: good } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const came = await good(request);
      const isSecond = new URL(request.url).searchParams.get('venue_service_id') === '2';
      return isSecond ? Response.json({ status: false, message: 'No' }, { status: 422 }) : came;
    });
    vi.setSystemTime(Date.parse(`${at.today}T08:00:00Z`));
    const rental = { start_time: '18:00:00', end_time: '21:00:00', product_id: 501 };
    const facilities = [{ id: 101, name: 'Court 1', facility_rentals: [rental] }];
    served.answers = { ...served.answers, 'GET facilities/schedule': { data: { configuration: {}, facilities } } };
    const query = { hour: '', customer: null, reserves: true, range: {}, currency: 'AED' };
    const found = await loadTonight(query, signal);
    expect(found?.schedules.map(({ service }) => service.id)).toEqual([1, 3, 4, 5]);
    expect(schedules()).toHaveLength(5);
  });
});
