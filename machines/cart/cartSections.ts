/** Splits the cart into what is held for a limited time and what can wait. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { bookingsIn, isFacility } from './lines.ts';

export interface CartSection {
  kind: 'held' | 'calm';
  /** Its bookings; null where one was just removed and can be put back. */
  places: readonly (readonly CartLine[] | null)[];
}

interface Sorting {
  /** Whether the operator holds places for carts (R7.3.6). */
  reserves: boolean;
  /** What was just removed, and its index within its section. */
  removed: { lines: readonly CartLine[]; index: number } | null;
}

/** The sections that are not empty. */
export function cartSections(lines: readonly CartLine[], { reserves, removed }: Sorting): CartSection[] {
  const kindOf = (line: CartLine | undefined) =>
    line !== undefined && reserves && isFacility(line) ? ('held' as const) : ('calm' as const);
  const bookings = bookingsIn(lines);
  return (['held', 'calm'] as const)
    .map((kind): CartSection => {
      const own = bookings.filter(([first]) => kindOf(first) === kind);
      const gap = removed !== null && kindOf(removed.lines[0]) === kind ? removed.index : null;
      return { kind, places: gap === null ? own : [...own.slice(0, gap), null, ...own.slice(gap)] };
    })
    .filter(({ places }) => places.length > 0);
}
