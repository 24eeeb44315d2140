/**
 * The cart as benefits/verify takes it (R7.3.8): unit prices before discount and rounding, add-ons as products of their
 * own (Q7.3.d).
 */
import type { InferInput } from 'valibot';
import type { BenefitQuery, CartLine, ProductType } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { PromotionType } from '../cart/paymentPreferences.ts';

export type BenefitQuestion = InferInput<typeof BenefitQuery>;
type AskedProduct = BenefitQuestion['products'][number];

/** The cart and the code to verify. */
export interface AskedBenefit {
  lines: readonly CartLine[];
  code: string;
  type: PromotionType;
  user: Pick<User, 'mobile'> | null;
}

/** The order of product groups as in an order (R3.9.3), so that a discount is split over the lines in the same way. */
const groups: readonly ProductType[] = ['facility', 'event', 'membership', 'academy', 'trainer', 'offer', 'pos'];

/** The date and ids by which the server identifies what is booked. */
function placeOf(line: CartLine): Partial<AskedProduct> {
  if (line.productType === 'facility') {
    const { selectedFacilityDate: date, selectedFacilityTiming: start_time, facilityId: facility_id } = line;
    return { date, start_time, facility_id };
  }
  if (line.productType === 'event') {
    const { event_date: date = null, event_time: start_time = null, event_id, event_ticket_id } = line;
    return { date, start_time, event_id, event_ticket_id };
  }
  if (line.productType === 'membership')
    return { date: line.start_date, membership_package_id: line.membership_package_id };
  if (line.productType === 'academy')
    return { date: line.date_range[0]?.start_date ?? null, workshop_program_id: line.workshop_program_id };
  if (line.productType === 'trainer') {
    const { date = null, start_time = null } = line.sessions[0] ?? {};
    return { date, start_time, trainer_id: line.trainer_id, training_package_id: line.training_package_id };
  }
  return line.productType === 'offer' ? { offer_id: line.offer_id } : {};
}

/**
 * A line is identified by its index in the cart and an add-on by its index in the line, since one product may occur
 * several times (R7.3.9).
 */
function productsOf(line: CartLine, index: number): AskedProduct[] {
  const { product_id, quantity, price, tax_amount: tax, venue_id } = line;
  const own = { venue_id, ...placeOf(line) };
  const whole = { product_id, quantity, price, tax, ...own, cartIndex: index, isAddon: false };
  const addons = line.addons.map((addon, position) => ({
    product_id: addon.product_id,
    quantity: addon.quantity,
    price: addon.price,
    tax: addon.tax_amount,
    ...own,
    cartIndex: position,
    isAddon: true,
    parent_product_id: product_id,
    parent_product_index: index,
  }));
  return [whole, ...addons];
}

/** The request: `promotion_code` for a code, `card_number` for a card, never both. */
export function benefitQuestion({ lines, code, type, user }: AskedBenefit): BenefitQuestion {
  const placed = lines.map((line, index) => ({ line, index }));
  const products = groups.flatMap((group) =>
    placed.filter(({ line }) => line.productType === group).flatMap(({ line, index }) => productsOf(line, index)),
  );
  return {
    products,
    mobile: user?.mobile ?? null,
    ...(type === 'memberships' ? { card_number: code } : { promotion_code: code }),
  };
}
