/** Venues with what is offered at each (Q7.6.q), purposes of a visit, kinds of documents. */
import { customerTags, idProofTypeList } from '../../data/seed/content/people.ts';
import { isPointOfSale } from '../../domain/slots/schedule.ts';
import type { VenueHours } from '../../../src/contract/site/content.ts';
import { handle, ok } from '../call.ts';

export const venueHandlers = handle({
  async venues({ server }) {
    const [venues, services] = await Promise.all([
      server.database.selectFrom('venue').selectAll().orderBy('id').execute(),
      server.database
        .selectFrom('service')
        .select(['id', 'name', 'ar_name', 'venue_id'])
        .where('is_public', '=', true)
        .orderBy('position')
        .execute(),
    ]);
    return ok(
      venues.map((venue) => ({
        ...venue,
        // SAFETY: the seed writes them by the contract.
        hours: venue.hours as VenueHours[],
        services: services
          .filter((service) => service.venue_id === venue.id && !isPointOfSale(service))
          .map(({ id, name, ar_name }) => ({ id, name, ar_name })),
      })),
    );
  },

  customerTags: async () => ok([...customerTags]),
  idProofTypes: async () => ok([...idProofTypeList]),
});
