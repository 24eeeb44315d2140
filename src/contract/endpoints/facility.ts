/** The calls of a facility booking, from the service to its add-ons. */
import * as v from 'valibot';
import * as facilities from '../offered/facilities.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { QueryId } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const facilityEndpoints = {
  service: get('venue/services/{id}', responseOf(facilities.VenueServiceDetails)),
  serviceFilters: get('facilities/services/filters/{serviceId}', responseOf(facilities.ServiceFilters), {
    cached: true,
  }),
  schedule: get('facilities/schedule', responseOf(facilities.Schedule), { query: facilities.ScheduleQuery }),
  availableFacilities: get('facilities/fetchAvailableFacilities', responseOf(v.array(facilities.AvailableFacility)), {
    query: facilities.AvailabilityQuery,
  }),
  facilityOffer: get('facilities/auto', responseOf(facilities.FacilityOffer), { query: facilities.OfferQuery }),
  shortRentals: get('facilities/facility-rentals/short', responseOf(facilities.ShortRentals), {
    query: v.object({ venue_service_id: QueryId }),
  }),
  customerConfiguration: get('facilities/customer-configurations', responseOf(facilities.CustomerConfiguration), {
    cached: true,
  }),
} as const satisfies Record<string, Endpoint>;

/** Of a schedule only how far ahead its service may be booked: what asks for no more reads no more, and brings no other schema along. */
export const dayLimitEndpoint = get(
  'facilities/schedule',
  responseOf(v.object({ configuration: facilities.DayLimit })),
  {
    query: facilities.ScheduleQuery,
  },
);
