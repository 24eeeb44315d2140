/** What lines are, and what belongs together. */
import type { CartLine, FacilityLine } from '../../src/contract/orders/cart.ts';

/** A line before it is in the cart: its id is made where it is added. */
export type LineDraft<Line extends CartLine = CartLine> = Line extends unknown ? Omit<Line, 'id'> : never;

/** What tells how many tickets lines are. */
export interface CountedLine {
  id: string;
  productType: string;
  quantity: number;
  capacityBased?: boolean | undefined;
  group_id?: string | null | undefined;
}

export const isFacility = (line: CartLine): line is FacilityLine => line.productType === 'facility';

/** Sold whole: one party has the facility for itself. */
export const isExclusive = ({ productType, capacityBased }: CountedLine): boolean =>
  productType === 'facility' && !capacityBased;

const groupIdOf = ({ productType, group_id }: CountedLine): string | null =>
  productType === 'facility' ? (group_id ?? null) : null;

/** The lines that come and go with a line: the default products of one booking share a group (R4.5.2). */
export function groupOf<Line extends CountedLine>(lines: readonly Line[], lineId: string): Line[] {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return [];
  const groupId = groupIdOf(line);
  return groupId === null ? [line] : lines.filter((other) => groupIdOf(other) === groupId);
}

/** The lines without the given ones and whatever belongs to them. */
export function withoutLines(lines: readonly CartLine[], removed: readonly CartLine[]): CartLine[] {
  const gone = new Set(removed.flatMap(({ id }) => groupOf(lines, id)).map(({ id }) => id));
  return lines.filter(({ id }) => !gone.has(id));
}

/** A booking as the customer sees it: the lines of one group stand together, every other line alone. */
export function bookingsIn<Line extends CountedLine>(lines: readonly Line[]): Line[][] {
  const shown = new Set<string>();
  return lines.flatMap((line) => {
    if (shown.has(line.id)) return [];
    const group = groupOf(lines, line.id);
    for (const { id } of group) shown.add(id);
    return [group];
  });
}

/** Tickets in the cart, without add-ons; a facility that is sold whole counts once, however its price is made up (Q3.6.a). */
export const totalTickets = (lines: readonly CountedLine[]): number =>
  bookingsIn(lines)
    .map(([first]) => (first === undefined ? 0 : isExclusive(first) ? 1 : first.quantity))
    .reduce((sum, count) => sum + count, 0);

/** Guests may buy facility and event items only (R6.1.3); an empty cart breaks no rule (Q6.1.a). */
export const isOpenToGuests = (lines: readonly Pick<CartLine, 'productType'>[]): boolean =>
  lines.every(({ productType }) => productType === 'facility' || productType === 'event');

/** A delivery address is asked for while something is delivered (Q3.6.e). */
export const isDelivered = (lines: readonly CartLine[]): boolean =>
  lines.some((line) => line.productType === 'pos' && line.delivered);

/** How many people a line admits. */
export const peopleOf = (line: CartLine): number => line.quantity * (isFacility(line) ? line.participant_count : 1);
