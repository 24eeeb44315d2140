/** What happens to a promotion when the cart changes. */
import type { CartAddon, CartLine } from '../../src/contract/orders/cart.ts';
import type { Owner } from '../session/owner.ts';
import { noPromotion, type Promotion, type PromotionType } from './paymentPreferences.ts';

/** The part of the cart that a promotion changes. */
export interface Lowered {
  lines: CartLine[];
  promotion: Promotion;
}

export type PromotionEvent =
  /** The customer wishes to use it; what it takes off is asked then. */
  | { type: 'promotion.use'; code: string; kind: PromotionType }
  /** What it takes off these lines. */
  | ({ type: 'promotion.apply' } & Lowered)
  | { type: 'promotion.clear' };

/** What a customer hopes to pay less by. */
export interface PromotionWish {
  code: string;
  type: PromotionType;
}

/** What a tab remembers of it: not what it took off, and for its customer alone. */
export interface PersistedPromotion extends PromotionWish {
  owner: Owner;
}

export const wishIn = ({ code, type }: Promotion): PromotionWish | null =>
  code === null || type === null ? null : { code, type };

/** Adding a membership, an event or a workshop line voids the promotion (R4.8.6, I09). */
export const isPromotionVoidedBy = (added: readonly CartLine[]): boolean =>
  added.some(({ productType }) => ['membership', 'event', 'academy'].includes(productType));

const isLowered = ({ discount, addons }: CartLine): boolean =>
  discount !== null || addons.some((addon) => addon.discount !== null);

/** The lines at their full price; those that are stay the same. */
export const withoutDiscounts = (lines: CartLine[]): CartLine[] =>
  lines.some(isLowered)
    ? lines.map((line) => ({
        ...line,
        discount: null,
        addons: line.addons.map((addon) => ({ ...addon, discount: null })),
      }))
    : lines;

/** The customer's wish, of which nobody knows yet what it takes off. */
export const wishedPromotion = (code: string, type: PromotionType): Promotion => ({
  ...noPromotion,
  code,
  type,
  loading: true,
});

/**
 * The lines as they are from now on: what was reckoned on others is void, and the code is verified again (Q4.8.b). Nothing in
 * the cart, no promotion.
 */
export function relined(lines: CartLine[], before: Promotion): Lowered {
  const wish = lines.length === 0 ? null : wishIn(before);
  const promotion = wish === null ? noPromotion : wishedPromotion(wish.code, wish.type);
  return { lines: withoutDiscounts(lines), promotion };
}

export const unlowered = (lines: CartLine[]): Lowered => ({ lines: withoutDiscounts(lines), promotion: noPromotion });

const priceOf = ({ product_id, quantity, price, tax_amount }: CartAddon | CartLine): string =>
  [product_id, quantity, price, tax_amount].join(' ');

/** Whether a verdict on the ones is one on the others: the same products in the same places at the same prices. */
export const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const twin = other[index]!;
    const [own, its] = [line, twin].map((each) => [each, ...each.addons].map(priceOf).join(', '));
    return line.id === twin.id && own === its;
  });

/** A verdict came: it counts for the wish that stands, and for these lines only. */
export const isVerdictOn = (cart: Lowered, verdict: Lowered): boolean =>
  cart.promotion.loading && cart.promotion.type === verdict.promotion.type && isSameCart(cart.lines, verdict.lines);

/** The lines as they stand, with the discounts of the verdict. */
export const withDiscountsOf = (lines: readonly CartLine[], verdict: readonly CartLine[]): CartLine[] =>
  lines.map((line, index) => ({
    ...line,
    discount: verdict[index]?.discount ?? null,
    addons: line.addons.map((addon, position) => ({
      ...addon,
      discount: verdict[index]?.addons[position]?.discount ?? null,
    })),
  }));
