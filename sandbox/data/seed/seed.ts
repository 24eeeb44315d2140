/** Fills an empty database. Everything is relative to the sandbox clock's today and the same every time. */
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { insertRows, type Queryable } from '../database.ts';
import { writeSetting } from '../settings.ts';
import { seededBookings } from './bookings.ts';
import { maintenances, programSchedules, scheduleControls } from './calendar.ts';
import { seedContent, seedSupport } from './content/seedContent.ts';
import { ancestorsOf, courtProducts, courts } from './courts.ts';
import { categories, addonProducts, facilityAddons } from './addons.ts';
import { seedInvoices } from './invoices.ts';
import { customers, family, savedCards } from './people.ts';
import { seededOtherBookings } from './otherBookings.ts';
import { promotions } from './promotions.ts';
import { formations, services, surfaces } from './services.ts';
import { customerThreshold, health, siteConfig } from './site.ts';
import { venues } from './venues.ts';
import { pointLots, pointsHistory } from './pointsHistory.ts';
import { walletHistory } from './walletHistory.ts';

async function seedSite(database: Queryable): Promise<void> {
  await writeSetting(database, 'site', siteConfig);
  await writeSetting(database, 'health', health);
  await writeSetting(database, 'threshold', customerThreshold);
  await insertRows(
    database,
    'venue',
    venues.map((venue) => ({ ...venue, image: null, map_image: `maps/${venue.id}.svg` })),
  );
}

async function seedFacilities(database: Queryable, today: Temporal.PlainDate): Promise<void> {
  await insertRows(database, 'surface', surfaces);
  await insertRows(database, 'formation', formations);
  await insertRows(
    database,
    'service',
    services.map((service, position) => ({ ...service, image: null, images: [], position })),
  );
  await insertRows(
    database,
    'facility',
    courts.map((court, position) => ({
      id: court.id,
      service_id: court.service,
      name: court.name,
      ar_name: court.ar_name,
      image: null,
      per_capacity: court.capacity === undefined ? 0 : 1,
      capacity: court.capacity ?? 1,
      is_enable_per_day_capacity: court.perDay ? 1 : 0,
      min_booking_time: court.minimum ?? 60,
      surface_id: court.surface ?? null,
      is_outdoor: court.outdoor ? 1 : 0,
      position,
    })),
  );
  await insertRows(
    database,
    'facility_formation',
    courts.flatMap((court) =>
      (court.formations ?? []).map((formation_id) => ({ facility_id: court.id, formation_id })),
    ),
  );
  await insertRows(
    database,
    'facility_relation',
    courts.flatMap((court) => ancestorsOf(court.id).map((ancestor_id) => ({ ancestor_id, descendant_id: court.id }))),
  );
  await insertRows(database, 'product', [...courtProducts, ...addonProducts]);
  await insertRows(
    database,
    'rental',
    courts.flatMap((court) =>
      court.windows.map(({ times: [start_time, end_time], product }) => ({
        facility_id: court.id,
        product_id: product,
        start_time,
        end_time,
        min_booking_time: null,
      })),
    ),
  );
  await insertRows(database, 'category', categories);
  await insertRows(database, 'facility_extra', facilityAddons);
  await insertRows(database, 'schedule_control', scheduleControls(today));
  await insertRows(database, 'maintenance', maintenances(today));
  await insertRows(database, 'program_schedule', programSchedules(today));
  await insertRows(database, 'promotion', promotions(today));
}

async function seedPeople(database: Queryable, stamp: string, now: Temporal.PlainDateTime): Promise<void> {
  const people = await customers(stamp);
  for (const columns of [true, false]) {
    const rows = people.filter((person) => person.id < 100 === columns);
    await insertRows(database, 'customer', rows);
  }
  await insertRows(database, 'saved_card', savedCards);
  await insertRows(
    database,
    'family_member',
    family.map(({ customer_id, ...member }) => ({
      customer_id,
      owner_id: 7,
      data: { ...member, name: `${member.first_name} ${member.last_name}` },
      created_at: stamp,
    })),
  );
  const history = walletHistory(now);
  await insertRows(database, 'ledger', history);
  await insertRows(database, 'ledger', pointsHistory(now));
  await insertRows(database, 'point_lot', pointLots(now));
  const told = new Set<number>(history.map(({ customer_id }) => customer_id));
  const balances = people.flatMap((person) => [
    {
      customer_id: person.id,
      account: 'wallet',
      amount: told.has(person.id) ? 0 : person.wallet,
      words: ['Top-up at the desk', 'شحن عند الاستقبال'],
    },
    {
      customer_id: person.id,
      account: 'credit',
      amount: person.credit_used,
      words: ['Bookings of last month', 'حجوزات الشهر الماضي'],
    },
  ]);
  await insertRows(
    database,
    'ledger',
    balances
      .filter(({ amount }) => amount > 0)
      .map(({ words: [description, ar_description], ...entry }) => ({
        ...entry,
        balance: entry.amount,
        description,
        ar_description,
        order_id: null,
        created_at: stamp,
      })),
  );
}

async function seedBookings(database: Queryable, now: Temporal.PlainDateTime): Promise<void> {
  const seeded = seededBookings(now);
  await insertRows(database, 'orders', seeded.orders);
  await insertRows(database, 'booking', seeded.booking);
  await insertRows(database, 'order_item', seeded.order_item);
  await insertRows(database, 'ticket', seeded.ticket);
  await insertRows(database, 'claim', seeded.claim);
  const others = seededOtherBookings(now);
  await insertRows(database, 'orders', others.orders);
  await insertRows(database, 'order_item', others.order_item);
  await insertRows(database, 'session_booking', others.session_booking);
  await insertRows(database, 'ticket', others.ticket);
  await seedInvoices(database);
}

/** Numbering goes on after what the seed took. */
async function continueNumbers(database: Queryable): Promise<void> {
  const starts = {
    customer: 1001,
    orders: 200_001,
    booking: 170_001,
    order_item: 500_001,
    family_member: 50_101,
  } as const;
  for (const [table, start] of Object.entries(starts)) {
    const column = table === 'family_member' ? 'customer_id' : 'id';
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} restart with ${sql.lit(start)}`.execute(
      database,
    );
  }
}

/** Needs empty tables; runs in the transaction it is given. */
export async function seed(database: Queryable, clock: Clock): Promise<void> {
  const now = clock.now();
  const joined = `${now.toPlainDate().subtract({ days: 40 }).toString()} 10:00:00`;
  await seedSite(database);
  await seedFacilities(database, now.toPlainDate());
  await seedContent(database, now.toPlainDate());
  await seedPeople(database, joined, now);
  await seedSupport(database, 1, now);
  await seedBookings(database, now);
  await continueNumbers(database);
  await writeSetting(database, 'seededOn', clock.stamp());
}
