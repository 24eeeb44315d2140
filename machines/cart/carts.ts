/** Carts have owners: one customer's cart is never shown to another (R4.1.6, R4.1.7, F07, T06). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isGuestOwner, nobody, ownerAtRest, ownerOf, type Owner } from '../session/owner.ts';
import { defaultPreferences, type PaymentPreferences } from './paymentPreferences.ts';
import { restoreLines } from './cartRules.ts';
import { withoutDiscounts } from './promotion.ts';

/** The cart of a customer who is not logged in now, kept until they are back. */
export interface AsideCart {
  owner: Owner;
  lines: CartLine[];
  preferences: PaymentPreferences;
}

/** The current cart with its owner, and the carts put aside for others. */
export interface OwnedCart {
  user: User | null;
  lines: CartLine[];
  preferences: PaymentPreferences;
  aside: readonly AsideCart[];
}

/** Academy attendees who all have a customer id: only their ids need to be persisted (012). */
const isNumbered = ({ productType, customers }: CartLine): boolean =>
  productType === 'academy' && customers.every(({ customer_id }) => customer_id !== null);

/** The line with nothing of its attendees but their ids. */
const numbersOf = (line: CartLine): CartLine => ({
  ...line,
  // SAFETY: all other fields of a customer may be missing, in the cart's schema and on the wire.
  customers: line.customers.map(({ customer_id }) => ({ name: '', customer_id }) as Customer),
});

/** The line as it may be persisted, or put aside while another customer is logged in: without its attendees' details. */
export function withoutAttendees(line: CartLine): CartLine {
  if (line.customers.length === 0) return line;
  return isNumbered(line) ? numbersOf(line) : { ...line, customers: [], undescribed: true };
}

/** Whether attendees' details were given and have since been dropped. */
export const isUndescribed = ({ undescribed }: CartLine): boolean => undescribed === true;

/** Wallet, points and cards are personal: another customer starts with the defaults. */
const othersChoices = ({ order_notes, deliveryAddress }: PaymentPreferences): PaymentPreferences => ({
  ...defaultPreferences,
  order_notes,
  deliveryAddress,
});

/** A cart that comes back is merged with what its owner chose meanwhile, or dropped where the two may not be together. */
function joined(lines: CartLine[], back: AsideCart | undefined, venueId: Id | null): CartLine[] {
  if (back === undefined) return lines;
  if (lines.length === 0) return back.lines;
  const verdict = restoreLines({ lines, venueId }, back.lines);
  return verdict.ok ? verdict.lines : lines;
}

/**
 * The cart after a change of customer. A cart filled while signed out goes on as the arriving customer's; a guest's
 * cart as well, without attendees; a customer's cart is put aside until they are back.
 */
export function withOwner(cart: OwnedCart, user: User | null, venueId: Id | null): OwnedCart {
  const [from, to] = [ownerOf(cart.user), ownerOf(user)];
  if (from === to) return { ...cart, user };
  const back = cart.aside.find(({ owner }) => owner === to);
  const isCustomers = ownerAtRest(from) !== nobody;
  const left: AsideCart[] = isCustomers && cart.lines.length > 0 ? [{ ...cart, owner: from }] : [];
  const others = [...left, ...cart.aside.filter(({ owner }) => owner !== to && owner !== from)];
  const own = isGuestOwner(from) ? cart.lines.map(withoutAttendees) : cart.lines;
  return {
    user,
    lines: isCustomers ? (back?.lines ?? []) : joined(own, back, venueId),
    preferences: back?.preferences ?? (isCustomers ? defaultPreferences : othersChoices(cart.preferences)),
    // While another customer is logged in, attendees' details are not kept even in memory.
    aside: others.map(({ owner, lines, preferences }) => ({
      owner,
      lines: withoutDiscounts(to === nobody ? lines : lines.map(withoutAttendees)),
      preferences,
    })),
  };
}
