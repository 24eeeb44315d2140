/** Whether an unpaid order can still be paid: it has a transaction, and its places were not sold to another customer. */
export const mayPayAgain = ({
  transactionId,
  arePlacesGone,
}: {
  transactionId: string | null;
  arePlacesGone: boolean;
}): boolean => transactionId !== null && !arePlacesGone;
