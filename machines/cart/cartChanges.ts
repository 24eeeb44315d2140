/** How each event changes the cart, and what it emits. A change is made whole or not at all. */
import type { CartLine, ReservationResult } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import { ownerOf } from '../session/owner.ts';
import { isGuest } from '../session/sessionRules.ts';
import { ConnectionError, toProblem, type Problem } from '../shared/problem.ts';
import type { CartContext, CartEmitted, Proposal } from './cartContext.ts';
import { withOwner } from './carts.ts';
import { groupOf, isFacility, withoutLines } from './lines.ts';
import { defaultPreferences, noPromotion, preferencesOf } from './paymentPreferences.ts';
import { isPromotionVoidedBy, relined, unlowered, voided, wishedPromotion, withoutDiscounts } from './promotion.ts';
import { isSameReservation, reservationMessage, settlement } from './reservation.ts';
import { requestOf, verdictOf, type CartWish } from './wishes.ts';

export interface CartChange {
  changes: Partial<CartContext>;
  news: CartEmitted[];
}

export const emptyCart = {
  lines: [],
  ...defaultPreferences,
  promotion: noPromotion,
  heldUntil: null,
  isHoldUnsure: false,
  problem: null,
};

/** The cart after an order (R4.8.10): empty but for the lines that were added since the order was sent. */
export const ordered = ({ lines }: CartContext, lineIds?: readonly string[]): Partial<CartContext> => ({
  ...emptyCart,
  lines: lineIds
    ? withoutDiscounts(
        withoutLines(
          lines,
          lines.filter(({ id }) => lineIds.includes(id)),
        ),
      )
    : [],
});

export const hasFacilities = (lines: readonly CartLine[]): boolean => lines.some(isFacility);

export const proposalOf = ({ proposal, lines }: CartContext): Proposal => proposal ?? { lines, wish: null };

const settlementOf = (context: CartContext, result: ReservationResult) =>
  settlement(context.lines, proposalOf(context).lines, result);

/** The server holds facility lines only; without them there is no hold to expire. */
export const holdsOf = (lines: CartLine[]) =>
  hasFacilities(lines) ? { lines } : { lines, heldUntil: null, isHoldUnsure: false };

const heldAmong = ({ reserves }: CartContext, lines: readonly CartLine[]): CartLine[] =>
  reserves ? lines.filter(isFacility) : [];

/** The events emitted when the last line goes; a guest without lines is logged out (R4.1.8). */
export function emptiedNews({ lines: before, user }: CartContext, lines: CartLine[]): CartEmitted[] {
  if (before.length === 0 || lines.length > 0) return [];
  return isGuest(user) ? [{ type: 'cart.emptied' }, { type: 'guest.emptied' }] : [{ type: 'cart.emptied' }];
}

/** The answer to the request that is waiting for one, if any. */
const answered = (requestId: string | null, problem: Problem | null = null): CartEmitted[] => {
  if (requestId === null) return [];
  return [problem === null ? { type: 'lines.added', requestId } : { type: 'lines.refused', requestId, problem }];
};

/** The cart as the wish would make it, or no proposal where the rules refuse. */
export function proposed(context: CartContext, wish: CartWish): Partial<CartContext> {
  const verdict = verdictOf(context, wish);
  return { proposal: verdict.ok ? { lines: verdict.lines, wish } : null, problem: null };
}

/** Makes the proposed cart the cart. */
export function committed(context: CartContext): CartChange {
  const { lines: asked, wish } = proposalOf(context);
  const known = new Map(context.lines.map(({ id, quantity }) => [id, quantity]));
  // A ticket that joins a line of its kind is an addition, too (R4.8.6).
  const isVoided = isPromotionVoidedBy(asked.filter(({ id, quantity }) => quantity > (known.get(id) ?? 0)));
  const back = wish?.type === 'cart.restore' ? wish.promotion : null;
  const wished = back ? wishedPromotion(back.code, back.type) : context.promotion;
  const { lines, promotion } = isVoided && !back ? voided(asked, wished) : relined(asked, wished);
  return {
    changes: { ...holdsOf(lines), promotion, proposal: null },
    news: [...answered(requestOf(wish)), ...emptiedNews(context, lines)],
  };
}

/** The problem that the rules give, shown by the cart or answered to the request. */
export function refused(context: CartContext, wish: CartWish): CartChange {
  const verdict = verdictOf(context, wish);
  if (verdict.ok) return { changes: {}, news: [] };
  const { code, values } = verdict;
  const problem = { code, message: null, ...(values && { values }) };
  const requestId = requestOf(wish);
  // Goods of another outlet always show the cart warning, wherever they were added (R4.8.4).
  const isOwn = requestId === null || code === 'otherOutlet';
  return { changes: { problem: isOwn ? problem : null }, news: answered(requestId, problem) };
}

/** Removes the lines whose places another customer took; a change that cannot be held whole is not made at all. */
export function settled(context: CartContext, result: ReservationResult): CartChange {
  const requestId = requestOf(proposalOf(context).wish);
  const { lines: kept, isRefused, lost, excess } = settlementOf(context, result);
  const isAsBefore = isRefused && lost.length === 0;
  const { lines, promotion } = isAsBefore
    ? { lines: kept, promotion: context.promotion }
    : relined(kept, context.promotion);
  // Another customer was faster; the server may have sent its own words for it.
  const problem = { code: 'placeTaken', message: reservationMessage(result) };
  const isAnswered = isRefused && requestId !== null;
  return {
    changes: {
      ...holdsOf(lines),
      promotion,
      proposal: null,
      released: hasFacilities(lines) && isRefused ? context.released : [...context.released, ...excess],
      problem: lost.length > 0 || !isAnswered ? problem : context.problem,
    },
    news: [
      ...answered(requestId, isRefused ? problem : null),
      ...(lost.length > 0 ? [{ type: 'lines.lost' as const, lines: lost, problem }] : []),
      ...emptiedNews(context, lines),
    ],
  };
}

/** Facility lines of the proposal that are not in the cart. */
function strayOf(context: CartContext): CartLine[] {
  const known = new Set(context.lines.map(({ id }) => id));
  return proposalOf(context).lines.filter((line) => isFacility(line) && !known.has(line.id));
}

/**
 * The change failed. After a lost connection the server may hold its places all the same: they are given back, or the
 * next renewal corrects them.
 */
export function givenUp(context: CartContext, error: unknown): CartChange {
  const requestId = requestOf(proposalOf(context).wish);
  const problem = toProblem(error);
  const isUnknown = error instanceof ConnectionError;
  const remains = hasFacilities(context.lines);
  return {
    changes: {
      proposal: null,
      isHoldUnsure: isUnknown && remains,
      released: isUnknown && !remains ? [...context.released, ...strayOf(context)] : context.released,
      problem: requestId === null ? problem : context.problem,
    },
    news: answered(requestId, problem),
  };
}

/** Removes a line with its group. A problem means that another customer took the place, and is told (R8.1.5). */
export function withoutLine(context: CartContext, lineId: string, problem: Problem | null = null): CartChange {
  const gone = groupOf(context.lines, lineId);
  const { lines, promotion } = relined(withoutLines(context.lines, gone), context.promotion);
  const { proposal } = context;
  return {
    changes: {
      ...holdsOf(lines),
      promotion,
      proposal: proposal && { ...proposal, lines: withoutLines(proposal.lines, gone) },
      released: [...context.released, ...heldAmong(context, gone)],
      problem,
    },
    news: [...(problem ? [{ type: 'lines.lost' as const, lines: gone, problem }] : []), ...emptiedNews(context, lines)],
  };
}

/**
 * Drops all pending wishes, as their cart is gone. Places being asked for or given back now are given back once more,
 * as those calls may not be answered (R7.3.5).
 */
export function dismissed(context: CartContext): CartChange {
  const { proposal, waiting, released, releasing } = context;
  const problem = { code: 'cartCleared', message: null };
  const requests = [proposal?.wish ?? null, ...waiting].map(requestOf);
  return {
    changes: { proposal: null, waiting: [], released: [...released, ...releasing, ...strayOf(context)], releasing: [] },
    news: requests.flatMap((id) => answered(id, problem)),
  };
}

export function cleared(context: CartContext): CartChange {
  const released = [...context.released, ...heldAmong(context, context.lines)];
  return { changes: { ...emptyCart, released }, news: emptiedNews(context, []) };
}

/** Logging out empties the cart (R4.1.7), and the carts put aside a moment before as well. */
export function clearedAll(context: CartContext): Partial<CartContext> {
  const all = [...context.lines, ...context.aside.flatMap(({ lines }) => lines)];
  return { ...emptyCart, aside: [], released: [...context.released, ...heldAmong(context, all)] };
}

/** The cart after another customer logged in, or the customer logged out. */
function changed(context: CartContext, user: User | null) {
  const { lines, aside, venueId } = context;
  const owned = withOwner({ user: context.user, lines, preferences: preferencesOf(context), aside }, user, venueId);
  return { ...owned.preferences, user, lines: owned.lines, aside: owned.aside };
}

const isLeft = ({ user: before }: CartContext, user: User | null): boolean =>
  before !== null && ownerOf(before) !== ownerOf(user);

/** Whether the change of customer drops pending wishes: the lines become others, or a known customer has left. */
export const isTakenOver = (context: CartContext, user: User | null): boolean =>
  changed(context, user).lines !== context.lines || isLeft(context, user);

/** A promotion belongs to its customer: dropped when they leave, verified again for the customer who arrives. */
function promotionFor(context: CartContext, lines: CartLine[], user: User | null) {
  if (isLeft(context, user)) return unlowered(lines);
  if (ownerOf(context.user) === ownerOf(user)) return { lines, promotion: context.promotion };
  return relined(lines, context.promotion);
}

export function ownedBy(context: CartContext, user: User | null): Partial<CartContext> {
  const { lines: theirs, ...rest } = changed(context, user);
  const { lines, promotion } = promotionFor(context, theirs, user);
  return {
    ...rest,
    ...(lines === context.lines ? {} : holdsOf(lines)),
    promotion,
    ...(isLeft(context, user) ? { problem: null } : {}),
  };
}

/** Whether the wish needs the server's answer first, since it changes what is held (R7.3.4, R7.3.6). */
export function isHoldChanged(context: CartContext, wish: CartWish): boolean {
  const verdict = verdictOf(context, wish);
  return context.reserves && verdict.ok && !isSameReservation(context.lines, verdict.lines);
}

/** Whether the server holds the whole proposal and no line of the cart is lost. */
export function isHeld(context: CartContext, result: ReservationResult): boolean {
  const { isRefused, lost } = settlementOf(context, result);
  return !isRefused && lost.length === 0;
}

/**
 * Whether facility lines remain after a partial answer: the server then holds another list than the cart and must get
 * the new one.
 */
export const isHoldLeft = (context: CartContext, result: ReservationResult): boolean =>
  hasFacilities(settlementOf(context, result).lines);
