/** Selectors of the promo box. */
import type { PromotionSnapshot } from './promotionMachine.ts';

export const isChecking = (snapshot: PromotionSnapshot): boolean => snapshot.matches('checking');
export const isApplied = (snapshot: PromotionSnapshot): boolean => snapshot.matches('applied');
export const isUnreachable = (snapshot: PromotionSnapshot): boolean => snapshot.matches('unreachable');
export const problem = ({ context }: PromotionSnapshot) => context.problem;
export const kind = ({ context }: PromotionSnapshot) => context.kind;
export const typed = ({ context }: PromotionSnapshot): string => context.typed;
/** The code in use, as named by the server once it has answered. */
export const code = ({ context: { promotion, wish } }: PromotionSnapshot): string => promotion.code ?? wish?.code ?? '';
/** In major units. */
export const saving = ({ context }: PromotionSnapshot): number => context.promotion.discount;
/** Whether the customer has a membership card. */
export const isMember = ({ context }: PromotionSnapshot): boolean => Boolean(context.user?.membership_card_number);
