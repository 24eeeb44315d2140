/**
 * All that is held about a customer, for them to take along (Q7.7.f). Columns are named one by one: what opens
 * something or would let somebody in is left out, and a new column is not told before somebody has decided so.
 */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import type { Customer } from '../customer.ts';
import { phoneOf } from '../customers.ts';
import { sessionsOf } from '../access/sessions.ts';
import { dirhams } from '../slots/slotPrice.ts';

const profileOf = (customer: Customer) => {
  const { first_name, last_name, name, email, preferred_username, dob, gender, country_id, religion_id } = customer;
  const { city, sector, delivery_address, profile_image, id_card, documents, details, created_at } = customer;
  const { membership_card_number, b2b_id, b2b_type, verified, password_hash, provider_subject } = customer;
  return {
    first_name,
    last_name,
    name,
    email,
    email_is_proven: verified,
    mobile: phoneOf(customer),
    preferred_username,
    dob,
    gender,
    country_id,
    religion_id,
    city,
    sector,
    delivery_address,
    profile_image,
    id_card,
    documents,
    answers_to_services: details,
    membership_card_number,
    b2b_id,
    b2b_type,
    registered_at: created_at,
    has_password: password_hash !== null,
    is_known_to_identity_provider: provider_subject !== null,
  };
};

const moneyOf = ({ wallet, points, credit_limit, credit_used }: Customer) => ({
  wallet: dirhams(wallet),
  points,
  credit: credit_limit === null ? null : { limit: dirhams(credit_limit), used: dirhams(credit_used) },
});

async function movementsOf(database: Queryable, customerId: number) {
  const rows = await database
    .selectFrom('ledger')
    .select(['account', 'amount', 'balance', 'description', 'order_id', 'created_at as at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const inUnits = (account: string, amount: number) => (account === 'points' ? amount : dirhams(amount));
  return rows.map((row) => ({
    ...row,
    amount: inUnits(row.account, row.amount),
    balance: inUnits(row.account, row.balance),
  }));
}

/** What was paid into the wallet by card, and until when points are good. */
async function topUpsOf(database: Queryable, customerId: number) {
  const rows = await database
    .selectFrom('top_up')
    .select(['amount', 'state', 'card', 'created_at as at'])
    .where('customer_id', '=', customerId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, amount: dirhams(row.amount) }));
}
const pointsOf = (database: Queryable, customerId: number) =>
  database
    .selectFrom('point_lot')
    .select(['remaining', 'expires_on'])
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .orderBy('expires_on')
    .execute();

/** Orders with all that hangs on them: one row for each, its parts as lists. */
async function ordersOf(database: Queryable, customerId: number) {
  const rows = await database
    .selectFrom('orders')
    .select([
      'orders.id',
      'state',
      'orders.total',
      'orders.tax',
      'currency',
      'name',
      'email',
      'notes',
      'orders.delivery_address',
      'promotion_code',
      'language',
      'created_at',
      'paid_at',
      sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', i.name, 'detail', detail, 'quantity', quantity,
        'total', i.total / 100.0, 'status_id', status_id, 'data', data) order by i.id), '[]') from order_item i
        where i.order_id = orders.id)`.as('items'),
      sql`(select coalesce(jsonb_agg(jsonb_build_object('facility', f.name, 'starts_at', starts_at, 'ends_at', ends_at,
        'people', people, 'status_id', status_id, 'checked_in_at', check_in_time, 'checked_out_at', check_out_time,
        'attendees', customers) order by b.id), '[]') from booking b join facility f on f.id = b.facility_id
        where b.order_id = orders.id)`.as('bookings'),
      sql`(select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'status_id', s.status_id)
        order by s.id), '[]') from session_booking s join order_item i on i.id = s.item_id
        where i.order_id = orders.id)`.as('sessions'),
      sql`(select coalesce(jsonb_agg(jsonb_build_object('starts_on', starts_on, 'ends_on', ends_on) order by item_id), '[]')
        from membership m join order_item i on i.id = m.item_id where i.order_id = orders.id)`.as('memberships'),
      sql`(select coalesce(jsonb_agg(jsonb_build_object('number', ticket_number, 'name', t.name, 'item', item, 'date', date,
        'start_time', start_time, 'seat', seat) order by t.id), '[]') from ticket t where t.order_id = orders.id)`.as(
        'tickets',
      ),
      sql`(select coalesce(jsonb_agg(jsonb_build_object('amount', amount / 100.0, 'state', state, 'card', card, 'refunded',
        refunded / 100.0, 'at', created_at) order by a.number), '[]') from payment_attempt a
        where a.order_id = orders.id)`.as('payments'),
      sql`(select coalesce(jsonb_agg(jsonb_build_object('number', number, 'kind', kind, 'total', n.total / 100.0, 'issued_at',
        issued_at) order by number), '[]') from invoice n where n.order_id = orders.id)`.as('invoices'),
      sql`(select jsonb_build_object('at', at, 'card', card / 100.0, 'credit', credit / 100.0, 'wallet', wallet / 100.0,
        'points', points) from cancellation c where c.order_id = orders.id)`.as('cancellation'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('orders.id')
    .execute();
  return rows.map((row) => ({ ...row, total: dirhams(row.total), tax: dirhams(row.tax) }));
}

async function supportOf(database: Queryable, customerId: number) {
  return database
    .selectFrom('support_request')
    .select([
      'id',
      'subject',
      'category',
      'message',
      'status',
      'files',
      'created_at as at',
      sql`(select coalesce(jsonb_agg(jsonb_build_object('author', author, 'message', r.message, 'files', r.files, 'at',
        r.created_at) order by r.id), '[]') from support_reply r where r.request_id = support_request.id)`.as(
        'replies',
      ),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** Pictures and papers whole, as text that any program turns back into the file. */
async function filesOf(database: Queryable, customerId: number) {
  const rows = await database
    .selectFrom('stored_file')
    .select(['path', 'name', 'type', 'created_at as at', 'bytes'])
    .where('owner_id', '=', customerId)
    .orderBy('path')
    .execute();
  return rows.map(({ bytes, ...file }) => ({ ...file, base64: Buffer.from(bytes).toString('base64') }));
}

/** Of messages that they were sent: when and about what; what stood in them may open something. */
async function messagesTo(database: Queryable, customer: Customer) {
  const recipients = [customer.verified ? customer.email : null, phoneOf(customer)].flatMap((to) =>
    to === null ? [] : [to.toLowerCase()],
  );
  if (recipients.length === 0) return [];
  return database
    .selectFrom('inbox')
    .select(['channel', 'subject', 'created_at as at'])
    .where(sql<string>`lower(recipient)`, 'in', recipients)
    .orderBy('id')
    .execute();
}

/** Forms that were handed in with an address that is proven to be theirs. */
async function formsOf(database: Queryable, { verified, email }: Customer) {
  if (!verified || email === null) return [];
  return database
    .selectFrom('submission')
    .select(['kind', 'slug', 'data', 'created_at as at'])
    .where(sql<string>`lower(data ->> 'email')`, '=', email.toLowerCase())
    .orderBy('id')
    .execute();
}

export async function heldAbout(server: Server, customer: Customer, tokenHash: string | null) {
  const { database } = server;
  const { id } = customer;
  const family = await database
    .selectFrom('family_member')
    .select(['data', 'created_at as saved_at'])
    .where('owner_id', '=', id)
    .orderBy('customer_id')
    .execute();
  const cards = await database
    .selectFrom('saved_card')
    .select(['card_number', 'expiry_date', 'is_default'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  const history = await database
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('actor', '=', id)
    .orderBy('id')
    .execute();
  return {
    exported_at: server.clock.stamp(),
    profile: profileOf(customer),
    // Language, the way to be written to, the newsletter: what was agreed to.
    preferences_and_consents: customer.preferences,
    money: moneyOf(customer),
    movements: await movementsOf(database, id),
    top_ups: await topUpsOf(database, id),
    points_that_end: await pointsOf(database, id),
    family: family.map(({ data, saved_at }) => ({ ...(data as object), saved_at })),
    cards,
    orders: await ordersOf(database, id),
    support: await supportOf(database, id),
    forms: await formsOf(database, customer),
    messages: await messagesTo(database, customer),
    sessions: await sessionsOf(server, id, tokenHash),
    history,
    files: await filesOf(database, id),
  };
}
