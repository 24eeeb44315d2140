import { useSelector } from '@xstate/react';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import * as readPayment from '../../../../machines/checkout/paymentSelectors.ts';
import * as readPlacement from '../../../../machines/checkout/placementSelectors.ts';

/** Whether an order that was sent before waits for its payment, so that nothing else is paid now. */
export const useIsUnpaid = (checkout: CheckoutRef): boolean =>
  useSelector(useSelector(checkout, read.payment), readPayment.isUnpaid);

/** What the checkout form shows of its order, which two other actors run. */
export function useOrder(checkout: CheckoutRef) {
  const placement = useSelector(checkout, read.placement);
  const payment = useSelector(checkout, read.payment);
  const isPlaced = useSelector(placement, readPlacement.isPlacing);
  const isRedirecting = useSelector(payment, readPayment.isRedirecting);
  const isPlacementBusy = useSelector(placement, readPlacement.isBusy);
  const isPaymentBusy = useSelector(payment, readPayment.isBusy);
  const isReconciling = useSelector(placement, readPlacement.isReconciling);
  const isUnpaid = useSelector(payment, readPayment.isUnpaid);
  const isLapsed = useSelector(checkout, read.isLapsed);
  const isAside = useSelector(checkout, read.isOrderAside);
  const isSheetOpen = useSelector(checkout, read.isSheetOpen);
  const isSettling = useSelector(checkout, read.isSettling);
  const isComparing = useSelector(checkout, read.isComparing);
  return {
    /** The note about the order on the page. */
    told: isReconciling ? 'reconciling' : isUnpaid ? 'unpaid' : isLapsed ? 'lapsed' : isAside ? 'aside' : 'nothing',
    /** From the press of Pay until the browser leaves, or the form is there again. */
    isPlacing: isPlaced || isRedirecting || isSheetOpen || isSettling || isComparing,
    isUnpaid,
    /** There may be one that is not paid: an empty cart is not all there is, and no time to book anew. */
    isOpen: isReconciling || isUnpaid || isAside,
    /** Its end is awaited, between two questions as well: a Pay out of use would let the focus go (I30). */
    isBusy: isPlacementBusy || isPaymentBusy || isReconciling || isSheetOpen || isSettling || isComparing,
  };
}
