/** A booking requested by an address, the selection it reports, and late answers. */
import { describe, expect, test } from 'vitest';
import { noSelection, type BookingSelection } from '../../../machines/booking/bookingSelection.ts';
import * as ask from './booking.standing.ts';
import * as at from './booking.fixtures.ts';
import { startBooking, type RunningBooking } from './booking.harness.ts';

const ten = { type: 'slot.choose', date: at.today, startTime: '10:00:00' } as const;
const tenLink = { date: at.today, duration: 60, slot: { startTime: '10:00:00', nextDay: false }, facilityId: null };

async function follow(time: Partial<BookingSelection>, schedule = at.padelSchedule) {
  const booking = startBooking({ time: { ...noSelection, ...time } });
  await booking.answer('loadServices', at.services);
  await booking.answer('loadChoices', at.padelChoices);
  await booking.answer('loadSchedule', schedule);
  return booking;
}
const problemIn = (booking: RunningBooking) => booking.context().problem?.code ?? null;

describe('R2.1.27, R2.12.1: a link opens the booking at the same point', () => {
  test('service, day, duration, slot and facility are restored without a message', async () => {
    const booking = await follow({ ...tenLink, facilityId: 102 });
    expect(booking.inputOf('loadFacilities')).toMatchObject({ date: at.today, start_time: '10:00:00' });
    await booking.answer('loadFacilities', [at.court1, at.court2]);
    await booking.answer('loadOffer', at.courtOffer(102, false));
    expect(booking.context()).toMatchObject({ facilityId: 102, duration: 60, draft: null, problem: null });
    expect(ask.mayContinue(booking.state())).toBe(true);
  });

  test('R9.2.13: without a duration the shortest is chosen', async () => {
    const booking = await follow({ slot: tenLink.slot });
    expect(booking.context()).toMatchObject({ duration: 60, selectedTimeSlot: { start_time: '10:00:00' } });
  });

  test('a day alone is chosen', async () => {
    const booking = await follow({ date: at.tomorrow });
    expect(booking.inputOf('loadSchedule')).toMatchObject({ date: at.tomorrow });
    expect(booking.context()).toMatchObject({ draft: null, problem: null, selectedTimeSlot: null });
  });

  test.each([
    ['a time that is taken', { ...tenLink, slot: { startTime: '11:00:00', nextDay: false } }],
    ['a time that there is not', { ...tenLink, slot: { startTime: '03:00:00', nextDay: true } }],
    ['a duration that there is not', { ...tenLink, duration: 95 }],
  ])('%s is dropped with a message, day and service stay', async (_, time) => {
    const booking = await follow(time);
    expect(problemIn(booking)).toBe('slotGone');
    expect(booking.state().value).toEqual({ choosing: { picking: 'undecided' } });
    expect(booking.context()).toMatchObject({
      selectedTimeSlot: null,
      bookingDate: at.today,
      duration: 60,
      selectedServices: { id: at.padel.id },
    });
  });

  test('R5.5.1: a day in the past becomes the first possible one, with a message', async () => {
    const booking = await follow({ ...tenLink, date: '2026-11-19' });
    expect(booking.inputOf('loadSchedule')).toMatchObject({ date: at.today });
    expect(problemIn(booking)).toBe('dayGone');
    expect(booking.context().selectedTimeSlot).toBeNull();
  });

  test('R5.5.2: so does a day too far ahead, once the limit is known', async () => {
    const booking = await follow({ date: '2027-03-01' });
    expect(booking.state().value).toEqual({ choosing: 'loadingSchedule' });
    expect(booking.inputOf('loadSchedule')).toMatchObject({ date: at.today });
    expect(problemIn(booking)).toBe('dayGone');
  });

  test.each([
    ['there is not', 999],
    ['R6.1.14: is the till', at.till.id],
  ])('a service that %s is not opened: the others are offered, with a message', async (_, serviceId) => {
    const booking = startBooking({ serviceId, time: tenLink });
    await booking.answer('loadServices', at.services);
    expect(booking.state().value).toEqual({ choosing: 'choosingService' });
    expect(problemIn(booking)).toBe('serviceGone');
    expect(booking.context()).toMatchObject({ draft: null, services: [at.padel, at.swimming] });
  });

  test('R2.11.1: the page of a service that cannot be booked does not show the only other one', async () => {
    const onPage = startBooking({ surface: 'page', serviceId: 999 });
    await onPage.answer('loadServices', [at.padel]);
    expect(onPage.context().selectedServices).toBeNull();
    const inDialog = startBooking({ serviceId: 999 });
    await inDialog.answer('loadServices', [at.padel]);
    expect(inDialog.context().selectedServices).toMatchObject({ id: at.padel.id });
  });

  test('R4.4.7: where the facility is taken, the first free one is chosen, with a message', async () => {
    const booking = await follow({ ...tenLink, facilityId: 102 });
    await booking.answer('loadFacilities', [at.court1]);
    expect(booking.context().facilityId).toBe(101);
    expect(problemIn(booking)).toBe('facilityGone');
  });

  test('a damaged link is reported at once, until something is chosen', async () => {
    const booking = startBooking({ isDamaged: true });
    expect(problemIn(booking)).toBe('linkDamaged');
    await booking.answer('loadServices', at.services);
    await booking.answer('loadChoices', at.padelChoices);
    await booking.answer('loadSchedule', at.padelSchedule);
    expect(problemIn(booking)).toBe('linkDamaged');
    booking.send(ten);
    expect(problemIn(booking)).toBeNull();
  });
});

describe('the selection in the address', () => {
  const selectionIn = (booking: RunningBooking) => ask.selection(booking.state());

  test('only the service, while everything has its default', async () => {
    expect(selectionIn(await follow({}))).toEqual({ ...noSelection, serviceId: at.padel.id });
    expect(selectionIn(startBooking({ serviceId: null }))).toEqual(noSelection);
  });

  test('another day and duration are reported; with a slot, everything is', async () => {
    const booking = await follow({});
    booking.send({ type: 'duration.choose', duration: 120 });
    expect(selectionIn(booking)).toMatchObject({ date: null, duration: 120, slot: null });
    booking.send({ type: 'duration.choose', duration: 60 });
    booking.send(ten);
    await booking.answer('loadFacilities', [at.court1, at.court2]);
    const selection = { ...tenLink, serviceId: at.padel.id };
    expect(selectionIn(booking)).toEqual(selection);
    booking.send({ type: 'facility.choose', facilityId: 102 });
    expect(selectionIn(booking)).toEqual({ ...selection, facilityId: 102 });
    booking.send({ type: 'date.choose', date: at.tomorrow });
    expect(selectionIn(booking)).toEqual({ ...noSelection, serviceId: at.padel.id, date: at.tomorrow });
  });

  test('a draft of the same slot is restored, any other is not', async () => {
    const draft = at.draftOf({ filters: { surface: 5, formation: null, outdoor: null } });
    const asked = (changes: Partial<BookingSelection>, surface: 'page' | 'dialog' = 'dialog') => {
      const { serviceId, ...time } = { ...tenLink, serviceId: at.padel.id, ...changes };
      return { surface, serviceId, time };
    };
    /** Only the draft has a surface filter. */
    const isTakenUp = (one: ReturnType<typeof asked>, kept = draft) =>
      startBooking({ ...one, draft: kept }).context().filters.surface === 5;
    const same = [asked({}), asked({ date: null, duration: null }), asked({ facilityId: 102 })];
    const other = [
      asked({}, 'page'),
      asked({ serviceId: at.swimming.id }),
      asked({ date: at.tomorrow }),
      asked({ duration: 120 }),
      asked({ facilityId: 101 }),
      asked({ slot: null }),
      asked({ slot: { startTime: '10:00:00', nextDay: true } }),
      asked({ slot: { startTime: '09:00:00', nextDay: false } }),
    ];
    expect(same.map((one) => isTakenUp(one))).toEqual(same.map(() => true));
    expect(other.map((one) => isTakenUp(one))).toEqual(other.map(() => false));
    expect(isTakenUp(asked({ slot: null }), { ...draft, slot: null })).toBe(true);
  });
});

describe('Q4.4.a: a late answer changes nothing', () => {
  /** What was requested, and the customer's choice that makes the answer late. */
  const cases = [
    ['filters (R4.4.1)', 'loadChoices', { type: 'service.choose', serviceId: at.swimming.id }],
    ['schedule, after another day (R4.4.4)', 'loadSchedule', { type: 'date.choose', date: at.tomorrow }],
    [
      'schedule, after another surface (R4.4.4)',
      'loadSchedule',
      { type: 'filter.choose', filter: 'surface', value: 5 },
    ],
    ['schedule, after another service (R4.4.3)', 'loadSchedule', { type: 'service.choose', serviceId: at.swimming.id }],
    ['facilities, after another duration (R4.4.5)', 'loadFacilities', { type: 'duration.choose', duration: 120 }],
    ['facilities, after another slot (R4.4.6)', 'loadFacilities', { ...ten, startTime: '09:00:00' }],
    ['facilities, after another day (R4.4.4)', 'loadFacilities', { type: 'date.choose', date: at.tomorrow }],
    ['default products, after another facility (R4.4.9)', 'loadOffer', { type: 'facility.choose', facilityId: 102 }],
    ['default products, after another slot (R4.4.8)', 'loadOffer', { ...ten, startTime: '09:00:00' }],
  ] as const;
  const answers = {
    loadChoices: at.padelChoices,
    loadSchedule: at.padelSchedule,
    loadFacilities: [at.court1, at.court2],
    loadOffer: at.courtOffer(101, true),
  };

  test.each(cases)('%s', async (_, actor, wish) => {
    const booking = startBooking({ surface: 'page' });
    await booking.answer('loadServices', at.services);
    for (const before of ['loadChoices', 'loadSchedule', 'loadFacilities'] as const) {
      if (before === actor) break;
      await booking.answer(before, answers[before]);
      if (before === 'loadSchedule') booking.send(ten);
    }
    const late = booking.lastOf(actor);
    booking.send(wish);
    const { value, context } = booking.state();
    expect(late.signal.aborted).toBe(true);
    late.resolve(answers[actor]);
    await booking.settled();
    expect(booking.state().value).toEqual(value);
    expect(booking.context()).toEqual(context);
    expect(ask.mayContinue(booking.state())).toBe(false);
  });
});
