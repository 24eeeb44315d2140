import { useDeferredValue, type ReactNode } from 'react';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import { useOrder } from './useOrder.ts';

interface InertWhilePlacingProps {
  checkout: CheckoutRef;
  className?: string;
  children: ReactNode;
}

/**
 * Nothing in it can be pressed while the order is on its way. The frame that answers *Pay* does not wait for it, as the
 * browser styles every part anew for it; the order was read at the press, and nothing done within that frame is in it.
 */
export function InertWhilePlacing({ checkout, className, children }: InertWhilePlacingProps) {
  const isStill = useDeferredValue(useOrder(checkout).isPlacing);
  return (
    <div className={className} inert={isStill}>
      {children}
    </div>
  );
}
