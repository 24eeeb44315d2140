/** What a promotion takes off each line of a cart, in whole fils; nothing here reads a clock or a database. */
import { wholeFils } from '../money/wholeFils.ts';
import type { Promotion, PromotionScope } from '../../data/seed/content/promotions.ts';

/** A line or an add-on as a promotion sees it. */
export interface ReducibleLine {
  readonly kind: string;
  readonly sport: string | null;
  readonly venueId: number | null;
  /** HH:mm:ss of the slot, null for what has none. */
  readonly startTime: string | null;
  readonly quantity: number;
  /** Fils per unit; a fraction of one for instalments. */
  readonly price: number;
  readonly tax: number;
  /** Position of the line that this one is an add-on of, null for lines. */
  readonly parent: number | null;
}

/** Fils of a whole line. */
export interface Amounts {
  readonly price: number;
  readonly tax: number;
  readonly total: number;
}

/** A line before any promotion. */
export function amountsOf({ price, tax, quantity }: ReducibleLine): Amounts {
  const total = wholeFils((price + tax) * quantity);
  const taxes = wholeFils(tax * quantity);
  return { price: total - taxes, tax: taxes, total };
}

const nightEnds = '05:00:00';

/** A slot at one in the morning starts after eight in the evening. */
const startsFrom = (startTime: string | null, earliest: string): boolean =>
  startTime !== null && (startTime >= earliest || (earliest > nightEnds && startTime < nightEnds));

const concerns = (scope: PromotionScope, line: ReducibleLine): boolean =>
  (scope.kinds.length === 0 || scope.kinds.includes(line.kind)) &&
  (scope.venueId === undefined || scope.venueId === null || scope.venueId === line.venueId) &&
  (scope.sport === undefined || scope.sport === line.sport) &&
  (scope.startsFrom === undefined || startsFrom(line.startTime, scope.startsFrom));

/** Splits fils over shares so that the parts add up: the largest remainders get what is left. */
function split(fils: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (sum === 0 ? 0 : (fils * share) / sum));
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, position) => ({ position, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.position - other.position);
  const missing = sum === 0 ? 0 : fils - parts.reduce((total, part) => total + part, 0);
  for (const { position } of order.slice(0, missing)) parts[position]! += 1;
  return parts;
}

/** What is left of a line after so many fils, price and VAT in the same proportion; never less than nothing. */
function lessened(before: Amounts, fils: number): Amounts {
  const total = Math.max(0, before.total - fils);
  const tax = before.total === 0 ? 0 : wholeFils((before.tax * total) / before.total);
  return { price: total - tax, tax, total };
}

/**
 * What each line costs with the promotion, null for lines it does not concern.
 * All null when the promotion fits none of them or they cost less together than it asks for.
 */
export function reduced(promotion: Promotion, lines: readonly ReducibleLine[]): (Amounts | null)[] {
  const fits = lines.map((line) => line.parent === null && concerns(promotion.scope, line));
  const eligible = lines.map(
    (line, position) => fits[position] || (promotion.withExtras && line.parent !== null && fits[line.parent] === true),
  );
  const before = lines.map(amountsOf);
  const sum = before.reduce((total, amounts, position) => total + (eligible[position] ? amounts.total : 0), 0);
  if (sum === 0 || sum < promotion.atLeast) return lines.map(() => null);

  const { reduction } = promotion;
  const offs =
    'percent' in reduction
      ? before.map(({ total }) => Math.round((total * reduction.percent) / 100))
      : split(
          Math.min(reduction.fils, sum),
          before.map(({ total }, position) => (eligible[position] ? total : 0)),
        );
  return before.map((amounts, position) => (eligible[position] ? lessened(amounts, offs[position]!) : null));
}
