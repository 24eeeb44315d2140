/** What Omar has booked besides courts: tickets, packages of coaches, a course and things from the shops, to come and past. */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { stampOf } from '../clock.ts';
import { statusIds, type ItemKind, type OrderTables } from '../schema/orders.ts';
import { academiesOf } from './content/academies.ts';
import { eventsOf } from './content/events.ts';
import { outlets } from './content/outlets.ts';
import { contentProducts } from './content/products.ts';
import { trainers, workingHoursOf } from './content/trainers.ts';
import { bits, weekday } from './dates.ts';

type Rows<Name extends keyof OrderTables> = Insertable<OrderTables[Name]>[];

const owner = { customer_id: 2, name: 'Omar Al Suwaidi', email: 'omar@saha.example' } as const;
const customers = [{ first_name: 'Omar', last_name: 'Al Suwaidi', name: owner.name }];

interface Bought {
  readonly kind: ItemKind;
  readonly product: number;
  readonly quantity?: number;
  readonly status?: number;
  readonly detail: readonly [english: string | null, arabic: string | null];
  readonly deliveredTo?: string;
  /** Days since it was ordered. */
  readonly ago: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly sessions?: readonly { trainer_id: number | null; date: string; from: string; to: string }[];
}

const secretOf = (text: string): string =>
  createHash('sha256').update(`saha seed ${text}`).digest('base64url').slice(0, 32);

/** The first day from then on at which the trainer works, with the first hour of it. */
function hourOf(trainerId: number, from: Temporal.PlainDate, step: 1 | -1) {
  const working = workingHoursOf(trainerId);
  let date = from;
  for (;;) {
    const today = date.dayOfWeek;
    const hours = working.find(({ days }) => days.some((day) => weekday[day] === today));
    if (hours) {
      const start = Temporal.PlainTime.from(hours.from);
      const stamp = (time: Temporal.PlainTime) => time.toString({ smallestUnit: 'second' });
      return { trainer_id: trainerId, date: date.toString(), from: stamp(start), to: stamp(start.add({ hours: 1 })) };
    }
    date = date.add({ days: step });
  }
}

function boughtBy(today: Temporal.PlainDate): Bought[] {
  const ticketOf = (eventId: number, ago: number, quantity = 1): Bought => {
    const event = eventsOf(today).find(({ id }) => id === eventId)!;
    const [day] = event.event_schedules;
    const [ticket] = event.tickets;
    return {
      kind: 'event',
      product: ticket!.product_id,
      quantity,
      ago,
      detail: [event.venue!.name, event.venue!.ar_name ?? null],
      data: {
        event_id: event.id,
        event_ticket_id: ticket!.event_ticket_id,
        start_date: event.start_date,
        date: day!.date,
        end_date: event.end_date,
        start_time: day!.start_time,
        end_time: day!.end_time,
        event_schedules: event.event_schedules.map(({ start_time, end_time }) => ({ start_time, end_time })),
        image: event.image,
        seat: null,
        venue: event.venue!.name,
        ar_venue: event.venue!.ar_name,
        customers,
      },
    };
  };
  const packageOf = (
    trainerId: number,
    position: number,
    rest: Pick<Bought, 'ago' | 'status' | 'sessions'>,
  ): Bought => {
    const trainer = trainers.find(({ id }) => id === trainerId)!;
    const choice = trainer.packages[position]!;
    return {
      kind: 'trainer',
      product: choice.product_id,
      detail: [trainer.name, trainer.ar_name ?? null],
      data: {
        trainer_id: trainerId,
        training_package_id: choice.training_package_id,
        sessions_total: choice.sessions,
        duration: choice.duration,
        image: trainer.image,
        customers,
      },
      ...rest,
    };
  };
  const shopped = (outletId: number, name: RegExp, rest: Pick<Bought, 'ago' | 'status' | 'deliveredTo'>): Bought => {
    const outlet = outlets.find(({ id }) => id === outletId)!;
    const product = contentProducts(today).find((one) => one.parent_id === outletId && name.test(one.name))!;
    return {
      kind: 'pos',
      product: product.id,
      detail: [outlet.name, outlet.ar_name ?? null],
      data: {
        outlet_id: outletId,
        outlet_name: outlet.name,
        image: product.image,
        delivery_address: rest.deliveredTo ?? null,
        customers: [],
      },
      ...rest,
    };
  };
  const workshop = academiesOf(today)[0]!;
  const program = workshop.programs[0]!;
  const [from, until] = [today.subtract({ days: 10 }), today.add({ days: 18 })];
  const days = Array.from({ length: 29 }, (_, day) => from.add({ days: day })).filter((date) =>
    (Object.keys(bits) as (keyof typeof bits)[]).some(
      (day) => weekday[day] === date.dayOfWeek && program.days.includes(bits[day]),
    ),
  );
  return [
    ticketOf(305, 3, 2),
    ticketOf(315, 20),
    packageOf(506, 1, {
      ago: 12,
      sessions: [hourOf(506, today.subtract({ days: 6 }), -1), hourOf(506, today.add({ days: 9 }), 1)],
    }),
    packageOf(510, 0, { ago: 120, status: statusIds.expired }),
    {
      kind: 'academy',
      product: program.packages[1]!.product_id,
      ago: 11,
      detail: [null, null],
      data: {
        workshop_id: workshop.id,
        workshop_program_id: program.workshop_program_id,
        start_date: from.toString(),
        end_date: until.toString(),
        image: workshop.image,
        customers: [{ ...customers[0]!, first_name: 'Saif', name: 'Saif Al Suwaidi' }],
      },
      sessions: days.map((date) => ({
        trainer_id: null,
        date: date.toString(),
        from: program.start_time,
        to: program.end_time,
      })),
    },
    shopped(701, /./, { ago: 2 }),
    shopped(703, /./, { ago: 25, status: statusIds.completed, deliveredTo: 'Villa 12, Street 4b, Al Barsha 2' }),
  ];
}

/** As rows; nothing of it counts against what is for sale, as what the seed offers is what is left. */
export function seededOtherBookings(now: Temporal.PlainDateTime) {
  const today = now.toPlainDate();
  const seeded = {
    orders: [] as Rows<'orders'>,
    order_item: [] as Rows<'order_item'>,
    session_booking: [] as Rows<'session_booking'>,
    ticket: [] as Rows<'ticket'>,
  };
  const products = new Map(contentProducts(today).map((product) => [product.id, product]));
  for (const [index, bought] of boughtBy(today).entries()) {
    const { price, tax, name, ar_name } = products.get(bought.product)!;
    const { quantity = 1, status = statusIds.approved, sessions = [] } = bought;
    const [id, item] = [99_001 + index, 299_001 + index];
    const stamp = stampOf(now.subtract({ days: bought.ago }));
    const [total, total_tax] = [(price + tax) * quantity, tax * quantity];
    seeded.orders.push({
      ...owner,
      id,
      session_id: null,
      state: 'paid',
      token: secretOf(`order ${id}`),
      total,
      tax: total_tax,
      currency: 'AED',
      needs_approval: false,
      paid_points: 0,
      paid_wallet: 0,
      paid_credit: 0,
      paid_card: total,
      card_id: 'new',
      save_card: false,
      notes: null,
      delivery_address: bought.deliveredTo ?? null,
      promotion_code: null,
      created_at: stamp,
      expires_at: null,
      paid_at: stamp,
    });
    seeded.order_item.push({
      id: item,
      order_id: id,
      kind: bought.kind,
      parent_id: null,
      product_id: bought.product,
      name,
      ar_name,
      detail: bought.detail[0],
      ar_detail: bought.detail[1],
      quantity,
      price,
      tax,
      total,
      total_tax,
      booking_id: null,
      status_id: status,
      data: bought.data,
    });
    for (const { trainer_id, date, from, to } of sessions)
      seeded.session_booking.push({
        item_id: item,
        trainer_id,
        starts_at: `${date} ${from}`,
        ends_at: `${date} ${to}`,
        status_id: statusIds.approved,
      });
    if (bought.kind !== 'event') continue;
    const { date, start_time, end_time, venue, ar_venue } = bought.data as Record<string, string>;
    for (let number = 1; number <= quantity; number += 1)
      seeded.ticket.push({
        order_id: id,
        item_id: item,
        ticket_number: `SA-${id}-${number}`,
        qr: `SAHA:${secretOf(`ticket ${id} ${number}`)}`,
        name: owner.name,
        item: name,
        ar_item: ar_name,
        venue: venue ?? null,
        ar_venue: ar_venue ?? null,
        sport: null,
        date: date ?? null,
        start_time: start_time ?? null,
        end_time: end_time ?? null,
        seat: null,
      });
  }
  return seeded;
}
