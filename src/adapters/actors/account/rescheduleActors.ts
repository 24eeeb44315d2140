/** The calls with which a booking is moved to another time. */
import { fromCallback, fromPromise } from 'xstate';
import type { BookingOfService } from '../../../../machines/reschedule/rescheduleContext.ts';
import { rescheduleMachine } from '../../../../machines/reschedule/rescheduleMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { bookedEndpoints } from '../../../contract/endpoints/booked.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { call } from '../../http/client.ts';
import { watchMinute } from '../watchMinute.ts';
import { loadSchedule } from '../../schedule/loadSchedule.ts';
import { provideReconnect, watchPage } from '../reconnectActors.ts';

/** Without the service the courts have no names, and the booking can be moved all the same. */
async function loadBooking(bookingId: Id, signal: AbortSignal): Promise<BookingOfService> {
  const [{ data: booking }, services] = await Promise.all([
    call(bookedEndpoints.facilityBooking, { params: { id: bookingId }, signal }),
    call(siteEndpoints.services).catch(() => null),
  ]);
  return { booking, service: services?.data.find(({ id }) => id === booking.service_id) ?? null };
}

export const provideReschedule = () =>
  provideFor(rescheduleMachine)({
    actors: {
      loadBooking: fromPromise(({ input, signal }) => loadBooking(input.bookingId, signal)),
      loadDay: fromPromise(({ input, signal }) => loadSchedule(input.wish, signal, input.leftOut)),
      moveBooking: fromPromise(async ({ input: { bookingId, slot }, signal }) => {
        const { facilityId: facility_id, ...time } = slot;
        const body = { ...time, facility_id };
        return (await call(bookedEndpoints.reschedule, { params: { id: bookingId }, body, signal })).data;
      }),
      watchBooking: fromCallback(({ sendBack, input: { bookingId } }) => {
        const looks = new AbortController();
        const look = async () => {
          const told = await loadBooking(bookingId, looks.signal).catch(() => null);
          if (told !== null) sendBack({ type: 'booking.told', output: told });
        };
        const unwatch = watchPage(({ type }) => {
          if (type !== 'page.hidden') void look();
        });
        return () => {
          unwatch();
          looks.abort();
        };
      }),
      watchMinute,
      reconnect: provideReconnect(),
    },
  });
