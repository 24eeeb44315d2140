/** Orders, what they hold, their payments and tickets. States change only along the tables of transitions. */
import type { Generated } from 'kysely';
import type { OrderState } from '../../../src/contract/orders/orders.ts';

export type ItemKind = 'facility' | 'event' | 'membership' | 'academy' | 'trainer' | 'pos' | 'offer';
export type AttemptState = 'pending' | 'succeeded' | 'declined' | 'expired' | 'abandoned' | 'refunded';

export interface OrderTables {
  orders: {
    id: Generated<number>;
    customer_id: number;
    session_id: string | null;
    state: OrderState;
    /** Opens the receipt; 192 random bits. */
    token: string;
    /** Fils. */
    total: number;
    tax: number;
    currency: string;
    needs_approval: boolean;
    paid_points: number;
    paid_wallet: number;
    paid_credit: number;
    paid_card: number;
    card_id: string;
    save_card: boolean;
    notes: string | null;
    delivery_address: string | null;
    promotion_code: string | null;
    email: string;
    name: string;
    /** In which the customer ordered, and is written to. */
    language: Generated<string>;
    created_at: string;
    /** Until when a payment is waited for; null when none is. */
    expires_at: string | null;
    paid_at: string | null;
  };
  order_item: {
    id: Generated<number>;
    order_id: number;
    kind: ItemKind;
    /** The item that this one is an add-on of, or null. */
    parent_id: number | null;
    product_id: number;
    name: string;
    ar_name: string | null;
    detail: string | null;
    ar_detail: string | null;
    quantity: number;
    /** Fils per unit, before discount. */
    price: number;
    tax: number;
    /** Fils for all units, after discount. */
    total: number;
    /** Fils of VAT inside `total`. */
    total_tax: number;
    booking_id: number | null;
    status_id: number;
    data: unknown;
  };
  /** Days of a membership that an order holds; nobody holds a package twice on one day. */
  membership: { item_id: number; customer_id: number; product_id: number; starts_on: string; ends_on: string };
  booking: {
    id: Generated<number>;
    order_id: number;
    customer_id: number;
    facility_id: number;
    starts_at: string;
    ends_at: string;
    people: number;
    shared: 0 | 1;
    is_full_day: 0 | 1;
    is_booking_approved: number | null;
    cid_approved: number | null;
    is_cid_approved: number | null;
    status_id: number;
    check_in_time: string | null;
    check_out_time: string | null;
    customers: unknown;
  };
  /** Dates of trainer and academy bookings. */
  session_booking: {
    id: Generated<number>;
    item_id: number;
    trainer_id: number | null;
    starts_at: string;
    ends_at: string;
    status_id: number;
  };
  payment_attempt: {
    id: string;
    /** The later, the higher. */
    number: Generated<number>;
    order_id: number;
    amount: number;
    state: AttemptState;
    /** Fils of it that went back to the card; never more than came from it. */
    refunded: Generated<number>;
    card: string | null;
    reason: string | null;
    created_at: string;
    expires_at: string;
  };
  ticket: {
    id: Generated<number>;
    order_id: number;
    item_id: number;
    ticket_number: string;
    qr: string;
    name: string;
    item: string;
    ar_item: string | null;
    venue: string | null;
    ar_venue: string | null;
    sport: string | null;
    date: string | null;
    start_time: string | null;
    end_time: string | null;
    seat: string | null;
  };
  /** Numbered seats of a seat map; whoever has the row has the seat. */
  seat: { seat_map_id: number; order_id: number };
  /** Places of workshop programmes. */
  allotment: { program_id: number; used: number; capacity: number };
  idempotency: {
    customer_id: number;
    key: string;
    body_hash: string;
    order_id: number | null;
    answer: unknown;
    created_at: string;
  };
  /** Lets a guest back to one order from the bank's page, until its places are held no longer. */
  order_key: { hash: string; order_id: number; ends_at: string };
  order_transition: { from_state: string; to_state: string };
  booking_transition: { from_status: number; to_status: number };
  audit: { id: Generated<number>; at: string; actor: number | null; action: string; subject: string | null };
}

/** The only ways an order goes on. A paid order never becomes unpaid again. */
export const orderTransitions: readonly (readonly [OrderState, OrderState])[] = [
  ['awaiting_payment', 'paid'],
  ['awaiting_payment', 'failed'],
  ['awaiting_payment', 'expired'],
  ['awaiting_payment', 'cancelled'],
  ['awaiting_approval', 'awaiting_payment'],
  ['awaiting_approval', 'paid'],
  ['awaiting_approval', 'rejected'],
  ['awaiting_approval', 'cancelled'],
  ['failed', 'awaiting_payment'],
  ['failed', 'cancelled'],
  ['expired', 'awaiting_payment'],
  ['expired', 'paid'],
  ['expired', 'failed'],
  ['expired', 'cancelled'],
  ['paid', 'cancelled'],
];

/** Status ids of the wire (Q4.10.c). */
export const statusIds = {
  approved: 1,
  rejected: 2,
  completed: 4,
  pending: 5,
  cancelled: 8,
  expired: 11,
  refundRequested: 12,
  inactive: 13,
} as const;

/** The only ways a booking goes on. */
export const bookingTransitions: readonly (readonly [number, number])[] = [
  [statusIds.pending, statusIds.approved],
  [statusIds.pending, statusIds.rejected],
  [statusIds.pending, statusIds.cancelled],
  [statusIds.pending, statusIds.expired],
  [statusIds.pending, statusIds.inactive],
  [statusIds.expired, statusIds.pending],
  [statusIds.expired, statusIds.approved],
  [statusIds.expired, statusIds.cancelled],
  [statusIds.expired, statusIds.inactive],
  [statusIds.approved, statusIds.completed],
  [statusIds.approved, statusIds.cancelled],
  [statusIds.approved, statusIds.refundRequested],
  [statusIds.approved, statusIds.inactive],
  [statusIds.refundRequested, statusIds.cancelled],
];

const rows = (pairs: readonly (readonly [string | number, string | number])[]) =>
  pairs.map(([from, to]) => (typeof from === 'string' ? `('${from}', '${to}')` : `(${from}, ${to})`)).join(', ');

export const orderSchema = `
create table order_transition (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into order_transition values ${rows(orderTransitions)};
create table booking_transition (from_status int not null, to_status int not null, primary key (from_status, to_status));
insert into booking_transition values ${rows(bookingTransitions)};

create table orders (
  id bigint generated by default as identity (start with 100001) primary key, customer_id bigint not null references customer, session_id text,
  state text not null check (state in ('awaiting_payment', 'awaiting_approval', 'paid', 'failed', 'expired', 'rejected', 'cancelled')),
  token text not null unique, total bigint not null check (total >= 0), tax bigint not null check (tax >= 0), currency text not null,
  needs_approval boolean not null default false,
  paid_points bigint not null default 0, paid_wallet bigint not null default 0, paid_credit bigint not null default 0, paid_card bigint not null default 0,
  card_id text not null, save_card boolean not null default false, notes text, delivery_address text, promotion_code text, email text not null, name text not null,
  language text not null default 'en', created_at timestamp(0) not null, expires_at timestamp(3), paid_at timestamp(0),
  constraint order_is_covered check (paid_points >= 0 and paid_wallet >= 0 and paid_credit >= 0 and paid_card >= 0
    and paid_points + paid_wallet + paid_credit + paid_card = total)
);
create index orders_of_customer on orders (customer_id, id desc);
create index orders_waiting on orders (expires_at) where expires_at is not null;
alter table claim add foreign key (order_id) references orders;
create table seat (seat_map_id bigint primary key, order_id bigint not null references orders);

create table booking (
  id bigint generated by default as identity (start with 70001) primary key, order_id bigint not null references orders,
  customer_id bigint not null references customer, facility_id int not null references facility, starts_at timestamp(0) not null,
  ends_at timestamp(0) not null, people int not null, shared int not null, is_full_day int not null default 0, is_booking_approved int, cid_approved int,
  is_cid_approved int, status_id int not null, check_in_time timestamp(0), check_out_time timestamp(0), customers jsonb not null default '[]'
);
create index booking_of_customer on booking (customer_id, starts_at);
create index booking_of_order on booking (order_id);
create table order_key (hash text primary key, order_id bigint not null references orders, ends_at timestamp(3) not null);
create index key_of_order on order_key (order_id);
create table order_item (
  id bigint generated by default as identity (start with 300001) primary key, order_id bigint not null references orders,
  kind text not null check (kind in ('facility', 'event', 'membership', 'academy', 'trainer', 'pos', 'offer')), parent_id bigint references order_item,
  product_id bigint not null references product, name text not null, ar_name text, detail text, ar_detail text, quantity numeric(8, 2) not null check (quantity > 0),
  price int not null, tax int not null, total bigint not null check (total >= 0), total_tax bigint not null, booking_id bigint references booking,
  status_id int not null, data jsonb not null default '{}'
);
create index item_of_order on order_item (order_id);
create table membership (
  item_id bigint primary key references order_item, customer_id bigint not null references customer, product_id bigint not null,
  starts_on date not null, ends_on date not null check (ends_on >= starts_on),
  constraint membership_once exclude using gist (customer_id with =, product_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create table session_booking (
  id bigint generated by default as identity primary key, item_id bigint not null references order_item, trainer_id bigint,
  starts_at timestamp(0) not null, ends_at timestamp(0) not null, status_id int not null,
  constraint trainer_one_session exclude using gist (trainer_id with =, tsrange(starts_at, ends_at) with &&) where (trainer_id is not null and status_id <> ${statusIds.cancelled})
);
create index session_of_item on session_booking (item_id);
create table payment_attempt (
  id text primary key, number bigint generated always as identity, order_id bigint not null references orders, amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  state text not null check (state in ('pending', 'succeeded', 'declined', 'expired', 'abandoned', 'refunded')), card text, reason text,
  created_at timestamp(0) not null, expires_at timestamp(3) not null,
  constraint only_what_was_paid_goes_back check (refunded = 0 or state in ('succeeded', 'refunded'))
);
create index attempt_of_order on payment_attempt (order_id);
create unique index one_pending_attempt on payment_attempt (order_id) where state = 'pending';
create table ticket (
  id bigint generated by default as identity primary key, order_id bigint not null references orders, item_id bigint not null references order_item,
  ticket_number text not null unique, qr text not null unique, name text not null, item text not null, ar_item text, venue text, ar_venue text,
  sport text, date date, start_time time(0), end_time time(0), seat text
);
create index ticket_of_order on ticket (order_id);
create table allotment (
  program_id bigint primary key, used int not null, capacity int not null, constraint allotment_within_capacity check (used >= 0 and used <= capacity)
);
create table idempotency (
  customer_id bigint not null references customer, key text not null, body_hash text not null, order_id bigint references orders,
  answer jsonb, created_at timestamp(0) not null, primary key (customer_id, key)
);
create table audit (
  id bigint generated by default as identity primary key, at timestamp(0) not null, actor bigint, action text not null, subject text
);
create trigger audit_is_append_only before update or delete on audit for each row execute function refuse_change();

create function follow_order_transition() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (select from order_transition where from_state = old.state and to_state = new.state) then
    raise exception 'order % may not go from % to %', old.id, old.state, new.state using errcode = '23514', constraint = 'order_transition';
  end if;
  return new;
end $$;
create trigger order_follows_transitions before update of state on orders for each row execute function follow_order_transition();
create function follow_booking_transition() returns trigger language plpgsql as $$
begin
  if new.status_id <> old.status_id and not exists (select from booking_transition where from_status = old.status_id and to_status = new.status_id) then
    raise exception 'booking % may not go from % to %', old.id, old.status_id, new.status_id using errcode = '23514', constraint = 'booking_transition';
  end if;
  return new;
end $$;
create trigger booking_follows_transitions before update of status_id on booking for each row execute function follow_booking_transition();
`;
