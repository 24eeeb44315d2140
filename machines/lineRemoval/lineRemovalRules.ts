/** What it means to take something out of the cart, and whether it can still be put back as it was. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { withoutLines } from '../cart/lines.ts';

/** What the cart tells of itself. */
export interface CartTold {
  lines: readonly CartLine[];
  /** Whoever is there is a guest, who is nobody without lines (R4.1.8). */
  isGuest: boolean;
}

export const isLastOfGuest = ({ lines, isGuest }: CartTold, removed: readonly CartLine[]): boolean =>
  isGuest && withoutLines(lines, removed).length === 0;

/** What the customer has chosen, whatever it costs: a price or a discount that comes anew changes nothing of that. */
const chosen = (lines: readonly CartLine[]): string =>
  JSON.stringify(
    lines.map(({ id, quantity, addons }) => [id, quantity, addons.map((addon) => [addon.product_id, addon.quantity])]),
  );

export const isSameSelection = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  chosen(one) === chosen(other);
