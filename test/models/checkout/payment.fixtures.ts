/** Payments as the server may answer them. */
import type { OrderState, Payment, Transaction } from '../../../src/contract/orders/orders.ts';

const ticket: Payment['tickets'][number] = {
  ticket_number: '884122075513',
  qr: 'SAHA:884122075513',
  name: 'Layla Haddad',
  ar_name: null,
  item: 'Padel, Court 3',
  ar_item: 'بادل، ملعب 3',
  venue: 'Al Quoz Sheds',
  ar_venue: 'عنابر القوز',
  sport: 'padel',
  facility_id: 6,
  date: '2026-11-27',
  start_time: '20:00:00',
  end_time: '21:30:00',
  seat: null,
  state: 'valid',
};

export const payment = (state: OrderState): Payment => ({
  order_id: 100001,
  state,
  isApprovalRequired: state === 'awaiting_approval',
  total: 498,
  tax: 23.71,
  currency: 'AED',
  date: '2026-11-20 13:42:00',
  items: [
    {
      name: 'Padel, Court 3',
      ar_name: null,
      detail: null,
      ar_detail: null,
      quantity: 1,
      total: 498,
      discount: 0,
      membership: null,
    },
  ],
  promotion_code: null,
  // Only a paid order has tickets.
  tickets: state === 'paid' ? [ticket] : [],
  paid_with: [
    { method: 'card', amount: 418, label: '411111******1111' },
    { method: 'wallet', amount: 80, label: null },
  ],
  cancelled: null,
  timeline: [],
});

export const transaction = (state: OrderState, changes: Partial<Transaction> = {}): Transaction => ({
  transactionId: 'tx-1',
  order_id: 100001,
  state,
  amount: 418,
  currency: 'AED',
  date: '2026-11-20 13:42:00',
  reason: 'The card was declined',
  token: null,
  ...changes,
});
