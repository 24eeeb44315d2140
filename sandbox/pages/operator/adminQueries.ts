/** What the desk's pages read. */
import { sql } from 'kysely';
import type { OrderState } from '../../../src/contract/orders/orders.ts';
import { siteOf } from '../../domain/site.ts';
import { membersToday } from '../../domain/memberships.ts';
import type { Server } from '../../server.ts';
import type { OrderRow, OrderView } from './orderPages.ts';
import type { PartnerRow } from './overviewPage.ts';
import type { PersonRow, TopUpRow } from './peoplePage.ts';
import { attendeeViews } from './attendeeView.ts';
import type { SupportRow, SupportView } from './supportPages.ts';

/** Orders of that state or of all, newest first. */
export async function ordersOf(
  server: Server,
  state: OrderState | null,
  limit: number,
  offset = 0,
): Promise<OrderRow[]> {
  const orders = await server.database
    .selectFrom('orders')
    .select(['id', 'state', 'created_at', 'total', 'currency', 'name', 'email'])
    .$if(state !== null, (query) => query.where('state', '=', state!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  if (orders.length === 0) return [];
  const items = await server.database
    .selectFrom('order_item')
    .select(['order_id', 'name', 'detail'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  return orders.map((order) => {
    const own = items.filter(({ order_id }) => order_id === order.id);
    const [first] = own;
    const more = own.length > 1 ? ` and ${own.length - 1} more` : '';
    return { ...order, summary: first ? `${first.name}${first.detail ? `, ${first.detail}` : ''}${more}` : 'nothing' };
  });
}

export async function countOrders(server: Server, state: OrderState | null): Promise<number> {
  const { count } = await server.database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(state !== null, (query) => query.where('state', '=', state!))
    .executeTakeFirstOrThrow();
  return count;
}

export async function orderOf(server: Server, id: number): Promise<OrderView | null> {
  const order = await server.database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) return null;
  const [site, items, bookings, payments] = await Promise.all([
    siteOf(server),
    server.database
      .selectFrom('order_item')
      .select(['name', 'detail', 'quantity', 'total'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute(),
    server.database
      .selectFrom('booking')
      .innerJoin('facility', 'facility.id', 'booking.facility_id')
      .innerJoin('service', 'service.id', 'facility.service_id')
      .select(['facility.name as facility', 'booking.starts_at', 'booking.ends_at', 'booking.people'])
      .select(['booking.customers', 'service.additional_fields'])
      .where('booking.order_id', '=', id)
      .orderBy('booking.starts_at')
      .execute(),
    server.database
      .selectFrom('payment_attempt')
      .select(['id', 'state', 'amount', 'card', 'reason', 'created_at'])
      .where('order_id', '=', id)
      .orderBy('created_at')
      .execute(),
  ]);
  const { state, created_at, total, currency, name, email, notes } = order;
  const visited = bookings.map(({ customers, additional_fields, ...booking }) => ({
    ...booking,
    attendees: attendeeViews(customers, additional_fields, site),
  }));
  return {
    id,
    state,
    created_at,
    total,
    currency,
    name,
    email,
    notes,
    summary: '',
    items,
    bookings: visited,
    payments,
  };
}

/** Business partners whose accounts cannot log in yet. */
export async function waitingPartners(server: Server): Promise<PartnerRow[]> {
  const rows = await server.database
    .selectFrom('customer')
    .select(['id', 'name', 'email', 'country_code', 'mobile_number', 'b2b_type'])
    .where('approved', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ country_code, mobile_number, b2b_type, name, ...row }) => ({
    ...row,
    name: name ?? 'Without a name',
    mobile: mobile_number === null ? null : `+${country_code} ${mobile_number}`,
    type: b2b_type,
  }));
}

type PersonColumns = { is_anonymous: boolean; b2b_id: number | null; membership_card_number: string | null };
const kindOf = ({ is_anonymous, b2b_id, membership_card_number }: PersonColumns): string => {
  if (is_anonymous) return 'Guest';
  if (b2b_id !== null) return 'Partner';
  return membership_card_number === null ? 'Registered' : 'Member';
};

export async function peopleOf(server: Server, limit: number): Promise<PersonRow[]> {
  const rows = await server.database.selectFrom('customer').selectAll().orderBy('id').limit(limit).execute();
  const members = await membersToday(server);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile_number === null ? null : `+${row.country_code} ${row.mobile_number}`,
    kind: kindOf({ ...row, membership_card_number: row.membership_card_number ?? members.get(row.id) ?? null }),
    approved: row.approved,
    wallet: row.wallet,
    points: row.points,
  }));
}

export async function supportRequests(server: Server): Promise<SupportRow[]> {
  return (
    server.database
      .selectFrom('support_request')
      .leftJoin('customer', 'customer.id', 'support_request.customer_id')
      .select([
        'support_request.id',
        'support_request.subject',
        'support_request.category',
        'support_request.status',
        'support_request.created_at',
        'customer.name as customer',
      ])
      // Whoever waits comes first.
      .orderBy(sql`case support_request.status when 'open' then 0 when 'answered' then 1 else 2 end`)
      .orderBy('support_request.created_at', 'desc')
      .execute()
  );
}

export async function supportRequestOf(server: Server, id: number): Promise<SupportView | null> {
  const request = (await supportRequests(server)).find((each) => each.id === id);
  if (!request) return null;
  const [full, replies] = await Promise.all([
    server.database
      .selectFrom('support_request')
      .select(['message', 'files'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    server.database
      .selectFrom('support_reply')
      .select(['author', 'from_operator', 'message', 'created_at', 'files'])
      .where('request_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  return {
    ...request,
    message: full.message,
    files: full.files as string[],
    replies: replies.map((reply) => ({ ...reply, files: reply.files as string[] })),
  };
}

/** Numbers of the overview. */
export async function figuresOf(server: Server) {
  const today = server.clock.today().toString();
  const count = (state: OrderState): Promise<number> => countOrders(server, state);
  const bookings = await server.database
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('starts_at', '>=', `${today} 00:00:00`)
    .where('starts_at', '<=', `${today} 23:59:59`)
    .executeTakeFirstOrThrow();
  const open = (await supportRequests(server)).filter(({ status }) => status === 'open').length;
  const messages = await server.database
    .selectFrom('inbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return [
    {
      value: await count('awaiting_approval'),
      text: 'orders await approval',
      href: '/operator/orders?state=awaiting_approval',
    },
    {
      value: await count('awaiting_payment'),
      text: 'orders await payment',
      href: '/operator/orders?state=awaiting_payment',
    },
    { value: bookings.count, text: 'bookings today', href: '/operator/orders?state=paid' },
    { value: open, text: 'support requests open', href: '/operator/support' },
    { value: messages.count, text: 'messages sent', href: '/inbox' },
  ];
}

/** The newest first. */
export const topUpsOf = ({ database }: Server, limit: number): Promise<TopUpRow[]> =>
  database
    .selectFrom('top_up')
    .innerJoin('customer', 'customer.id', 'top_up.customer_id')
    .select(['top_up.id', 'name', 'amount', 'state', 'card', 'top_up.created_at'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
