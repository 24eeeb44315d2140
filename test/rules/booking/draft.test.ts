import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { persistedBookingProgress } from '../../../src/adapters/storage/booking/bookingProgress.ts';
import { leftProgress } from '../../../src/adapters/storage/booking/leftProgress.ts';
import { runningProgress } from '../../../src/adapters/storage/booking/runningProgress.ts';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { emptyAttendee } from '../../../machines/attendees/typedAttendee.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { holdBooking } from '../../models/booking/booking.standing.ts';
import { persistedSessionId } from '../../../src/adapters/storage/login/credentials.ts';
import { correctTime } from '../../../src/adapters/http/serverTime.ts';
import { bookingDeps } from '../../support/bookingDeps.ts';
import { provideBooking } from '../../../src/adapters/actors/booking/bookingActors.ts';
import { withoutReservationsOf } from '../../../src/adapters/actors/booking/choosingActors.ts';
import { linesOf } from '../../../src/adapters/actors/booking/sellingActors.ts';
import { eachMinute } from '../../../src/adapters/device/eachMinute.ts';
import { draftOf, heldCourt, inputOf, poolOffer, today } from '../../models/booking/booking.fixtures.ts';
import { guest, layla, omar } from '../../models/cart/cart.fixtures.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const full = draftOf({
  step: 'tickets',
  facilities: [101, 102],
  filters: { surface: 5, formation: null, outdoor: 1 },
  timeRange: '9-12',
  quantities: { 601: 2 },
  addons: { 901: 1 },
});

const owned = { owner: 'nobody', draft: full };

describe('the kept draft', () => {
  test('comes back as it was written', () => {
    persistedBookingProgress.write(owned, owned);
    expect(persistedBookingProgress.read()).toEqual(owned);
  });

  test.each([
    ['a service that is no id', { serviceId: 'x' }],
    ['a date that is none', { bookingDate: '20.11.2026' }],
    ['a time that is none', { slot: { ...full.slot, start_time: '10 o’clock' } }],
    ['a step that does not exist', { step: 'adding' }],
    ['a negative quantity', { quantities: { 601: -1 } }],
    ['half a ticket', { quantities: { 601: 0.5 } }],
    ['a quantity of something that is no product', { quantities: { __proto__x: 1 } }],
    ['an unknown filter', { filters: { ...full.filters, outdoor: 2 } }],
    ['a range of its own', { timeRange: '1-2' }],
    ['a duration of no minutes', { duration: 0 }],
  ])('is dropped with %s', (_, changes) => {
    sessionStorage.setItem(
      'booking',
      JSON.stringify({ version: 7, value: { owner: 'nobody', draft: { ...full, ...changes } } }),
    );
    expect(persistedBookingProgress.read()).toBeNull();
    expect(sessionStorage.getItem('booking')).toBeNull();
  });

  test.each([
    ['another version', JSON.stringify({ version: 6, value: owned })],
    ['no JSON', '{"version":1,'],
    ['something else', '[]'],
  ])('is dropped when it is %s', (_, text) => {
    sessionStorage.setItem('booking', text);
    expect(persistedBookingProgress.read()).toBeNull();
  });
});

describe('what a former page load left', () => {
  test('is read where there is something to read, and dropped where it cannot be trusted', async () => {
    expect(await leftProgress()).toBeNull();
    persistedBookingProgress.write(owned, owned);
    expect(await leftProgress()).toEqual(owned);
    sessionStorage.setItem('booking', JSON.stringify({ version: 7, value: { owner: 'nobody' } }));
    expect(await leftProgress()).toBeNull();
    expect(sessionStorage.getItem('booking')).toBeNull();
  });
});

describe('a running booking', () => {
  test('keeps its draft while it lasts, and drops it when it is closed', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const booking = createActor(provideBooking(bookingDeps(null)), {
      input: inputOf({ draft: full, user: null }),
    }).start();
    booking.send({ type: 'cart.changed', lines: [] });
    expect(persistedBookingProgress.read()).toEqual(owned);
    booking.send({ type: 'dialog.close' });
    expect(persistedBookingProgress.read()).toBeNull();
    booking.stop();
    vi.unstubAllGlobals();
  });

  test('R4.1.6, F07: a customer’s booking waits for them: whole in memory, persisted as far as allowed', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const attendeeDetails = {
      attendees: [{ ...emptyAttendee, name: 'Hind', answers: { 1: 'Asthma' } }],
      saves: true,
      agreed: true,
    };
    const draft = { ...full, attendeeDetails: { ...attendeeDetails, isCut: false } };
    const booking = createActor(provideBooking(bookingDeps(layla)), { input: inputOf({ draft, user: layla }) }).start();
    booking.send({ type: 'cart.changed', lines: [] });
    booking.send({ type: 'session.changed', user: null });
    booking.stop();
    const owner = ownerOf(layla);
    expect(runningProgress.read()).toEqual({ owner, draft });
    expect(persistedBookingProgress.read()).toMatchObject({ owner, draft: { attendeeDetails: { isCut: true } } });
    expect(sessionStorage.getItem('booking')).not.toContain('Asthma');
    vi.unstubAllGlobals();
  });

  test('that begins anew leaves nothing of a former one', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    persistedBookingProgress.write(owned, owned);
    const booking = createActor(provideBooking(bookingDeps(null)), { input: inputOf({ user: null }) }).start();
    booking.send({ type: 'cart.changed', lines: [] });
    expect(persistedBookingProgress.read()).toBeNull();
    booking.stop();
    vi.unstubAllGlobals();
  });

  test.each([
    ['T06: a guest’s becomes that of the customer who comes', guest, layla, ownerOf(layla), null],
    ['R4.1.4: a guest’s stays nobody’s where they end', guest, null, 'nobody', { owner: 'nobody', draft: full }],
    ['T06: a customer’s stays theirs where another comes', layla, omar, ownerOf(layla), { owner: ownerOf(layla) }],
  ])('%s', (_, before, now, owner, after) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const booking = createActor(provideBooking(bookingDeps(before)), {
      input: inputOf({ draft: full, user: before }),
    }).start();
    booking.send({ type: 'cart.changed', lines: [] });
    booking.send({ type: 'session.changed', user: now });
    expect(persistedBookingProgress.read()).toEqual({ owner, draft: full });
    booking.stop();
    const left = persistedBookingProgress.read();
    if (after === null) expect(left).toBeNull();
    else expect(left).toMatchObject(after);
    vi.unstubAllGlobals();
  });

  test('attendees’ details of one customer are not shown to the next', () => {
    const attendeeDetails = {
      attendees: [{ ...emptyAttendee, name: 'Hind' }],
      saves: true,
      agreed: true,
      isCut: false,
    };
    const after = (...users: (typeof layla | null)[]) => {
      const [first = null, ...rest] = users;
      const draft = { ...full, attendeeDetails };
      const booking = createActor(holdBooking().machine, { input: inputOf({ draft, user: first }) });
      booking.start();
      for (const user of rest) booking.send({ type: 'session.changed', user });
      return choosingOf(booking).getSnapshot().context.attendeeDetails;
    };
    expect([after(null, layla), after(layla, layla)]).toEqual([attendeeDetails, attendeeDetails]);
    expect([after(layla, omar), after(layla, null), after(guest, layla)]).toEqual([null, null, null]);
  });
});

describe('what goes into the cart', () => {
  const { id: _id, group_id: _group, ...draft } = heldCourt;

  test('gets ids of its own, and one group for one booking, another for the next (R4.5.2)', () => {
    const one = linesOf([draft, draft], true);
    const other = linesOf([draft], true);
    const groups = [...one, ...other].map((line) => (line.productType === 'facility' ? line.group_id : undefined));
    expect(groups[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(groups[1]).toBe(groups[0]);
    expect(groups[2]).not.toBe(groups[0]);
    expect(new Set([...one, ...other].map(({ id }) => id)).size).toBe(3);
  });

  test('tickets stand alone', () => {
    expect(linesOf([draft], false)).toMatchObject([{ group_id: null }]);
  });
});

test('the session’s own reservations are not counted twice (P1)', () => {
  persistedSessionId.write('s-me');
  const offer = poolOffer(false);
  const [adult] = offer.rental_products ?? [];
  const reserved = (session_id: string) => ({ session_id, quantity: 1, start_time: '10:00:00' });
  const told = { ...offer, rental_products: [{ ...adult!, reserved_slots: [reserved('s-me'), reserved('s-other')] }] };
  const [ticket] = withoutReservationsOf(persistedSessionId.read(), told).rental_products ?? [];
  expect(ticket?.reserved_slots).toEqual([reserved('s-other')]);
});

test('the minute is reported at once, then as each begins on the venue’s clock', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T04:00:30Z') });
  const told: string[] = [];
  const stop = eachMinute((now) => told.push(now));
  vi.advanceTimersByTime(29_999);
  expect(told).toEqual([`${today} 08:00:30`]);
  vi.advanceTimersByTime(60_001);
  expect(told.slice(1)).toEqual([`${today} 08:01:00`, `${today} 08:02:00`]);
  // R9.3.12: a clock that is found to be slow is right at once, and its minutes begin when the server's do.
  correctTime(210_000);
  vi.advanceTimersByTime(30_000);
  expect(told.slice(3)).toEqual([`${today} 08:05:30`, `${today} 08:06:00`]);
  correctTime(0);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(told).toHaveLength(6);
  vi.useRealTimers();
});
