/** An item of an order, which receipts and bookings tell (Q7.6.g, Q7.6.i). */
import { amount, date, may, named, size } from './wireExample.ts';

export const orderItem = {
  ...named('Court 1'),
  detail: may('18:00'),
  ar_detail: may('٦ مساءً'),
  quantity: size(1),
  total: amount(105),
  discount: may(amount(10), 0),
  membership: may({ start_date: date(), end_date: date(), card_number: 'M-1', sport: may('padel') }),
};
