/** Prices of the seed are said in dirhams as the customer pays them; the tables hold fils, price and 5 % VAT apart. */

export const vatPercent = 5;

/** Splits what a customer pays into price and VAT, whole fils each. */
export function priced(dirhams: number): { price: number; tax: number } {
  const total = Math.round(dirhams * 100);
  const tax = Math.round((total * vatPercent) / (100 + vatPercent));
  return { price: total - tax, tax };
}
