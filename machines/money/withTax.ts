/** What one of it costs as it is said to a customer: with its tax, in major units (R9.1.6). */
export const withTax = ({ price, tax_amount }: { price: number; tax_amount: number }): number => price + tax_amount;
