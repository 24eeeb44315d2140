/** Bookings that exist already: fuller in the evening and near today, all paid for, some used, a few in every other state. */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { OrderState } from '../../../src/contract/orders/orders.ts';
import { stampOf } from '../clock.ts';
import { statusIds, type OrderTables } from '../schema/orders.ts';
import type { PlaceTables } from '../schema/places.ts';
import { maintenances, programSchedules } from './calendar.ts';
import { ancestorsOf, courtProducts, courts } from './courts.ts';
import { random, type Random } from './random.ts';
import { crowdSize, demoAccounts } from './people.ts';
import { services } from './services.ts';
import { venues } from './venues.ts';

type Rows<Name extends keyof (OrderTables & PlaceTables)> = Insertable<(OrderTables & PlaceTables)[Name]>[];

export interface SeededBookings {
  orders: Rows<'orders'>;
  booking: Rows<'booking'>;
  order_item: Rows<'order_item'>;
  claim: Rows<'claim'>;
  ticket: Rows<'ticket'>;
}

interface Visit {
  readonly facility: number;
  readonly from: Temporal.PlainDateTime;
  readonly to: Temporal.PlainDateTime;
  readonly people: number;
  readonly product: number;
  readonly quantity: number;
  /** Who comes as always; anybody else is drawn. */
  readonly regular?: number;
}

type Fate = 'paid' | 'awaiting' | 'rejected' | 'cancelled';

const firstDay = -5;
const lastDay = 13;

/** Chance that a court is taken at that hour of an ordinary evening, tonight. */
const demandAt = (hour: number): number => {
  if (hour < 6) return 0.1;
  if (hour < 9) return 0.3;
  if (hour < 16) return 0.1;
  if (hour < 18) return 0.4;
  if (hour < 22) return 0.72;
  return 0.35;
};

/** People book late: the further away, the emptier. The past keeps a sample, for the histories. */
const interestIn = (days: number): number => (days < 0 ? 0.06 : Math.max(0.03, 0.46 * Math.exp(-days / 2.4)));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Minutes after midnight of its day at which a window ends; past 24:00 for one that runs on. */
const endOf = (start: string, end: string): number => {
  const minutes = end === '23:59:59' ? 1440 : minutesOf(end);
  return minutes <= minutesOf(start) ? minutes + 1440 : minutes;
};
const at = (day: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime => day.toPlainDateTime().add({ minutes });

/** Spans in which a court cannot be booked, as the calendar of the seed says. */
function closures(today: Temporal.PlainDate) {
  const spans = [...maintenances(today), ...programSchedules(today)].map((closure) => {
    const last = closure.end_date ?? closure.date;
    const end = closure.end_time ? `${last}T${closure.end_time}` : `${last}T23:59:59`;
    return {
      facility: closure.facility_id,
      from: Temporal.PlainDateTime.from(`${closure.date}T${closure.start_time ?? '00:00:00'}`),
      to: Temporal.PlainDateTime.from(end),
    };
  });
  return spans;
}

const overlaps = (
  a: { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime },
  b: { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime },
): boolean => Temporal.PlainDateTime.compare(a.from, b.to) < 0 && Temporal.PlainDateTime.compare(b.from, a.to) < 0;

const related = (a: number, b: number): boolean => a === b || ancestorsOf(a).includes(b) || ancestorsOf(b).includes(a);

function visitsOf(today: Temporal.PlainDate, chance: Random): Visit[] {
  const taken: { facility: number; from: Temporal.PlainDateTime; to: Temporal.PlainDateTime }[] = closures(today);
  const visits: Visit[] = [];
  const shared = courts.filter(({ capacity }) => capacity !== undefined);
  const exclusive = courts.filter(
    ({ capacity, service }) => capacity === undefined && services.find(({ id }) => id === service)!.is_public,
  );

  for (let days = firstDay; days <= lastDay; days += 1) {
    const day = today.add({ days });
    const weekend = day.dayOfWeek === 5 || day.dayOfWeek === 6 ? 1.25 : 1;
    for (const court of exclusive) {
      // A whole pitch is a big thing: it is rarely wanted. Small courts are what people play on.
      const size = courts.some(({ parent }) => parent === court.id) ? 0.12 : 1;
      for (const window of court.windows) {
        const product = courtProducts.find(({ id }) => id === window.product)!;
        const unit = product.unit_minutes!;
        const minimum = Math.max(60, court.minimum ?? 60);
        let minute = minutesOf(window.times[0]);
        const end = endOf(window.times[0], window.times[1]);
        while (minute + minimum <= end) {
          const hour = Math.floor(minute / 60) % 24;
          const wanted = chance.roll() < demandAt(hour) * interestIn(days) * weekend * size;
          const length = Math.max(
            minimum,
            unit === 30 ? chance.pick([60, 90, 90, 120]) : chance.pick([60, 60, 60, 120]),
          );
          if (!wanted || minute + length > end) {
            minute += 60;
            continue;
          }
          const visit = { facility: court.id, from: at(day, minute), to: at(day, minute + length) };
          if (!taken.some((other) => related(other.facility, court.id) && overlaps(other, visit))) {
            taken.push(visit);
            visits.push({ ...visit, people: 1, product: product.id, quantity: length / unit });
          }
          minute += length;
        }
      }
    }
    for (const pool of shared) {
      const size = days < 0 ? 1 : Math.max(1, Math.round(5 * interestIn(days) * weekend));
      for (let party = 0; party < size; party += 1) {
        const window = chance.pick(pool.windows);
        const product = courtProducts.find(({ id }) => id === window.product)!;
        const opens = minutesOf(window.times[0]) / 60;
        const hour = chance.between(
          opens,
          Math.max(opens, Math.floor(endOf(window.times[0], window.times[1]) / 60) - 2),
        );
        const visit = { facility: pool.id, from: at(day, hour * 60), to: at(day, hour * 60 + 60) };
        if (taken.some((other) => other.facility === pool.id && overlaps(other, visit))) continue;
        const people = product.participant_count ?? 1;
        const quantity = people > 1 ? 1 : chance.between(1, 3);
        visits.push({ ...visit, people: quantity * people, product: product.id, quantity });
      }
    }
  }
  return visits;
}

/** Layla plays on court 3 every week at eight, and will want to the day after tomorrow. */
const visitsOfLayla = (today: Temporal.PlainDate): Visit[] =>
  [-26, -19, -12].map((days) => ({
    facility: 1103,
    from: at(today.add({ days }), 20 * 60),
    to: at(today.add({ days }), 21 * 60 + 30),
    people: 1,
    product: 1102,
    quantity: 3,
    regular: 1,
  }));

const statusOf: Record<Fate, { state: OrderState; status: number; approved: number }> = {
  paid: { state: 'paid', status: statusIds.approved, approved: 1 },
  awaiting: { state: 'awaiting_approval', status: statusIds.pending, approved: 0 },
  rejected: { state: 'rejected', status: statusIds.rejected, approved: 2 },
  cancelled: { state: 'cancelled', status: statusIds.cancelled, approved: 1 },
};

const secretOf = (text: string): string =>
  createHash('sha256').update(`saha seed ${text}`).digest('base64url').slice(0, 32);

/** 300 and more, the same on every day of the year but for their dates. */
export function seededBookings(now: Temporal.PlainDateTime): SeededBookings {
  const today = now.toPlainDate();
  const chance = random(20_261);
  const seeded: SeededBookings = { orders: [], booking: [], order_item: [], claim: [], ticket: [] };
  const owners: readonly number[] = demoAccounts.filter((account) => !('approved' in account)).map(({ id }) => id);

  [...visitsOf(today, chance), ...visitsOfLayla(today)].forEach((visit, index) => {
    const court = courts.find(({ id }) => id === visit.facility)!;
    const service = services.find(({ id }) => id === court.service)!;
    const venue = venues.find(({ id }) => id === service.venue_id)!;
    const product = courtProducts.find(({ id }) => id === visit.product)!;
    const byDemo = chance.roll() < 0.09;
    const drawn = byDemo ? chance.pick(owners) : 100 + chance.between(1, crowdSize);
    const customer_id = visit.regular ?? drawn;
    const past = Temporal.PlainDateTime.compare(visit.to, now) <= 0;
    const luck = chance.roll();
    const fate: Fate =
      visit.regular !== undefined
        ? 'paid'
        : service.needs_approval && !past && luck < 0.35
          ? 'awaiting'
          : luck < 0.03
            ? 'rejected'
            : luck < 0.06
              ? 'cancelled'
              : 'paid';
    const { state, status, approved } = statusOf[fate];
    const lead = chance.between(3, 90);
    const created = [visit.from.subtract({ hours: lead }), now.subtract({ minutes: 20 + (index % 600) })].sort((a, b) =>
      Temporal.PlainDateTime.compare(a, b),
    )[0]!;
    const used = past && fate === 'paid' && chance.roll() < 0.85;

    const id = 100_001 + index;
    const total = Math.round((product.price + product.tax) * visit.quantity);
    const tax = Math.round(product.tax * visit.quantity);
    const starts_at = stampOf(visit.from);
    const ends_at = stampOf(visit.to);
    seeded.orders.push({
      id,
      customer_id,
      session_id: null,
      state,
      token: secretOf(`order ${id}`),
      total,
      tax,
      currency: 'AED',
      needs_approval: service.needs_approval,
      paid_points: 0,
      paid_wallet: 0,
      paid_credit: 0,
      paid_card: total,
      card_id: 'new',
      save_card: false,
      notes: null,
      delivery_address: null,
      promotion_code: null,
      email: 'someone@mail.example',
      name: 'Guest of Saha',
      created_at: stampOf(created),
      expires_at: null,
      paid_at: state === 'paid' || state === 'cancelled' ? stampOf(created) : null,
    });
    seeded.booking.push({
      id: 70_001 + index,
      order_id: id,
      customer_id,
      facility_id: court.id,
      starts_at,
      ends_at,
      people: visit.people,
      shared: court.capacity === undefined ? 0 : 1,
      is_full_day: 0,
      is_booking_approved: approved,
      cid_approved: null,
      is_cid_approved: null,
      status_id: fate === 'cancelled' ? statusIds.inactive : status,
      check_in_time: used ? starts_at : null,
      check_out_time: used && chance.roll() < 0.7 ? ends_at : null,
      customers: [],
    });
    seeded.order_item.push({
      id: 300_001 + index,
      order_id: id,
      kind: 'facility',
      parent_id: null,
      product_id: product.id,
      name: product.name,
      ar_name: product.ar_name ?? null,
      detail: `${court.name}, ${venue.name}`,
      ar_detail: `${court.ar_name}، ${venue.ar_name}`,
      quantity: visit.quantity,
      price: product.price,
      tax: product.tax,
      total,
      total_tax: tax,
      booking_id: 70_001 + index,
      status_id: status,
      data: {},
    });
    if (fate === 'paid' || fate === 'awaiting') {
      seeded.claim.push({
        facility_id: court.id,
        starts_at,
        ends_at,
        people: visit.people,
        shared: court.capacity === undefined ? 0 : 1,
        product_id: product.id,
        quantity: visit.quantity,
        session_id: null,
        order_id: id,
        expires_at: null,
      });
    }
    if (fate === 'paid') {
      seeded.ticket.push({
        order_id: id,
        item_id: 300_001 + index,
        ticket_number: `SA-${String(id)}-1`,
        qr: `SAHA:${secretOf(`ticket ${id}`)}`,
        name: 'Guest of Saha',
        item: `${service.name}, ${court.name}`,
        ar_item: `${service.ar_name}، ${court.ar_name}`,
        venue: venue.name,
        ar_venue: venue.ar_name,
        sport: service.sport,
        date: starts_at.slice(0, 10),
        start_time: starts_at.slice(11),
        end_time: ends_at.slice(11),
        seat: null,
      });
    }
  });
  return seeded;
}
