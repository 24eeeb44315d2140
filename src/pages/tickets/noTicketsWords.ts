import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderState } from '../../contract/orders/orders.ts';

const none = msg`There are no tickets for it.`;

/** Why an order has no tickets, and whether some will come (R2.3.3). */
export const noTicketsWords: Record<OrderState, { title: MessageDescriptor; note: MessageDescriptor }> = {
  awaiting_payment: {
    title: msg`This order is not paid yet`,
    note: msg`Its tickets are here as soon as the bank has confirmed your payment.`,
  },
  awaiting_approval: {
    title: msg`Awaiting approval`,
    note: msg`The venue answers within a day. Its tickets are here then.`,
  },
  paid: {
    title: msg`This order has no tickets`,
    note: msg`What you bought needs none: it is with your bookings.`,
  },
  failed: { title: msg`The payment failed`, note: none },
  expired: { title: msg`The time to pay ran out`, note: none },
  rejected: { title: msg`Declined by the venue`, note: none },
  cancelled: {
    title: msg`This order is cancelled`,
    note: msg`Its tickets do not let anybody in any more.`,
  },
};
