/** Giving an order up while it may be, and what comes back (Q7.7.b, docs/decisions/045). */
import * as v from 'valibot';
import { OrderItem } from '../orders/orders.ts';
import { Amount, Flag, Id, WireTimestamp } from '../wire/wire.ts';

/** Of what was paid so much comes back until so many hours before the start; in whole percent. */
const Step = v.object({
  hours_before: v.pipe(v.number(), v.integer(), v.minValue(0)),
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
export type CancellationStep = v.InferOutput<typeof Step>;

/** What may be cancelled; a kind that is not among them cannot be. */
const Terms = v.object({
  kind: v.picklist(['facility', 'event', 'academy', 'trainer']),
  /** Of one service alone; null: of everything else of the kind. */
  venue_service_id: v.nullish(Id, null),
  /** The earliest first. */
  steps: v.array(Step),
});
export type CancellationTerms = v.InferOutput<typeof Terms>;
export const AllCancellationTerms = v.array(Terms);

const Refund = v.object({
  method: v.picklist(['card', 'credit', 'wallet', 'q_points']),
  amount: Amount,
  /** The card, with asterisks. */
  label: v.nullish(v.string(), null),
});

/** GET: what would come back now, and where to. POST answers the same of what was done. */
export const Cancellation = v.object({
  order_id: Id,
  /** All that goes with it: an order is cancelled whole. */
  items: v.nullish(v.array(OrderItem), []),
  is_allowed: Flag,
  /** Why it may not be; words are the portal's. */
  reason: v.nullish(v.picklist(['unpaid', 'over', 'begun', 'notCancellable', 'cancelled']), null),
  currency: v.string(),
  /** What has been taken for it so far; 0 while a card waits for the venue's yes. */
  paid: v.nullish(Amount, null),
  /** What comes back, or came back. */
  refund: Amount,
  refunds: v.array(Refund),
  /** By the venue's clock: until when how much of it comes back, the nearest first. Afterwards nothing does. */
  steps: v.array(v.object({ until: WireTimestamp, refund: Amount })),
  /** How the order is called once it is cancelled: money on its way to a card is asked of the bank. */
  status: v.nullish(v.picklist(['cancelled', 'refund_requested']), null),
});
export type Cancellation = v.InferOutput<typeof Cancellation>;

/** POST: only what the customer was shown is done; another amount is refused with what it would be now. */
export const CancellationWish = v.object({ refund: Amount });
