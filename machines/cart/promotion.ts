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
  /** The customer wants to use a code; its discount is asked for next. */
  | { type: 'promotion.use'; code: string; kind: PromotionType }
  /** The discount on these lines has arrived. */
  | ({ type: 'promotion.apply' } & Lowered)
  | { type: 'promotion.clear' };

/** A code or card that the customer hopes lowers the price. */
export interface PromotionWish {
  code: string;
  type: PromotionType;
}

/** What is persisted of a promotion: not the discount, and for its owner only. */
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

/** The lines without discounts; the same array where there were none. */
export const withoutDiscounts = (lines: CartLine[]): CartLine[] =>
  lines.some(isLowered)
    ? lines.map((line) => ({
        ...line,
        discount: null,
        addons: line.addons.map((addon) => ({ ...addon, discount: null })),
      }))
    : lines;

/** A promotion whose discount is not known yet. */
export const wishedPromotion = (code: string, type: PromotionType): Promotion => ({
  ...noPromotion,
  code,
  type,
  loading: true,
});

/**
 * Lines that have changed: their discounts are void, and the code is verified again (Q4.8.b). An empty cart has no
 * promotion.
 */
export function relined(lines: CartLine[], before: Promotion): Lowered {
  if (lines.length === 0) return unlowered(lines);
  const wish = wishIn(before);
  const without = before.isVoided ? before : noPromotion;
  const promotion = wish === null ? without : wishedPromotion(wish.code, wish.type);
  return { lines: withoutDiscounts(lines), promotion };
}

export const unlowered = (lines: CartLine[]): Lowered => ({ lines: withoutDiscounts(lines), promotion: noPromotion });

/** What was added takes the promotion away, of which the customer is told once they look at the sum (R4.8.6). */
export function voided(lines: CartLine[], before: Promotion): Lowered {
  const isUntold = before.code !== null || before.isVoided === true;
  return isUntold ? { ...unlowered(lines), promotion: { ...noPromotion, isVoided: true } } : unlowered(lines);
}

const priceOf = ({ product_id, quantity, price, tax_amount }: CartAddon | CartLine): string =>
  [product_id, quantity, price, tax_amount].join(' ');

/**
 * Whether a discount verified for one cart counts for the other: the same lines in the same order, with the same
 * products, quantities and prices.
 */
export const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const twin = other[index]!;
    const [own, its] = [line, twin].map((each) => [each, ...each.addons].map(priceOf).join(', '));
    return line.id === twin.id && own === its;
  });

/** Whether a verified discount still counts: for the promotion that is being verified, and for exactly these lines. */
export const isVerdictOn = (cart: Lowered, verdict: Lowered): boolean =>
  cart.promotion.loading && cart.promotion.type === verdict.promotion.type && isSameCart(cart.lines, verdict.lines);

/** The current lines, with the verified discounts. */
export const withDiscountsOf = (lines: readonly CartLine[], verdict: readonly CartLine[]): CartLine[] =>
  lines.map((line, index) => ({
    ...line,
    discount: verdict[index]?.discount ?? null,
    addons: line.addons.map((addon, position) => ({
      ...addon,
      discount: verdict[index]?.addons[position]?.discount ?? null,
    })),
  }));
