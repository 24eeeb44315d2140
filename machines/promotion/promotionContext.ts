/** The promo box's input, context and events. */
import type { ActorRef, Snapshot } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Promotion, PromotionType } from '../cart/paymentPreferences.ts';
import { wishIn, type Lowered, type PromotionWish, type PromotionEvent as SentToCart } from '../cart/promotion.ts';
import { plainDigits } from '../shared/digits.ts';
import { RefusedError, type Problem } from '../shared/problem.ts';
import { benefitQuestion, type AskedBenefit } from './benefitQuestion.ts';
import { appliedPromotion, discountedLines, type BenefitAnswer } from './discountedLines.ts';

/** The part of the cart that a promotion depends on, and the customer. */
export interface PromotedCart {
  lines: CartLine[];
  promotion: Promotion;
  user: User | null;
}

export interface PromotionInput extends PromotedCart {
  cart: ActorRef<Snapshot<unknown>, SentToCart>;
  currency: string | null;
}

export interface PromotionContext extends PromotionInput {
  /** Whether a code or a member's card is asked for. */
  kind: PromotionType;
  typed: string;
  /** The code being verified, or verified last. */
  wish: PromotionWish | null;
  problem: Problem | null;
  /** Failed attempts in a row to reach the server. */
  attempts: number;
}

export type PromotionBoxEvent =
  | ({ type: 'cart.changed' } & PromotedCart)
  | { type: 'kind.choose'; kind: PromotionType }
  | { type: 'code.type'; text: string }
  | { type: 'code.use' }
  | { type: 'code.remove' }
  | { type: 'code.retry' };

/** The longest code, in characters. */
export const longestCode = 100;

/** The code as it is sent: without pasted blanks, and with Latin digits. */
export const writtenCode = (typed: string): string => plainDigits(typed);

export const contextFrom = (input: PromotionInput): PromotionContext => ({
  ...input,
  kind: input.promotion.type ?? 'promo',
  typed: '',
  wish: wishIn(input.promotion),
  problem: null,
  attempts: 0,
});

export const wishAfter = ({ promotion }: PromotedCart) => ({
  wish: wishIn(promotion),
  kind: promotion.type ?? 'promo',
});

/** A member's own card number is filled in. */
export const ownNumber = (kind: PromotionType, user: User | null): string =>
  kind === 'memberships' ? (user?.membership_card_number ?? '') : '';

export const askedOf = ({ wish, lines, user }: Pick<PromotionContext, 'wish' | 'lines' | 'user'>): AskedBenefit => ({
  lines,
  user,
  code: wish?.code ?? '',
  type: wish?.type ?? 'promo',
});

/** Whether the server would now be asked something else, so that the pending answer is void. */
export function isOtherQuestion(context: PromotionContext, news: PromotedCart): boolean {
  const text = (asked: AskedBenefit) => JSON.stringify(benefitQuestion(asked));
  const now = { ...news, wish: wishIn(news.promotion) };
  return text(askedOf(context)) !== text(askedOf(now)) || (context.user?.id ?? null) !== (news.user?.id ?? null);
}

/** The cart with the discounts of the answer. */
export function loweredCart({ lines, wish, currency }: PromotionContext, answer: BenefitAnswer): Lowered {
  const lowered = discountedLines(lines, answer, currency);
  const asked = { code: wish?.code ?? '', type: wish?.type ?? ('promo' as const) };
  return { lines: lowered, promotion: appliedPromotion(lowered, asked, answer, currency) };
}

/** Whether the server refused the code itself; 401 and 429 say nothing about it. */
export const isNo = (error: unknown): boolean =>
  error instanceof RefusedError && error.status !== 401 && error.status !== 429;
