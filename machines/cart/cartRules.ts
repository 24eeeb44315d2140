/**
 * What may be in the cart together, whatever its kind (R1.4.1). Each rule returns the new lines or a code (R4.8,
 * I01–I07).
 */
import { withTax } from '../money/withTax.ts';
import type { CartAddon, CartLine } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { tooManyOf, grantedVerdict, refusedVerdict, type CartCode, type CartVerdict } from './cartVerdict.ts';
import { joiningGoods } from './delivery.ts';
import { groupOf, isExclusive, isFacility, peopleOf, withoutLines } from './lines.ts';
import { repetitionOf } from './repetition.ts';

/**
 * A line with another quantity: attendees beyond the people it admits are dropped, and the discount has to be
 * verified again.
 */
function withQuantity<TLine extends CartLine>(line: TLine, quantity: number): TLine {
  const changed = { ...line, quantity, total_price: withTax(line) * quantity, discount: null };
  const people = Math.max(1, Math.ceil(peopleOf(changed)));
  return { ...changed, customers: line.customers.slice(0, people) };
}

const isWhole = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1;

/**
 * Facilities sold whole may have a fraction as quantity (90 minutes at an hourly rate), everything else is counted in
 * whole pieces.
 */
function hasValidQuantity(line: CartLine): boolean {
  if (line.productType === 'pos' && line.quantity === 0) return true; // takes the product out, R4.8.5
  return isExclusive(line) ? line.quantity > 0 : isWhole(line.quantity);
}

/** How many add-ons of one product the whole cart has, as they share one stock (R5.5.6, Q5.5.c). */
export function addonCount(lines: readonly CartLine[], productId: Id): number {
  return lines
    .flatMap(({ addons }) => addons)
    .filter(({ product_id }) => product_id === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The lines, unless they exceed an add-on's maximum (R5.5.9). */
function withinStock(lines: CartLine[], addons: readonly CartAddon[]): CartVerdict {
  const excess = addons.find(({ product_id, max }) => addonCount(lines, product_id) > max);
  return excess === undefined ? grantedVerdict(lines) : tooManyOf(excess.max);
}

function mergedAddons(addons: readonly CartAddon[], more: readonly CartAddon[]): CartAddon[] {
  const all = new Map(addons.map((addon) => [addon.product_id, addon]));
  for (const addon of more) {
    const quantity = (all.get(addon.product_id)?.quantity ?? 0) + addon.quantity;
    all.set(addon.product_id, { ...addon, quantity });
  }
  return [...all.values()];
}

/** The existing line plus the incoming one, whose price is the fresher, with the attendees and add-ons of both. */
function merged(twin: CartLine, incoming: CartLine): CartLine {
  const quantity = twin.quantity + incoming.quantity;
  const { price, tax_amount, most = twin.most } = incoming;
  const customers = [...twin.customers, ...incoming.customers];
  const addons = mergedAddons(twin.addons, incoming.addons);
  return withQuantity(
    { ...twin, price, tax_amount, customers, addons, ...(most === undefined ? {} : { most }) },
    quantity,
  );
}

const replaced = (lines: readonly CartLine[], changed: CartLine): CartLine[] =>
  lines.map((line) => (line.id === changed.id ? changed : line));

/** Memberships are never in the cart with anything else, in either order (R4.8.1). */
function exclusivity(lines: readonly CartLine[], incoming: CartLine): CartCode | null {
  const isMembership = incoming.productType === 'membership';
  if (lines.every(({ productType }) => (productType === 'membership') === isMembership)) return null;
  return isMembership ? 'membershipExclusive' : 'othersExclusive';
}

function withLine(lines: readonly CartLine[], incoming: CartLine): CartVerdict {
  if (incoming.venue_id === null) return refusedVerdict('invalidVenue');
  if (!hasValidQuantity(incoming)) return refusedVerdict('invalidQuantity');
  if (!incoming.addons.every(({ quantity }) => isWhole(quantity))) return refusedVerdict('invalidQuantity');
  const conflict = exclusivity(lines, incoming);
  if (conflict !== null) return refusedVerdict(conflict);
  const { twin, code } = repetitionOf(lines, incoming);
  if (code !== undefined) return refusedVerdict(code);
  if (incoming.quantity === 0) return grantedVerdict(twin ? withoutLines(lines, [twin]) : [...lines]);
  const joined = twin ? merged(twin, incoming) : joiningGoods(lines, incoming);
  if (twin && joined.quantity > mostOf(joined)) return tooManyOf(mostOf(joined));
  const next = twin ? replaced(lines, joined) : [...lines, joined];
  return withinStock(next, joined.addons);
}

/** Adds all of the lines or none. Without a venue in the configuration nothing can be sold (Q8.2.a). */
export function addLines(
  cart: { lines: readonly CartLine[]; venueId: Id | null },
  incoming: readonly CartLine[],
): CartVerdict {
  if (cart.venueId === null) return refusedVerdict('invalidConfig');
  return incoming.reduce<CartVerdict>(
    (verdict, line) => (verdict.ok ? withLine(verdict.lines, line) : verdict),
    grantedVerdict([...cart.lines]),
  );
}

/** As many of a line that comes back as there are beside what has been chosen meanwhile; null where none are. */
function asManyAsAreLeft(lines: readonly CartLine[], back: CartLine): CartLine | null {
  const { twin } = repetitionOf(lines, back);
  const room = twin ? mostOf(back) - twin.quantity : Infinity;
  if (room >= back.quantity) return back;
  return room > 0 ? withQuantity(back, room) : null;
}

/** Puts removed lines back; those still in the cart stay as they are. */
export function restoreLines(
  cart: { lines: readonly CartLine[]; venueId: Id | null },
  restored: readonly CartLine[],
): CartVerdict {
  const known = new Set(cart.lines.map(({ id }) => id));
  const missing = restored.filter(({ id }) => !known.has(id));
  return addLines(
    cart,
    missing.map((line) => asManyAsAreLeft(cart.lines, line)).filter((line) => line !== null),
  );
}

/** Identifies the ticket that an add-on goes with by its slot. */
export interface SlotRef {
  facilityId: Id;
  date: string;
  startTime: string;
}

/** Adds an add-on to the ticket of its slot (R8.2.8, R8.2.9). */
export function addAddon(lines: readonly CartLine[], at: SlotRef, addon: CartAddon): CartVerdict {
  const parent = lines
    .filter(isFacility)
    .find(
      (line) =>
        line.facilityId === at.facilityId &&
        line.selectedFacilityDate === at.date &&
        line.selectedFacilityTiming === at.startTime,
    );
  if (parent === undefined) return refusedVerdict('addTicketFirst');
  if (!isWhole(addon.quantity)) return refusedVerdict('invalidQuantity');
  const next = replaced(lines, { ...parent, addons: mergedAddons(parent.addons, [addon]) });
  return withinStock(next, [addon]);
}

/** Sets the quantity of an add-on of a line; 0 removes it. */
export function setAddon(
  lines: readonly CartLine[],
  { lineId, productId, quantity }: { lineId: string; productId: Id; quantity: number },
): CartVerdict {
  const line = lines.find(({ id }) => id === lineId);
  const addon = line?.addons.find(({ product_id }) => product_id === productId);
  if (line === undefined || addon === undefined) return refusedVerdict('lineGone');
  if (quantity !== 0 && !isWhole(quantity)) return refusedVerdict('invalidQuantity');
  const others = line.addons.filter((other) => other !== addon);
  if (quantity === 0) return grantedVerdict(replaced(lines, { ...line, addons: others }));
  const addons = line.addons.map((other) => (other === addon ? { ...addon, quantity, discount: null } : other));
  const next = replaced(lines, { ...line, addons });
  return withinStock(next, [addon]);
}

/** Whether a line has a quantity to change. A court, a seat, a membership and a course are always one. */
export function hasQuantity(line: CartLine): boolean {
  if (isFacility(line)) return line.capacityBased;
  if (line.productType === 'event') return line.seat_map_id === null && !line.one_per_customer;
  return line.productType === 'pos' || line.productType === 'offer';
}

/** Whether one more may be added without asking for another attendee's details (Q2.12.c). */
export const mayHaveMore = (line: CartLine): boolean =>
  hasQuantity(line) && !line.undescribed && line.customers.length < peopleOf(line);

/** The known maximum of a line, or Infinity; the server decides in the end. */
export const mostOf = (line: CartLine): number => line.most ?? Infinity;

/** The most that may be set without asking for another attendee's details. */
export const mostNow = (line: CartLine): number => (mayHaveMore(line) ? mostOf(line) : line.quantity);

/** Why one more of a line is refused; null when it is not. */
export function refusalOfMore(line: CartLine): Extract<CartVerdict, { ok: false }> | null {
  const verdict = setQuantity([line], line.id, line.quantity + 1);
  return verdict.ok ? null : verdict;
}

/** Sets the quantity of a line; 0 removes it with its group (R4.8.5). */
export function setQuantity(lines: readonly CartLine[], lineId: string, quantity: number): CartVerdict {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return refusedVerdict('lineGone');
  if (quantity === 0) return grantedVerdict(withoutLines(lines, groupOf(lines, lineId)));
  if (!hasQuantity(line)) return refusedVerdict('quantityFixed');
  if (!isWhole(quantity)) return refusedVerdict('invalidQuantity');
  if (quantity > line.quantity && quantity > mostOf(line)) return tooManyOf(mostOf(line));
  if (quantity > line.quantity && !mayHaveMore(line)) return refusedVerdict('detailsMissing');
  return grantedVerdict(replaced(lines, withQuantity(line, quantity)));
}
