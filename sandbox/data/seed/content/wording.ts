/** Small words of the seed's content: both languages at once, prices with VAT inside. */

/** A name in both languages. */
export const named = (name: string, ar_name: string) => ({ name, ar_name });

/** A description in both languages. */
export const described = (description: string, ar_description: string) => ({ description, ar_description });

/** Splits what a customer pays, in AED with 5 % VAT inside, into price and tax; both keep whole fils. */
export function paid(total: number): { price: number; tax_amount: number } {
  const fils = Math.round(total * 100);
  const tax = Math.round((fils * 5) / 105);
  return { price: (fils - tax) / 100, tax_amount: tax / 100 };
}

/** What a customer pays for a priced thing. */
export const payable = ({ price, tax_amount }: { price: number; tax_amount: number }): number =>
  Math.round((price + tax_amount) * 100) / 100;

/** Lowest payable price of a list, null for an empty one. */
export const cheapest = (things: readonly { price: number; tax_amount: number }[]): number | null =>
  things.length === 0 ? null : Math.min(...things.map(payable));
