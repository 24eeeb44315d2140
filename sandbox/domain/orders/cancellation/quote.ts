/** What an order would give back, read from the order alone: nobody's word counts (Q7.7.b). */
import { sql } from 'kysely';
import type { InferInput } from 'valibot';
import type { Cancellation, CancellationStep } from '../../../../src/contract/additions/cancel.ts';
import type { Queryable } from '../../../data/database.ts';
import { itemsOf, paidWith } from '../receipts.ts';
import type { Order } from '../../../data/tables.ts';
import { dirhams } from '../../slots/slotPrice.ts';
import { refundAt, refundSteps, usualSteps, type Part } from './steps.ts';
import { cancellable } from './terms.ts';

export type Told = InferInput<typeof Cancellation>;
type Reason = NonNullable<Told['reason']>;

/** Fils by where the money came from. */
export interface Split {
  readonly card: number;
  readonly credit: number;
  readonly wallet: number;
  readonly points: number;
}

interface Row {
  readonly kind: string;
  readonly paid: number;
  readonly starts_at: string | null;
  readonly is_used: boolean;
  readonly steps: CancellationStep[] | null;
}

/** The order by what was bought: what add-ons cost belongs to what they are add-ons of. */
async function rowsOf(database: Queryable, orderId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select main.kind, sum(item.total)::int as paid, service.cancellation as steps,
      coalesce(booking.check_in_time is not null or booking.check_out_time is not null, false) as is_used,
      to_char(coalesce(
        booking.starts_at,
        case main.kind when 'academy' then (main.data ->> 'start_date')::timestamp end,
        (select min(session.starts_at) from session_booking session where session.item_id = main.id),
        (main.data ->> 'date')::timestamp + coalesce(main.data ->> 'start_time', '00:00:00')::interval,
        (main.data ->> 'start_date')::timestamp), 'YYYY-MM-DD HH24:MI:SS') as starts_at
    from order_item item
      join order_item main on main.id = coalesce(item.parent_id, item.id)
      left join booking on booking.id = main.booking_id
      left join facility on facility.id = booking.facility_id
      left join service on service.id = facility.service_id
    where item.order_id = ${orderId}
    group by main.id, booking.id, service.id`.execute(database);
  return rows;
}

/** Where a refund goes: what was deducted last comes back first, and nothing gets more than it gave (Q1.4.b). */
export function splitOf(refund: number, paid: Split): Split {
  let left = refund;
  const take = (most: number): number => {
    const part = Math.min(left, most);
    left -= part;
    return part;
  };
  const card = take(paid.card);
  const credit = take(paid.credit);
  const wallet = take(paid.wallet);
  return { card, credit, wallet, points: take(paid.points) };
}

export const sumOf = ({ card, credit, wallet, points }: Split): number => card + credit + wallet + points;

/** What an order has taken so far; a card is charged after the operator's yes only (docs/decisions/010). */
const takenBy = (order: Order): Split => ({
  card: order.state === 'paid' ? order.paid_card : 0,
  credit: order.paid_credit,
  wallet: order.paid_wallet,
  points: order.paid_points,
});

function reasonOf(order: Order, rows: readonly Row[], now: string): Reason | null {
  if (order.state === 'cancelled') return 'cancelled';
  if (order.state === 'awaiting_payment') return 'unpaid';
  if (order.state !== 'paid' && order.state !== 'awaiting_approval') return 'over';
  if (rows.some(({ kind }) => !cancellable.some((one) => one === kind))) return 'notCancellable';
  const hasBegun = rows.some(({ starts_at, is_used }) => is_used || (starts_at !== null && starts_at < now));
  return hasBegun ? 'begun' : null;
}

export interface Quote {
  readonly reason: Reason | null;
  /** Fils. */
  readonly refund: number;
  readonly split: Split;
  readonly told: Told;
}

export async function quoteOf(database: Queryable, order: Order, now: string): Promise<Quote> {
  const rows = await rowsOf(database, order.id);
  const reason = reasonOf(order, rows, now);
  const parts: Part[] =
    reason === null
      ? rows.map(({ paid, starts_at: startsAt, steps }) => ({ paid, startsAt, steps: steps ?? usualSteps }))
      : [];
  const taken = takenBy(order);
  // What the operator has not said yes to is given back whole.
  const isAsked = order.state === 'awaiting_approval' && reason === null;
  const inHand = sumOf(taken);
  const refund = isAsked ? inHand : refundAt(parts, now);
  const split = splitOf(refund, taken);
  return {
    reason,
    refund,
    split,
    told: {
      order_id: order.id,
      items: await itemsOf(database, order.id),
      is_allowed: reason === null,
      reason,
      currency: order.currency,
      paid: dirhams(inHand),
      refund: dirhams(refund),
      refunds: await refundsOf(database, order, split),
      steps: isAsked
        ? []
        : refundSteps(parts, now).map(({ until, refund: then }) => ({ until, refund: dirhams(then) })),
      status: null,
    },
  };
}

/** Each place that money goes to, as the receipt calls it. */
export async function refundsOf(database: Queryable, order: Order, split: Split): Promise<Told['refunds']> {
  const card = (await paidWith(database, order)).find(({ method }) => method === 'card');
  const all = [
    { method: 'card', amount: split.card, label: card?.label ?? null },
    { method: 'credit', amount: split.credit, label: null },
    { method: 'wallet', amount: split.wallet, label: null },
    { method: 'q_points', amount: split.points, label: null },
  ] as const;
  return all.filter(({ amount }) => amount > 0).map((one) => ({ ...one, amount: dirhams(one.amount) }));
}
