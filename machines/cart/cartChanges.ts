/** What becomes of the cart, and what is told of it: a change is made whole or not at all. */
import type { CartLine, ReservationResult } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import { ownerOf } from '../session/owner.ts';
import { isGuest } from '../session/sessionRules.ts';
import { ConnectionError, toProblem, type Problem } from '../shared/problem.ts';
import type { CartContext, CartEmitted, Proposal } from './cartContext.ts';
import { withOwner } from './carts.ts';
import { groupOf, isFacility, withoutLines } from './lines.ts';
import { defaultPreferences, noPromotion, preferencesOf } from './paymentPreferences.ts';
import { isPromotionVoidedBy, relined, unlowered, wishedPromotion, withoutDiscounts } from './promotion.ts';
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

/** The cart begins anew (R4.8.10) with what came into it since the order was sent. */
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

/** Without facility lines nothing is held. */
export const holdsOf = (lines: CartLine[]) =>
  hasFacilities(lines) ? { lines } : { lines, heldUntil: null, isHoldUnsure: false };

const heldAmong = ({ reserves }: CartContext, lines: readonly CartLine[]): CartLine[] =>
  reserves ? lines.filter(isFacility) : [];

/** What is told when the last line goes; a guest without lines is nobody (R4.1.8). */
export function farewells({ lines: before, user }: CartContext, lines: CartLine[]): CartEmitted[] {
  if (before.length === 0 || lines.length > 0) return [];
  return isGuest(user) ? [{ type: 'cart.emptied' }, { type: 'guest.emptied' }] : [{ type: 'cart.emptied' }];
}

/** Whoever waits for an answer gets one. */
const answered = (requestId: string | null, problem: Problem | null = null): CartEmitted[] => {
  if (requestId === null) return [];
  return [problem === null ? { type: 'lines.added', requestId } : { type: 'lines.refused', requestId, problem }];
};

/** The cart as it would be with the wish. */
export function proposed(context: CartContext, wish: CartWish): Partial<CartContext> {
  const verdict = verdictOf(context, wish);
  return { proposal: verdict.ok ? { lines: verdict.lines, wish } : null, problem: null };
}

/** The proposed cart becomes the cart. */
export function committed(context: CartContext): CartChange {
  const { lines: asked, wish } = proposalOf(context);
  const known = new Map(context.lines.map(({ id, quantity }) => [id, quantity]));
  // R4.8.6: also a ticket that joins a line of its kind is added.
  const isVoided = isPromotionVoidedBy(asked.filter(({ id, quantity }) => quantity > (known.get(id) ?? 0)));
  const back = wish?.type === 'cart.restore' ? wish.promotion : null;
  const wished = back ? wishedPromotion(back.code, back.type) : context.promotion;
  const { lines, promotion } = isVoided && !back ? unlowered(asked) : relined(asked, wished);
  return {
    changes: { ...holdsOf(lines), promotion, proposal: null },
    news: [...answered(requestOf(wish)), ...farewells(context, lines)],
  };
}

/** The rules say no. */
export function refused(context: CartContext, wish: CartWish): CartChange {
  const verdict = verdictOf(context, wish);
  if (verdict.ok) return { changes: {}, news: [] };
  const { code, values } = verdict;
  const problem = { code, message: null, ...(values && { values }) };
  const requestId = requestOf(wish);
  // R4.8.4: wherever they were wished for, goods of another outlet are the cart's own matter.
  const isOwn = requestId === null || code === 'otherOutlet';
  return { changes: { problem: isOwn ? problem : null }, news: answered(requestId, problem) };
}

/** Takes out what somebody else was faster for; a change that cannot be held whole is not made at all. */
export function settled(context: CartContext, result: ReservationResult): CartChange {
  const requestId = requestOf(proposalOf(context).wish);
  const { lines: kept, isRefused, lost, excess } = settlementOf(context, result);
  const isAsBefore = isRefused && lost.length === 0;
  const { lines, promotion } = isAsBefore
    ? { lines: kept, promotion: context.promotion }
    : relined(kept, context.promotion);
  // Somebody else was faster; the server may have said so in its own words.
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
      ...farewells(context, lines),
    ],
  };
}

/** Places that are asked for beside those of the cart. */
function strayOf(context: CartContext): CartLine[] {
  const known = new Set(context.lines.map(({ id }) => id));
  return proposalOf(context).lines.filter((line) => isFacility(line) && !known.has(line.id));
}

/** The change was not held, as far as we know; what the server may have kept is given back or renewed away. */
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

/** A line goes, with all that goes with it; with a problem somebody else was faster, and it is told (R8.1.5). */
export function removed(context: CartContext, lineId: string, problem: Problem | null = null): CartChange {
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
    news: [...(problem ? [{ type: 'lines.lost' as const, lines: gone, problem }] : []), ...farewells(context, lines)],
  };
}

/** The cart that somebody wished to change is no more; what is asked for now may be held, and what is given back is not yet (R7.3.5). */
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
  return { changes: { ...emptyCart, released }, news: farewells(context, []) };
}

/** Logging out leaves nothing behind (R4.1.7), also of what had been put aside a moment before. */
export function clearedAll(context: CartContext): Partial<CartContext> {
  const all = [...context.lines, ...context.aside.flatMap(({ lines }) => lines)];
  return { ...emptyCart, aside: [], released: [...context.released, ...heldAmong(context, all)] };
}

/** What the cart becomes when somebody comes or goes. */
function changed(context: CartContext, user: User | null) {
  const { lines, aside, venueId } = context;
  const owned = withOwner({ user: context.user, lines, preferences: preferencesOf(context), aside }, user, venueId);
  return { ...owned.preferences, user, lines: owned.lines, aside: owned.aside };
}

const isLeft = ({ user: before }: CartContext, user: User | null): boolean =>
  before !== null && ownerOf(before) !== ownerOf(user);

/** What somebody was about to put in is theirs, unless nobody was there and they have just come. */
export const isTakenOver = (context: CartContext, user: User | null): boolean =>
  changed(context, user).lines !== context.lines || isLeft(context, user);

/** A promotion is its customer's: with them it goes, and for whoever comes it is verified again. */
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

/** Whether the server has to be asked before the wish is granted (R7.3.4, R7.3.6). */
export function isHoldChanged(context: CartContext, wish: CartWish): boolean {
  const verdict = verdictOf(context, wish);
  return context.reserves && verdict.ok && !isSameReservation(context.lines, verdict.lines);
}

/** The server holds all that was proposed, and nothing else is gone. */
export function isHeld(context: CartContext, result: ReservationResult): boolean {
  const { isRefused, lost } = settlementOf(context, result);
  return !isRefused && lost.length === 0;
}

/** Something is still held: the server now holds another list than the cart keeps. */
export const isHoldLeft = (context: CartContext, result: ReservationResult): boolean =>
  hasFacilities(settlementOf(context, result).lines);
