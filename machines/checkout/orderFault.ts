import type { PaymentOptions } from '../../src/contract/orders/orders.ts';
import { isUndescribed } from '../cart/carts.ts';
import { isDelivered } from '../cart/lines.ts';
import type { Problem } from '../shared/problem.ts';
import { cartTotals } from '../money/totals.ts';
import type { CartContent } from './cartContent.ts';
import { deductions, exceedsCredit, standingCard } from './deductions.ts';
import type { Terms } from './terms.ts';

interface Asked {
  cartContent: CartContent;
  options: PaymentOptions | null;
  currency: string | null;
  terms: Terms;
  hasAgreed: boolean;
}

/** The code of the first problem that prevents the cart from being ordered, or null (R5.6.6, R5.6.8, R5.7.6). */
export function orderFault({ cartContent, options, currency, terms, hasAgreed }: Asked): string | null {
  const { lines, preferences, promotion } = cartContent;
  const { rest } = deductions(cartTotals(lines, currency).total, preferences, options, currency);
  if (lines.some(isUndescribed)) return 'detailsGone';
  // The price is not known until the promotion is verified (Q4.8.b).
  if (promotion.loading) return 'promotionUnsure';
  if (terms !== 'none' && !hasAgreed) return 'termsNeeded';
  if (isDelivered(lines) && !preferences.deliveryAddress?.trim()) return 'addressNeeded';
  return exceedsCredit(rest, standingCard(preferences, options), options, currency) ? 'creditExceeded' : null;
}

/** Problems that may be gone after the cart has changed. */
const ofCart: ReadonlySet<string> = new Set(['addressNeeded', 'creditExceeded', 'detailsGone', 'promotionUnsure']);

/** The problem that still applies to the changed cart, or null. A renewed hold, for instance, solves nothing. */
export function stillSaid(asked: Asked & { problem: Problem | null }, cartContent: CartContent): Problem | null {
  const { problem } = asked;
  const isGone = problem !== null && ofCart.has(problem.code) && orderFault({ ...asked, cartContent }) !== problem.code;
  return isGone ? null : problem;
}

/** Why the order can no longer be placed as agreed, now that the ways to pay were loaded again (F37); null if it can. */
export function changedSince(asked: Asked, fresh: PaymentOptions | null): string | null {
  const { lines, preferences } = asked.cartContent;
  const { total } = cartTotals(lines, asked.currency);
  const partsBy = (options: PaymentOptions | null) => {
    const { points, wallet } = deductions(total, preferences, options, asked.currency);
    return [points, wallet, standingCard(preferences, options)].join();
  };
  const fault = orderFault({ ...asked, options: fresh });
  return fault ?? (partsBy(asked.options) === partsBy(fresh) ? null : 'balanceChanged');
}
