/** Every question a view may ask the cart. */
import type { CartLine } from '../../src/contract/cart.ts';
import type { CartSnapshot } from './cartMachine.ts';
import type { PaymentPreferences } from './paymentPreferences.ts';
import * as rules from './lines.ts';

/**
 * The lines as the customer left them: a change of quantity shows at once and falls back when it is refused; what is
 * being added shows only when it is held.
 */
export function lines({ context }: CartSnapshot): CartLine[] {
  const { proposal, lines: kept } = context;
  return proposal !== null && proposal.requestId === null ? proposal.lines : kept;
}

export const isEmpty = ({ context }: CartSnapshot): boolean => context.lines.length === 0;

/** The number on the cart's badge (R3.6.10, R2.5.13). */
export const totalTickets = ({ context }: CartSnapshot): number => rules.totalTickets(context.lines);

export const choices = ({ context }: CartSnapshot): PaymentPreferences => {
  const { is_wallet, is_qpoints, save_card, cardId, isCardChosen, deliveryAddress, order_notes } = context;
  return { is_wallet, is_qpoints, save_card, cardId, isCardChosen, deliveryAddress, order_notes };
};

export const heldUntil = ({ context }: CartSnapshot): string | null => context.heldUntil;
export const isHoldUnsure = ({ context }: CartSnapshot): boolean => context.isHoldUnsure;
export const problem = ({ context }: CartSnapshot) => context.problem;
/** The customer chooses between this cart and goods of another outlet (R4.8.4). */
export const isWarned = (snapshot: CartSnapshot): boolean => problem(snapshot)?.code === 'otherOutlet';
/** The server is being asked for places. */
export const isReserving = (snapshot: CartSnapshot): boolean => snapshot.matches('reserving');
export const isDelivered = ({ context }: CartSnapshot): boolean => rules.isDelivered(context.lines);
