/** Every question a view may ask the cart. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { CartSnapshot } from './cartMachine.ts';
import type { PaymentPreferences } from './paymentPreferences.ts';
import * as rules from './lines.ts';
import { requestOf } from './wishes.ts';

/** The lines to show: a change of quantity shows at once and falls back when refused; added lines show only once held. */
export function lines({ context }: CartSnapshot): CartLine[] {
  const { proposal, lines: kept } = context;
  return proposal !== null && requestOf(proposal.wish) === null ? proposal.lines : kept;
}

export const isEmpty = ({ context }: CartSnapshot): boolean => context.lines.length === 0;

export const paymentPreferences = ({ context }: CartSnapshot): PaymentPreferences => {
  const { is_wallet, is_qpoints, save_card, cardId, isCardChosen, deliveryAddress, order_notes } = context;
  return { is_wallet, is_qpoints, save_card, cardId, isCardChosen, deliveryAddress, order_notes };
};

export const promotion = ({ context }: CartSnapshot) => context.promotion;
export const heldUntil = ({ context }: CartSnapshot): string | null => context.heldUntil;
export const problem = ({ context }: CartSnapshot) => context.problem;
/** Whether the server is being asked to hold places. */
export const isReserving = (snapshot: CartSnapshot): boolean => snapshot.matches('reserving');
export const isDelivered = ({ context }: CartSnapshot): boolean => rules.isDelivered(context.lines);
