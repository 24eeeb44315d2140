/** The customer's bookings of every kind (R3.5.17–18, R4.10, Q7.6.g). */
import * as v from 'valibot';
import { Customer } from '../customers/customers.ts';
import { OrderItem } from './orders.ts';
import { PageQuery } from '../wire/answers.ts';
import { Amount, Flag, Id, ImagePath, Named, WireDate, WireTime, WireTimestamp } from '../wire/wire.ts';

const nullableNumber = v.nullish(v.number(), null);
/** Of the addition `cancel`: whether all of its order is of a kind that can be cancelled; null: not told (docs/decisions/045). */
const isCancellable = v.nullish(Flag, null);

/** The status fields are read in the order of R4.10; nothing else decides the label. */
export const FacilityBooking = v.object({
  id: Id,
  order_id: Id,
  /** Opens the receipt and its tickets; null until paid. */
  token: v.nullish(v.string(), null),
  service_id: Id,
  facility_id: Id,
  ...Named.entries,
  service_name: v.string(),
  ar_service_name: v.nullish(v.string(), null),
  venue_name: v.string(),
  ar_venue_name: v.nullish(v.string(), null),
  image: ImagePath,
  facility_date: WireDate,
  facility_start_time: WireTime,
  facility_end_time: WireTime,
  attendance: v.nullish(v.number(), 1),
  total: Amount,
  is_booking_approved: nullableNumber,
  cid_approved: nullableNumber,
  is_cid_approved: nullableNumber,
  status_id: nullableNumber,
  check_in_time: v.nullish(v.string(), null),
  check_out_time: v.nullish(v.string(), null),
  is_cancellable: isCancellable,
});
export type FacilityBooking = v.InferOutput<typeof FacilityBooking>;

const booked = {
  id: Id,
  order_id: Id,
  ...Named.entries,
  image: ImagePath,
  status_id: nullableNumber,
  total: Amount,
  quantity: v.nullish(v.number(), 1),
  is_cancellable: isCancellable,
};

export const EventBooking = v.object({
  ...booked,
  event_id: Id,
  start_date: WireDate,
  event_schedules: v.array(v.object({ start_time: WireTime, end_time: WireTime })),
  seat: v.nullish(v.string(), null),
  venue_name: v.nullish(v.string(), null),
  ar_venue_name: v.nullish(v.string(), null),
});

const Session = v.object({
  id: Id,
  date: WireDate,
  start_time: WireTime,
  end_time: WireTime,
  status_id: nullableNumber,
});

export const TrainerBooking = v.object({
  ...booked,
  trainer_id: Id,
  training_package_id: Id,
  sessions_total: v.number(),
  sessions_left: v.number(),
  trainer_name: v.nullish(v.string(), null),
  ar_trainer_name: v.nullish(v.string(), null),
  sessions: v.array(Session),
  /** Of lessons that came with an offer: the offer, with which an order is not cancelled. */
  offer_id: v.nullish(Id, null),
});
export type TrainerBooking = v.InferOutput<typeof TrainerBooking>;

export const AcademyBooking = v.object({
  ...booked,
  workshop_id: Id,
  workshop_program_id: Id,
  start_date: WireDate,
  end_date: WireDate,
  sessions: v.array(Session),
});

export const MembershipBooking = v.object({
  ...booked,
  membership_package_id: Id,
  card_number: v.string(),
  start_date: WireDate,
  end_date: WireDate,
});

export const RetailBooking = v.object({
  ...booked,
  outlet_id: v.nullish(Id, null),
  outlet_name: v.nullish(v.string(), null),
  ar_outlet_name: v.nullish(v.string(), null),
  ordered_at: WireTimestamp,
  delivery_address: v.nullish(v.string(), null),
  /** Of an offer with lessons: the booking of a coach among which their hours are booked. */
  trainer_booking_id: v.nullish(Id, null),
});

export const bookingKinds = {
  facility: FacilityBooking,
  event: EventBooking,
  trainer: TrainerBooking,
  academy: AcademyBooking,
  membership: MembershipBooking,
  retail: RetailBooking,
} as const;
export type BookingKind = keyof typeof bookingKinds;
/** A booking of any kind, and of which. */
export type Booked<Kind extends BookingKind = BookingKind> = {
  [Each in Kind]: { kind: Each; booking: v.InferOutput<(typeof bookingKinds)[Each]> };
}[Kind];

/** One record with what belongs to it. */
export const detailsOf = <const TKind extends v.ObjectSchema<v.ObjectEntries, undefined>>(kind: TKind) =>
  v.object({
    ...kind.entries,
    products: v.array(OrderItem),
    customers: v.array(Customer),
  }) as unknown as v.GenericSchema<
    unknown,
    v.InferOutput<TKind> & { products: v.InferOutput<typeof OrderItem>[]; customers: v.InferOutput<typeof Customer>[] }
  >;

export const BookingListQuery = v.object({
  ...PageQuery,
  sortBy: v.optional(v.string()),
  sort_order: v.optional(v.picklist(['asc', 'desc'])),
  period: v.optional(v.picklist(['upcoming', 'past', 'all'])),
  from: v.optional(WireDate),
  to: v.optional(WireDate),
});

export const Rescheduling = v.object({ date: WireDate, start_time: WireTime, end_time: WireTime, facility_id: Id });
export const TrainerSession = v.object({ date: WireDate, start_time: WireTime });
export const MembershipCard = v.object({
  id: Id,
  card_number: v.string(),
  ...Named.entries,
  start_date: WireDate,
  end_date: WireDate,
  status_id: nullableNumber,
});
