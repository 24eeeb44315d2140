/** Orders, ways to pay and persisted orders. */
import { createEmptyActor } from 'xstate';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import { noPromotion } from '../../../machines/cart/paymentPreferences.ts';
import type { CartContent } from '../../../machines/checkout/cartContent.ts';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import type { OrderState, PaymentOptions, PlacedOrder } from '../../../src/contract/orders/orders.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { layla, swim } from '../cart/cart.fixtures.ts';

export const ticket = swim('swim', { quantity: 2 });

/** Costs AED 84. */
export const cartContent: CartContent = { lines: [ticket], preferences: defaultPreferences, promotion: noPromotion };

/** Who opens the login. */
export const portal = createEmptyActor();

export const checkoutInput: CheckoutInput = {
  portal,
  cartContent,
  user: layla,
  terms: 'tick',
  currency: 'AED',
  isBaps: false,
  intent: null,
};

export const visa = { id: 'visa', card_number: '411111******1111', expiry_date: '09/28', is_default: true };

export const options: PaymentOptions = {
  cards: [visa],
  wallet: { balance: 80 },
  q_points: { points: 3480, value: 34.8 },
  credit: null,
  methods: [],
};

export const withCredit: PaymentOptions = { ...options, credit: { limit: 5000, used: 4950, available: 50 } };

export const intent: OrderIntent = {
  owner: ownerOf(layla),
  key: '7b0a1f9e-2f7c-4e57-9a52-0f5f3c3b1d11',
  hash: 'h1',
  lines: [ticket],
  preferences: defaultPreferences,
  promotion: null,
  stage: 'placing',
  orderId: null,
  transactionId: null,
};

export const acceptedIntent: OrderIntent = { ...intent, stage: 'accepted', orderId: 100001, transactionId: 'tx-1' };

export const placed = (state: OrderState, changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  order_id: 100001,
  state,
  token: 'receipt-token',
  pg: null,
  url: null,
  transactionId: 'tx-1',
  isApprovalRequired: false,
  expires_at: null,
  amount_due: null,
  ...changes,
});

/** A guest came back from the bank signed out (R4.1.4). */
export const guestIntent: OrderIntent = { ...acceptedIntent, owner: 'guest' };

/** Still to be paid, on the bank's page. */
export const atTheBank = placed('awaiting_payment', { pg: 'saha-pay', url: 'https://pay.example/p/1', token: null });
