/** Assigns the discounts of a benefits/verify answer to cart lines (R7.3.9, R3.6.2). */
import type { InferOutput } from 'valibot';
import type { BenefitResult, CartLine, Discount } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { toMajor, toMinor } from '../money/minorUnits.ts';
import { cartTotals, totalsOf, type Priced } from '../money/totals.ts';
import type { Promotion, PromotionType } from '../cart/paymentPreferences.ts';

export type BenefitAnswer = InferOutput<typeof BenefitResult>;
type Answered = BenefitAnswer['products'][number];
type LineDiscount = InferOutput<typeof Discount>;

/** The discount, if it was computed from the price the customer sees and is no larger than that. */
function fitting(priced: Priced, discount: LineDiscount | null, currency: string | null): LineDiscount | null {
  if (discount === null) return null;
  const { full } = totalsOf({ ...priced, discount: null }, currency);
  const off = toMinor(discount.discount, currency);
  const isOfThisPrice = toMinor(discount.total, currency) === full;
  const isWhole = toMinor(discount.discount_total, currency) === full - off;
  return off > 0 && off <= full && isOfThisPrice && isWhole ? discount : null;
}

/** The discount of one product; null where the answer has none or is ambiguous. */
function said(products: readonly Answered[], isMeant: (product: Answered) => boolean): LineDiscount | null {
  const meant = products.filter(isMeant);
  return meant.length === 1 ? (meant[0]?.discount ?? null) : null;
}

/** The lines with their discounts, matched by index; the product must be the one that was sent. */
export function discountedLines(
  lines: readonly CartLine[],
  { products }: BenefitAnswer,
  currency: string | null,
): CartLine[] {
  const ofLine = (index: number, id: Id) =>
    said(products, ({ isAddon, cartIndex, product_id }) => !isAddon && cartIndex === index && product_id === id);
  const ofExtra = (index: number, position: number, parent: Id, id: Id) =>
    said(
      products,
      (product) =>
        product.isAddon &&
        product.parent_product_index === index &&
        product.parent_product_id === parent &&
        product.cartIndex === position &&
        product.product_id === id,
    );
  return lines.map((line, index) => ({
    ...line,
    discount: fitting(line, ofLine(index, line.product_id), currency),
    addons: line.addons.map((addon, position) => ({
      ...addon,
      discount: fitting(addon, ofExtra(index, position, line.product_id, addon.product_id), currency),
    })),
  }));
}

const codesOf = (lines: readonly CartLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ discount, addons }) =>
      [discount, ...addons.map((addon) => addon.discount)].flatMap((each) => each?.promo_code ?? []),
    ),
  ),
];

/** The promotion as the cart keeps it once it is verified (R3.6.9). */
export function appliedPromotion(
  lines: readonly CartLine[],
  asked: { code: string; type: PromotionType },
  { promotion_code: code }: BenefitAnswer,
  currency: string | null,
): Promotion {
  const { discount, total } = cartTotals(lines, currency);
  return {
    code: code ?? asked.code,
    type: asked.type,
    codes: codesOf(lines),
    discount: toMajor(discount, currency),
    total: toMajor(total, currency),
    loading: false,
  };
}
