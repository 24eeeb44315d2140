import type { FailedPaymentContext } from './failedPaymentContext.ts';

/** Whether an unpaid order can still be paid: it has a transaction, stands, and its places were not sold to another customer. */
export const mayPayAgain = ({
  transactionId,
  arePlacesGone,
  isOver,
}: Pick<FailedPaymentContext, 'transactionId' | 'arePlacesGone' | 'isOver'>): boolean =>
  transactionId !== null && !arePlacesGone && !isOver;
