/** What benefits/verify is asked about the cart (R7.3.8): unit prices before discount and before rounding, add-ons as products of their own (Q7.3.d). */
import type { InferInput } from 'valibot';
import type { BenefitQuery, CartLine, ProductType } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { PromotionType } from '../cart/paymentPreferences.ts';

export type BenefitQuestion = InferInput<typeof BenefitQuery>;
type AskedProduct = BenefitQuestion['products'][number];

/** What a verdict is asked about. */
export interface AskedBenefit {
  lines: readonly CartLine[];
  code: string;
  type: PromotionType;
  user: Pick<User, 'mobile'> | null;
}

/** As an order goes through its groups (R3.9.3): what is shared out over the lines is then shared out alike. */
const groups: readonly ProductType[] = ['facility', 'event', 'membership', 'academy', 'trainer', 'offer', 'pos'];

/** When it takes place, and by which numbers the server knows it. */
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

/** A line by its place in the cart, each add-on by its place in its line: one product may stand in several of both (R7.3.9). */
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

/** `promotion_code` for a code, `card_number` for a card, never both. */
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
