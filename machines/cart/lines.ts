/** Rules about cart lines: their kinds, and which of them belong together. */
import type { CartLine, FacilityLine } from '../../src/contract/orders/cart.ts';

/** A line before it is in the cart: it gets its id when it is added. */
export type LineDraft<Line extends CartLine = CartLine> = Line extends unknown ? Omit<Line, 'id'> : never;

/** The fields of a line that are needed to count tickets. */
export interface CountedLine {
  id: string;
  productType: string;
  quantity: number;
  capacityBased?: boolean | undefined;
  group_id?: string | null | undefined;
}

export const isFacility = (line: CartLine): line is FacilityLine => line.productType === 'facility';

/** Whether the facility is sold whole: one party has it to itself. */
export const isExclusive = ({ productType, capacityBased }: CountedLine): boolean =>
  productType === 'facility' && !capacityBased;

const groupIdOf = ({ productType, group_id }: CountedLine): string | null =>
  productType === 'facility' ? (group_id ?? null) : null;

/** The lines that are added and removed together: the default products of one booking share a group (R4.5.2). */
export function groupOf<Line extends CountedLine>(lines: readonly Line[], lineId: string): Line[] {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return [];
  const groupId = groupIdOf(line);
  return groupId === null ? [line] : lines.filter((other) => groupIdOf(other) === groupId);
}

/** The lines without the removed ones and their groups. */
export function withoutLines(lines: readonly CartLine[], removed: readonly CartLine[]): CartLine[] {
  const gone = new Set(removed.flatMap(({ id }) => groupOf(lines, id)).map(({ id }) => id));
  return lines.filter(({ id }) => !gone.has(id));
}

/** Bookings as the customer sees them: the lines of one group together, every other line alone. */
export function bookingsIn<Line extends CountedLine>(lines: readonly Line[]): Line[][] {
  const shown = new Set<string>();
  return lines.flatMap((line) => {
    if (shown.has(line.id)) return [];
    const group = groupOf(lines, line.id);
    for (const { id } of group) shown.add(id);
    return [group];
  });
}

/** Tickets in the cart, without add-ons; a facility sold whole counts once, however its price is made up (Q3.6.a). */
export const totalTickets = (lines: readonly CountedLine[]): number =>
  bookingsIn(lines)
    .map(([first]) => (first === undefined ? 0 : isExclusive(first) ? 1 : first.quantity))
    .reduce((sum, count) => sum + count, 0);

/** Whether a guest may buy these lines: facility and event items only (R6.1.3); an empty cart breaks no rule (Q6.1.a). */
export const isOpenToGuests = (lines: readonly Pick<CartLine, 'productType'>[]): boolean =>
  lines.every(({ productType }) => productType === 'facility' || productType === 'event');

/** Whether a delivery address is needed (Q3.6.e). */
export const isDelivered = (lines: readonly CartLine[]): boolean =>
  lines.some((line) => line.productType === 'pos' && line.delivered);

/** How many people a line admits. */
export const peopleOf = (line: CartLine): number => line.quantity * (isFacility(line) ? line.participant_count : 1);
