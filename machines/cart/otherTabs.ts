/** All tabs of a browser share one cart and its holds: the tab that changes it tells the others (F10). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { CartChange } from './cartChanges.ts';
import { emptiedNews, holdsOf } from './cartChanges.ts';
import type { CartContext, CartNews } from './cartContext.ts';
import { withoutAttendees } from './carts.ts';
import { noPromotion } from './paymentPreferences.ts';
import { relined, wishedPromotion, wishIn, withoutDiscounts } from './promotion.ts';

const sorted = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part;

const toldLines = (lines: readonly CartLine[]): CartLine[] => withoutDiscounts(lines.map(withoutAttendees));

export const newsOf = ({ lines, promotion }: Pick<CartContext, 'lines' | 'promotion'>): CartNews => ({
  lines: toldLines(lines),
  promotion: wishIn(promotion),
});

/** A text that is equal for carts that need no message to other tabs; a renewed hold changes nothing in it. */
export const newsText = ({ lines, promotion }: CartNews): string =>
  JSON.stringify([toldLines(lines), promotion], sorted);

export const isNews = (context: CartContext, news: CartNews): boolean => newsText(newsOf(context)) !== newsText(news);

/** The other tab's line, with the attendees that only this tab knows. */
function described(line: CartLine, own: CartLine | undefined): CartLine {
  if (own === undefined || own.customers.length === 0 || own.quantity !== line.quantity) return line;
  const { undescribed: _, ...rest } = line;
  return { ...rest, customers: own.customers };
}

/**
 * The cart as another tab has it. This tab's pending wishes are tried again on the new cart, and its releases are
 * repeated, except for lines that are in the cart again.
 */
export function followed(context: CartContext, news: CartNews): CartChange {
  const { proposal, waiting, released, releasing } = context;
  const own = new Map(context.lines.map((line) => [line.id, line]));
  const { lines, promotion } = relined(
    news.lines.map((line) => described(line, own.get(line.id))),
    news.promotion === null ? noPromotion : wishedPromotion(news.promotion.code, news.promotion.type),
  );
  const kept = new Set(lines.map(({ id }) => id));
  return {
    changes: {
      ...holdsOf(lines),
      promotion,
      proposal: null,
      waiting: proposal?.wish ? [proposal.wish, ...waiting] : waiting,
      released: [...released, ...releasing].filter(({ id }) => !kept.has(id)),
      releasing: [],
    },
    news: emptiedNews(context, lines),
  };
}
