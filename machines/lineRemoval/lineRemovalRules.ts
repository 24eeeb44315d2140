/** What removing a booking from the cart means, and whether it can still be undone. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { withoutLines } from '../cart/lines.ts';

/** The part of the cart that matters here. */
export interface CartTold {
  lines: readonly CartLine[];
  /** Whether the customer is a guest, who is logged out without lines (R4.1.8). */
  isGuest: boolean;
}

export const isLastOfGuest = ({ lines, isGuest }: CartTold, removed: readonly CartLine[]): boolean =>
  isGuest && withoutLines(lines, removed).length === 0;

/** The customer's choices as text: a new price or discount changes nothing in it. */
const chosen = (lines: readonly CartLine[]): string =>
  JSON.stringify(
    lines.map(({ id, quantity, addons }) => [id, quantity, addons.map((addon) => [addon.product_id, addon.quantity])]),
  );

export const isSameContent = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  chosen(one) === chosen(other);
