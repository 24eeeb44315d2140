/** What a booking does in the world: asks the server, fills the cart, follows clock, session and cart, outlives a reload. */
import { fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import { bookingMachine, type BookingSnapshot } from '../../../machines/booking/bookingMachine.ts';
import type { ServiceChoices } from '../../../machines/booking/bookingContext.ts';
import { draftOf, ownedProgress, writtenProgress } from '../../../machines/booking/bookingProgress.ts';
import { isSameChoice, type BookingSelection, type BookingStop } from '../../../machines/booking/bookingSelection.ts';
import type { AddonDraft, LineDraft } from '../../../machines/booking/bookingLines.ts';
import { isAwaitingLogin, isDescribing, step, told as toldOf } from '../../../machines/booking/bookingSelectors.ts';
import type { AddonPlace } from '../../../machines/booking/addonRules.ts';
import { nobody, ownerOf } from '../../../machines/session/owner.ts';
import type { CartAddon, CartLine } from '../../contract/cart.ts';
import type { User } from '../../contract/customers.ts';
import type { FacilityOffer } from '../../contract/facilities.ts';
import { persistedBookingProgress } from '../bookingProgress.ts';
import { facilityEndpoints } from '../../contract/endpoints/facility.ts';
import { siteEndpoints } from '../../contract/endpoints/site.ts';
import { call } from '../client.ts';
import { persistedSessionId } from '../credentials.ts';
import { eachMinute } from '../eachMinute.ts';
import { loadSchedule } from '../schedule/loadSchedule.ts';
import { provideAttendeeDetails } from './attendeeActors.ts';
import { provideReconnect } from './reconnectActors.ts';

/** What the running portal does for a booking; both wishes are rejected with a Refusal when the cart says no. */
export interface BookingDeps {
  addToCart(lines: CartLine[]): Promise<void>;
  addAddon(at: AddonPlace, addon: CartAddon): Promise<void>;
  /** Tells who is logged in: at once, and whenever that changes. Answers how to stop. */
  watchSession(tell: (user: User | null) => void): () => void;
  /** Tells what is in the cart: at once, and whenever that changes. Answers how to stop. */
  watchCart(tell: (lines: readonly CartLine[]) => void): () => void;
  /** Hears what is chosen, and at which step the booking is. */
  followChoice(told: ToldChoice): void;
}

interface ToldChoice {
  choice: BookingSelection;
  stop: BookingStop;
}

/** The pickers of a service (R7.2.4). Its tickets are wanted with filter_by 2 alone, and may be missing (R7.2.10, Q2.11.c). */
async function loadChoices(serviceId: number, filterBy: 1 | 2, signal: AbortSignal): Promise<ServiceChoices> {
  const [filters, tickets] = await Promise.all([
    call(facilityEndpoints.serviceFilters, { params: { serviceId } }),
    filterBy === 2
      ? call(facilityEndpoints.shortRentals, { query: { venue_service_id: serviceId }, signal }).catch(() => null)
      : null,
  ]);
  return { ...filters.data, tickets: tickets?.data ?? [] };
}

/** The own cart's places are counted by the lines of the cart, so that the server's word on them is left out. */
export function withoutReservationsOf(sessionId: string | null, offer: FacilityOffer): FacilityOffer {
  return {
    ...offer,
    rental_products: (offer.rental_products ?? []).map((ticket) => ({
      ...ticket,
      reserved_slots: (ticket.reserved_slots ?? []).filter(({ session_id }) => session_id !== sessionId),
    })),
  };
}

/** Lines with ids of their own; those added as one booking share a random group id (R4.5.2). */
export function linesOf(drafts: readonly LineDraft[], grouped: boolean): CartLine[] {
  const group = grouped ? crypto.randomUUID() : null;
  return drafts.map((draft) => ({ ...draft, id: crypto.randomUUID(), group_id: group }));
}

const addonOf = (addon: AddonDraft): CartAddon => ({ ...addon, discount: null });

/**
 * Writes the draft whenever it changes, and drops it once the booking is over; a reload in between finds it. When its
 * customer goes, it stays as they left it, for them alone.
 */
function persistDraft(booking: AnyActorRef): () => void {
  let written = '';
  let owner = nobody;
  let isLeft = false;
  const subscription = booking.subscribe((snapshot: BookingSnapshot) => {
    const now = ownerOf(snapshot.context.user);
    isLeft ||= owner !== nobody && owner !== now;
    if (isLeft) return;
    owner = now;
    const draft = draftOf(snapshot.context, step(snapshot), isDescribing(snapshot), isAwaitingLogin(snapshot));
    const text = JSON.stringify([owner, draft]);
    if (text === written) return;
    written = text;
    if (draft === null) return persistedBookingProgress.drop();
    const owned = ownedProgress(owner, draft);
    persistedBookingProgress.write(owned, writtenProgress(owned));
  });
  return () => {
    subscription.unsubscribe();
    if (!isLeft) persistedBookingProgress.drop();
  };
}

/** Tells the choice whenever it changes; on the way back to an earlier one it is that one, and nothing is told. */
function tellChoice(booking: AnyActorRef, tell: (told: ToldChoice) => void): () => void {
  let last: ToldChoice | null = null;
  const subscription = booking.subscribe((snapshot: BookingSnapshot) => {
    if (snapshot.context.services.length === 0 || snapshot.context.draft !== null) return;
    const told = toldOf(snapshot);
    if (last !== null && last.stop === told.stop && isSameChoice(last.choice, told.choice)) return;
    last = told;
    tell(told);
  });
  return () => subscription.unsubscribe();
}

export const provideBooking = (world: BookingDeps) =>
  bookingMachine.provide({
    actors: {
      loadServices: fromPromise(async () => (await call(siteEndpoints.services)).data),
      loadChoices: fromPromise(({ input, signal }) => loadChoices(input.serviceId, input.filterBy, signal)),
      loadSchedule: fromPromise(({ input, signal }) => loadSchedule(input, signal)),
      loadFacilities: fromPromise(
        async ({ input, signal }) => (await call(facilityEndpoints.availableFacilities, { query: input, signal })).data,
      ),
      loadOffer: fromPromise(async ({ input, signal }) =>
        withoutReservationsOf(
          persistedSessionId.read(),
          (await call(facilityEndpoints.facilityOffer, { query: input, signal })).data,
        ),
      ),
      loadThreshold: fromPromise(
        async () => (await call(facilityEndpoints.customerConfiguration)).data.customer_threshold,
      ),
      attendeeDetails: provideAttendeeDetails(world),
      reconnect: provideReconnect(),
      addToCart: fromPromise(({ input }) => world.addToCart(linesOf(input.lines, input.grouped))),
      addAddon: fromPromise(({ input }) => world.addAddon(input.at, addonOf(input.addon))),
      watchMinute: fromCallback(({ sendBack }) => eachMinute((now) => sendBack({ type: 'minute.passed', now }))),
      watchSession: fromCallback(({ sendBack }) =>
        world.watchSession((user) => sendBack({ type: 'session.changed', user })),
      ),
      watchCart: fromCallback(({ sendBack }) => world.watchCart((lines) => sendBack({ type: 'cart.changed', lines }))),
      persistDraft: fromCallback(({ input }) => persistDraft(input.booking)),
      tellChoice: fromCallback(({ input }) => tellChoice(input.booking, (told) => world.followChoice(told))),
    },
  });
