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

/** What keeps the cart from being ordered as it is, the first of it: the code of a problem, or null (R5.6.6, R5.6.8, R5.7.6). */
export function orderFault({ cartContent, options, currency, terms, hasAgreed }: Asked): string | null {
  const { lines, preferences, promotion } = cartContent;
  const { rest } = deductions(cartTotals(lines, currency).total, preferences, options, currency);
  if (lines.some(isUndescribed)) return 'detailsGone';
  // What it costs is not known before (Q4.8.b).
  if (promotion.loading) return 'promotionUnsure';
  if (terms !== 'none' && !hasAgreed) return 'termsNeeded';
  if (isDelivered(lines) && !preferences.deliveryAddress?.trim()) return 'addressNeeded';
  return exceedsCredit(rest, standingCard(preferences, options), options, currency) ? 'creditExceeded' : null;
}

/** Problems that another cart may not have. */
const ofCart: ReadonlySet<string> = new Set(['addressNeeded', 'creditExceeded', 'detailsGone', 'promotionUnsure']);

/** What is said of the cart that it has become: a renewed hold changes nothing of it, and what is in the way still is. */
export function stillSaid(asked: Asked & { problem: Problem | null }, cartContent: CartContent): Problem | null {
  const { problem } = asked;
  const isGone = problem !== null && ofCart.has(problem.code) && orderFault({ ...asked, cartContent }) !== problem.code;
  return isGone ? null : problem;
}

/** What keeps an order from being placed as it was agreed to, now that the ways to pay were asked for again (F37). */
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
