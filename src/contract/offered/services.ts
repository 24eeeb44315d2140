/** What can be booked: the list that the first page shows (R3.3). */
import * as v from 'valibot';
import { Amount, Bit, Id, ImagePath, Named, OptionalFlag, responseOf } from '../wire/wire.ts';

/** A list that may be absent. */
export const optionalList = <const TItem extends v.GenericSchema>(item: TItem) => v.nullish(v.array(item), []);

export const Choice = v.object({ id: Id, ...Named.entries });
export type Choice = v.InferOutput<typeof Choice>;

/** A service of a venue, for example padel (R3.3.1); filter_by: 1 facility, 2 product (R3.3.2); outdoor: 0 inside, 1 outside (R3.3.3). */
export const VenueService = v.object({
  id: Id,
  venue_id: v.nullish(Id, null),
  ...Named.entries,
  is_public: OptionalFlag,
  image: ImagePath,
  map_pin: v.nullish(v.string(), null),
  filter_by: v.picklist([1, 2]),
  surfaces: optionalList(Choice),
  formations: optionalList(Choice),
  outdoor: optionalList(Bit),
  facilities: optionalList(v.object({ id: Id, ...Named.entries })),
  /** Lowest price of one booking, VAT included; null when unknown. */
  price_from: v.nullish(Amount, null),
  /** Its bookings wait for the operator's word, and are paid after it (decision 010). */
  is_approval_required: v.optional(OptionalFlag),
});
export type VenueService = v.InferOutput<typeof VenueService>;

export const ServicesAnswer = responseOf(v.array(VenueService));
