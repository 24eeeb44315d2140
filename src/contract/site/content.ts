/** The operator's own pages, and the venues as places and find us tell them (R7.2.2, Q7.6.q). */
import * as v from 'valibot';
import { Venue } from './site.ts';
import { Id, ImagePath, Named, WireTime } from '../wire/wire.ts';

/** A content page; `body` is rich text that is sanitised before it is shown. */
export const ContentPage = v.object({
  slug: v.string(),
  title: v.string(),
  ar_title: v.nullish(v.string(), null),
  body: v.string(),
  ar_body: v.nullish(v.string(), null),
  image: ImagePath,
});
export type ContentPage = v.InferOutput<typeof ContentPage>;

/** When a venue is open: on these weekdays (bit values, none: on all), until the next day where the end is not later. */
export const VenueHours = v.object({ days: v.array(v.number()), start_time: WireTime, end_time: WireTime });
export type VenueHours = v.InferOutput<typeof VenueHours>;

/** A venue of the public list, for places and find us (Q7.6.q). */
export const VenueDetails = v.object({
  ...Venue.entries,
  address: v.string(),
  ar_address: v.nullish(v.string(), null),
  area: v.nullish(v.string(), null),
  ar_area: v.nullish(v.string(), null),
  image: ImagePath,
  map_pin: v.nullish(v.string(), null),
  phone: v.nullish(v.string(), null),
  opening: v.nullish(v.string(), null),
  ar_opening: v.nullish(v.string(), null),
  /** The same for reckoning with; an operator may leave it out. */
  hours: v.nullish(v.array(VenueHours), []),
  parking: v.nullish(v.string(), null),
  ar_parking: v.nullish(v.string(), null),
  /** The way there without a car. */
  transport: v.nullish(v.string(), null),
  ar_transport: v.nullish(v.string(), null),
  /** A picture of a map with the venue on it. */
  map_image: ImagePath,
  services: v.nullish(v.array(v.object({ id: Id, ...Named.entries })), []),
});
export type VenueDetails = v.InferOutput<typeof VenueDetails>;
