/** What every choice loads and clears, and where every step leads, on the running machine (R4.4, R4.5, R4.6). */
import { describe, expect, test } from 'vitest';
import * as ask from './booking.standing.ts';
import type { Filter } from '../../../machines/booking/bookingWishes.ts';
import * as at from './booking.fixtures.ts';
import type { RunningBooking } from './booking.harness.ts';
import {
  atPadel,
  atPool,
  atTickets,
  nine,
  onwards,
  plus,
  problemIn,
  readyAtPadel,
  readyAtPool,
  ten,
} from './booking.stages.ts';

const isReady = (booking: RunningBooking) => ask.mayContinue(booking.state());
const nothingChosen = { selectedTimeSlot: null, facilityId: null, offer: null, facilities: [], quantities: {} };

describe('step 1', () => {
  test.each([
    ['date', { type: 'date.choose', date: at.tomorrow }, { date: at.tomorrow }],
    ['formation', { type: 'filter.choose', filter: 'formation', value: 6 }, { 'game_formations[]': [6] }],
    ['surface', { type: 'filter.choose', filter: 'surface', value: 5 }, { facility_surface_id: 5 }],
    ['outdoor', { type: 'filter.choose', filter: 'outdoor', value: 1 }, { is_outdoor: 1 }],
  ] as const)('R4.4.4: another %s loads the schedule once, and gives up what was chosen', async (_, wish, query) => {
    const booking = await readyAtPadel(false);
    booking.send(wish);
    expect(booking.order().filter((actor) => actor === 'loadSchedule')).toHaveLength(2);
    expect(booking.inputOf('loadSchedule')).toEqual({
      venue_service_id: at.padel.id,
      date: at.today,
      ...at.packing,
      ...query,
    });
    expect(booking.context()).toMatchObject(nothingChosen);
    expect(isReady(booking)).toBe(false);
  });

  test.each<Filter>(['surface', 'formation', 'outdoor'])(
    'R4.4.4: %s back to Any loads it again, unfiltered',
    async (filter) => {
      const booking = await atPadel();
      booking.send({ type: 'filter.choose', filter, value: filter === 'surface' ? 5 : filter === 'formation' ? 6 : 0 });
      await booking.answer('loadSchedule', at.padelSchedule);
      booking.send({ type: 'filter.choose', filter, value: null });
      expect(booking.inputOf('loadSchedule')).toEqual({ venue_service_id: at.padel.id, date: at.today, ...at.packing });
    },
  );

  test('R4.4.5: another duration clears the slot, computes the slots again and asks no server', async () => {
    const booking = await readyAtPadel(false);
    const asked = booking.order();
    booking.send({ type: 'duration.choose', duration: 120 });
    expect(booking.context()).toMatchObject({ ...nothingChosen, duration: 120 });
    expect(ask.timeSlots(booking.state()).map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
      ['09:00:00', '11:00:00'],
    ]);
    expect(booking.order()).toEqual(asked);
  });

  test('R4.4.6, R4.4.7, R4.4.8: a slot loads its facilities, the first one its products; only then the customer may continue', async () => {
    const booking = await atPadel();
    booking.send(ten);
    expect(booking.order().at(-1)).toBe('loadFacilities');
    expect(isReady(booking)).toBe(false);
    await booking.answer('loadFacilities', [at.court2, at.court1]);
    expect(booking.context()).toMatchObject({ facilityId: at.court2.id, offer: null });
    expect(booking.order().at(-1)).toBe('loadOffer');
    expect(booking.inputOf('loadOffer')).toMatchObject({ facility_id: at.court2.id });
    expect(isReady(booking)).toBe(false);
    await booking.answer('loadOffer', at.courtOffer(at.court2.id, false));
    expect(booking.context().offer?.default_products).toHaveLength(2);
    expect(isReady(booking)).toBe(true);
  });

  test('R8.1.5: with no facility free the selection is cleared, and Continue is disabled', async () => {
    const booking = await readyAtPadel(false);
    booking.send(nine);
    await booking.answer('loadFacilities', []);
    expect(problemIn(booking)).toMatchObject({ code: 'noFacility' });
    expect(booking.context()).toMatchObject({ facilityId: null, offer: null });
    expect(isReady(booking)).toBe(false);
  });
});

describe('the slot that has just begun', () => {
  test.each([
    ['R9.2.2: for less than 15 minutes', {}, '10:14:59', '10:15:00'],
    ['R9.2.3: for less than 30 on the one host', { lateLimit: 30 }, '10:29:59', '10:30:00'],
  ])('is still offered %s', async (_, input, lastMoment, tooLate) => {
    const booking = await atPadel(input);
    const starts = (now: string) => {
      booking.send({ type: 'minute.passed', now: `${at.today} ${now}` });
      return ask.timeSlots(booking.state()).map(({ start_time }) => start_time);
    };
    expect(starts(lastMoment)).toContain('10:00:00');
    expect(starts(lastMoment)).not.toContain('09:00:00');
    expect(starts(tooLate)).not.toContain('10:00:00');
  });
});

describe('from step 1 on', () => {
  test('R4.5.1: only with a slot, its facility and its products', async () => {
    const booking = await atPadel();
    booking.send(onwards);
    expect(ask.step(booking.state())).toBe('choosing');
    expect(booking.order()).not.toContain('addToCart');
    const pool = await readyAtPool(false);
    pool.send(onwards);
    await pool.answer('loadThreshold', null);
    expect(ask.step(pool.state())).toBe('tickets');
  });

  test.each([
    ['extras, when a category has products', true, 'extras'],
    ['the prompt, when none has', false, 'prompting'],
  ] as const)('R4.5.2, R4.5.3: a whole facility goes into the cart at once; then %s', async (_, withAddons, step) => {
    const booking = await readyAtPadel(withAddons);
    booking.send(onwards);
    await booking.settled();
    expect(booking.inputOf('addToCart')).toMatchObject({
      grouped: true,
      lines: [{ product_id: 501 }, { product_id: 502 }],
    });
    expect(booking.order()).not.toContain('loadThreshold');
    await booking.answer('addToCart');
    expect(ask.step(booking.state())).toBe(step);
  });

  test.each([
    ['extras, when a category has products', true, 'extras'],
    ['the prompt, when none has', false, 'prompting'],
  ] as const)(
    'R4.5.4, R4.5.5: a shared one asks for the threshold and shows its tickets; then %s',
    async (_, withAddons, step) => {
      const booking = await readyAtPool(withAddons);
      booking.send(onwards);
      expect(booking.order().at(-1)).toBe('loadThreshold');
      expect(booking.order()).not.toContain('addToCart');
      await booking.answer('loadThreshold', 4);
      expect(ask.step(booking.state())).toBe('tickets');
      expect(ask.tickets(booking.state()).map(({ ticket, quantity }) => [ticket.product_id, quantity])).toEqual([
        [601, 0],
        [602, 0],
      ]);
      plus(booking, 601);
      booking.send(onwards);
      await booking.settled();
      await booking.answer('addToCart');
      expect(ask.step(booking.state())).toBe(step);
    },
  );

  test('R4.5.6: Back leads to step 1, from tickets and from extras', async () => {
    const tickets = await atTickets(true);
    tickets.send({ type: 'step.back' });
    expect(ask.step(tickets.state())).toBe('choosing');
    const addons = await atTickets(true);
    addons.send({ type: 'cart.changed', lines: [at.heldTicket] });
    addons.send(onwards);
    expect(ask.step(addons.state())).toBe('extras');
    addons.send({ type: 'step.back' });
    expect(ask.step(addons.state())).toBe('choosing');
  });

  test('R4.5.7: closing ends it, and another booking begins at step 1', async () => {
    const booking = await atTickets(false);
    booking.send({ type: 'dialog.close' });
    expect(booking.state().status).toBe('done');
    const another = await atPool();
    expect(ask.step(another.state())).toBe('choosing');
    expect(another.context()).toMatchObject(nothingChosen);
  });

  test('R4.5.8: yes in the prompt leads to a fresh step 1 with the shortest duration', async () => {
    const booking = await atPadel();
    booking.send({ type: 'duration.choose', duration: 120 });
    booking.send(nine);
    await booking.answer('loadFacilities', [at.court1]);
    await booking.answer('loadOffer', at.courtOffer(101, false));
    booking.send(onwards);
    await booking.settled();
    await booking.answer('addToCart');
    expect(ask.step(booking.state())).toBe('prompting');
    booking.send({ type: 'prompt.accept' });
    await booking.answer('loadSchedule', at.padelSchedule);
    expect(ask.step(booking.state())).toBe('choosing');
    expect(booking.context()).toMatchObject({ ...nothingChosen, duration: 60 });
  });

  test('R4.5.9: no in the prompt closes it, and leads nowhere else', async () => {
    const booking = await readyAtPadel(false);
    booking.send(onwards);
    await booking.settled();
    await booking.answer('addToCart');
    booking.send({ type: 'prompt.decline' });
    expect(booking.state().status).toBe('done');
    expect(booking.told).toEqual([]);
  });
});

describe('baps', () => {
  const baps = { config: at.bapsConfig };
  test('R4.5.11: Continue is not possible in the tickets step', async () => {
    const booking = await atTickets(true, baps);
    plus(booking, 601);
    expect(ask.hasProceed(booking.state())).toBe(false);
    booking.send(onwards);
    expect(ask.step(booking.state())).toBe('tickets');
    expect(booking.order()).not.toContain('addToCart');
  });

  test('R4.5.12: after adding it closes and the cart is asked for, tickets and courts alike, extras or not', async () => {
    for (const withAddons of [false, true]) {
      const pool = await atTickets(withAddons, baps);
      plus(pool, 601);
      pool.send({ type: 'ticket.add', productId: 601 });
      await pool.settled();
      await pool.answer('addToCart');
      const court = await readyAtPadel(withAddons, baps);
      court.send(onwards);
      await court.settled();
      await court.answer('addToCart');
      for (const booking of [pool, court]) {
        expect(booking.state().status).toBe('done');
        expect(booking.told.at(-1)).toEqual({ type: 'cart.wanted' });
      }
    }
  });
});

describe('tickets', () => {
  const [adult, family] = at.poolOffer(false).rental_products ?? [];
  const excluding = {
    ...at.poolOffer(false),
    rental_products: [adult!, { ...family!, dependencies: [{ product_id: 601, period: 'H' }] }],
  };
  async function choosing(offer: ReturnType<typeof at.poolOffer>, quantities: Record<number, number>) {
    const booking = await atPool();
    booking.send(ten);
    await booking.answer('loadFacilities', [at.pool]);
    await booking.answer('loadOffer', offer);
    booking.send(onwards);
    await booking.answer('loadThreshold', null);
    for (const [id, quantity] of Object.entries(quantities))
      booking.send({ type: 'quantity.set', productId: Number(id), quantity });
    return booking;
  }

  test('R3.5.16, R5.7.3, R8.2.13: two that exclude each other cannot be added together', async () => {
    const booking = await choosing(excluding, { 601: 1, 602: 1 });
    booking.send(onwards);
    expect(problemIn(booking)).toMatchObject({ code: 'dependentTicket' });
    expect(booking.order()).not.toContain('addToCart');
    booking.send({ type: 'quantity.set', productId: 601, quantity: 0 });
    booking.send(onwards);
    await booking.settled();
    expect((booking.inputOf('addToCart') as { lines: unknown[] }).lines).toMatchObject([{ product_id: 602 }]);
  });

  test('R4.6.1, R4.6.2: a quantity can always be lowered, even when fewer places are left, and never below 0', async () => {
    const booking = await choosing(at.poolOffer(false), { 601: 5 });
    booking.send({ type: 'ticket.add', productId: 601 });
    await booking.settled();
    const { lines } = booking.inputOf('addToCart') as { lines: Parameters<typeof at.inCart>[0] };
    await booking.fail('addToCart', new Error('nobody knows'));
    // Another tab has meanwhile added three to the cart.
    booking.send({ type: 'cart.changed', lines: at.inCart(lines).map((line) => ({ ...line, quantity: 3 })) });
    plus(booking, 601);
    expect(problemIn(booking)).toMatchObject({ code: 'capacityExceeded', values: { remaining: 2, requested: 6 } });
    booking.send({ type: 'quantity.set', productId: 601, quantity: 4 });
    expect(booking.context()).toMatchObject({ quantities: { 601: 4 }, problem: null });
    booking.send({ type: 'ticket.add', productId: 601 });
    expect(problemIn(booking)).toMatchObject({ code: 'capacityExceeded', values: { remaining: 2, requested: 4 } });
    booking.send({ type: 'quantity.set', productId: 601, quantity: -1 });
    expect(booking.context().quantities).toEqual({ 601: 0 });
  });
});
