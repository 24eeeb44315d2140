/** The membership that an order was for (R4.8.1, Q3.6.d). */
import type { Payment } from '../../src/contract/orders/orders.ts';

type Item = Payment['items'][number];
export type BoughtMembership = Item & { membership: NonNullable<Item['membership']> };

/** The membership of an order, if there is one: it is bought on its own (R4.8.1). */
export const membershipIn = ({ items }: Pick<Payment, 'items'>): BoughtMembership | null =>
  items.find((item): item is BoughtMembership => item.membership !== null) ?? null;

/** Whether it has begun, which it does with its first day. @param today `YYYY-MM-DD` */
export const hasBegun = ({ start_date }: Pick<BoughtMembership['membership'], 'start_date'>, today: string): boolean =>
  start_date <= today;
