/** The unit price that a customer sees: with tax, in major units (R9.1.6). */
export const withTax = ({ price, tax_amount }: { price: number; tax_amount: number }): number => price + tax_amount;
