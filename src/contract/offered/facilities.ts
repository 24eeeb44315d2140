/** Facilities by time slot: services, schedule, availability, products (R3.3–R3.5, R7.2). */
import * as v from 'valibot';
import { AdditionalField } from '../forms/forms.ts';
import { Choice, optionalList, VenueService } from './services.ts';
import { FieldVisibilities } from '../forms/askedDetails.ts';
import { QueryId, QueryNumber } from '../wire/answers.ts';
import { Amount, Bit, Id, ImagePath, Named, WireDate, WireTime } from '../wire/wire.ts';

export type { Choice, VenueService } from './services.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const VenueServiceDetails = v.object({
  ...VenueService.entries,
  description: v.nullish(v.string(), null),
  ar_description: v.nullish(v.string(), null),
  images: optionalList(v.string()),
  terms: v.nullish(v.string(), null),
  ar_terms: v.nullish(v.string(), null),
});
export type VenueServiceDetails = v.InferOutput<typeof VenueServiceDetails>;

export const ServiceFilters = v.object({
  surfaces: optionalList(Choice),
  formations: optionalList(Choice),
  outdoor: optionalList(Bit),
});
export type ServiceFilters = v.InferOutput<typeof ServiceFilters>;

/** Days ahead; null is no limit (R5.5.2). */
export const DayLimit = v.object({ advance_booking_days_limit: v.nullish(v.number(), null) });

/** Minutes throughout (R3.4.1); defaults of R3.4 are applied by the slot rules. */
export const ScheduleConfiguration = v.object({
  min_booking_time: v.nullish(v.number(), null),
  max_booking_time: v.nullish(v.number(), null),
  time_increment: v.nullish(v.number(), null),
  per_capacity: v.nullish(Bit, 0),
  online_booking_delay: v.nullish(v.number(), null),
  ...DayLimit.entries,
  enable_over_night_booking: v.nullish(Bit, 0),
});
export type ScheduleConfiguration = v.InferOutput<typeof ScheduleConfiguration>;

const Span = v.object({
  date: WireDate,
  end_date: v.nullish(WireDate, null),
  start_time: v.nullish(WireTime, null),
  end_time: v.nullish(WireTime, null),
});

/** Opening hours that are sold as one product; with its price, where the operator tells it here, for so many minutes (decision 003). */
export const FacilityRental = v.object({
  start_time: WireTime,
  end_time: WireTime,
  product_id: Id,
  rental_product_id: v.nullish(Id, null),
  min_booking_time: v.nullish(v.number(), null),
  price: v.optional(v.nullable(Amount)),
  tax_amount: v.optional(v.nullable(Amount)),
  /** 60 unless said otherwise. */
  unit_minutes: v.optional(v.nullable(v.pipe(v.number(), v.minValue(1)))),
});

export const FacilityOccupation = v.object({
  date: WireDate,
  booking_end_date: v.nullish(WireDate, null),
  start_time: v.nullish(WireTime, null),
  end_time: v.nullish(WireTime, null),
  attendance: v.nullish(Count, null),
  is_full_day: v.nullish(Bit, 0),
});

export const Channel = v.picklist(['B2C', 'Members', 'Partners']);
export type Channel = v.InferOutput<typeof Channel>;

/** Closes times (interval_type 0) or leaves only these open (1) for some channels (Q3.5.a). */
export const ScheduleControl = v.object({
  date: WireDate,
  end_date: v.nullish(WireDate, null),
  times: optionalList(v.object({ start_time: WireTime, end_time: WireTime })),
  weekdays: v.nullish(v.union([Count, v.array(Count)]), 0),
  interval_type: Bit,
  rentals: optionalList(Id),
  channels: optionalList(Channel),
});

/** What another cart holds (R3.5.11). */
export const CartItem = v.object({
  session_id: v.string(),
  product_id: Id,
  quantity: Count,
  participant_count: v.nullish(Count, 1),
  date: WireDate,
  start_time: WireTime,
  end_time: WireTime,
});

const occupations = {
  bookings: optionalList(FacilityOccupation),
  maintenances: optionalList(Span),
  event_schedules: optionalList(Span),
  workshop_program_schedules: optionalList(Span),
  cart_items: optionalList(CartItem),
};

/** A parent or child facility with what takes place there (Q3.5.b). */
export const FacilityRelative = v.object({ id: Id, per_capacity: v.nullish(Bit, 0), ...occupations });

/** A facility of the schedule with all that decides its slots (R3.5.1): its rentals (R3.5.2) and what takes its time (R3.5.3). */
export const Facility = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  per_capacity: v.nullish(Bit, 0),
  capacity: v.nullish(Count, null),
  is_enable_per_day_capacity: v.nullish(Bit, 0),
  min_booking_time: v.nullish(v.number(), null),
  facility_rentals: optionalList(FacilityRental),
  schedule_control: optionalList(ScheduleControl),
  parent_facilities: optionalList(FacilityRelative),
  child_facilities: optionalList(FacilityRelative),
  ...occupations,
});
export type Facility = v.InferOutput<typeof Facility>;

export const Schedule = v.object({ facilities: v.array(Facility), configuration: ScheduleConfiguration });
export type Schedule = v.InferOutput<typeof Schedule>;

/** A line of the exclusive facility's price: one entry per rental product (Q7.2.d). Price and tax are per unit. */
export const DefaultProduct = v.object({
  product_id: Id,
  ...Named.entries,
  product_type_id: v.nullish(Id, null),
  product_price: Amount,
  tax_amount: Amount,
  quantity: v.pipe(v.number(), v.minValue(0)),
  seasonal_pricing_id: v.nullish(Id, null),
});
export type DefaultProduct = v.InferOutput<typeof DefaultProduct>;

/** A ticket of a per-capacity facility (R3.5.14). Price and tax are per unit. */
export const RentalProduct = v.object({
  product_id: Id,
  facility_id: v.nullish(Id, null),
  ...Named.entries,
  description: v.nullish(v.string(), null),
  ar_description: v.nullish(v.string(), null),
  image: ImagePath,
  product_type_id: v.nullish(Id, null),
  category: v.nullish(v.string(), null),
  ar_category: v.nullish(v.string(), null),
  price: Amount,
  tax_amount: Amount,
  participant_count: v.nullish(v.pipe(Count, v.minValue(1)), 1),
  inventory_enable: v.nullish(Bit, null),
  remaining_capacity: v.nullish(v.number(), null),
  available_capacity: v.nullish(v.number(), null),
  reserved_slots: optionalList(v.object({ session_id: v.string(), quantity: Count, start_time: WireTime })),
  dependencies: optionalList(v.object({ product_id: Id, period: v.nullish(v.string(), null) })),
  seasonal_pricing_id: v.nullish(Id, null),
});
export type RentalProduct = v.InferOutput<typeof RentalProduct>;

/** An add-on of step 3; stock rules of R5.5.7–8. */
export const CategoryProduct = v.object({
  product_id: Id,
  ...Named.entries,
  description: v.nullish(v.string(), null),
  ar_description: v.nullish(v.string(), null),
  image: ImagePath,
  product_type_id: v.nullish(Id, null),
  price: Amount,
  tax_amount: Amount,
  inventory_enable: v.nullish(Bit, 0),
  inventory_period: v.nullish(v.string(), null),
  stock: v.nullish(Count, null),
  sales: v.nullish(Count, null),
});
export type CategoryProduct = v.InferOutput<typeof CategoryProduct>;

export const ProductCategory = v.object({ id: Id, ...Named.entries, products: optionalList(CategoryProduct) });
export type ProductCategory = v.InferOutput<typeof ProductCategory>;

/** A facility that is free for the chosen slot (R7.2.6). */
export const AvailableFacility = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  per_capacity: v.nullish(Bit, 0),
  capacity: v.nullish(Count, null),
  min_booking_time: v.nullish(v.number(), null),
  surface: v.nullish(Choice, null),
  is_outdoor: v.nullish(Bit, null),
  /** Price of the slot, VAT included; null when it is sold by ticket. */
  price: v.nullish(Amount, null),
});
export type AvailableFacility = v.InferOutput<typeof AvailableFacility>;

/** The chosen facility with what it sells for the slot (R7.2.8). */
export const FacilityOffer = v.object({
  id: Id,
  ...Named.entries,
  venue_id: v.nullish(Id, null),
  image: ImagePath,
  per_capacity: v.nullish(Bit, 0),
  capacity: v.nullish(Count, null),
  is_full_day: v.nullish(Bit, 0),
  default_products: optionalList(DefaultProduct),
  rental_products: optionalList(RentalProduct),
  categories: optionalList(ProductCategory),
});
export type FacilityOffer = v.InferOutput<typeof FacilityOffer>;

/** What a service asks of each attendee (R7.2.9); the settings override those of the site (Q3.1.d). */
export const FieldConfigAnswer = v.object({
  status: v.boolean(),
  data: v.nullish(v.partial(FieldVisibilities), {}),
  additional_fields: optionalList(AdditionalField),
  message: v.nullish(v.string(), null),
});

export const ScheduleQuery = v.object({
  venue_service_id: QueryId,
  date: WireDate,
  'game_formations[]': v.optional(v.array(QueryId)),
  facility_surface_id: v.optional(QueryId),
  is_outdoor: v.optional(v.pipe(QueryNumber, Bit)),
});
export type ScheduleQuery = v.InferInput<typeof ScheduleQuery>;

export const AvailabilityQuery = v.object({
  venue_service_id: QueryId,
  date: WireDate,
  start_time: WireTime,
  end_time: WireTime,
  game_formation_id: v.optional(QueryId),
  facility_surface_id: v.optional(QueryId),
  is_outdoor: v.optional(v.pipe(QueryNumber, Bit)),
  per_capacity: v.optional(v.pipe(QueryNumber, Bit)),
  /** With filter_by 1. */
  facility_id: v.optional(QueryId),
  /** With filter_by 2. */
  product_id: v.optional(QueryId),
});
export type AvailabilityQuery = v.InferInput<typeof AvailabilityQuery>;

export const OfferQuery = v.object({ ...AvailabilityQuery.entries, facility_id: QueryId });
export type OfferQuery = v.InferInput<typeof OfferQuery>;

export const CustomerConfiguration = v.object({ customer_threshold: v.nullish(Count, null) });

export const ShortRentals = v.array(v.object({ ...Named.entries, product_id: Id }));
