/** The cart of this tab (R9.4.5): it outlives a reload and ends with the tab (Q9.4.d). */
import * as v from 'valibot';
import type { CartContext } from '../../../../machines/cart/cartContext.ts';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { withoutAttendees, type AsideCart } from '../../../../machines/cart/carts.ts';
import {
  preferencesOf,
  defaultPreferences,
  longestNote,
  type PaymentPreferences,
} from '../../../../machines/cart/paymentPreferences.ts';
import { wishIn, withoutDiscounts, type PersistedPromotion } from '../../../../machines/cart/promotion.ts';
import { nobody, ownerAtRest, ownerOf } from '../../../../machines/session/owner.ts';
import { CartLine } from '../../../contract/orders/cart.ts';
import { persistedItem } from '../storage.ts';
import { cartStorage, takeLeftLines } from './storedCart.ts';
import { fromWritten, toWritten } from './writtenPreferences.ts';

export const Preferences = v.object({
  is_wallet: v.boolean(),
  is_qpoints: v.boolean(),
  save_card: v.boolean(),
  cardId: v.pipe(v.string(), v.minLength(1)),
  isCardChosen: v.optional(v.boolean(), false),
  deliveryAddress: v.nullable(v.string()),
  order_notes: v.pipe(v.string(), v.maxLength(longestNote)),
}) satisfies v.GenericSchema<unknown, PaymentPreferences>;

/** Longer than any code. */
const longestCode = 100;
/** The code alone: its discount is asked for again. */
export const WishedPromotion = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(longestCode)),
  type: v.picklist(['promo', 'memberships']),
});
const OwnPromotion = v.object({ owner: v.string(), ...WishedPromotion.entries }) satisfies v.GenericSchema<
  unknown,
  PersistedPromotion
>;

const Cart = v.object({ lines: v.array(CartLine), choices: Preferences });
/**
 * The cart of a signed-out customer, which whoever logs in takes over, and those of customers, each for its owner alone
 * (012).
 */
const Carts = v.object({
  ...Cart.entries,
  aside: v.array(v.object({ owner: v.string(), ...Cart.entries })),
  promotion: v.nullish(OwnPromotion, null),
});
const persisted = persistedItem(...cartStorage, Carts);

interface PersistedCarts {
  lines: CartLine[];
  preferences: PaymentPreferences;
  aside: AsideCart[];
  promotion: PersistedPromotion | null;
}

const empty = { lines: [], preferences: defaultPreferences };

/** What the cart starts with; empty when nothing is kept, or nothing that can be trusted. */
export function persistedCart(): PersistedCarts {
  const carts = persisted.read();
  return carts === null
    ? { ...empty, aside: [], promotion: null }
    : { ...fromWritten(carts), aside: carts.aside.map(fromWritten) };
}

/** What whoever logged out before the cart was there had in it. */
export const leftLines = (): CartLine[] => {
  const left = v.safeParse(v.array(CartLine), takeLeftLines());
  return left.success ? left.output : [];
};

const written = <TCart extends { lines: CartLine[] }>(cart: TCart): TCart => ({
  ...cart,
  lines: withoutDiscounts(cart.lines.map(withoutAttendees)),
});

/** What is stored of a cart: whose it is, and nothing of its attendees. */
function writtenCarts(context: CartContext): v.InferOutput<typeof Carts> {
  const owner = ownerAtRest(ownerOf(context.user));
  const own = toWritten(written({ lines: context.lines, preferences: preferencesOf(context) }));
  const others = context.aside.map((cart) => toWritten(written(cart)));
  const wish = wishIn(context.promotion);
  const promotion = wish && { owner, ...wish };
  return owner === nobody
    ? { ...own, aside: others, promotion }
    : { ...toWritten(empty), aside: [{ owner, ...own }, ...others], promotion };
}

/** The stored form of a cart, and whose it is. */
const writtenParts = [
  ...(Object.keys(defaultPreferences) as (keyof PaymentPreferences)[]),
  ...(['lines', 'aside', 'promotion', 'user'] as const),
];

/**
 * Writes every change of the cart down, and first of all whose it is by now: whoever is logged in at its start has taken
 * over what was nobody's (T06). Returns what stops it.
 */
export function persistCart(cart: Pick<CartRef, 'subscribe' | 'getSnapshot'>): () => void {
  let last: CartContext = cart.getSnapshot().context;
  const kept = persisted.read();
  let text = JSON.stringify(kept ?? writtenCarts(last));
  const write = (context: CartContext) => {
    const carts = writtenCarts(context);
    const next = JSON.stringify(carts);
    if (next === text) return;
    text = next;
    persisted.write(carts);
  };
  write(last);
  const subscription = cart.subscribe(({ context }) => {
    if (writtenParts.every((name) => context[name] === last[name])) return;
    last = context;
    write(context);
  });
  return () => subscription.unsubscribe();
}
