/** Carts have owners: what lies aside for one customer is never another's (R4.1.6, R4.1.7, F07, T06). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isGuestOwner, nobody, ownerAtRest, ownerOf, type Owner } from '../session/owner.ts';
import { defaultPreferences, type PaymentPreferences } from './paymentPreferences.ts';
import { restoreLines } from './cartRules.ts';
import { withoutDiscounts } from './promotion.ts';

/** The cart of a customer who is not there. */
export interface AsideCart {
  owner: Owner;
  lines: CartLine[];
  preferences: PaymentPreferences;
}

/** A cart, whose it is, and what lies aside for others. */
export interface OwnedCart {
  user: User | null;
  lines: CartLine[];
  preferences: PaymentPreferences;
  aside: readonly AsideCart[];
}

/** Whoever takes part in an academy is known to the operator by number: the rest of them need not be kept (012). */
const isNumbered = ({ productType, customers }: CartLine): boolean =>
  productType === 'academy' && customers.every(({ customer_id }) => customer_id !== null);

/** Nothing but the number of each. */
const numbersOf = (line: CartLine): CartLine => ({
  ...line,
  // SAFETY: whatever else there is of a customer may be missing, in the cart's schema and on the wire.
  customers: line.customers.map(({ customer_id }) => ({ name: '', customer_id }) as Customer),
});

/** The line as it may be written down, or lie aside while somebody else is there: nothing of its attendees. */
export function withoutAttendees(line: CartLine): CartLine {
  if (line.customers.length === 0) return line;
  return isNumbered(line) ? numbersOf(line) : { ...line, customers: [], undescribed: true };
}

/** Whether details of its attendees were given and are not here any more. */
export const isUndescribed = ({ undescribed }: CartLine): boolean => undescribed === true;

/** Wallet, points and cards are a person's own: another one starts with the usual preferences. */
const othersChoices = ({ order_notes, deliveryAddress }: PaymentPreferences): PaymentPreferences => ({
  ...defaultPreferences,
  order_notes,
  deliveryAddress,
});

/** What comes back to its owner joins what they chose meanwhile, unless the two do not go together. */
function joined(lines: CartLine[], back: AsideCart | undefined, venueId: Id | null): CartLine[] {
  if (back === undefined) return lines;
  if (lines.length === 0) return back.lines;
  const verdict = restoreLines({ lines, venueId }, back.lines);
  return verdict.ok ? verdict.lines : lines;
}

/**
 * The cart after somebody came or went. What nobody chose goes on with whoever comes; a guest's choice does so without
 * its attendees; a customer's lies aside until they are back.
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
    // While somebody else is there, not even the page's memory holds whose attendees they were.
    aside: others.map(({ owner, lines, preferences }) => ({
      owner,
      lines: withoutDiscounts(to === nobody ? lines : lines.map(withoutAttendees)),
      preferences,
    })),
  };
}
