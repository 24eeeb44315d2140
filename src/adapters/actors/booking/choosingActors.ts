/** What step 1 of a booking asks the server. */
import { fromPromise } from 'xstate';
import type { ServiceChoices } from '../../../../machines/booking/bookingContext.ts';
import { choosingMachine } from '../../../../machines/booking/choosing/choosingMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { facilityEndpoints } from '../../../contract/endpoints/facility.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import type { FacilityOffer } from '../../../contract/offered/facilities.ts';
import { whenDrawn } from '../../device/whenDrawn.ts';
import { call } from '../../http/client.ts';
import { persistedSessionId } from '../../storage/login/credentials.ts';
import { loadSchedule } from '../../schedule/loadSchedule.ts';
import { provideReconnect } from '../reconnectActors.ts';

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

/** The server's count of this customer's own holds is left out: the lines of the cart are counted instead. */
export function withoutReservationsOf(sessionId: string | null, offer: FacilityOffer): FacilityOffer {
  return {
    ...offer,
    rental_products: (offer.rental_products ?? []).map((ticket) => ({
      ...ticket,
      reserved_slots: (ticket.reserved_slots ?? []).filter(({ session_id }) => session_id !== sessionId),
    })),
  };
}

export const provideChoosing = () =>
  provideFor(choosingMachine)({
    actors: {
      loadServices: fromPromise(async () => (await call(siteEndpoints.services)).data),
      loadChoices: fromPromise(({ input, signal }) => loadChoices(input.serviceId, input.filterBy, signal)),
      // The press is drawn first, and asked about then; so below.
      loadSchedule: fromPromise(({ input, signal }) => whenDrawn().then(() => loadSchedule(input, signal))),
      loadFacilities: fromPromise(async ({ input, signal }) => {
        await whenDrawn();
        return (await call(facilityEndpoints.availableFacilities, { query: input, signal })).data;
      }),
      loadOffer: fromPromise(async ({ input, signal }) => {
        await whenDrawn();
        const own = persistedSessionId.read();
        return withoutReservationsOf(own, (await call(facilityEndpoints.facilityOffer, { query: input, signal })).data);
      }),
      reconnect: provideReconnect(),
    },
  });
