import type { InferOutput } from 'valibot';
import { withTax } from '../money/withTax.ts';
import type { MembershipLine } from '../../src/contract/orders/cart.ts';
import type { Membership } from '../../src/contract/offered/memberships.ts';
import type { LineDraft } from '../cart/lines.ts';
import { installment } from '../money/installment.ts';
import type { PackageOffer } from './membershipRules.ts';

export type MembershipDraft = LineDraft<InferOutput<typeof MembershipLine>>;
type Offered = Pick<InferOutput<typeof Membership>, 'name' | 'ar_name' | 'image' | 'sport' | 'venue_id'>;

/** A membership as a cart line (R3.6.4): its first instalment, or the whole price (R9.1.7). */
export function membershipLine(
  { membership, option }: { membership: Offered; option: PackageOffer['option'] },
  { startDate, isInParts }: { startDate: string; isInParts: boolean },
): MembershipDraft {
  const divisor = isInParts ? (option.installment_divisor ?? 1) : 1;
  const { price, tax_amount } = installment(option, divisor);
  return {
    productType: 'membership',
    product_id: option.product_id,
    product_type_id: null,
    name: membership.name,
    ar_name: membership.ar_name,
    detail: option.name,
    ar_detail: option.ar_name,
    image: membership.image,
    sport: membership.sport,
    quantity: 1,
    price,
    tax_amount,
    total_price: withTax({ price, tax_amount }),
    venue_id: membership.venue_id,
    customers: [],
    addons: [],
    discount: null,
    seasonal_pricing_id: null,
    membership_package_id: option.membership_package_id,
    start_date: startDate,
    pricing: option.pricing,
    installment_divisor: divisor,
  };
}
