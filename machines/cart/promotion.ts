/** What happens to a promotion when the cart changes. */
import type { CartLine } from '../../src/contract/cart.ts';

/** Adding a membership, an event or a workshop line voids the promotion (R4.8.6, I09). */
export const isPromotionVoidedBy = (added: readonly CartLine[]): boolean =>
  added.some(({ productType }) => ['membership', 'event', 'academy'].includes(productType));

/** The lines at their full price. */
export const withoutDiscounts = (lines: readonly CartLine[]): CartLine[] =>
  lines.map((line) => ({
    ...line,
    discount: null,
    addons: line.addons.map((addon) => ({ ...addon, discount: null })),
  }));
