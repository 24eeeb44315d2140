/** Orders, payments, tickets (R3.9, R7.3.10, Q7.6.h–i). */
import * as v from 'valibot';
import { AcademyLine, EventLine, FacilityLine, MembershipLine, OfferLine, PosLine, TrainerLine } from './cart.ts';
import { ExpressMethods } from '../additions/expressPay.ts';
import { Credit, SavedCard } from '../customers/customers.ts';
import { Amount, Id, OptionalFlag, WireDate, WireTime, WireTimestamp } from '../wire/wire.ts';

/** The bookings of an order, packed in groups; empty groups are left out (Q3.9.a). */
export const OrderProducts = v.object({
  capacity_facility: v.optional(v.array(FacilityLine)),
  event: v.optional(v.array(EventLine)),
  membership: v.optional(v.array(MembershipLine)),
  workshop: v.optional(v.array(AcademyLine)),
  training: v.optional(v.array(TrainerLine)),
  offers: v.optional(v.array(OfferLine)),
  pos: v.optional(v.array(PosLine)),
});
export type OrderProducts = v.InferOutput<typeof OrderProducts>;

/** A multipart flag. */
const FlagPart = v.picklist(['0', '1']);

/**
 * POST orders, multipart (R3.9.2): parts are text, `product` is the JSON text of OrderProducts.
 * The Idempotency-Key header makes a repeated order the same order.
 */
export const OrderRequest = v.object({
  /** "new" for a card entered at the gateway, "credit", a saved card's id (Q4.8.d, Q1.4.a), or the name of a sheet (Q7.7.k). */
  cardId: v.pipe(v.string(), v.minLength(1)),
  /** What a sheet gave for this payment; the gateway knows what it is worth. */
  express_token: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  email: v.string(),
  first_name: v.string(),
  last_name: v.optional(v.string(), ''),
  gender: v.optional(v.string(), ''),
  mobile: v.string(),
  product: v.string(),
  /** Parts of their own, `product_files[name]`; a text of `product` that is a part's name stands for its file (Q3.9.a). */
  product_files: v.optional(v.record(v.string(), v.instance(Blob))),
  customerId: v.optional(v.string(), ''),
  is_wallet: FlagPart,
  is_qpoints: FlagPart,
  save_card: FlagPart,
  order_notes: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  is_anonymous: FlagPart,
  isBaps: FlagPart,
  /** With a membership promotion only (R3.9.4). */
  card_number: v.optional(v.string()),
  promotion_code: v.optional(v.string()),
  delivery_address: v.optional(v.string()),
  special_treatment: v.optional(v.literal('1')),
});
export type OrderRequest = v.InferInput<typeof OrderRequest>;

/** Where an order stands; only the server decides it. */
export const OrderState = v.picklist([
  'awaiting_payment',
  'awaiting_approval',
  'paid',
  'failed',
  'expired',
  'rejected',
  'cancelled',
]);
export type OrderState = v.InferOutput<typeof OrderState>;

/** With `pg` and `url` the browser goes to the payment page, else the order is done or awaits approval (R4.8.7–9). */
export const PlacedOrder = v.object({
  order_id: Id,
  state: OrderState,
  /** Opens /paymentsuccess/{token}. */
  token: v.nullish(v.string(), null),
  pg: v.nullish(v.string(), null),
  url: v.nullish(v.string(), null),
  transactionId: v.nullish(v.string(), null),
  isApprovalRequired: OptionalFlag,
  /** While it waits for its payment: until when its places are kept. */
  expires_at: v.nullish(WireTimestamp, null),
  /** While it waits for its payment: what the bank asks for, without what wallet, points or credit pay. */
  amount_due: v.nullish(Amount, null),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

/** GET orders/status: what became of the order that this key placed; data is null when there is none. */
export const OrderStatusQuery = v.object({ key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)) });

export const Ticket = v.object({
  ticket_number: v.string(),
  /** The text that the code at the gate holds. */
  qr: v.string(),
  name: v.string(),
  ar_name: v.nullish(v.string(), null),
  item: v.string(),
  ar_item: v.nullish(v.string(), null),
  venue: v.nullish(v.string(), null),
  ar_venue: v.nullish(v.string(), null),
  sport: v.nullish(v.string(), null),
  /** The facility it lets into, where it is for one. */
  facility_id: v.nullish(Id, null),
  date: v.nullish(WireDate, null),
  start_time: v.nullish(WireTime, null),
  end_time: v.nullish(WireTime, null),
  seat: v.nullish(v.string(), null),
  /** What the venue did with it; a server that does not tell has tickets that let in. */
  state: v.nullish(v.picklist(['valid', 'used', 'cancelled', 'refused']), 'valid'),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const OrderItem = v.object({
  name: v.string(),
  ar_name: v.nullish(v.string(), null),
  detail: v.nullish(v.string(), null),
  ar_detail: v.nullish(v.string(), null),
  quantity: v.number(),
  /** (price + tax) × quantity after discount. */
  total: Amount,
  /** What a promotion took off. */
  discount: v.nullish(Amount, 0),
  /** Of a membership: from when to when, both days among it, and its card (Q3.6.d). */
  membership: v.nullish(
    v.object({
      start_date: WireDate,
      end_date: WireDate,
      card_number: v.string(),
      sport: v.nullish(v.string(), null),
    }),
    null,
  ),
});

export const PaidWith = v.object({
  method: v.picklist(['card', 'wallet', 'q_points', 'credit']),
  amount: Amount,
  label: v.nullish(v.string(), null),
});

/** Something that happened to an order, and when; a card that was declined leaves it failed until it is tried again. */
export const OrderMoment = v.object({
  at: WireTimestamp,
  event: v.picklist([
    'placed',
    'approved',
    'rejected',
    'paid',
    'failed',
    'triedAgain',
    'expired',
    'cancelled',
    'refunded',
  ]),
});
export type OrderMoment = v.InferOutput<typeof OrderMoment>;

/** GET payments/{token}: the receipt; `tickets` is empty until the order is paid and approved. */
export const Payment = v.object({
  order_id: Id,
  state: OrderState,
  isApprovalRequired: OptionalFlag,
  total: Amount,
  tax: Amount,
  currency: v.string(),
  date: WireTimestamp,
  items: v.array(OrderItem),
  /** The code or card that lowered it. */
  promotion_code: v.nullish(v.string(), null),
  tickets: v.array(Ticket),
  paid_with: v.array(PaidWith),
  /** An order that stood and was given up, by its customer or the operator; null for one that never came to be. */
  cancelled: v.nullish(v.object({ at: WireTimestamp, was_paid: v.boolean() }), null),
  /** What happened to it, the first thing first, as far as the server tells. */
  timeline: v.nullish(v.array(OrderMoment), []),
});
export type Payment = v.InferOutput<typeof Payment>;

/** GET payments/transactions/{transactionId}. */
export const Transaction = v.object({
  transactionId: v.string(),
  order_id: Id,
  state: OrderState,
  amount: Amount,
  currency: v.string(),
  date: WireTimestamp,
  reason: v.nullish(v.string(), null),
  /** Present once the order is paid. */
  token: v.nullish(v.string(), null),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** What the customer may pay with; credit is null for all who have none (Q1.4.a). */
export const PaymentOptions = v.object({
  cards: v.array(SavedCard),
  wallet: v.object({ balance: Amount }),
  q_points: v.object({ points: v.number(), value: Amount }),
  credit: v.nullish(Credit, null),
  /** Sheets of browsers and phones that the gateway takes (Q7.7.k). */
  methods: ExpressMethods,
});
export type PaymentOptions = v.InferOutput<typeof PaymentOptions>;

export const OrderTickets = v.object({
  order: v.object({ order_id: Id, state: OrderState, date: WireTimestamp, total: Amount, currency: v.string() }),
  tickets: v.array(Ticket),
});
export type OrderTickets = v.InferOutput<typeof OrderTickets>;
