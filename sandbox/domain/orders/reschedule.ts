/** Moves a booking to another free slot of the same service and length; the price stays (Q2.2.b). */
import { transact } from '../../data/database.ts';
import { statusIds } from '../../data/schema/orders.ts';
import type { Customer } from '../customer.ts';
import { noPlace, notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { note } from '../audit.ts';
import { isClosedFor, queueFor, take, type Place } from './claims.ts';
import { openSlot } from '../slots/slotCheck.ts';
import { slotOf } from '../slots/slotQuestion.ts';
import { momentOf, stampAt, writtenEnd } from '../slots/spans.ts';
import { spanText } from '../lines/wording.ts';
import { orderWords } from '../../answers/orderWords.ts';

export interface NewTime {
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly facility_id: number;
}

const tooLate = (): Refused => new Refused(409, orderWords.notMovable, { code: 'notMovable' });

/**
 * Throws Refused: 404 for a booking of somebody else; 409 `notMovable` when it is past, used, rejected or inactive,
 * `otherService`, `otherCourts`, `otherLength`, or `slotTaken` when the new slot is not to be had — the old one is kept then.
 */
export async function reschedule(
  server: Server,
  customer: Customer,
  session: string | null,
  id: number,
  wanted: NewTime,
): Promise<void> {
  const slot = slotOf(wanted.date, wanted.start_time, wanted.end_time);
  const open = await openSlot(server, wanted.facility_id, slot, customer, session);
  await transact(server.database, async (trx) => {
    const booking = await trx
      .selectFrom('booking')
      .innerJoin('orders', 'orders.id', 'booking.order_id')
      .innerJoin('facility', 'facility.id', 'booking.facility_id')
      .selectAll('booking')
      .select(['orders.state', 'facility.service_id'])
      .where('booking.id', '=', id)
      .where('booking.customer_id', '=', customer.id)
      .forNoKeyUpdate('booking')
      .executeTakeFirst();
    if (!booking) throw notFound();
    const movable =
      (booking.state === 'paid' || booking.state === 'awaiting_approval') &&
      booking.ends_at >= server.clock.stamp() &&
      booking.check_in_time === null &&
      booking.check_out_time === null &&
      [statusIds.approved, statusIds.pending].some((status) => status === booking.status_id);
    if (!movable) throw tooLate();
    if (!open) throw noPlace();
    if (open.service.id !== booking.service_id || (open.facility.per_capacity === 1) !== (booking.shared === 1)) {
      throw new Refused(409, orderWords.otherService, { code: 'otherService' });
    }
    if (!(await areSoldAlike(trx, booking.facility_id, wanted.facility_id))) {
      throw new Refused(409, orderWords.otherCourts, { code: 'otherCourts' });
    }
    if (slot.to - slot.from !== momentOf(booking.ends_at) - momentOf(booking.starts_at)) {
      throw new Refused(409, orderWords.otherLength, { code: 'otherLength' });
    }
    const [starts_at, ends_at] = [stampAt(slot.from), stampAt(slot.to)];
    const [old] = await trx
      .deleteFrom('claim')
      .where('id', '=', (claim) =>
        claim
          .selectFrom('claim')
          .select('id')
          .where('order_id', '=', booking.order_id)
          .where('facility_id', '=', booking.facility_id)
          .where('starts_at', '=', booking.starts_at)
          .where('ends_at', '=', booking.ends_at)
          .where('people', '=', booking.people)
          // Several tickets of one slot have a place each.
          .where((own) =>
            own.or([
              own('shared', '=', 0),
              own(
                'product_id',
                'in',
                own
                  .selectFrom('order_item')
                  .select('product_id')
                  .where('booking_id', '=', id)
                  .where('parent_id', 'is', null),
              ),
            ]),
          )
          .orderBy('id')
          .limit(1),
      )
      .returning(['product_id', 'quantity'])
      .execute();
    const place: Place = {
      facility_id: wanted.facility_id,
      starts_at,
      ends_at,
      people: booking.people,
      shared: booking.shared,
      product_id: old?.product_id ?? null,
      quantity: old?.quantity ?? 1,
    };
    await queueFor(server, trx, [place]);
    if (await isClosedFor(trx, place)) throw noPlace();
    await take(server, trx, place, { order: booking.order_id });
    await trx
      .updateTable('booking')
      .set({ facility_id: wanted.facility_id, starts_at, ends_at })
      .where('id', '=', id)
      .execute();
    await followBooking(server, trx, booking.order_id, id, open.facility, starts_at, ends_at);
    await note(server, trx, customer.id, 'booking moved', id);
  });
}

/** Courts that have a product in common; a half pitch does not become a full one at its price. */
async function areSoldAlike(trx: Parameters<typeof take>[1], one: number, other: number): Promise<boolean> {
  const common = await trx
    .selectFrom('rental as own')
    .innerJoin('rental as its', 'its.product_id', 'own.product_id')
    .select('own.product_id')
    .where('own.facility_id', '=', one)
    .where('its.facility_id', '=', other)
    .limit(1)
    .execute();
  return common.length > 0;
}

/** Receipt and tickets tell the new time. */
async function followBooking(
  server: Server,
  trx: Parameters<typeof take>[1],
  orderId: number,
  bookingId: number,
  facility: { readonly name: string; readonly ar_name: string | null },
  startsAt: string,
  endsAt: string,
): Promise<void> {
  const items = await trx
    .updateTable('order_item')
    .set({
      detail: `${facility.name} · ${spanText('en', startsAt, endsAt)}`,
      ar_detail: `${facility.ar_name ?? facility.name} · ${spanText('ar', startsAt, endsAt)}`,
    })
    .where('booking_id', '=', bookingId)
    .where('parent_id', 'is', null)
    .returning('id')
    .execute();
  await trx
    .updateTable('ticket')
    .set({
      date: startsAt.slice(0, 10),
      start_time: startsAt.slice(11, 19),
      end_time: writtenEnd(endsAt),
    })
    .where('order_id', '=', orderId)
    .where(
      'item_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
}
