/**
 * Invariants of every order in the accounts, read from the tables alone. Each rule returns what breaks it, so an empty
 * list means that all is well (I33–I36).
 */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../sandbox/data/database.ts';

const paidStates = sql`('paid', 'awaiting_payment', 'awaiting_approval')`;
/**
 * What an order keeps of a way to pay: everything while it stands, the part not refunded after a cancellation, else
 * nothing.
 */
const kept = (paid: string, refunded: string): RawBuilder<unknown> => sql`
  case when o.state in ${paidStates} then ${sql.ref(`o.${paid}`)} when g.order_id is null then 0
    else ${sql.ref(`o.${paid}`)} - ${sql.ref(`g.${refunded}`)} end`;
/** What an order has moved on an account: wallet and points go down, used credit goes up. */
const moved = (account: string, paid: string): RawBuilder<unknown> => sql`
  select o.id, o.state, ${sql.ref(`o.${paid}`)} as paid, coalesce(sum(l.amount), 0)::bigint as moved
  from orders o left join cancellation g on g.order_id = o.id left join ledger l on l.order_id = o.id and l.account = ${account}
  group by o.id, g.order_id
  having coalesce(sum(l.amount), 0) <> ${kept(paid, account)} * ${account === 'credit' ? 1 : -1}`;
const summed = (account: string, balance: string): RawBuilder<unknown> => sql`
  select c.id, ${sql.ref(`c.${balance}`)} as balance, coalesce(sum(l.amount), 0)::bigint as written
  from customer c left join ledger l on l.customer_id = c.id and l.account = ${account} group by c.id
  having coalesce(sum(l.amount), 0) <> ${sql.ref(`c.${balance}`)}`;

const rules: Readonly<Record<string, RawBuilder<unknown>>> = {
  'an order costs what its items cost': sql`
    select o.id, o.total, o.tax, sum(i.total)::bigint as items, sum(i.total_tax)::bigint as taxes
    from orders o left join order_item i on i.order_id = o.id group by o.id
    having coalesce(sum(i.total), 0) <> o.total or coalesce(sum(i.total_tax), 0) <> o.tax`,
  'what a key has ordered is there': sql`
    select k.key from idempotency k where not exists (select from order_item i where i.order_id = k.order_id)`,
  'the ways to pay take what it costs': sql`
    select id from orders where paid_points + paid_wallet + paid_credit + paid_card <> total`,
  'an extra has its parent, in the same order': sql`
    select i.id from order_item i left join order_item p on p.id = i.parent_id
    where i.parent_id is not null and (p.id is null or p.order_id <> i.order_id or p.parent_id is not null)`,
  'points pay for an order that stands, and come back to the last of another': moved('points', 'paid_points'),
  'a wallet likewise': moved('wallet', 'paid_wallet'),
  'credit likewise': moved('credit', 'paid_credit'),
  'a wallet holds what is written of it': summed('wallet', 'wallet'),
  'points likewise, as written': summed('points', 'points'),
  'credit likewise, as written': summed('credit', 'credit_used'),
  'a top-up is in the wallet of who made it, whole and once, while the bank has paid it': sql`
    select t.id, t.state, t.amount, coalesce(sum(l.amount), 0)::bigint as moved, count(*) filter (where l.amount > 0) as credits
    from top_up t left join ledger l on l.top_up_id = t.id and l.account = 'wallet' and l.customer_id = t.customer_id group by t.id
    having coalesce(sum(l.amount), 0) <> case when t.state = 'succeeded' then t.amount else 0 end or count(*) filter (where l.amount > 0) > 1`,
  'money that came by card came by a top-up': sql`
    select l.id from ledger l left join top_up t on t.id = l.top_up_id
    where l.top_up_id is not null and (t.id is null or t.customer_id <> l.customer_id or l.account <> 'wallet')`,
  'points are what is left of those that came': sql`
    select c.id, c.points, coalesce(sum(p.remaining), 0)::bigint as left_over
    from customer c left join point_lot p on p.customer_id = c.id group by c.id having coalesce(sum(p.remaining), 0) <> c.points`,
  'nothing is below zero, no credit beyond its limit': sql`
    select id from customer where wallet < 0 or points < 0 or credit_used < 0 or credit_used > coalesce(credit_limit, 0)`,
  'a card pays a paid order once, whole, and no other order': sql`
    select o.id, o.state, o.paid_card, coalesce(sum(a.amount - a.refunded), 0)::bigint as kept
    from orders o left join cancellation g on g.order_id = o.id
      left join payment_attempt a on a.order_id = o.id and a.state in ('succeeded', 'refunded')
    where exists (select from payment_attempt b where b.order_id = o.id) group by o.id, g.order_id
    having coalesce(sum(a.amount - a.refunded), 0) <>
      case when o.state = 'paid' then o.paid_card when g.order_id is null then 0 else o.paid_card - g.card end`,
  'no more goes back than came': sql`select id from payment_attempt where refunded > amount or (state = 'refunded' and refunded <> amount)`,
  'what stands has its places, nothing else has; tickets come with the money': sql`
    select o.id, o.state from orders o
    where (o.state not in ('paid', 'cancelled') and exists (select from ticket t where t.order_id = o.id))
      or (o.state in ${paidStates}
        and exists (select from booking b where b.order_id = o.id) and not exists (select from claim c where c.order_id = o.id))
      or (o.state not in ${paidStates} and exists (select from claim c where c.order_id = o.id))`,
  'a key has its order and its answer': sql`select key from idempotency where order_id is null or answer is null`,
  'an order has one key': sql`
    select order_id from idempotency where order_id is not null group by order_id having count(*) > 1`,
  'nobody shares a court': sql`
    select a.id, b.id as other from claim a join claim b on a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where (a.facility_id = b.facility_id or exists (select from facility_relation r
        where (r.ancestor_id, r.descendant_id) in ((a.facility_id, b.facility_id), (b.facility_id, a.facility_id))))
      and not (a.shared = 1 and b.shared = 1)`,
};

/** What breaks a rule, by the rule; nothing when all is well. */
export async function moneyFaults(database: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await query.execute(database);
    if (rows.length > 0) found[rule] = rows.slice(0, 5);
  }
  return found;
}
