/** The cart: its lines (R3.6.1), each kind with its own (R3.6.3–8), what is reserved, promotions with their discounts (R3.6.2, R7.3). */
import * as v from 'valibot';
import { Customer } from '../customers/customers.ts';
import {
  Amount,
  Id,
  ImagePath,
  largestInteger,
  SignedAmount,
  WireDate,
  WireTime,
  WireTimestamp,
} from '../wire/wire.ts';

const Quantity = v.pipe(v.number(), v.minValue(0), v.maxValue(largestInteger));

export const Discount = v.object({
  price: Amount,
  tax: Amount,
  total: Amount,
  discount_price: Amount,
  discount_tax: Amount,
  discount_total: Amount,
  discount: Amount,
  promo_code: v.nullish(v.string(), null),
});

/** Words and picture of a line, so that the cart can be shown without asking again. */
const shown = {
  name: v.string(),
  ar_name: v.nullish(v.string(), null),
  detail: v.nullish(v.string(), null),
  ar_detail: v.nullish(v.string(), null),
  image: ImagePath,
  /** Which court is drawn when there is no picture. */
  sport: v.nullish(v.string(), null),
};

/** An add-on of a line; it goes when its line goes. Price and tax are per unit. */
export const CartAddon = v.object({
  product_id: Id,
  product_type_id: v.nullish(Id, null),
  ...shown,
  quantity: Quantity,
  price: Amount,
  tax_amount: Amount,
  /** How many there may be of it at most (R5.5.6). */
  max: v.pipe(v.number(), v.integer(), v.minValue(0)),
  discount: v.nullish(Discount, null),
});
export type CartAddon = v.InferOutput<typeof CartAddon>;

/** Price and tax are per unit; total_price is (price + tax) × quantity (R9.3.2). */
const line = {
  /** Ours, not the server's: tells lines apart in the cart. */
  id: v.pipe(v.string(), v.minLength(1)),
  product_id: Id,
  product_type_id: v.nullish(Id, null),
  ...shown,
  quantity: Quantity,
  price: Amount,
  tax_amount: Amount,
  total_price: Amount,
  /** Ours: how many of it were left for this customer when it was added, where somebody counts. */
  most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Missing: 'Invalid venue, please reselect' (Q8.2.a). */
  venue_id: v.nullish(Id, null),
  customers: v.array(Customer),
  /** Ours: details of its attendees were given, and are to be given again (docs/decisions/012). */
  undescribed: v.optional(v.boolean()),
  /** An add-on lies within its line, and goes with it (I06). */
  addons: v.array(CartAddon),
  discount: v.nullish(Discount, null),
  seasonal_pricing_id: v.nullish(Id, null),
};

export const FacilityLine = v.object({
  productType: v.literal('facility'),
  ...line,
  /** Calendar date of the slot; bookingDate is the date that was picked (Q3.4.a). */
  selectedFacilityDate: WireDate,
  selectedFacilityTiming: WireTime,
  /** 23:59:59 for midnight (R9.2.8). */
  selectedFacilityEndTiming: WireTime,
  venueServiceId: Id,
  facilityId: Id,
  capacityBased: v.boolean(),
  isFullDay: v.boolean(),
  open_dated: v.boolean(),
  save_detail_for_future: v.boolean(),
  bookingDate: WireDate,
  participant_count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Tickets that may not be booked beside this one (R3.5.16); the rule works both ways. */
  dependencies: v.optional(v.array(v.object({ product_id: Id, period: v.nullish(v.string(), null) }))),
  /** It makes its order wait for the operator's word. */
  isApprovalRequired: v.optional(v.boolean()),
  /** The default products of one booking share it (R4.5.2). */
  group_id: v.nullish(v.string(), null),
});
export type FacilityLine = v.InferOutput<typeof FacilityLine>;

export const EventLine = v.object({
  productType: v.literal('event'),
  ...line,
  event_ticket_id: Id,
  event_id: Id,
  seat_map_id: v.nullish(Id, null),
  /** Everybody has one at most (Q4.8.a). */
  one_per_customer: v.optional(v.boolean()),
  /** Ours: when it begins, so that the cart can be shown without asking again. */
  event_date: v.optional(WireDate),
  event_time: v.optional(WireTime),
});

export const MembershipLine = v.object({
  productType: v.literal('membership'),
  ...line,
  membership_package_id: Id,
  start_date: WireDate,
  pricing: v.nullish(v.string(), null),
  installment_divisor: v.pipe(v.number(), v.minValue(1)),
});

export const AcademyLine = v.object({
  productType: v.literal('academy'),
  ...line,
  workshop_id: Id,
  workshop_program_id: Id,
  date_range: v.array(v.object({ start_date: WireDate, end_date: WireDate, days: v.array(v.number()) })),
  package_type: v.nullish(v.string(), null),
  workshop_type_id: v.nullish(Id, null),
});

export const TrainerLine = v.object({
  productType: v.literal('trainer'),
  ...line,
  trainer_id: Id,
  training_package_id: Id,
  sessions: v.array(v.object({ date: WireDate, start_time: WireTime })),
});

export const PosLine = v.object({
  productType: v.literal('pos'),
  ...line,
  outlet_id: v.nullish(Id, null),
  delivered: v.boolean(),
});

export const OfferLine = v.object({ productType: v.literal('offer'), ...line, offer_id: Id, offer_price: Amount });

export const CartLine = v.variant('productType', [
  FacilityLine,
  EventLine,
  MembershipLine,
  AcademyLine,
  TrainerLine,
  PosLine,
  OfferLine,
]);
export type CartLine = v.InferOutput<typeof CartLine>;
export type ProductType = CartLine['productType'];

/** A facility line as cart/sync names it (R7.3.4). */
export const ReservationProduct = v.object({
  product_id: Id,
  quantity: Quantity,
  date: WireDate,
  start_time: WireTime,
  end_time: WireTime,
  facility_id: Id,
});

export const Reservation = v.object({ products: v.array(ReservationProduct) });

/** Until when places are held (null: nothing is held), and which products were refused (Q7.6.b). */
export const ReservationResult = v.object({
  expires_at: v.nullish(WireTimestamp, null),
  products: v.array(
    v.object({
      product_id: Id,
      facility_id: Id,
      date: v.nullish(WireDate, null),
      start_time: WireTime,
      end_time: v.nullish(WireTime, null),
      reserved: v.boolean(),
      message: v.nullish(v.string(), null),
    }),
  ),
});
export type ReservationResult = v.InferOutput<typeof ReservationResult>;

const BenefitProduct = v.object({
  product_id: Id,
  quantity: Quantity,
  venue_id: v.nullish(Id, null),
  price: Amount,
  tax: Amount,
  date: v.nullish(WireDate, null),
  start_time: v.nullish(WireTime, null),
  facility_id: v.nullish(Id, null),
  event_id: v.nullish(Id, null),
  event_ticket_id: v.nullish(Id, null),
  workshop_program_id: v.nullish(Id, null),
  trainer_id: v.nullish(Id, null),
  training_package_id: v.nullish(Id, null),
  membership_package_id: v.nullish(Id, null),
  offer_id: v.nullish(Id, null),
  cartIndex: v.number(),
  isAddon: v.boolean(),
  parent_product_id: v.nullish(Id, null),
  parent_product_index: v.nullish(v.number(), null),
});

export const BenefitQuery = v.object({
  products: v.array(BenefitProduct),
  mobile: v.nullish(v.string(), null),
  promotion_code: v.nullish(v.string(), null),
  card_number: v.nullish(v.string(), null),
  special_treatment: v.nullish(v.literal(1), null),
});

export const BenefitResult = v.object({
  products: v.array(v.object({ ...BenefitProduct.entries, discount: v.nullish(Discount, null) })),
  promotion_code: v.nullish(v.string(), null),
  discount: v.nullish(SignedAmount, 0),
});

export const WorkshopCheck = v.object({
  workshop_program_id: Id,
  product_id: Id,
  start_date: WireDate,
  /** Weekday bit values (R3.10.4). */
  days: v.array(v.number()),
});
export type WorkshopCheck = v.InferOutput<typeof WorkshopCheck>;
/** With the day of the last session that it buys; the programme's own last day where a server does not tell. */
export const WorkshopPrice = v.object({ price: Amount, tax_amount: Amount, end_date: v.nullish(WireDate, null) });
export type WorkshopPrice = v.InferOutput<typeof WorkshopPrice>;
export type AcademyLine = v.InferOutput<typeof AcademyLine>;
