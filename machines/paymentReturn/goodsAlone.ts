import type { Payment } from '../../src/contract/orders/orders.ts';
import { membershipIn } from '../membershipPurchase/boughtMembership.ts';

/** Whether what was paid is goods and nothing else: no ticket lets in anywhere, and nobody is a member (R2.3.14). */
export const areGoodsAlone = (payment: Pick<Payment, 'state' | 'tickets' | 'items'>): boolean =>
  payment.state === 'paid' && payment.tickets.length === 0 && membershipIn(payment) === null;
