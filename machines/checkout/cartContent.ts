import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { PaymentPreferences, Promotion } from '../cart/paymentPreferences.ts';

/** The part of the cart that becomes an order. */
export interface CartContent {
  lines: CartLine[];
  preferences: PaymentPreferences;
  promotion: Promotion;
}
