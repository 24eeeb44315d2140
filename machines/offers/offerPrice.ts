import { withTax } from '../money/withTax.ts';

/** What one of it costs, tax included, in major units. */
export const offerPrice = ({ offer_price, tax_amount }: { offer_price: number; tax_amount: number }): number =>
  withTax({ price: offer_price, tax_amount });
