/** The worked traces of a booking, step by step on the running machine (TR1–TR12, P-a…). */
import { describe, expect, test } from 'vitest';
import * as ask from './booking.standing.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import * as at from './booking.fixtures.ts';
import { startBooking, type RunningBooking } from './booking.harness.ts';
import {
  atPadel,
  atPool,
  atServices,
  atTickets,
  nine,
  onwards,
  plus,
  problemIn,
  readyAtPadel,
  readyAtPool,
  ten,
} from './booking.stages.ts';

describe('step 1', () => {
  test('TR1: filters, schedule, facilities, offer, in this order; Continue is possible only at the end', async () => {
    const booking = await atServices();
    expect(booking.state().value).toEqual({ choosing: 'choosingService' });
    booking.send({ type: 'service.choose', serviceId: at.padel.id });
    await booking.answer('loadChoices', at.padelChoices);
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send({ type: 'date.choose', date: at.tomorrow });
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send({ type: 'slot.choose', date: at.tomorrow, startTime: '10:00:00' });
    expect(ask.mayContinue(booking.state())).toBe(false);
    await booking.answer('loadFacilities', [at.court2, at.court1, at.longCourt]);
    expect(ask.mayContinue(booking.state())).toBe(false);
    expect(booking.context().facilityId).toBe(102);
    await booking.answer('loadOffer', at.courtOffer(102, false));

    expect(ask.mayContinue(booking.state())).toBe(true);
    expect(booking.order()).toEqual([
      'loadServices',
      'loadChoices',
      'loadSchedule',
      'loadSchedule',
      'loadFacilities',
      'loadOffer',
    ]);
    expect(booking.inputOf('loadFacilities')).toEqual({
      venue_service_id: 1,
      date: at.tomorrow,
      start_time: '10:00:00',
      end_time: '11:00:00',
      per_capacity: 0,
    });
    expect(booking.inputOf('loadOffer')).toMatchObject({ facility_id: 102, start_time: '10:00:00' });
    // Facilities that cannot be booked for an hour are not offered (R7.2.7).
    expect(booking.context().facilities.map(({ id }) => id)).toEqual([102, 101]);
  });

  test('a single service is chosen automatically; private ones and point of sale do not count (R2.11.1, R6.1.14)', async () => {
    const booking = startBooking({ serviceId: null });
    await booking.answer('loadServices', [at.till, { ...at.swimming, is_public: false }, at.padel]);
    expect(booking.state().value).toEqual({ choosing: 'loadingChoices' });
    expect(booking.context().services).toEqual([at.padel]);
  });

  test('another service resets surface, pitch, formation, outdoor, then filters, then schedule (R4.4.1–3)', async () => {
    const booking = await atPadel();
    booking.send({ type: 'filter.choose', filter: 'surface', value: 5 });
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send({ type: 'filter.choose', filter: 'outdoor', value: 1 });
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send({ type: 'filter.choose', filter: 'formation', value: 6 });
    expect(booking.inputOf('loadSchedule')).toEqual({
      venue_service_id: 1,
      date: at.today,
      facility_surface_id: 5,
      is_outdoor: 1,
      'game_formations[]': [6],
      ...at.packing,
    });
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send({ type: 'facilities.narrow', ids: [101] });
    booking.send({ type: 'service.choose', serviceId: at.swimming.id });

    expect(booking.context()).toMatchObject({
      selectedServices: { id: 2, filter_by: 2, facilities: [] },
      filters: { surface: null, formation: null, outdoor: null },
      choices: null,
      schedule: null,
    });
    await booking.answer('loadChoices', at.poolChoices);
    expect(booking.order().slice(-2)).toEqual(['loadChoices', 'loadSchedule']);
    expect(booking.inputOf('loadSchedule')).toEqual({ venue_service_id: 2, date: at.today, ...at.packing });
  });

  test('one facility or ticket narrows the query, several narrow the answer (R3.3.2, Q2.11.c)', async () => {
    const booking = await atPadel();
    booking.send({ type: 'facilities.narrow', ids: [102] });
    booking.send(ten);
    expect(booking.inputOf('loadFacilities')).toMatchObject({ facility_id: 102 });
    booking.send({ type: 'facilities.narrow', ids: [101, 102] });
    booking.send(nine);
    expect(booking.inputOf('loadFacilities')).not.toHaveProperty('facility_id');
    await booking.answer('loadFacilities', [at.court2, at.court1]);
    expect(booking.context().facilities.map(({ id }) => id)).toEqual([101]);

    const pool = await atPool();
    pool.send({ type: 'facilities.narrow', ids: [601] });
    pool.send(ten);
    expect(pool.inputOf('loadFacilities')).toMatchObject({ product_id: 601, per_capacity: 1 });
  });

  test('TR6: another duration clears the slot and asks no server', async () => {
    const booking = await readyAtPadel(false);
    const asked = booking.order().length;
    booking.send({ type: 'duration.choose', duration: 120 });
    expect(booking.context()).toMatchObject({ selectedTimeSlot: null, facilityId: null, offer: null, facilities: [] });
    expect(booking.order()).toHaveLength(asked);
    expect(ask.timeSlots(booking.state()).map(({ start_time }) => start_time)).toEqual(['09:00:00']);
    expect(ask.mayContinue(booking.state())).toBe(false);
  });

  test('TR7: a duration that the new date does not have becomes the first option', async () => {
    const booking = await atPadel();
    booking.send({ type: 'duration.choose', duration: 120 });
    booking.send({ type: 'date.choose', date: at.tomorrow });
    await booking.answer('loadSchedule', at.shortHours);
    expect(booking.context().duration).toBe(60);
  });

  test('TR8: a slot taken by another customer goes with a message, all else stays', async () => {
    const booking = await atPadel();
    booking.send({ type: 'filter.choose', filter: 'outdoor', value: 1 });
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send(ten);
    await booking.answer('loadFacilities', []);
    expect(problemIn(booking)).toMatchObject({ code: 'noFacility' });
    expect(booking.context()).toMatchObject({ facilityId: null, selectedTimeSlot: null });
    expect(ask.mayContinue(booking.state())).toBe(false);
    await booking.answer('loadSchedule', at.padelAfterwards);
    expect(problemIn(booking)).toMatchObject({ code: 'noFacility' });
    expect(ask.timeSlots(booking.state()).map(({ start_time }) => start_time)).not.toContain('10:00:00');
    expect(booking.context()).toMatchObject({ bookingDate: at.today, duration: 60, filters: { outdoor: 1 } });
  });

  test('TR8: taken between the court and its price, it goes in the same way', async () => {
    const booking = await atPadel();
    booking.send(ten);
    await booking.answer('loadFacilities', [at.court1]);
    await booking.fail('loadOffer', new RefusedError('slotTaken'));
    expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
    expect(booking.context()).toMatchObject({ selectedTimeSlot: null, facilities: [], problem: { code: 'slotTaken' } });
  });

  test.each([
    ['the first answer comes last', ['second', 'first']],
    ['the first answer comes first', ['first', 'second']],
  ])('TR9: only the later selection counts when %s', async (_, order) => {
    const booking = await atPadel();
    booking.send(nine);
    const first = booking.lastOf('loadFacilities');
    booking.send(ten);
    const second = booking.lastOf('loadFacilities');
    expect(first.signal.aborted).toBe(true);
    for (const which of order) {
      if (which === 'first') first.resolve([at.court1]);
      else second.resolve([at.court2]);
      await booking.settled();
    }
    expect(booking.context()).toMatchObject({ facilities: [at.court2], facilityId: 102 });
  });

  test('another facility loads its own default products (R4.4.9)', async () => {
    const booking = await readyAtPadel(false);
    booking.send({ type: 'facility.choose', facilityId: 102 });
    expect(booking.context()).toMatchObject({ facilityId: 102, offer: null });
    expect(ask.mayContinue(booking.state())).toBe(false);
    expect(booking.inputOf('loadOffer')).toMatchObject({ facility_id: 102 });
  });

  test('dates outside the window are refused (U8)', async () => {
    const booking = await atPadel();
    for (const date of ['2026-11-19', '2026-12-21']) booking.send({ type: 'date.choose', date });
    expect(booking.context().bookingDate).toBe(at.today);
    booking.send({ type: 'date.choose', date: '2026-12-20' });
    expect(booking.context().bookingDate).toBe('2026-12-20');
  });

  test('the grid follows the clock: a slot that has begun goes after its grace period, with a message', async () => {
    const booking = await readyAtPadel(false);
    booking.send({ type: 'minute.passed', now: `${at.today} 10:14:59` });
    expect(ask.mayContinue(booking.state())).toBe(true);
    booking.send({ type: 'minute.passed', now: `${at.today} 10:15:00` });
    expect(booking.context()).toMatchObject({ selectedTimeSlot: null, offer: null, problem: { code: 'slotGone' } });
  });

  test('at midnight a past date becomes today, and is loaded again', async () => {
    const booking = await readyAtPadel(false);
    booking.send({ type: 'minute.passed', now: `${at.tomorrow} 00:00:00` });
    expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
    expect(booking.inputOf('loadSchedule')).toMatchObject({ date: at.tomorrow });
  });

  test('the next free day is searched day by day, and the search can be stopped', async () => {
    const booking = await atPadel({}, at.closedDay);
    expect(ask.timeSlots(booking.state())).toEqual([]);
    booking.send({ type: 'freeDay.find' });
    expect(booking.inputOf('loadSchedule')).toMatchObject({ date: at.tomorrow });
    await booking.answer('loadSchedule', at.closedDay);
    expect(booking.inputOf('loadSchedule')).toMatchObject({ date: '2026-11-22' });
    await booking.answer('loadSchedule', at.padelSchedule);
    expect(booking.context()).toMatchObject({ bookingDate: '2026-11-22', searchDate: null });
    expect(ask.timeSlots(booking.state())).not.toEqual([]);
  });

  test('after fourteen days without a slot the search says so and stops', async () => {
    const booking = await atPadel({}, at.closedDay);
    booking.send({ type: 'freeDay.find' });
    for (let day = 0; day < 14; day++) await booking.answer('loadSchedule', at.closedDay);
    expect(booking.context()).toMatchObject({ bookingDate: at.today, problem: { code: 'noFreeDay' } });
    expect(booking.order().filter((actor) => actor === 'loadSchedule')).toHaveLength(15);
  });
});

describe('whole facilities', () => {
  test('TR2, TR3: the default products are added to the cart as one group; then extras, if there are any', async () => {
    for (const withAddons of [false, true]) {
      const booking = await readyAtPadel(withAddons);
      booking.send(onwards);
      await booking.settled();
      expect(booking.state().value).toBe('adding');
      const input = booking.inputOf('addToCart') as { lines: Record<string, unknown>[]; grouped: boolean };
      expect(input.grouped).toBe(true);
      expect(input.lines.map(({ product_id, total_price }) => [product_id, total_price])).toEqual([
        [501, 105],
        [502, 52.5],
      ]);
      expect(input.lines[0]).toMatchObject({
        facilityId: 101,
        venueServiceId: 1,
        venue_id: 3,
        selectedFacilityDate: at.today,
        selectedFacilityTiming: '10:00:00',
        selectedFacilityEndTiming: '11:00:00',
        bookingDate: at.today,
        capacityBased: false,
      });
      await booking.answer('addToCart');
      expect(ask.step(booking.state())).toBe(withAddons ? 'extras' : 'prompting');
      if (withAddons) booking.send(onwards);
      expect(booking.state().value).toBe('prompting');
    }
  });

  test('R5.7.7, R8.2.3 (Q8.2.a): a court without a venue gets no other one, so that the cart refuses it', async () => {
    const venueOf = async (offered: number | null, served: number | null) => {
      const booking = startBooking();
      await booking.answer('loadServices', [{ ...at.padel, venue_id: served }]);
      await booking.answer('loadChoices', at.padelChoices);
      await booking.answer('loadSchedule', at.padelSchedule);
      booking.send(ten);
      await booking.answer('loadFacilities', [at.court1]);
      await booking.answer('loadOffer', { ...at.courtOffer(101, false), venue_id: offered });
      booking.send(onwards);
      await booking.settled();
      return (booking.inputOf('addToCart') as { lines: { venue_id: number | null }[] }).lines[0]!.venue_id;
    };
    expect(await venueOf(7, 8)).toBe(7);
    expect(await venueOf(null, 8)).toBe(8);
    expect(await venueOf(null, null)).toBeNull();
  });

  test('TR4: two bookings are added by two requests, so that each gets its own group', async () => {
    const booking = await readyAtPadel(false);
    booking.send(onwards);
    await booking.settled();
    await booking.answer('addToCart');
    booking.send({ type: 'prompt.accept' });
    await booking.answer('loadSchedule', at.padelSchedule);
    booking.send(nine);
    await booking.answer('loadFacilities', [at.court1]);
    await booking.answer('loadOffer', at.courtOffer(101, false));
    booking.send(onwards);
    await booking.settled();
    expect(booking.asked.filter(({ actor }) => actor === 'addToCart')).toHaveLength(2);
  });

  test('a slot lost at the last moment: a message, a reloaded grid, the selection cleared, all else kept', async () => {
    const booking = await readyAtPadel(false);
    booking.send(onwards);
    await booking.settled();
    await booking.fail('addToCart', new RefusedError('placeTaken', 'Court 1 was just taken'));
    expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
    expect(booking.context()).toMatchObject({
      selectedTimeSlot: null,
      duration: 60,
      problem: { code: 'placeTaken', message: 'Court 1 was just taken' },
    });
  });

  test('any other refusal keeps the selection (Q4.5.c)', async () => {
    const booking = await readyAtPadel(false);
    booking.send(onwards);
    await booking.settled();
    await booking.fail('addToCart', new RefusedError('productInCart'));
    expect(booking.context().problem).toMatchObject({ code: 'productInCart' });
    expect(ask.mayContinue(booking.state())).toBe(true);
  });

  test('TR10: yes in the prompt leads to a fresh step 1 with the shortest duration', async () => {
    const booking = await atPadel();
    booking.send({ type: 'duration.choose', duration: 120 });
    booking.send(nine);
    await booking.answer('loadFacilities', [at.court1]);
    await booking.answer('loadOffer', at.courtOffer(101, false));
    booking.send(onwards);
    await booking.settled();
    await booking.answer('addToCart');
    booking.send({ type: 'prompt.accept' });
    await booking.answer('loadSchedule', at.padelSchedule);
    expect(ask.step(booking.state())).toBe('choosing');
    expect(booking.context()).toMatchObject({ selectedTimeSlot: null, duration: 60 });
  });

  test('the prompt: no closes it; the cart button closes it and opens the cart', async () => {
    for (const event of [{ type: 'prompt.decline' }, { type: 'cart.open' }] as const) {
      const booking = await readyAtPadel(false);
      booking.send(onwards);
      await booking.settled();
      await booking.answer('addToCart');
      booking.send(event);
      expect(booking.state().value).toBe('closed');
      expect(booking.told).toEqual(event.type === 'cart.open' ? [{ type: 'cart.wanted' }] : []);
    }
  });

  test('baps: after adding, the dialog closes and the cart opens (S13)', async () => {
    const booking = await readyAtPadel(true, { config: at.bapsConfig });
    booking.send(onwards);
    await booking.settled();
    await booking.answer('addToCart');
    expect(booking.state().value).toBe('closed');
    expect(booking.told).toEqual([{ type: 'cart.wanted' }]);
  });
});

describe('login', () => {
  test('a signed-out customer is asked to log in, and continues automatically afterwards (R6.1.11, Q6.1.b)', async () => {
    const booking = await readyAtPadel(false, { user: null });
    booking.send(onwards);
    await booking.settled();
    expect(booking.state().value).toEqual({ choosing: { picking: 'awaitingLogin' } });
    expect(problemIn(booking)).toMatchObject({ code: 'pleaseLogin' });
    expect(booking.told).toEqual([{ type: 'login.wanted', entered: null }]);
    booking.send({ type: 'session.changed', user: null });
    booking.send(onwards);
    await booking.settled();
    expect(booking.told).toHaveLength(2);
    booking.send({ type: 'session.changed', user: at.customer });
    await booking.settled();
    expect(booking.state().value).toBe('adding');
    expect(problemIn(booking)).toBeNull();
  });

  test('a customer of another channel may lose the slot after the login, with a message (R6.1.15, I19)', async () => {
    const booking = await atPadel({ user: null }, at.channelSchedule);
    booking.send(ten);
    await booking.answer('loadFacilities', [at.court1]);
    await booking.answer('loadOffer', at.courtOffer(101, false));
    booking.send(onwards);
    await booking.settled();
    booking.send({ type: 'session.changed', user: at.partner });
    expect(booking.state().value).toEqual({ choosing: { picking: 'undecided' } });
    expect(problemIn(booking)).toMatchObject({ code: 'slotGone' });
    expect(ask.timeSlots(booking.state()).map(({ start_time }) => start_time)).toEqual(['09:00:00', '11:00:00']);
  });

  test('the selection survives a cancelled login', async () => {
    const booking = await readyAtPadel(false, { user: null });
    booking.send(onwards);
    await booking.settled();
    booking.send({ type: 'facility.choose', facilityId: 102 });
    await booking.answer('loadOffer', at.courtOffer(102, false));
    expect(ask.mayContinue(booking.state())).toBe(true);
    booking.send({ type: 'session.changed', user: at.customer });
    expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
  });
});

describe('tickets', () => {
  test('TR5: the threshold is loaded, step 2 opens, and Continue leads to the prompt or to extras', async () => {
    for (const withAddons of [false, true]) {
      const booking = await atTickets(withAddons);
      expect(booking.order().at(-1)).toBe('loadThreshold');
      expect(ask.step(booking.state())).toBe('tickets');
      plus(booking, 601);
      booking.send(onwards);
      await booking.settled();
      await booking.answer('addToCart');
      expect(ask.step(booking.state())).toBe(withAddons ? 'extras' : 'prompting');
    }
  });

  test.each([true, false])('R5.7.8: without a ticket the customer cannot continue (addons: %s)', async (withAddons) => {
    const booking = await atTickets(withAddons);
    expect(ask.mayContinue(booking.state())).toBe(false);
    booking.send(onwards);
    expect(booking.state().value).toEqual({ tickets: 'picking' });
    plus(booking, 601);
    expect(ask.mayContinue(booking.state())).toBe(true);
    booking.send({ type: 'quantity.set', productId: 601, quantity: 0 });
    expect(ask.mayContinue(booking.state())).toBe(false);
    // A ticket in the cart is enough.
    booking.send({ type: 'cart.changed', lines: [at.heldTicket] });
    booking.send(onwards);
    expect(ask.step(booking.state())).toBe(withAddons ? 'extras' : 'prompting');
    expect(booking.order()).not.toContain('addToCart');
  });

  test('P-a: an increment beyond what is left is undone with both numbers', async () => {
    const booking = await readyAtPool(false);
    booking.send(onwards);
    await booking.settled();
    await booking.answer('loadThreshold', null);
    plus(booking, 602);
    plus(booking, 602);
    expect(problemIn(booking)).toMatchObject({ code: 'capacityExceeded', values: { remaining: 5, requested: 8 } });
    expect(booking.context().quantities).toEqual({ 602: 1 });
    booking.send({ type: 'quantity.set', productId: 602, quantity: 0 });
    expect(problemIn(booking)).toBeNull();
  });

  test('P-c: with nothing left the quantity stays 0', async () => {
    const booking = await atTickets(false);
    plus(booking, 602);
    plus(booking, 601);
    booking.send({ type: 'quantity.set', productId: 602, quantity: 0 });
    booking.send({ type: 'quantity.set', productId: 601, quantity: 5 });
    plus(booking, 602);
    expect(problemIn(booking)).toMatchObject({ code: 'capacityReached' });
    expect(booking.context().quantities).toEqual({ 602: 0, 601: 5 });
  });

  test('P-d, P-e: the threshold applies on baps sites only', async () => {
    const baps = await atTickets(false, { config: at.bapsConfig }, 2);
    const standard = await atTickets(false, {}, 2);
    for (const booking of [baps, standard]) for (let press = 0; press < 3; press++) plus(booking, 601);
    expect(problemIn(baps)).toMatchObject({ code: 'thresholdReached', values: { max: 2 } });
    expect(baps.context().quantities).toEqual({ 601: 2 });
    expect(standard.context().quantities).toEqual({ 601: 3 });
  });

  test('P-f: without an answer there is no threshold, and no message (R7.2.11)', async () => {
    const booking = await readyAtPool(false, { config: at.bapsConfig });
    booking.send(onwards);
    await booking.settled();
    await booking.fail('loadThreshold', new ConnectionError());
    expect(booking.context()).toMatchObject({ customerThreshold: null, problem: null });
    expect(ask.step(booking.state())).toBe('tickets');
  });

  test('P-g, P-j: a dependency in the cart refuses the ticket, in both directions', async () => {
    const offer = at.poolOffer(false);
    const [adult, family] = offer.rental_products ?? [];
    const depending = {
      ...offer,
      rental_products: [adult!, { ...family!, dependencies: [{ product_id: 601, period: 'D' }] }],
    };
    for (const [held, wanted] of [
      [601, 602],
      [602, 601],
    ] as const) {
      const booking = await atPool();
      booking.send(ten);
      await booking.answer('loadFacilities', [at.pool]);
      await booking.answer('loadOffer', depending);
      booking.send(onwards);
      await booking.settled();
      await booking.answer('loadThreshold', null);
      booking.send({ type: 'quantity.set', productId: held, quantity: 1 });
      booking.send({ type: 'ticket.add', productId: held });
      await booking.settled();
      const { lines } = booking.inputOf('addToCart') as { lines: Parameters<typeof at.inCart>[0] };
      await booking.answer('addToCart');
      booking.send({ type: 'cart.changed', lines: at.inCart(lines) });
      booking.send({ type: 'quantity.set', productId: wanted, quantity: 1 });
      expect(problemIn(booking)).toMatchObject({ code: 'dependentTicket' });
    }
  });

  test('adding resets the card to 0 and reports the quantity (R4.6.3); nothing is grouped', async () => {
    const booking = await atTickets(false);
    plus(booking, 601);
    plus(booking, 602);
    booking.send({ type: 'ticket.add', productId: 601 });
    await booking.settled();
    const input = booking.inputOf('addToCart') as { lines: Record<string, unknown>[]; grouped: boolean };
    expect(input).toMatchObject({ grouped: false });
    expect(input.lines).toHaveLength(1);
    expect(input.lines[0]).toMatchObject({
      product_id: 601,
      quantity: 1,
      price: 40,
      total_price: 42,
      capacityBased: true,
      participant_count: 1,
      name: 'Adult swim',
    });
    await booking.answer('addToCart');
    expect(booking.told).toEqual([{ type: 'tickets.added', quantity: 1 }]);
    expect(booking.context()).toMatchObject({ quantities: { 602: 1 }, adding: null });
    expect(booking.state().value).toEqual({ tickets: 'picking' });
  });

  test('Continue adds what is chosen first', async () => {
    const booking = await atTickets(true);
    plus(booking, 601);
    plus(booking, 602);
    booking.send(onwards);
    await booking.settled();
    expect((booking.inputOf('addToCart') as { lines: unknown[] }).lines).toHaveLength(2);
    await booking.answer('addToCart');
    expect(ask.step(booking.state())).toBe('extras');
    expect(booking.told).toEqual([{ type: 'tickets.added', quantity: 2 }]);
  });

  test('a slot taken by another customer: a message, and step 1 with new slots', async () => {
    const booking = await atTickets(false);
    plus(booking, 601);
    booking.send({ type: 'ticket.add', productId: 601 });
    await booking.settled();
    await booking.fail('addToCart', new RefusedError('placeTaken'));
    expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
    expect(booking.context()).toMatchObject({
      quantities: {},
      selectedTimeSlot: null,
      problem: { code: 'placeTaken' },
    });
  });

  test('TR12: baps: no Continue; after adding, the dialog closes and the cart opens', async () => {
    const booking = await atTickets(true, { config: at.bapsConfig });
    expect(ask.mayContinue(booking.state())).toBe(false);
    expect(ask.hasProceed(booking.state())).toBe(false);
    plus(booking, 601);
    booking.send({ type: 'ticket.add', productId: 601 });
    await booking.settled();
    await booking.answer('addToCart');
    expect(booking.state().value).toBe('closed');
    expect(booking.told).toContainEqual({ type: 'cart.wanted' });
  });

  test('Back leads to step 1 with the selection, closing ends the booking (R4.5.6)', async () => {
    const booking = await atTickets(false);
    plus(booking, 601);
    booking.send({ type: 'step.back' });
    expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
    expect(booking.context().selectedTimeSlot?.start_time).toBe('10:00:00');
    booking.send({ type: 'dialog.close' });
    expect(booking.state().value).toBe('closed');
  });
});

describe('extras', () => {
  async function atAddons(changes: Parameters<typeof startBooking>[0] = {}, isAdded = true) {
    const booking = await readyAtPadel(true, changes);
    booking.send(onwards);
    await booking.settled();
    const { lines } = booking.inputOf('addToCart') as { lines: Parameters<typeof at.inCart>[0] };
    await booking.answer('addToCart');
    if (isAdded) booking.send({ type: 'cart.changed', lines: at.inCart(lines, 'g1') });
    return booking;
  }

  test('stock limits the stepper, with the number in the message (R5.5.6–9)', async () => {
    const booking = await atAddons();
    booking.send({ type: 'addon.set', productId: 901, quantity: 2 });
    booking.send({ type: 'addon.set', productId: 901, quantity: 3 });
    expect(booking.context()).toMatchObject({
      addons: { 901: 2 },
      problem: { code: 'maxQuantityReached', values: { max: 2 } },
    });
    booking.send({ type: 'addon.set', productId: 902, quantity: 100 });
    booking.send({ type: 'addon.set', productId: 902, quantity: 101 });
    expect(problemIn(booking)).toMatchObject({ values: { max: 100 } });
  });

  test('without a ticket in the cart no add-on can be added (R5.7.8)', async () => {
    const booking = await atAddons({}, false);
    booking.send({ type: 'addon.set', productId: 901, quantity: 1 });
    booking.send({ type: 'addon.add', productId: 901 });
    expect(problemIn(booking)).toMatchObject({ code: 'addTicketFirst' });
    expect(booking.order()).not.toContain('addAddon');
  });

  test('Continue adds one after the other; one that fails stays chosen', async () => {
    const booking = await atAddons();
    booking.send({ type: 'addon.set', productId: 901, quantity: 1 });
    booking.send({ type: 'addon.set', productId: 902, quantity: 3 });
    booking.send(onwards);
    await booking.settled();
    expect(booking.inputOf('addAddon')).toMatchObject({
      at: { facilityId: 101, date: at.today, startTime: '10:00:00' },
      addon: { product_id: 901, quantity: 1, price: 20, tax_amount: 1, max: 2 },
    });
    await booking.answer('addAddon');
    expect(booking.inputOf('addAddon')).toMatchObject({ addon: { product_id: 902, quantity: 3 } });
    await booking.fail('addAddon', new RefusedError('maxQuantityReached'));
    expect(booking.context()).toMatchObject({ addons: { 902: 3 }, adding: null });
    expect(booking.told).toEqual([{ type: 'addon.added', name: 'Racket', arName: 'مضرب', quantity: 1 }]);
    booking.send(onwards);
    await booking.settled();
    await booking.answer('addAddon');
    expect(booking.state().value).toBe('prompting');
  });

  test('Back from an exclusive facility reloads the grid, as its slot is in the cart (Q4.5.b)', async () => {
    const booking = await atAddons();
    booking.send({ type: 'step.back' });
    expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
    expect(booking.context().selectedTimeSlot).toBeNull();
  });
});

describe('after a reload', () => {
  const reloaded = (booking: RunningBooking) => JSON.parse(JSON.stringify(ask.progress(booking.state())));

  test('step 1 is restored with filters, duration, slot and court', async () => {
    const before = await readyAtPadel(false);
    before.send({ type: 'facility.choose', facilityId: 102 });
    await before.answer('loadOffer', at.courtOffer(102, false));
    const booking = await atPadel({ draft: reloaded(before), serviceId: null });
    expect(booking.state().value).toEqual({ choosing: { picking: 'loadingFacilities' } });
    await booking.answer('loadFacilities', [at.court1, at.court2]);
    await booking.answer('loadOffer', at.courtOffer(102, false));
    expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
    expect(booking.context()).toEqual(expect.objectContaining({ facilityId: 102, draft: null }));
  });

  /** Continue was pressed while signed out, and the login was on another page. */
  async function backFromLogin(user: typeof at.customer | null, free = [at.court1, at.court2]) {
    const before = await readyAtPadel(false, { user: null });
    before.send({ type: 'facility.choose', facilityId: 102 });
    await before.answer('loadOffer', at.courtOffer(102, false));
    before.send(onwards);
    await before.settled();
    const booking = await atPadel({ draft: reloaded(before), user });
    await booking.answer('loadFacilities', free);
    await booking.answer('loadOffer', at.courtOffer(free.includes(at.court2) ? 102 : 101, false));
    await booking.settled();
    return booking;
  }

  test('Q6.1.b: after a login on another page it continues automatically, too', async () => {
    const booking = await backFromLogin(at.customer);
    expect(booking.state().value).toBe('adding');
    expect(booking.context().draft).toBeNull();
  });

  test('Q6.1.b: not without a login, and not with another court', async () => {
    const nobody = await backFromLogin(null);
    const other = await backFromLogin(at.customer, [at.court1]);
    for (const booking of [nobody, other]) {
      expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
      expect(booking.order()).not.toContain('addToCart');
    }
    expect(problemIn(other)).toMatchObject({ code: 'facilityGone' });
  });

  test('tickets are restored with their quantities, cut to what is still possible', async () => {
    const before = await atTickets(false);
    plus(before, 601);
    plus(before, 602);
    const booking = await atPool({ draft: reloaded(before) });
    await booking.answer('loadFacilities', [at.pool]);
    const offer = at.poolOffer(false);
    await booking.answer('loadOffer', {
      ...offer,
      rental_products: offer.rental_products?.map((ticket) => ({ ...ticket, remaining_capacity: 4 })),
    });
    expect(booking.state().value).toBe('loadingThreshold');
    await booking.answer('loadThreshold', null);
    expect(booking.state().value).toEqual({ tickets: 'picking' });
    expect(booking.context()).toMatchObject({ quantities: { 601: 1 }, draft: null });
    expect(booking.context().quantities).not.toHaveProperty('602');
  });

  test('extras are restored although the held slot is no longer offered', async () => {
    const before = await readyAtPadel(true);
    before.send(onwards);
    await before.settled();
    const { lines } = before.inputOf('addToCart') as { lines: Parameters<typeof at.inCart>[0] };
    await before.answer('addToCart');
    const booking = startBooking({ draft: reloaded(before) });
    booking.send({ type: 'cart.changed', lines: at.inCart(lines, 'g1') });
    await booking.answer('loadServices', at.services);
    await booking.answer('loadChoices', at.padelChoices);
    await booking.answer('loadSchedule', at.padelAfterwards);
    expect(booking.inputOf('loadOffer')).toMatchObject({ facility_id: 101, start_time: '10:00:00' });
    await booking.answer('loadOffer', at.courtOffer(101, true));
    expect(booking.state().value).toEqual({ addons: 'picking' });
    expect(booking.order()).not.toContain('addToCart');
  });

  test('the prompt is restored as well', async () => {
    const booking = await atPool({ draft: at.draftOf({ serviceId: 2, facilityId: 201, step: 'prompting' }) });
    await booking.answer('loadFacilities', [at.pool]);
    booking.send({ type: 'cart.changed', lines: [at.heldTicket] });
    // While restoring, no other step is reported.
    expect(ask.restoringStep(booking.state())).toBe('prompting');
    await booking.answer('loadOffer', at.poolOffer(false));
    expect(ask.restoringStep(booking.state())).toBeNull();
    expect(booking.state().value).toBe('prompting');
  });

  test.each(['extras', 'prompting'] as const)(
    'R5.7.8: without a ticket in the cart %s is not restored',
    async (step) => {
      const booking = await atPool({ draft: at.draftOf({ serviceId: 2, facilityId: 201, step }) });
      await booking.answer('loadFacilities', [at.pool]);
      await booking.answer('loadOffer', at.poolOffer(true));
      await booking.answer('loadThreshold', null);
      expect(booking.state().value).toEqual({ tickets: 'picking' });
    },
  );

  test('a slot that is gone is reported in step 1', async () => {
    const booking = startBooking({ draft: at.draftOf({ step: 'extras' }) });
    await booking.answer('loadServices', at.services);
    await booking.answer('loadChoices', at.padelChoices);
    await booking.answer('loadSchedule', at.padelAfterwards);
    expect(booking.state().value).toEqual({ choosing: { picking: 'undecided' } });
    expect(booking.context()).toMatchObject({ draft: null, problem: { code: 'slotGone' }, bookingDate: at.today });
  });

  test('added just before the reload: reported as being in the cart', async () => {
    const before = await readyAtPadel(false);
    const draft = reloaded(before);
    before.send(onwards);
    await before.settled();
    const { lines } = before.inputOf('addToCart') as { lines: Parameters<typeof at.inCart>[0] };
    const booking = startBooking({ draft });
    booking.send({ type: 'cart.changed', lines: at.inCart(lines, 'g1') });
    await booking.answer('loadServices', at.services);
    await booking.answer('loadChoices', at.padelChoices);
    await booking.answer('loadSchedule', at.padelAfterwards);
    expect(problemIn(booking)).toMatchObject({ code: 'productInCart' });
  });

  test('a past date, or a missing filter or service, is dropped', async () => {
    const stale = at.draftOf({ bookingDate: '2026-11-01', filters: { surface: 99, formation: 6, outdoor: null } });
    const booking = startBooking({ draft: stale });
    await booking.answer('loadServices', at.services);
    expect(booking.context().bookingDate).toBe(at.today);

    const kept = startBooking({ draft: { ...stale, bookingDate: at.today, facilities: [101, 999] } });
    await kept.answer('loadServices', at.services);
    await kept.answer('loadChoices', at.padelChoices);
    expect(kept.context()).toMatchObject({
      filters: { surface: null, formation: 6 },
      selectedServices: { facilities: [101] },
    });

    const gone = startBooking({ draft: { ...stale, serviceId: 77 } });
    await gone.answer('loadServices', at.services);
    expect(gone.state().value).toEqual({ choosing: 'choosingService' });
    expect(gone.context().draft).toBeNull();
  });

  test('any choice of the customer ends restoring', async () => {
    const booking = startBooking({ draft: at.draftOf({ step: 'tickets' }) });
    await booking.answer('loadServices', at.services);
    await booking.answer('loadChoices', at.padelChoices);
    booking.send({ type: 'date.choose', date: at.tomorrow });
    await booking.answer('loadSchedule', at.padelSchedule);
    expect(booking.state().value).toEqual({ choosing: { picking: 'undecided' } });
    expect(problemIn(booking)).toBeNull();
  });
});
