/**
 * What this tab keeps of carts, as far as anybody needs it before the cart is there: to count it, and to take it away
 * when its customer logs out (R4.1.7). persistedCart.ts reads and writes all of it.
 */
import * as v from 'valibot';
import type { StoredCart } from '../../../../machines/portal/portalEvents.ts';
import { persistedItem } from '../storage.ts';

export const cartStorage = ['session', 'cart', 2] as const;

const counted = {
  id: v.string(),
  productType: v.string(),
  quantity: v.number(),
  capacityBased: v.optional(v.boolean()),
  group_id: v.nullish(v.string()),
};
const cartsOf = <TLine extends v.GenericSchema>(line: TLine) =>
  v.object({ lines: v.array(line), aside: v.array(v.object({ owner: v.string(), lines: v.array(line) })) });

const stored = persistedItem(...cartStorage, cartsOf(v.object(counted)));
const all = persistedItem(...cartStorage, cartsOf(v.unknown()));

/** What can be counted; nothing where nothing is kept, or nothing that can be trusted. */
export const storedCart = (): StoredCart => stored.read() ?? { lines: [], aside: [] };

let left: unknown[] = [];

/** Takes away what is kept. Its lines are remembered until the cart is there to give their places back (R7.3.5). */
export function clearStoredCart(): void {
  const { lines, aside } = all.read() ?? { lines: [], aside: [] };
  left = [...left, ...lines, ...aside.flatMap((one) => one.lines)];
  all.drop();
}

/** The lines of whoever logged out before the cart was there; they are given away once. */
export function takeLeftLines(): unknown[] {
  const taken = left;
  left = [];
  return taken;
}
