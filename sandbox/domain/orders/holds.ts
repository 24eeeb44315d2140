/** A cart's holds: the whole list replaces what the session held; each product is told apart (Q7.3.a–b, R7.3.4–5). */
import { sql, type Selectable, type Transaction } from 'kysely';
import { exactStampOf } from '../../data/clock.ts';
import { transact, type Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Customer } from '../customer.ts';
import { Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import type { Words } from '../../words.ts';
import { holdUntil, inOrder, isClosedFor, queueFor, releaseSession, take, type Place } from './claims.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { beyond, mostParticipants } from './participants.ts';
import { readSchedule } from '../slots/schedule.ts';
import { productsById } from '../slots/slotPrice.ts';
import { openSlot } from '../slots/slotCheck.ts';
import { slotOf } from '../slots/slotQuestion.ts';
import { placesLeft } from '../slots/slotRules.ts';
import { momentOf, stampAt } from '../slots/spans.ts';

export interface WantedProduct {
  readonly product_id: number;
  readonly quantity: number;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly facility_id: number;
}

export interface HoldResult extends WantedProduct {
  readonly reserved: boolean;
  readonly message: Words | null;
}

interface Candidate extends Place {
  /** The asked-for products that this one place stands for: an exclusive slot is one place, however many products it has. */
  readonly products: WantedProduct[];
}

/** Places to take, and products that are not sold there or then. */
async function candidates(
  server: Server,
  session: string,
  customer: Customer | null,
  wanted: readonly WantedProduct[],
): Promise<{ places: Candidate[]; refused: HoldResult[] }> {
  const products = await productsById(
    server.database,
    wanted.map(({ product_id }) => product_id),
  );
  const places = new Map<string, Candidate>();
  const refused: HoldResult[] = [];
  for (const [index, product] of wanted.entries()) {
    const slot = slotOf(product.date, product.start_time, product.end_time);
    const open = await openSlot(server, product.facility_id, slot, customer, session);
    const shared = open?.facility.per_capacity === 1;
    const sold = shared ? open.products : open?.facility.facility_rentals.map(({ product_id }) => product_id);
    const isSold = sold?.includes(product.product_id);
    const isCounted =
      !shared || (Number.isInteger(product.quantity) && product.quantity >= 1 && product.quantity <= 1000);
    if (!open || !isSold || !isCounted) {
      refused.push({ ...product, reserved: false, message: open && !isSold ? orderWords.notSold : orderWords.noPlace });
      continue;
    }
    const key = shared ? `shared ${index}` : `${open.facility.id} ${slot.from} ${slot.to}`;
    const place = places.get(key);
    if (place) {
      place.products.push(product);
      continue;
    }
    places.set(key, {
      facility_id: open.facility.id,
      starts_at: stampAt(slot.from),
      ends_at: stampAt(slot.to),
      people: shared ? product.quantity * (products.get(product.product_id)?.participant_count ?? 1) : 1,
      shared: shared ? 1 : 0,
      product_id: product.product_id,
      quantity: shared ? product.quantity : 1,
      products: [product],
    });
  }
  return { places: inOrder([...places.values()]), refused };
}

/** The long message of R8.2.10–11: how many are left, and how many were asked for. */
async function capacityMessage(
  server: Server,
  trx: Transaction<Tables>,
  place: Candidate,
  session: string,
): Promise<Words> {
  const date = place.starts_at.slice(0, 10);
  const [facility] = await readSchedule(
    trx,
    { facilityIds: [place.facility_id] },
    { date, now: exactStampOf(server.clock.now()), session },
  );
  const slot = { from: momentOf(place.starts_at), to: momentOf(place.ends_at) };
  const left = facility ? placesLeft(facility, slot) : 0;
  return left <= 0 ? orderWords.capacityReached : orderWords.capacityLeft(left, place.people);
}

/** Tries one place; a refusal undoes this place alone, and leaves what the session held there before. */
async function tryPlace(
  server: Server,
  trx: Transaction<Tables>,
  place: Candidate,
  session: string,
  held: Hold | undefined,
): Promise<Words | null> {
  if (await isClosedFor(trx, place)) return orderWords.noPlace;
  if (held?.people === place.people && held.quantity === place.quantity) {
    await trx
      .updateTable('claim')
      .set({ expires_at: holdUntil(server) })
      .where('id', '=', held.id)
      .execute();
    return null;
  }
  await sql`savepoint place`.execute(trx);
  try {
    if (held) await trx.deleteFrom('claim').where('id', '=', held.id).execute();
    await take(server, trx, place, { session });
    await sql`release savepoint place`.execute(trx);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sql`rollback to savepoint place`.execute(trx);
    return error.details.code === 'capacityReached' ? capacityMessage(server, trx, place, session) : error.said;
  }
}

type Hold = Selectable<Tables['claim']>;

/** Whether a hold is the one that the cart asks for, in whatever number. */
const isOfPlace = (hold: Hold, place: Candidate): boolean =>
  hold.facility_id === place.facility_id &&
  momentOf(hold.starts_at) === momentOf(place.starts_at) &&
  momentOf(hold.ends_at) === momentOf(place.ends_at) &&
  (place.shared === 0 || hold.product_id === place.product_id);

/** What the session holds of the places; all else that it holds is given up. */
async function keptHolds(
  trx: Transaction<Tables>,
  session: string,
  places: readonly Candidate[],
): Promise<Map<Candidate, Hold>> {
  const holds = await trx.selectFrom('claim').selectAll().where('session_id', '=', session).orderBy('id').execute();
  const kept = new Map<Candidate, Hold>();
  for (const hold of holds) {
    const place = places.find((one) => !kept.has(one) && isOfPlace(hold, one));
    if (place) kept.set(place, hold);
    else await trx.deleteFrom('claim').where('id', '=', hold.id).execute();
  }
  return kept;
}

/** Replaces what the session holds. Products that cannot be had are named; the others are held. */
export async function replaceHolds(
  server: Server,
  session: string,
  customer: Customer | null,
  wanted: readonly WantedProduct[],
) {
  const { places, refused } = await candidates(server, session, customer, wanted);
  const most = await mostParticipants(server);
  const tooMany = new Set(most === null ? [] : beyond(places, most));
  return transact(server.database, async (trx) => {
    await queueFor(server, trx, places);
    const kept = await keptHolds(trx, session, places);
    const results: HoldResult[] = [...refused];
    for (const place of places) {
      const message =
        most !== null && tooMany.has(place)
          ? orderWords.tooManyParticipants(most)
          : await tryPlace(server, trx, place, session, kept.get(place));
      results.push(...place.products.map((product) => ({ ...product, reserved: message === null, message })));
    }
    const held = results.some(({ reserved }) => reserved);
    const position = (result: HoldResult): number =>
      wanted.findIndex(
        (one) =>
          one.product_id === result.product_id &&
          one.facility_id === result.facility_id &&
          one.date === result.date &&
          one.start_time === result.start_time &&
          one.end_time === result.end_time,
      );
    return {
      expires_at: held ? holdUntil(server).slice(0, 19) : null,
      products: results.sort((a, b) => position(a) - position(b)),
    };
  });
}

type Spot = Pick<WantedProduct, 'facility_id' | 'date' | 'start_time' | 'end_time'>;

/** How many of these places the session does not hold yet. The products of one slot are one place. */
export async function newAmong(database: Queryable, session: string, wanted: readonly Spot[]): Promise<number> {
  const held = await database
    .selectFrom('claim')
    .select(['facility_id', 'starts_at', 'ends_at'])
    .where('session_id', '=', session)
    .execute();
  const nameOf = (facility: number, from: number, to: number) => [facility, from, to].join(' ');
  const known = new Set(held.map((one) => nameOf(one.facility_id, momentOf(one.starts_at), momentOf(one.ends_at))));
  const asked = wanted.map((one) => {
    const { from, to } = slotOf(one.date, one.start_time, one.end_time);
    return nameOf(one.facility_id, from, to);
  });
  return new Set(asked).difference(known).size;
}

/** Gives up the named places, all of them when none is named. */
export async function releaseHolds(server: Server, session: string, named: readonly WantedProduct[]): Promise<void> {
  if (named.length === 0) {
    await releaseSession(server.database, session);
    return;
  }
  await transact(server.database, async (trx) => {
    for (const { facility_id, date, start_time, end_time, product_id } of named) {
      const slot = slotOf(date, start_time, end_time);
      await trx
        .deleteFrom('claim')
        .where('session_id', '=', session)
        .where('facility_id', '=', facility_id)
        .where('starts_at', '=', stampAt(slot.from))
        .where('ends_at', '=', stampAt(slot.to))
        // Tickets are places of their own; an exclusive slot goes with any of its products.
        .where((claim) => claim.or([claim('shared', '=', 0), claim('product_id', '=', product_id)]))
        .execute();
    }
  });
}
