/** Services, facilities, their opening times and everything that is sold. */
import type { Generated } from 'kysely';

export type ProductKind =
  | 'rental'
  | 'ticket'
  | 'extra'
  | 'event'
  | 'membership'
  | 'academy'
  | 'trainer'
  | 'pos'
  | 'offer';

export interface FacilityTables {
  service: {
    id: number;
    venue_id: number;
    name: string;
    ar_name: string | null;
    sport: string | null;
    is_public: boolean;
    filter_by: 1 | 2;
    image: string | null;
    description: string | null;
    ar_description: string | null;
    images: unknown;
    terms: string | null;
    ar_terms: string | null;
    /** Bookings wait for the operator's word before they are paid. */
    needs_approval: boolean;
    /** What comes back when a booking is given up, by how long before it begins; null: as usual. */
    cancellation: unknown;
    /** The wire's schedule configuration. */
    configuration: unknown;
    field_visibility: unknown;
    additional_fields: unknown;
    position: number;
  };
  surface: { id: number; name: string; ar_name: string | null };
  formation: { id: number; name: string; ar_name: string | null };
  facility: {
    id: number;
    service_id: number;
    name: string;
    ar_name: string | null;
    image: string | null;
    per_capacity: 0 | 1;
    capacity: number;
    is_enable_per_day_capacity: 0 | 1;
    min_booking_time: number;
    surface_id: number | null;
    is_outdoor: 0 | 1;
    position: number;
  };
  facility_formation: { facility_id: number; formation_id: number };
  /** Who is part of whom, over all generations. */
  facility_relation: { ancestor_id: number; descendant_id: number };
  rental: {
    id: Generated<number>;
    facility_id: number;
    product_id: number;
    start_time: string;
    end_time: string;
    min_booking_time: number | null;
  };
  schedule_control: {
    id: Generated<number>;
    facility_id: number;
    date: string;
    end_date: string | null;
    times: unknown;
    weekdays: number;
    interval_type: 0 | 1;
    rentals: unknown;
    channels: unknown;
  };
  maintenance: {
    id: Generated<number>;
    facility_id: number;
    date: string;
    end_date: string | null;
    start_time: string | null;
    end_time: string | null;
  };
  /** Courts that an event or a workshop takes. */
  program_schedule: {
    id: Generated<number>;
    facility_id: number;
    kind: 'event' | 'workshop';
    date: string;
    end_date: string | null;
    start_time: string;
    end_time: string;
    content_id: number | null;
  };
  /** Everything that has a price, whatever it is; amounts in fils, for one unit. */
  product: {
    id: number;
    kind: ProductKind;
    name: string;
    ar_name: string | null;
    description: string | null;
    ar_description: string | null;
    image: string | null;
    category: string | null;
    ar_category: string | null;
    product_type_id: number | null;
    venue_id: number | null;
    /** Event, workshop programme, training package, membership package, offer or outlet that it belongs to. */
    parent_id: number | null;
    price: number;
    tax: number;
    /** Minutes that one unit of a rental lasts. */
    unit_minutes: number | null;
    participant_count: number;
    /** How many one order may hold. */
    max_quantity: number;
    one_per_customer: boolean;
    /** The whole price is divided by it (R9.1.7). */
    installment_divisor: number;
    /** The price may be lowered to what is left of the term (Q7.3.c). */
    is_prorata: boolean;
    inventory_enable: 0 | 1;
    /** T: `stock` is what is left of all; otherwise `stock` less `sales` is left. */
    inventory_period: string | null;
    stock: number | null;
    sales: number;
    /** Tickets that exclude this one: [{ product_id, period }]. */
    dependencies: unknown;
  };
  /** View: maintenances and schedules as spans of wall-clock time. */
  facility_closure: { facility_id: number; starts_at: string; ends_at: string };
  category: { id: number; name: string; ar_name: string | null; position: number };
  /** Add-ons that go with a facility, by category. */
  facility_extra: { facility_id: number; category_id: number; product_id: number };
  promotion: {
    code: string;
    kind: 'promo' | 'membership';
    /** Percent taken off. */
    percent: number;
    /** Kinds of products it works on; empty is all. */
    product_kinds: unknown;
    venue_id: number | null;
    valid_from: string;
    valid_to: string;
    /** Orders of one month that a card lowers; null is any number. */
    monthly_uses: Generated<number | null>;
  };
}

export const facilitySchema = `
create table service (
  id int primary key, venue_id int not null references venue, name text not null, ar_name text, sport text, is_public boolean not null,
  filter_by int not null check (filter_by in (1, 2)), image text, description text, ar_description text, images jsonb not null default '[]',
  terms text, ar_terms text, needs_approval boolean not null default false, cancellation jsonb, configuration jsonb not null,
  field_visibility jsonb not null default '{}', additional_fields jsonb not null default '[]', position int not null
);
create table surface (id int primary key, name text not null, ar_name text);
create table formation (id int primary key, name text not null, ar_name text);
create table facility (
  id int primary key, service_id int not null references service, name text not null, ar_name text, image text,
  per_capacity int not null check (per_capacity in (0, 1)), capacity int not null check (capacity > 0),
  is_enable_per_day_capacity int not null default 0, min_booking_time int not null, surface_id int references surface,
  is_outdoor int not null, position int not null
);
create index facility_of_service on facility (service_id);
create table facility_formation (facility_id int not null references facility, formation_id int not null references formation, primary key (facility_id, formation_id));
create table facility_relation (
  ancestor_id int not null references facility, descendant_id int not null references facility,
  primary key (ancestor_id, descendant_id), check (ancestor_id <> descendant_id)
);
create index facility_relation_up on facility_relation (descendant_id);
create table product (
  id bigint primary key, kind text not null check (kind in ('rental', 'ticket', 'extra', 'event', 'membership', 'academy', 'trainer', 'pos', 'offer')),
  name text not null, ar_name text, description text, ar_description text, image text, category text, ar_category text,
  product_type_id bigint, venue_id int references venue, parent_id bigint,
  price int not null check (price >= 0), tax int not null check (tax >= 0), unit_minutes int check (unit_minutes > 0),
  participant_count int not null default 1 check (participant_count > 0), max_quantity int not null default 100 check (max_quantity > 0),
  one_per_customer boolean not null default false, installment_divisor int not null default 1 check (installment_divisor > 0),
  is_prorata boolean not null default false, inventory_enable int not null default 0, inventory_period text, stock int, sales int not null default 0,
  dependencies jsonb not null default '[]',
  constraint product_in_stock check (inventory_enable = 0 or stock is null or (stock >= 0 and (inventory_period = 'T' or sales <= stock)))
);
create table rental (
  id int generated by default as identity primary key, facility_id int not null references facility, product_id bigint not null references product,
  start_time time(0) not null, end_time time(0) not null, min_booking_time int
);
create index rental_of_facility on rental (facility_id);
create table schedule_control (
  id int generated by default as identity primary key, facility_id int not null references facility, date date not null, end_date date,
  times jsonb not null default '[]', weekdays int not null default 0, interval_type int not null check (interval_type in (0, 1)),
  rentals jsonb not null default '[]', channels jsonb not null default '[]'
);
create table maintenance (
  id int generated by default as identity primary key, facility_id int not null references facility, date date not null, end_date date,
  start_time time(0), end_time time(0)
);
create table program_schedule (
  id int generated by default as identity primary key, facility_id int not null references facility, kind text not null check (kind in ('event', 'workshop')),
  date date not null, end_date date, start_time time(0) not null, end_time time(0) not null, content_id bigint
);
-- An end of 00:00:00 or 23:59:59 is midnight; an end that is not later lies on the next day.
create view facility_closure as
select facility_id,
  date + coalesce(start_time, time '00:00') as starts_at,
  case
    when end_date > date and end_time = time '23:59:59' then end_date + interval '1 day'
    when end_date > date then end_date + coalesce(end_time, time '24:00')
    when coalesce(end_time, time '23:59:59') in (time '23:59:59', time '00:00') then date + interval '1 day'
    when end_time <= coalesce(start_time, time '00:00') then date + interval '1 day' + end_time
    else date + end_time
  end as ends_at
from (
  select facility_id, date, end_date, start_time, end_time from maintenance
  union all
  select facility_id, date, end_date, start_time, end_time from program_schedule
) closure;
create table category (id int primary key, name text not null, ar_name text, position int not null);
create table facility_extra (
  facility_id int not null references facility, category_id int not null references category, product_id bigint not null references product,
  primary key (facility_id, product_id)
);
create table promotion (
  code text primary key, kind text not null check (kind in ('promo', 'membership')), percent int not null check (percent between 1 and 100),
  product_kinds jsonb not null default '[]', venue_id int references venue, valid_from date not null, valid_to date not null,
  monthly_uses int check (monthly_uses > 0)
);
`;
