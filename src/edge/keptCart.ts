/** The cart of this tab (R9.4.5): it outlives a reload and ends with the tab (Q9.4.d). */
import * as v from 'valibot';
import type { CartContext, CartRef } from '../../machines/cart/cartMachine.ts';
import { defaultChoices, longestNote, type CartChoices } from '../../machines/cart/choices.ts';
import { CartLine } from '../contract/cart.ts';
import { keep } from './storage.ts';

export const Choices = v.object({
  is_wallet: v.boolean(),
  is_qpoints: v.boolean(),
  save_card: v.boolean(),
  cardId: v.pipe(v.string(), v.minLength(1)),
  isCardChosen: v.optional(v.boolean(), false),
  deliveryAddress: v.nullable(v.string()),
  order_notes: v.pipe(v.string(), v.maxLength(longestNote)),
}) satisfies v.GenericSchema<unknown, CartChoices>;

const kept = keep('session', 'cart', 1, v.object({ lines: v.array(CartLine), choices: Choices }));

/** What the cart starts with; empty when nothing is kept, or nothing that can be trusted. */
export const keptCart = (): { lines: CartLine[]; choices: CartChoices } =>
  kept.read() ?? { lines: [], choices: defaultChoices };

/** Writes every change of the cart down. Answers how to stop. */
export function keepCart(cart: Pick<CartRef, 'subscribe' | 'getSnapshot'>): () => void {
  let written = cart.getSnapshot().context;
  const write = (context: CartContext) => {
    const isSame = (Object.keys(Choices.entries) as (keyof CartChoices)[]).every(
      (name) => context[name] === written[name],
    );
    if (isSame && context.lines === written.lines) return;
    written = context;
    const { lines, is_wallet, is_qpoints, save_card, cardId, isCardChosen, deliveryAddress, order_notes } = context;
    kept.write({
      lines,
      choices: { is_wallet, is_qpoints, save_card, cardId, isCardChosen, deliveryAddress, order_notes },
    });
  };
  const subscription = cart.subscribe(({ context }) => write(context));
  return () => subscription.unsubscribe();
}
