/** One of several equal payments: price and tax divided by the divisor, unrounded (R9.1.7, Q9.1.a). */
export function installment(
  amounts: { price: number; tax_amount: number },
  divisor: number | null | undefined,
): { price: number; tax_amount: number } {
  const parts = divisor && divisor >= 1 ? divisor : 1;
  return { price: amounts.price / parts, tax_amount: amounts.tax_amount / parts };
}
