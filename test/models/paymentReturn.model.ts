/** Ways back from a payment page, and what the server may know of the payment. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  paymentReturnMachine,
  type PaymentReturnContext,
  type PaymentReturnInput,
} from '../../machines/paymentReturn/paymentReturnMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { OrderState, Payment, Transaction } from '../../src/contract/orders.ts';
import { after, done, failed, type Model } from '../support/paths.ts';
import { acceptedIntent, atTheBank, placed } from './checkout.fixtures.ts';

export const payment = (state: OrderState): Payment => ({
  order_id: 100001,
  state,
  isApprovalRequired: state === 'awaiting_approval',
  total: 498,
  tax: 23.71,
  currency: 'AED',
  date: '2026-11-20 13:42:00',
  items: [{ name: 'Padel, Court 3', ar_name: null, detail: null, ar_detail: null, quantity: 1, total: 498 }],
  tickets: [
    {
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
    },
  ],
  paid_with: [
    { method: 'card', amount: 418, label: '411111******1111' },
    { method: 'wallet', amount: 80, label: null },
  ],
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

const unknown = new RefusedError('notFound', 'Not found', 404);
const locked = new RefusedError('loginRequired', 'Please Login!', 401);
const gone = new RefusedError('slotTaken', 'The place is gone', 409);

const events: AnyEventObject[] = [
  { type: 'page.shown' },
  { type: 'connection.returned' },
  { type: 'payment.check' },
  { type: 'payment.retry' },
  { type: 'cart.reopen' },
  ...(['paid', 'awaiting_payment', 'awaiting_approval', 'expired'] as const).map((state) =>
    done('readPayment', payment(state)),
  ),
  failed('readPayment', unknown),
  failed('readPayment', new ConnectionError()),
  done('forgetIntent'),
  failed('forgetIntent', new Error('storage is disabled')),
  done('readTransaction', transaction('failed')),
  done('readTransaction', transaction('awaiting_payment', { reason: null })),
  done('readTransaction', transaction('paid', { token: 'receipt-token' })),
  failed('readTransaction', unknown),
  failed('readTransaction', locked),
  failed('readTransaction', new ConnectionError()),
  done('findOrder', null),
  done('findOrder', placed('paid')),
  done('findOrder', placed('failed', { token: null })),
  done('findOrder', placed('failed', { token: null, transactionId: null })),
  failed('findOrder', locked),
  failed('findOrder', new ConnectionError()),
  done('retryPayment', atTheBank),
  done('retryPayment', placed('paid')),
  done('retryPayment', placed('expired')),
  failed('retryPayment', gone),
  failed('retryPayment', new ConnectionError()),
  done('openPaymentPage'),
  failed('openPaymentPage', new RefusedError('unsafePaymentPage')),
  done('abandonPayment'),
  failed('abandonPayment', new ConnectionError()),
  failed('abandonPayment', gone),
  done('rereadTransaction', transaction('expired')),
  done('rereadTransaction', transaction('paid', { token: 'receipt-token' })),
  failed('rereadTransaction', new ConnectionError()),
  done('restoreCart'),
  failed('restoreCart', new Error('the cart is gone')),
  after('pollPause', 'paymentReturn.waiting'),
  after('retryPause', 'paymentReturn.unreachable'),
];

export const returns: Record<string, PaymentReturnInput> = {
  'a receipt': { token: 'receipt-token', transactionId: null, intent: null },
  'a failed payment of this tab': { token: null, transactionId: 'tx-1', intent: acceptedIntent },
  'a failed payment without its number': { token: null, transactionId: null, intent: acceptedIntent },
  nothing: { token: null, transactionId: null, intent: null },
};

function project({ context }: AnyMachineSnapshot): unknown {
  const {
    token,
    transactionId,
    payment: paid,
    placed: order,
    arePlacesGone,
    polls,
    tries,
  } = context as PaymentReturnContext;
  return [token, transactionId, paid?.state, order?.url, arePlacesGone, polls, Math.min(tries, 1)];
}

export const paymentReturnModel = (input: PaymentReturnInput): Model => ({
  machine: paymentReturnMachine,
  input,
  events,
  project,
});
