/** A booked package of a trainer: loads it, and schedules one of its sessions. */
import { fromPromise } from 'xstate';
import { sessionBookingMachine } from '../../../../machines/sessionBooking/sessionBookingMachine.ts';
import { isSessionBooked } from '../../../../machines/sessionBooking/sessionBookingRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { bookedEndpoints } from '../../../contract/endpoints/booked.ts';
import { call } from '../../http/client.ts';
import { loadBooking } from '../account/bookedActors.ts';

export const provideSessionBooking = () =>
  provideFor(sessionBookingMachine)({
    actors: {
      bookSession: fromPromise(({ input: { bookingId, session }, signal }) =>
        call(bookedEndpoints.bookTrainerSession, { params: { id: bookingId }, body: session, signal }),
      ),
      findBooked: fromPromise(async ({ input: { bookingId, session }, signal }) =>
        isSessionBooked((await loadBooking({ kind: 'trainer', id: String(bookingId) }, signal)).booking, session),
      ),
    },
  });
