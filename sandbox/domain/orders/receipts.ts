/** Orders as their customers see them afterwards: receipt, tickets, items. */
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { OrderItem, Payment, Ticket } from '../../../src/contract/orders/orders.ts';
import type { Queryable } from '../../data/database.ts';
import type { Tables, Order } from '../../data/tables.ts';
import { statusIds } from '../../data/schema/orders.ts';
import { orderedItems } from './orderedItems.ts';
import { cardNumberOf } from '../memberships.ts';
import { dirhams } from '../slots/slotPrice.ts';
import { wholeFils } from '../money/wholeFils.ts';

/** The days and the card of a membership; nothing of any other item. */
function membershipOf({ id, kind, data }: Selectable<Tables['order_item']>) {
  if (kind !== 'membership') return {};
  const { start_date, end_date, sport } = data as { start_date: string; end_date: string; sport: string | null };
  return { membership: { start_date, end_date, card_number: cardNumberOf(id), sport } };
}

/** In dirhams, to the fils. */
const sumOf = (one: number, other: number): number => (Math.round(one * 100) + Math.round(other * 100)) / 100;

/** What was bought, as its customer would call it. */
export async function itemsOf(
  database: Queryable,
  orderId: number,
  bookingId?: number,
): Promise<InferInput<typeof OrderItem>[]> {
  const items = new Map<string, InferInput<typeof OrderItem>>();
  for (const item of await orderedItems(database, orderId, bookingId)) {
    const { key, isCourt, name, ar_name, detail, ar_detail, quantity } = item;
    const total = dirhams(item.total);
    const full = wholeFils((item.price + item.tax) * quantity);
    const discount = dirhams(full - item.total);
    const known = items.get(key);
    if (known) {
      known.total = sumOf(known.total, total);
      known.discount = sumOf(known.discount ?? 0, discount);
    } else if (isCourt) {
      items.set(key, { name, ar_name, detail, ar_detail, quantity: 1, total, discount });
    } else items.set(key, { name, ar_name, detail, ar_detail, quantity, total, discount, ...membershipOf(item) });
  }
  return [...items.values()];
}

interface Fate {
  readonly check_in_time: string | null;
  readonly check_out_time: string | null;
  readonly is_booking_approved: number | null;
  readonly is_cid_approved: number | null;
  readonly booking_status: number | null;
  readonly item_status: number;
}

const { rejected, cancelled, refundRequested, inactive } = statusIds;
const isOneOf = (status: number | null, ...some: readonly number[]): boolean => some.includes(status ?? 0);

/** What became of a ticket, in the order of R4.10: what was refused was never used. */
function ticketState(fate: Fate): NonNullable<InferInput<typeof Ticket>['state']> {
  const said = [fate.booking_status, fate.item_status, fate.is_booking_approved, fate.is_cid_approved];
  if (said.includes(rejected)) return 'refused';
  if (fate.check_in_time !== null || fate.check_out_time !== null) return 'used';
  const isOff = isOneOf(fate.booking_status, cancelled, refundRequested, inactive);
  return isOff || isOneOf(fate.item_status, cancelled, refundRequested, inactive) ? 'cancelled' : 'valid';
}

/** Tickets of a paid order; none of any other. */
export async function ticketsOf(database: Queryable, order: Order): Promise<InferInput<typeof Ticket>[]> {
  if (order.state !== 'paid') return [];
  const rows = await database
    .selectFrom('ticket')
    .innerJoin('order_item', 'order_item.id', 'ticket.item_id')
    .leftJoin('booking', 'booking.id', 'order_item.booking_id')
    .select([
      'ticket.ticket_number',
      'ticket.qr',
      'ticket.name',
      'ticket.item',
      'ticket.ar_item',
      'ticket.venue',
      'ticket.ar_venue',
      'ticket.sport',
      'booking.facility_id',
      'ticket.date',
      'ticket.start_time',
      'ticket.end_time',
      'ticket.seat',
      'booking.check_in_time',
      'booking.check_out_time',
      'booking.is_booking_approved',
      'booking.is_cid_approved',
      'booking.status_id as booking_status',
      'order_item.status_id as item_status',
    ])
    .where('ticket.order_id', '=', order.id)
    .orderBy('ticket.id')
    .execute();
  return rows.map(
    ({
      check_in_time,
      check_out_time,
      is_booking_approved,
      is_cid_approved,
      booking_status,
      item_status,
      ...ticket
    }) => ({
      ...ticket,
      state: ticketState({
        check_in_time,
        check_out_time,
        is_booking_approved,
        is_cid_approved,
        booking_status,
        item_status,
      }),
    }),
  );
}

export async function paidWith(database: Queryable, order: Order): Promise<InferInput<typeof Payment>['paid_with']> {
  const attempt = await database
    .selectFrom('payment_attempt')
    .select('card')
    .where('order_id', '=', order.id)
    .where('state', 'in', ['succeeded', 'refunded'])
    // What paid for it comes before what came too late.
    .orderBy('state', 'desc')
    .executeTakeFirst();
  const parts = [
    { method: 'q_points', amount: order.paid_points, label: null },
    { method: 'wallet', amount: order.paid_wallet, label: null },
    { method: 'credit', amount: order.paid_credit, label: null },
    { method: 'card', amount: order.paid_card, label: attempt?.card ?? null },
  ] as const;
  return parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, amount: dirhams(part.amount) }));
}
