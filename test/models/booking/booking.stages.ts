/** Stages of a booking at which many tests begin, reached on the running machine. */
import * as at from './booking.fixtures.ts';
import { startBooking, type RunningBooking } from './booking.harness.ts';

export const ten = { type: 'slot.choose', date: at.today, startTime: '10:00:00' } as const;
export const nine = { type: 'slot.choose', date: at.today, startTime: '09:00:00' } as const;
export const onwards = { type: 'step.continue' } as const;

/** Services are loaded, none is chosen. */
export async function atServices(changes: Parameters<typeof startBooking>[0] = {}): Promise<RunningBooking> {
  const booking = startBooking({ serviceId: null, ...changes });
  await booking.answer('loadServices', at.services);
  return booking;
}

/** Padel is chosen and its schedule is loaded. */
export async function atPadel(changes: Parameters<typeof startBooking>[0] = {}, schedule = at.padelSchedule) {
  const booking = startBooking({ serviceId: at.padel.id, ...changes });
  await booking.answer('loadServices', at.services);
  await booking.answer('loadChoices', at.padelChoices);
  await booking.answer('loadSchedule', schedule);
  return booking;
}

export async function atPool(changes: Parameters<typeof startBooking>[0] = {}) {
  const booking = startBooking({ serviceId: at.swimming.id, ...changes });
  await booking.answer('loadServices', at.services);
  await booking.answer('loadChoices', at.poolChoices);
  await booking.answer('loadSchedule', at.poolSchedule);
  return booking;
}

/** A court is chosen for ten o'clock, so the customer may continue. */
export async function readyAtPadel(withAddons: boolean, changes: Parameters<typeof startBooking>[0] = {}) {
  const booking = await atPadel(changes);
  booking.send(ten);
  await booking.answer('loadFacilities', [at.court1, at.court2]);
  await booking.answer('loadOffer', at.courtOffer(101, withAddons));
  return booking;
}

export async function readyAtPool(withAddons: boolean, changes: Parameters<typeof startBooking>[0] = {}) {
  const booking = await atPool(changes);
  booking.send(ten);
  await booking.answer('loadFacilities', [at.pool]);
  await booking.answer('loadOffer', at.poolOffer(withAddons));
  return booking;
}

export async function atTickets(
  withAddons: boolean,
  changes: Parameters<typeof startBooking>[0] = {},
  threshold: number | null = null,
) {
  const booking = await readyAtPool(withAddons, changes);
  booking.send(onwards);
  await booking.answer('loadThreshold', threshold);
  return booking;
}

export const plus = (booking: RunningBooking, productId: number) => {
  const quantity = (booking.context().quantities[productId] ?? 0) + 1;
  booking.send({ type: 'quantity.set', productId, quantity });
};
export const problemIn = (booking: RunningBooking) => booking.context().problem;
