/** The page of a storm on which a session of a package is given its hour, as its view starts it (Q3.6.d). */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import type { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import type { Owner } from '../../../machines/session/owner.ts';
import type { SessionBookingRef } from '../../../machines/sessionBooking/sessionBookingMachine.ts';
import { hourIn, writeHour } from '../../../machines/sessionBooking/sessionBookingRules.ts';
import { loadBooking } from '../../../src/adapters/actors/account/bookedActors.ts';
import { provideSessionBooking } from '../../../src/adapters/actors/booking/sessionBookingActors.ts';
import { provideResource } from '../../../src/adapters/actors/resourceActors.ts';
import { nowAtVenue } from '../../../src/adapters/http/serverTime.ts';
import type { TrainerBooking } from '../../../src/contract/orders/bookings.ts';

export interface PackagePage {
  name: 'package';
  owner: Owner;
  id: string;
  actor: ActorRefFrom<typeof resourceMachine>;
  /** Once the package has come. */
  scheduling: SessionBookingRef | null;
  /** What its address says of the hour that is chosen. */
  params: URLSearchParams;
}

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

/** The package as the page shows it. */
export const shownPackage = ({ actor }: PackagePage): TrainerBooking | null => {
  const { data } = actor.getSnapshot().context;
  return data === null ? null : (data as { booking: TrainerBooking }).booking;
};

/** @param detail which package, and the hour that the address says */
export function openPackage(owner: Owner, detail: string | null, started: Started): PackagePage {
  const [id = '', search] = (detail ?? '').split('?');
  const load = (_: unknown, signal: AbortSignal) => loadBooking({ kind: 'trainer', id }, signal);
  const actor = createActor(provideResource(load), { input: { query: null } });
  const page: PackagePage = {
    name: 'package',
    owner,
    id,
    actor,
    scheduling: null,
    params: new URLSearchParams(search),
  };
  actor.subscribe(() => {
    const booking = shownPackage(page);
    if (page.scheduling !== null || booking === null) return;
    const chosen = hourIn(page.params, booking, nowAtVenue());
    const input = { bookingId: booking.id, resource: actor, chosen };
    page.scheduling = createActor(provideSessionBooking(), { input });
    page.scheduling.on('hour.changed', (news) => writeHour(page.params, news.chosen));
    started(page.scheduling as never);
  });
  started(actor as never);
  return page;
}
