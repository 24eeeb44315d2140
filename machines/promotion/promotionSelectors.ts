/** Every question the promo box may ask. */
import type { PromotionSnapshot } from './promotionMachine.ts';

export const isChecking = (snapshot: PromotionSnapshot): boolean => snapshot.matches('checking');
export const isApplied = (snapshot: PromotionSnapshot): boolean => snapshot.matches('applied');
export const isUnreachable = (snapshot: PromotionSnapshot): boolean => snapshot.matches('unreachable');
export const problem = ({ context }: PromotionSnapshot) => context.problem;
export const kind = ({ context }: PromotionSnapshot) => context.kind;
export const typed = ({ context }: PromotionSnapshot): string => context.typed;
/** The code in use, as the server calls it once it has said so. */
export const code = ({ context: { promotion, wish } }: PromotionSnapshot): string => promotion.code ?? wish?.code ?? '';
/** Major units. */
export const saving = ({ context }: PromotionSnapshot): number => context.promotion.discount;
/** Whose card it could be. */
export const isMember = ({ context }: PromotionSnapshot): boolean => Boolean(context.user?.membership_card_number);
