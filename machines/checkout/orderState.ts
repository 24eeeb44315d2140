import type { OrderState } from '../../src/contract/orders.ts';

const dead: ReadonlySet<OrderState> = new Set(['failed', 'expired', 'rejected', 'cancelled']);

/** Whether nothing will become of an order any more: what it held is free again. */
export const isDead = (state: OrderState | undefined): boolean => state !== undefined && dead.has(state);

/** Good ends: it is paid, or the operator is asked. */
export const isWon = (state: OrderState | undefined): boolean => state === 'paid' || state === 'awaiting_approval';
