import { withTax } from '../money/withTax.ts';

/** The price of one, tax included, in major units. */
export const offerPrice = ({ offer_price, tax_amount }: { offer_price: number; tax_amount: number }): number =>
  withTax({ price: offer_price, tax_amount });
