/** The change of a balance: negative for a debit, whichever sign the server sends (Q7.6.e). */
export const signedAmount = ({ amount, type }: { amount: number; type: 'credit' | 'debit' }): number =>
  type === 'debit' ? 0 - Math.abs(amount) : Math.abs(amount);
