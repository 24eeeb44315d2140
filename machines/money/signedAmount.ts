/** What a movement does to the balance: below zero when it goes off, whichever way the server writes its sign (Q7.6.e). */
export const signedAmount = ({ amount, type }: { amount: number; type: 'credit' | 'debit' }): number =>
  type === 'debit' ? 0 - Math.abs(amount) : Math.abs(amount);
