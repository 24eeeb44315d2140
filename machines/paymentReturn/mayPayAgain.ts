/** Whether an order that was not paid can still be: it has a transaction, and its places are not somebody else's by now. */
export const mayPayAgain = ({
  transactionId,
  arePlacesGone,
}: {
  transactionId: string | null;
  arePlacesGone: boolean;
}): boolean => transactionId !== null && !arePlacesGone;
