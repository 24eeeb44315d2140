/** What a booking does outside the machine: it follows clock, session and cart, and is kept through a reload. */
import { fromCallback } from 'xstate';
import { bookingMachine, type BookingRef } from '../../../../machines/booking/bookingMachine.ts';
import { ownedProgress, writtenProgress } from '../../../../machines/booking/bookingProgress.ts';
import { isSameSelection } from '../../../../machines/booking/bookingSelection.ts';
import { isOnWayBack, progress, selectionAndStop } from '../../../../machines/booking/bookingSelectors.ts';
import { followBooking } from '../../../../machines/booking/followBooking.ts';
import { isGuestOwner, nobody, ownerAtRest, ownerOf } from '../../../../machines/session/owner.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { persistedBookingProgress } from '../../storage/booking/bookingProgress.ts';
import { runningProgress } from '../../storage/booking/runningProgress.ts';
import { watchMinute } from '../watchMinute.ts';
import { provideChoosing } from './choosingActors.ts';
import { provideSelling, type SellingDeps } from './sellingActors.ts';
import { watchCart } from '../cart/watchCart.ts';
import { watchSession } from '../login/watchSession.ts';

/**
 * Writes the draft whenever it changes, and drops it once the booking is over, so that a reload in between finds it.
 * When the customer logs out it stays as they left it, for them alone.
 */
function persistDraft(booking: BookingRef): () => void {
  let written = '';
  let owner = nobody;
  let isLeft = false;
  const stop = followBooking(booking, (moment) => {
    const now = ownerOf(moment.booking.context.user);
    // What a guest chose is the customer's who comes, and from then on theirs alone.
    const isTaken = isGuestOwner(owner) && ownerAtRest(now) !== nobody;
    isLeft ||= owner !== nobody && owner !== now && !isTaken;
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

/** Tells the selection whenever it changes; nothing is told while an earlier selection is being restored. */
function watchSelection(booking: BookingRef, tell: (now: ReturnType<typeof selectionAndStop>) => void): () => void {
  let last: ReturnType<typeof selectionAndStop> | null = null;
  return followBooking(booking, (moment) => {
    if (moment.choosing.context.services.length === 0 || isOnWayBack(moment)) return;
    const now = selectionAndStop(moment);
    if (last !== null && last.stop === now.stop && isSameSelection(last.selection, now.selection)) return;
    last = now;
    tell(now);
  });
}

export const provideBooking = ({ session, cart }: SellingDeps) =>
  provideFor(bookingMachine)({
    actors: {
      choosing: provideChoosing(),
      selling: provideSelling({ session, cart }),
      watchMinute,
      watchSession: watchSession(session),
      watchCart: watchCart(cart),
      // SAFETY: the machine gives itself.
      persistDraft: fromCallback(({ input }) => persistDraft(input.booking as BookingRef)),
      watchSelection: fromCallback(({ input, sendBack }) =>
        watchSelection(input.booking as BookingRef, (now) => sendBack({ type: 'selection.changed', ...now })),
      ),
    },
  });
