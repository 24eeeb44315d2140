/** Places: taken and given back inside a transaction; whether there is one, the database decides alone. */
import { sql, type Transaction } from 'kysely';
import type { InferInput } from 'valibot';
import type { SiteConfig } from '../../../src/contract/site/site.ts';
import { exactStampOf } from '../../data/clock.ts';
import { databaseFault, sqlState, transact, type Queryable } from '../../data/database.ts';
import { readSetting } from '../../data/settings.ts';
import type { Tables } from '../../data/tables.ts';
import { Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { dateOf, momentOf, timeOf } from '../slots/spans.ts';
import { orderWords } from '../../answers/orderWords.ts';

/** Minutes for which a cart, or an order that nobody pays, keeps its places. */
export const holdMinutes = 15;

export interface Place {
  readonly facility_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly people: number;
  readonly shared: 0 | 1;
  readonly product_id: number | null;
  readonly quantity: number;
}

export type Holder = { readonly session: string } | { readonly order: number };

/** Stamp at which a hold taken now ends. */
export const holdUntil = (server: Server): string => exactStampOf(server.clock.now().add({ minutes: holdMinutes }));

/** Takes holds away whose time is over; whoever is busy with one already keeps it. */
export async function dropExpiredHolds(server: Server): Promise<void> {
  const now = exactStampOf(server.clock.now());
  await transact(server.database, async (trx) => {
    await sql`delete from claim where id in (
      select id from claim where expires_at is not null and expires_at <= ${now}::timestamp order by id for update skip locked)`.execute(
      trx,
    );
  });
}

/** All who take several places take them in this order, so that no two wait for each other. */
export const inOrder = <T extends Place>(places: readonly T[]): T[] =>
  [...places].sort((a, b) => a.facility_id - b.facility_id || a.starts_at.localeCompare(b.starts_at));

/**
 * Queues for all places of an order at once, so that no two orders hold what the other waits for, and removes expired
 * holds there, so that they keep nobody out.
 */
export async function queueFor(server: Server, trx: Transaction<Tables>, places: readonly Place[]): Promise<void> {
  const facilities = [...new Set(places.map(({ facility_id }) => facility_id))];
  if (facilities.length === 0) return;
  const wanted = sql`${`{${facilities.join(',')}}`}::int[]`;
  await sql`select queue_for_facilities(${wanted})`.execute(trx);
  await sql`delete from claim where expires_at is not null and expires_at <= ${exactStampOf(server.clock.now())}::timestamp
    and (facility_id = any(${wanted})
      or facility_id in (select ancestor_id from facility_relation where descendant_id = any(${wanted}))
      or facility_id in (select descendant_id from facility_relation where ancestor_id = any(${wanted})))`.execute(trx);
}

/** What a database error of taking a place means, or undefined when it means something else. */
export function refusalOfPlace(error: unknown, place: Place): Refused | undefined {
  const fault = databaseFault(error);
  const data = {
    facility_id: place.facility_id,
    product_id: place.product_id,
    date: dateOf(momentOf(place.starts_at)),
    start_time: timeOf(momentOf(place.starts_at)),
  };
  if (fault?.code === sqlState.exclusion) return new Refused(409, orderWords.noPlace, { code: 'slotTaken', data });
  if (fault?.code === sqlState.check && fault.constraint?.endsWith('_within_capacity')) {
    return new Refused(409, orderWords.capacityReached, { code: 'capacityReached', data });
  }
  return undefined;
}

/** Takes one place for a cart or an order. Throws Refused 409 when somebody has it; the transaction is then spent. */
export async function take(server: Server, trx: Transaction<Tables>, place: Place, holder: Holder): Promise<void> {
  const { facility_id, starts_at, ends_at, people, shared, product_id, quantity } = place;
  try {
    await trx
      .insertInto('claim')
      .values({
        facility_id,
        starts_at,
        ends_at,
        people,
        shared,
        product_id,
        quantity,
        session_id: 'session' in holder ? holder.session : null,
        order_id: 'order' in holder ? holder.order : null,
        expires_at: 'session' in holder ? holdUntil(server) : null,
      })
      .execute();
  } catch (error) {
    throw refusalOfPlace(error, place) ?? error;
  }
}

/** Ends all holds of a session. */
export async function releaseSession(database: Queryable, session: string): Promise<void> {
  await database.deleteFrom('claim').where('session_id', '=', session).execute();
}

/** Ends all holds of carts when the site does not reserve for them (any more). */
export async function releaseUnreserved(database: Queryable): Promise<void> {
  const site = await readSetting<InferInput<typeof SiteConfig>>(database, 'site');
  if (Number(site?.allow_facility_items_reservation ?? 1) === 0)
    await database.deleteFrom('claim').where('session_id', 'is not', null).execute();
}

/** The facility itself, its parents and its children. */
const isThereOrRelated = (facilityId: number) => sql<boolean>`(facility_id = ${facilityId}
  or facility_id in (select ancestor_id from facility_relation where descendant_id = ${facilityId})
  or facility_id in (select descendant_id from facility_relation where ancestor_id = ${facilityId}))`;

/** A cart's hold of that very place becomes the order's: who has it need not ask for it again. False when there is none. */
export async function inherit(
  trx: Transaction<Tables>,
  sessions: readonly string[],
  place: Place,
  orderId: number,
): Promise<boolean> {
  if (sessions.length === 0) return false;
  const hold = await trx
    .selectFrom('claim')
    .select('id')
    .where('session_id', 'in', sessions)
    .where('facility_id', '=', place.facility_id)
    .where('starts_at', '=', place.starts_at)
    .where('ends_at', '=', place.ends_at)
    .where('shared', '=', place.shared)
    .where('people', '=', place.people)
    .where((claim) => claim.or([claim('shared', '=', 0), claim('product_id', '=', place.product_id)]))
    .orderBy('id')
    .executeTakeFirst();
  if (!hold) return false;
  await trx
    .updateTable('claim')
    .set({ session_id: null, order_id: orderId, expires_at: null })
    .where('id', '=', hold.id)
    .execute();
  return true;
}

/** Ends the holds of a session that lie where its order wants to be, in that place or a relative. */
export async function makeWay(database: Queryable, session: string, place: Place): Promise<void> {
  await database
    .deleteFrom('claim')
    .where('session_id', '=', session)
    .where(isThereOrRelated(place.facility_id))
    .where('starts_at', '<', place.ends_at)
    .where('ends_at', '>', place.starts_at)
    .execute();
}

/** An order's places become a cart's holds again, or go. */
export async function releaseOrder(
  server: Server,
  database: Queryable,
  orderId: number,
  heirSession: string | null,
): Promise<void> {
  if (heirSession === null) {
    await database.deleteFrom('claim').where('order_id', '=', orderId).execute();
    return;
  }
  await database
    .updateTable('claim')
    .set({ order_id: null, session_id: heirSession, expires_at: holdUntil(server) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Whether a maintenance, an event or a workshop takes the facility or a relative in that time, by true overlap. */
export async function isClosedFor(database: Queryable, place: Place): Promise<boolean> {
  const closed = await database
    .selectFrom('facility_closure')
    .select('facility_id')
    .where('starts_at', '<', place.ends_at)
    .where('ends_at', '>', place.starts_at)
    .where(isThereOrRelated(place.facility_id))
    .limit(1)
    .execute();
  return closed.length > 0;
}
