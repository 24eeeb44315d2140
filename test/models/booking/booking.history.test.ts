/** Back and Forward move between the steps of a booking, and a link or a reload leads to one of them. */
import { describe, expect, test } from 'vitest';
import { bookingStops, noSelection, type BookingStop } from '../../../machines/booking/bookingSelection.ts';
import * as ask from './booking.standing.ts';
import * as at from './booking.fixtures.ts';
import { startBooking, type RunningBooking } from './booking.harness.ts';
import { atPool, atTickets, onwards, plus, problemIn, readyAtPadel } from './booking.stages.ts';

const visit = (booking: RunningBooking, stop: BookingStop) => booking.send({ type: 'stop.visit', stop });
const stop = (booking: RunningBooking) => ask.stop(booking.state());
const added = (booking: RunningBooking) => booking.order().filter((actor) => actor === 'addToCart').length;

/** One ticket is in the cart, another is chosen. */
async function atTicketsInCart() {
  const booking = await atTickets(true);
  booking.send({ type: 'cart.changed', lines: [at.heldTicket] });
  plus(booking, 602);
  return booking;
}

async function atCourtAddons() {
  const booking = await readyAtPadel(true);
  booking.send(onwards);
  await booking.settled();
  const { lines } = booking.inputOf('addToCart') as { lines: Parameters<typeof at.inCart>[0] };
  await booking.answer('addToCart');
  booking.send({ type: 'cart.changed', lines: at.inCart(lines, 'g1') });
  return booking;
}

describe('tickets', () => {
  test('Back and Forward keep what is chosen', async () => {
    const booking = await atTicketsInCart();
    const { quantities, selectedTimeSlot, facilityId } = booking.context();
    visit(booking, 'choosing');
    expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
    visit(booking, 'tickets');
    expect(stop(booking)).toBe('tickets');
    await booking.answer('loadThreshold', null);
    expect(booking.context()).toMatchObject({ quantities, selectedTimeSlot, facilityId });
    visit(booking, 'extras');
    booking.send({ type: 'addon.set', productId: 901, quantity: 2 });
    visit(booking, 'tickets');
    expect(booking.state().value).toEqual({ tickets: 'picking' });
    visit(booking, 'prompt');
    visit(booking, 'extras');
    expect(booking.context()).toMatchObject({ quantities, addons: { 901: 2 } });
    visit(booking, 'choosing');
    visit(booking, 'extras');
    expect(booking.state().value).toEqual({ addons: 'picking' });
    expect(added(booking)).toBe(0);
  });

  test.each(['extras', 'prompt'] as const)(
    'R5.7.8: with nothing in the cart Forward does not lead to %s',
    async (to) => {
      const booking = await atTickets(true);
      plus(booking, 601);
      visit(booking, to);
      expect(booking.state().value).toEqual({ tickets: 'picking' });
      visit(booking, 'choosing');
      visit(booking, to);
      expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
    },
  );

  test('R6.1.11: a customer who has logged out cannot go forward to them', async () => {
    const booking = await atTickets(true);
    visit(booking, 'choosing');
    booking.send({ type: 'session.changed', user: null });
    visit(booking, 'tickets');
    expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
  });

  test('while they are being added nothing else can be done', async () => {
    const booking = await atTickets(true);
    plus(booking, 601);
    booking.send(onwards);
    await booking.settled();
    for (const one of bookingStops) visit(booking, one);
    expect(booking.state().value).toEqual({ tickets: 'adding' });
  });
});

describe('a court', () => {
  test('Back from its extras leads to the times, and the cart keeps it (Q4.5.b)', async () => {
    for (const from of ['extras', 'prompt'] as const) {
      const booking = await atCourtAddons();
      visit(booking, from);
      visit(booking, 'choosing');
      expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
      expect(booking.context()).toMatchObject({ selectedTimeSlot: null, cartLines: [{ product_id: 501 }, {}] });
    }
  });

  test('Forward never adds it twice', async () => {
    const booking = await atCourtAddons();
    visit(booking, 'prompt');
    visit(booking, 'extras');
    for (const one of ['details', 'tickets'] as const) visit(booking, one);
    expect(booking.state().value).toEqual({ addons: 'picking' });
    expect(added(booking)).toBe(1);
  });

  test('only Continue goes on: Forward alone adds nothing', async () => {
    const booking = await readyAtPadel(true);
    for (const one of bookingStops) visit(booking, one);
    expect(booking.state().value).toEqual({ choosing: { picking: 'ready' } });
    expect(added(booking)).toBe(0);
  });
});

describe('the attendees’ details', () => {
  /** The details were opened, something was typed, and Back was pressed. */
  async function turnedBack(from: 'court' | 'tickets') {
    const booking = from === 'court' ? await readyAtPadel(true) : await atTickets(true);
    if (from === 'tickets') plus(booking, 601);
    booking.send(onwards);
    expect(stop(booking)).toBe(from === 'court' ? 'choosing' : 'tickets');
    booking.send({ type: 'attendees.changed', attendeeDetails: at.attendeeDetails });
    expect(stop(booking)).toBe('details');
    visit(booking, from === 'court' ? 'choosing' : 'tickets');
    return booking;
  }

  test.each(['court', 'tickets'] as const)('of a %s are restored with what was typed', async (from) => {
    const booking = await turnedBack(from);
    expect(stop(booking)).toBe(from === 'court' ? 'choosing' : 'tickets');
    expect(added(booking)).toBe(0);
    visit(booking, 'details');
    expect(stop(booking)).toBe('details');
    expect(booking.context().attendeeDetails).toEqual(at.attendeeDetails);
  });

  test('of a court that another tab has added meanwhile are not asked for', async () => {
    const booking = await turnedBack('court');
    booking.send({ type: 'cart.changed', lines: [{ ...at.heldCourt, facilityId: 101 }] });
    visit(booking, 'details');
    expect(stop(booking)).toBe('choosing');
    expect(added(booking)).toBe(0);
  });

  test('that are in the cart are not asked for again', async () => {
    const booking = await turnedBack('tickets');
    visit(booking, 'details');
    await booking.settled();
    await booking.answer('addToCart');
    expect(stop(booking)).toBe('extras');
    visit(booking, 'details');
    expect(stop(booking)).toBe('extras');
  });
});

describe('a link or a reload with a step', () => {
  const time = { ...noSelection, date: at.today, duration: 60, slot: { startTime: '10:00:00', nextDay: false } };
  const { serviceId: _, ...selection } = { ...time, facilityId: 201 };

  /** The customer follows a link to the pool at ten. */
  async function follow(to: BookingStop, changes: Parameters<typeof atPool>[0] = {}, inCart = false) {
    const booking = await atPool({ time: selection, stop: to, ...changes });
    if (inCart) booking.send({ type: 'cart.changed', lines: [at.heldTicket] });
    await booking.answer('loadFacilities', [at.pool]);
    await booking.answer('loadOffer', at.poolOffer(true));
    return booking;
  }

  test.each([
    ['tickets', at.customer, false, 'tickets'],
    ['tickets', null, false, 'choosing'],
    ['extras', at.customer, false, 'tickets'],
    ['extras', at.customer, true, 'extras'],
    ['prompt', null, false, 'choosing'],
    ['prompt', at.customer, true, 'prompt'],
    ['details', at.customer, false, 'choosing'],
    ['choosing', at.customer, true, 'choosing'],
  ] as const)('%s (%#) opens as far as it holds', async (to, user, inCart, reached) => {
    const booking = await follow(to, { user }, inCart);
    expect(stop(booking)).toBe(reached);
    expect(problemIn(booking)).toBeNull();
    expect(added(booking)).toBe(0);
  });

  test('a court in the cart leads to its extras, although its time is not offered any more', async () => {
    const booking = startBooking({ time: { ...selection, facilityId: 102 }, stop: 'extras' });
    booking.send({ type: 'cart.changed', lines: [at.heldCourt] });
    await booking.answer('loadServices', at.services);
    await booking.answer('loadChoices', at.padelChoices);
    await booking.answer('loadSchedule', at.padelAfterwards);
    await booking.answer('loadOffer', at.courtOffer(102, true));
    expect(stop(booking)).toBe('extras');
    expect(booking.context().selectedTimeSlot).toMatchObject({ end_time: '11:00:00', duration: 60 });
  });

  test('the address has the step, the draft its content', async () => {
    const draft = at.draftOf({ serviceId: 2, facilityId: 201, step: 'tickets', quantities: { 601: 2 } });
    const there = await follow('tickets', { draft });
    await there.answer('loadThreshold', null);
    expect(there.context().quantities).toEqual({ 601: 2 });
    const before = await follow('choosing', { draft });
    expect(before.state().value).toEqual({ choosing: { picking: 'ready' } });
    expect(before.context().quantities).toEqual({ 601: 2 });
  });

  test('after the first step the address has the facility', async () => {
    const booking = await atTickets(true);
    expect(ask.selectionAndStop(booking.state())).toMatchObject({ stop: 'tickets', selection: { facilityId: 201 } });
    visit(booking, 'choosing');
    expect(ask.selectionAndStop(booking.state())).toMatchObject({ stop: 'choosing', selection: { facilityId: null } });
  });
});
