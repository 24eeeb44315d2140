/** What a booking does in the world: follows clock, session and cart, tells its choice and outlives a reload. */
import { fromCallback } from 'xstate';
import { bookingMachine, type BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { ownedProgress, writtenProgress } from '../../../machines/booking/bookingProgress.ts';
import { isSameChoice, type BookingSelection, type BookingStop } from '../../../machines/booking/bookingSelection.ts';
import { isOnWayBack, progress, told as toldOf } from '../../../machines/booking/bookingSelectors.ts';
import { followBooking } from '../../../machines/booking/followBooking.ts';
import { nobody, ownerOf } from '../../../machines/session/owner.ts';
import { persistedBookingProgress } from '../bookingProgress.ts';
import { runningProgress } from '../bookingProgressPlace.ts';
import { eachMinute } from '../eachMinute.ts';
import { provideChoosing } from './choosingActors.ts';
import { followCart } from './followCart.ts';
import { provideSelling, type SellingDeps } from './sellingActors.ts';
import { watchSession } from './watchSession.ts';

/** Who runs beside a booking, and who is told its choice. */
export interface BookingDeps extends SellingDeps {
  /** Hears what is chosen, and at which step the booking is. */
  followChoice: (told: ToldChoice) => void;
}

interface ToldChoice {
  choice: BookingSelection;
  stop: BookingStop;
}

/**
 * Writes the draft whenever it changes, and drops it once the booking is over; a reload in between finds it. When its
 * customer goes, it stays as they left it, for them alone.
 */
function persistDraft(booking: BookingRef): () => void {
  let written = '';
  let owner = nobody;
  let isLeft = false;
  const stop = followBooking(booking, (moment) => {
    const now = ownerOf(moment.booking.context.user);
    isLeft ||= owner !== nobody && owner !== now;
    if (isLeft) return;
    owner = now;
    const draft = progress(moment);
    const text = JSON.stringify([owner, draft]);
    if (text === written) return;
    written = text;
    if (draft === null) return runningProgress.drop();
    const owned = ownedProgress(owner, draft);
    persistedBookingProgress.write(owned, writtenProgress(owned));
  });
  return () => {
    stop();
    if (!isLeft) runningProgress.drop();
  };
}

/** Tells the choice whenever it changes; on the way back to an earlier one it is that one, and nothing is told. */
function tellChoice(booking: BookingRef, tell: (told: ToldChoice) => void): () => void {
  let last: ToldChoice | null = null;
  return followBooking(booking, (moment) => {
    if (moment.choosing.context.services.length === 0 || isOnWayBack(moment)) return;
    const told = toldOf(moment);
    if (last !== null && last.stop === told.stop && isSameChoice(last.choice, told.choice)) return;
    last = told;
    tell(told);
  });
}

export const provideBooking = ({ session, cart, followChoice }: BookingDeps) =>
  bookingMachine.provide({
    actors: {
      choosing: provideChoosing(),
      selling: provideSelling({ session, cart }),
      watchMinute: fromCallback(({ sendBack }) => eachMinute((now) => sendBack({ type: 'minute.passed', now }))),
      watchSession: watchSession(session),
      watchCart: fromCallback(({ sendBack }) => followCart(cart, (lines) => sendBack({ type: 'cart.changed', lines }))),
      // SAFETY: the machine gives itself.
      persistDraft: fromCallback(({ input }) => persistDraft(input.booking as BookingRef)),
      tellChoice: fromCallback(({ input }) => tellChoice(input.booking as BookingRef, followChoice)),
    },
  });
