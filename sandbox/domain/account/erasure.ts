/** Whether an account may be deleted now, and what goes with it: read from the tables alone (Q7.7.g). */
import { sql } from 'kysely';
import type { InferInput } from 'valibot';
import type { Erasure } from '../../../src/contract/additions/erase.ts';
import { stampOf } from '../../data/clock.ts';
import type { Queryable } from '../../data/database.ts';
import { statusIds } from '../../data/schema/orders.ts';
import type { Server } from '../../server.ts';
import type { Customer } from '../customer.ts';
import { phoneOf } from '../customers.ts';
import type { Message } from '../inbox.ts';
import { dirhams } from '../slots/slotPrice.ts';

type Told = InferInput<typeof Erasure>;
type Hindrance = Told['hindrances'][number];

/** Days in which a card may still wait for what comes back: seven of a bank's. */
const refundDays = 10;

interface Proof {
  readonly proof: Told['proof'];
  readonly channel: Message['channel'];
  /** Where a code goes; null where the password proves it, and where there is nothing that was proven to be theirs. */
  readonly recipient: string | null;
}

/** A number was proven at the registration; an address counts once it is. */
export function proofOf(customer: Customer): Proof {
  if (customer.password_hash !== null) return { proof: 'password', channel: 'email', recipient: null };
  if (customer.verified && customer.email !== null)
    return { proof: 'code', channel: 'email', recipient: customer.email.toLowerCase() };
  return { proof: 'code', channel: 'sms', recipient: phoneOf(customer) };
}

/** `l•••@saha.example`, or the last digits of a number. */
function masked({ channel, recipient }: Proof): string | null {
  if (recipient === null) return null;
  if (channel === 'sms') return `•••• ${recipient.slice(-4)}`;
  const at = recipient.lastIndexOf('@');
  return `${recipient.slice(0, 1)}••••${recipient.slice(at)}`;
}

/** The kinds of the tables as the lists of the profile call them. */
const listed = sql`case when item.data ->> 'sessions_total' is not null then 'trainer'
  when item.kind in ('pos', 'offer') then 'retail' else item.kind end`;

interface Ahead {
  readonly reason: 'booked' | 'underWay' | 'refund';
  readonly kind: Hindrance['kind'];
  readonly count: number;
  readonly amount: number;
}

/** What has been booked and is not over, what waits for a payment or a yes, and what a card waits for. */
async function aheadOf({ clock }: Server, database: Queryable, customerId: number): Promise<Ahead[]> {
  const [now, today] = [clock.stamp(), clock.today().toString()];
  const since = stampOf(clock.now().subtract({ days: refundDays }));
  const { rows } = await sql<Ahead>`
    with main as (
      select ${listed} as kind, item.data, item.id, item.booking_id, orders.id as order_id, orders.state
      from order_item item join orders on orders.id = item.order_id
      where orders.customer_id = ${customerId} and item.parent_id is null
    ), ahead as (
      select distinct main.kind, coalesce(main.booking_id, main.id) as id from main
        left join booking on booking.id = main.booking_id
      where main.state = 'paid' and case main.kind
        when 'facility' then booking.ends_at > ${now} and booking.status_id in (${statusIds.approved}, ${statusIds.pending})
        when 'event' then coalesce(main.data ->> 'end_date', main.data ->> 'date', main.data ->> 'start_date')::date
          + coalesce(main.data ->> 'end_time', '23:59:59')::time > ${now}
        when 'academy' then (main.data ->> 'end_date')::date >= ${today}
        when 'trainer' then exists (select from session_booking session where session.item_id = main.id
          and session.status_id <> ${statusIds.cancelled} and session.ends_at > ${now})
        when 'membership' then (main.data ->> 'start_date')::date > ${today}
        else false end
    )
    select 'booked' as reason, kind, count(*)::int as count, 0 as amount from ahead group by kind
    union all
    select 'underWay', min(kind), count(distinct order_id)::int, 0 from main
      where state in ('awaiting_payment', 'awaiting_approval') group by kind
    union all
    select 'underWay', null, count(*)::int, 0 from top_up
      where customer_id = ${customerId} and state = 'pending' having count(*) > 0
    union all
    select 'refund', kind, count(*)::int, sum(card)::int from (
      select min(main.kind) as kind, cancellation.card from cancellation join main on main.order_id = cancellation.order_id
      where cancellation.card > 0 and cancellation.at > ${since} group by cancellation.order_id
    ) refunds group by kind
    order by 1, 2`.execute(database);
  return rows;
}

async function hindrancesOf(server: Server, database: Queryable, customer: Customer): Promise<Hindrance[]> {
  const ahead = (await aheadOf(server, database, customer.id)).map(({ amount, ...one }) => ({
    ...one,
    amount: amount === 0 ? null : dirhams(amount),
  }));
  const money = (reason: 'wallet' | 'credit', fils: number): Hindrance[] =>
    fils === 0 ? [] : [{ reason, amount: dirhams(fils) }];
  const proof = proofOf(customer);
  const isUnreachable = proof.proof === 'code' && proof.recipient === null;
  return [
    ...ahead,
    ...money('wallet', customer.wallet),
    ...money('credit', customer.credit_used),
    ...(isUnreachable ? [{ reason: 'unreachable' as const }] : []),
  ];
}

/** Paid for and not used: the customer may give it up, but knows. */
async function givenUpOf({ clock }: Server, database: Queryable, { id, points }: Customer): Promise<Told['given_up']> {
  const today = clock.today().toString();
  const { rows } = await sql<{ sessions: number; until: string | null }>`
    select
      (select coalesce(sum(greatest(0, (item.data ->> 'sessions_total')::int - (select count(*) from session_booking session
          where session.item_id = item.id and session.status_id <> ${statusIds.cancelled}))), 0)::int
        from order_item item join orders on orders.id = item.order_id
        where orders.customer_id = ${id} and orders.state = 'paid' and item.data ->> 'sessions_total' is not null and item.parent_id is null) as sessions,
      (select max(membership.ends_on)::text from membership join order_item item on item.id = membership.item_id
          join orders on orders.id = item.order_id
        where membership.customer_id = ${id} and orders.state = 'paid' and membership.starts_on <= ${today}
          and membership.ends_on >= ${today}) as until`.execute(database);
  const [row] = rows;
  return { points, sessions: row?.sessions ?? 0, membership_until: row?.until ?? null };
}

export async function erasureOf(server: Server, database: Queryable, customer: Customer): Promise<Told> {
  const proof = proofOf(customer);
  return {
    hindrances: await hindrancesOf(server, database, customer),
    proof: proof.proof,
    sent_to: masked(proof),
    currency: 'AED',
    given_up: await givenUpOf(server, database, customer),
  };
}
