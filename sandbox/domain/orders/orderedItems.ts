/** What stands on an order, as invoices and receipts read it. */
import type { Queryable } from '../../data/database.ts';

/** Items of one `key` are one thing: a court is, by however many of the operator's rates it was priced. */
export async function orderedItems(database: Queryable, orderId: number, bookingId?: number) {
  let query = database
    .selectFrom('order_item')
    .leftJoin('booking', 'booking.id', 'order_item.booking_id')
    .leftJoin('facility', 'facility.id', 'booking.facility_id')
    .leftJoin('service', 'service.id', 'facility.service_id')
    .selectAll('order_item')
    .select(['booking.shared', 'service.name as service', 'service.ar_name as ar_service'])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.id');
  if (bookingId !== undefined) query = query.where('booking_id', '=', bookingId);
  const items = await query.execute();
  return items.map(({ shared, service, ar_service, ...item }) => {
    const isCourt = item.parent_id === null && shared === 0 && service !== null;
    return {
      ...item,
      isCourt,
      key: isCourt ? `court ${item.booking_id}` : `item ${item.id}`,
      name: isCourt ? service : item.name,
      ar_name: isCourt ? ar_service : item.ar_name,
    };
  });
}
