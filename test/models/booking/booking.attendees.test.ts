/** Attendees, from choosing to adding, with everything that can interrupt it. */
import { describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import * as read from './booking.standing.ts';
import { holdBooking, sendTo, standingOf, type Standing } from './booking.standing.ts';
import { parent } from '../attendees/attendeeDetails.fixtures.ts';
import { attendeeDetailsInput, attendeesOfLine } from '../../../machines/booking/selling/attendees.ts';
import type { Customer } from '../../../src/contract/customers/customers.ts';
import * as at from './booking.fixtures.ts';
import type { SellingContext } from '../../../machines/booking/selling/sellingContext.ts';
import { done } from '../../support/paths.ts';
import { inputOf } from '../../support/replay.ts';

// SAFETY: their other fields are not read here.
const attendee = (name: string) => ({ name }) as Customer;
const three = ['Layla', 'Nour', 'Sami'].map(attendee);

type Sold = 'a court' | 'tickets';

/** A booking whose actors are answered up to the attendee details. */
async function atDetails(sold: Sold, changes: Parameters<typeof at.inputOf>[0] = {}) {
  const isPool = sold === 'tickets';
  const held = holdBooking();
  const input = at.inputOf({ serviceId: isPool ? at.swimming.id : at.padel.id, ...changes });
  const actor = createActor(held.machine, { input }).start();
  const booking = { send: (event: AnyEventObject) => sendTo(actor, event) };
  const choosing = choosingOf(actor);
  const settle = async (...events: AnyEventObject[]) => {
    for (const event of events) {
      held.settle(event);
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    }
  };
  const now = () => standingOf(actor, choosing);
  await settle(
    done('loadServices', at.services),
    done('loadChoices', isPool ? at.poolChoices : at.padelChoices),
    done('loadSchedule', at.dayOf(isPool ? at.poolSchedule : at.padelSchedule, at.today)),
  );
  const choose = async () => {
    if (now().context.draft === null) booking.send({ type: 'slot.choose', date: at.today, startTime: '10:00:00' });
    await settle(
      done('loadFacilities', isPool ? [at.pool] : [at.court1, at.court2]),
      done('loadOffer', isPool ? at.poolOffer(false) : at.courtOffer(now().context.facilityId ?? 101, false)),
    );
  };
  await choose();
  return { booking, actor, settle, now };
}

async function describingTickets() {
  const running = await atDetails('tickets');
  running.booking.send({ type: 'step.continue' });
  await running.settle(done('loadThreshold', null));
  running.booking.send({ type: 'quantity.set', productId: 601, quantity: 3 });
  running.booking.send({ type: 'ticket.add', productId: 601 });
  return running;
}

// SAFETY: it is read back as it was written.
const reloaded = (standing: Standing) => JSON.parse(JSON.stringify(read.progress(standing)));
// SAFETY: the later steps are running here.
const sold = (standing: Standing) => standing.context as SellingContext;

describe('between choosing and adding (Q2.12.c)', () => {
  test('R2.12.9: continuing with a court asks for the attendees, then adds', async () => {
    const { booking, settle, now } = await atDetails('a court');
    booking.send({ type: 'step.continue' });
    expect(now().value).toBe('describing');
    expect(attendeeDetailsInput(sold(now()), parent)).toMatchObject({
      serviceId: at.padel.id,
      party: { isWhole: true },
    });
    await settle(done('attendeeDetails', { customers: three, saves: true }));
    expect(now().value).toBe('adding');
    expect(now().context.attendees).toEqual({ customers: three, saves: true });
  });
  test('R2.12.10: adding tickets asks for as many attendees as the tickets admit', async () => {
    const { now } = await describingTickets();
    expect(now().value).toEqual({ tickets: 'describing' });
    expect(attendeeDetailsInput(sold(now()), parent).party).toEqual({ isWhole: false, people: 3, tickets: 3 });
  });
  test('R3.6.3: the lines contain them, and whether to save them', async () => {
    const { settle, now } = await describingTickets();
    await settle(done('attendeeDetails', { customers: three, saves: true }));
    expect(inputOf(now().selling!, 'addToCart')).toMatchObject({
      lines: [{ customers: three, save_detail_for_future: true, quantity: 3 }],
    });
  });
  test('going back leads to the unchanged step', async () => {
    const { settle, now } = await describingTickets();
    await settle(done('attendeeDetails', at.turnedBack));
    expect(now().value).toEqual({ tickets: 'picking' });
    expect(now().context.quantities).toEqual({ 601: 3 });
  });
  test('R6.1.11: where nothing is asked, a signed-out customer is asked to log in', async () => {
    const { booking, settle, now } = await atDetails('a court', { user: null });
    booking.send({ type: 'step.continue' });
    await settle(done('attendeeDetails', at.noAttendees));
    expect(now().value).toEqual({ choosing: { picking: 'awaitingLogin' } });
  });
});

describe('several lines (Q2.12.c)', () => {
  test.each([
    [0, 2, ['Layla', 'Nour']],
    [2, 1, ['Sami']],
    [3, 4, ['Layla']],
  ])('after %i people, %i people are %j', (before, people, names) =>
    expect(attendeesOfLine(three, before, people).map(({ name }) => name)).toEqual(names),
  );
  test('without questions there are no attendees', () => expect(attendeesOfLine([], 0, 2)).toEqual([]));
});

describe('a reload while details are being filled in', () => {
  test('of a court restores them with what was typed', async () => {
    const before = await atDetails('a court');
    before.booking.send({ type: 'step.continue' });
    before.booking.send({ type: 'attendees.changed', attendeeDetails: at.attendeeDetails });
    const { now } = await atDetails('a court', { draft: reloaded(before.now()) });
    expect(now().value).toBe('describing');
    expect(attendeeDetailsInput(sold(now()), parent).draft).toEqual(at.attendeeDetails);
  });
  test('of tickets restores them, too', async () => {
    const before = await describingTickets();
    before.booking.send({ type: 'attendees.changed', attendeeDetails: at.attendeeDetails });
    const { now, settle } = await atDetails('tickets', { draft: reloaded(before.now()) });
    await settle(done('loadThreshold', null));
    expect(now().value).toEqual({ tickets: 'describing' });
    expect(attendeeDetailsInput(sold(now()), parent)).toMatchObject({
      draft: at.attendeeDetails,
      party: { people: 3 },
    });
  });
  test('typed details survive going back and losing the slot, and are cleared after adding', async () => {
    const { booking, settle, now } = await atDetails('a court');
    booking.send({ type: 'step.continue' });
    booking.send({ type: 'attendees.changed', attendeeDetails: at.attendeeDetails });
    await settle(done('attendeeDetails', at.turnedBack));
    booking.send({ type: 'date.choose', date: at.tomorrow });
    expect(now().context.selectedTimeSlot).toBeNull();
    expect(now().context.attendeeDetails).toEqual(at.attendeeDetails);
  });
});

test('a reload at any point leads back to its step, or to a message why not', async () => {
  const before = await atDetails('tickets');
  const standings: Standing[] = [before.now()];
  const walk = async (event: AnyEventObject, ...answers: AnyEventObject[]) => {
    before.booking.send(event);
    standings.push(before.now());
    await before.settle(...answers);
    standings.push(before.now());
  };
  await walk({ type: 'step.continue' }, done('loadThreshold', null));
  await walk({ type: 'quantity.set', productId: 601, quantity: 2 });
  await walk({ type: 'ticket.add', productId: 601 }, done('attendeeDetails', at.noAttendees));
  await walk({ type: 'attendees.changed', attendeeDetails: at.attendeeDetails }, done('addToCart'));
  await walk({ type: 'quantity.set', productId: 602, quantity: 1 });
  await walk({ type: 'cart.changed', lines: [at.heldTicket] });
  await walk({ type: 'session.changed', user: null });
  const seen = new Set<string>();
  for (const standing of standings) {
    const draft = reloaded(standing);
    const key = JSON.stringify([draft, standing.context.user]);
    if (seen.has(key)) continue;
    seen.add(key);
    const { now, settle } = await atDetails('tickets', { draft, user: standing.context.user });
    await settle(done('loadThreshold', null));
    const stands = read.step(now());
    expect(stands === draft.step || read.problem(now()) !== null || standing.context.user === null).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(5);
});
