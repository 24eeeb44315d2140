/** Selectors of the later steps. */
import type { CategoryProduct, RentalProduct } from '../../../src/contract/offered/facilities.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { AttendeeDetailsRef } from '../../attendees/attendeeDetailsMachine.ts';
import { toMajor } from '../../money/minorUnits.ts';
import { lineTotals } from '../../money/totals.ts';
import { isBaps } from '../../site/siteRules.ts';
import type { BookingStep } from '../bookingProgress.ts';
import type { BookingStop } from '../bookingSelection.ts';
import { isSoldByTicket, sum } from '../chosenSelectors.ts';
import { slotRefOf } from '../chosenSlot.ts';
import { addonMax, addonRoom, linesAt } from './addonRules.ts';
import { addonOf } from './addonSales.ts';
import { beingAdded, chosenProducts } from './quantities.ts';
import type { SellingSnapshot } from './sellingMachine.ts';
import { isSoldOut as isTicketSoldOut, placesLeftInSlot, ticketOf, ticketsOf } from './ticketSales.ts';

export * from '../chosenSelectors.ts';

/** The step on the screen; while adding or loading, the step that started it. */
export function step(snapshot: SellingSnapshot): Exclude<BookingStep, 'closed'> {
  if (snapshot.matches('tickets')) return 'tickets';
  if (snapshot.matches('addons')) return 'extras';
  return snapshot.matches('prompting') ? 'prompting' : 'choosing';
}

/** Whether the attendees' details are open, or being added. */
const isAtDetails = (snapshot: SellingSnapshot): boolean =>
  snapshot.context.attendeeDetails !== null &&
  (isDescribing(snapshot) || snapshot.matches('adding') || snapshot.matches({ tickets: 'adding' }));

/** The current stop for the browser's history; adding without details belongs to the step before. */
export function stop(snapshot: SellingSnapshot): BookingStop {
  if (isAtDetails(snapshot)) return 'details';
  if (snapshot.matches('loadingThreshold')) return 'tickets';
  const at = step(snapshot);
  return at === 'prompting' ? 'prompt' : at;
}

/** Whether the attendees' details are open; they end at once where the service does not ask. */
export const isDescribing = (snapshot: SellingSnapshot): boolean =>
  snapshot.matches('describing') || snapshot.matches({ tickets: 'describing' });

/** The attendee details machine, while it runs. */
export const attendeeDetails = ({ children }: SellingSnapshot): AttendeeDetailsRef | null =>
  (children.attendeeDetails as AttendeeDetailsRef | undefined) ?? null;

/** Whether the customer can do nothing but leave. */
export const isLocked = (snapshot: SellingSnapshot): boolean => snapshot.hasTag('locked');
export const mayContinue = (snapshot: SellingSnapshot): boolean => snapshot.can({ type: 'step.continue' });
export const mayGoBack = (snapshot: SellingSnapshot): boolean => snapshot.can({ type: 'step.back' });
/** Whether there is a next step (R4.5.11: not after the tickets of a baps site). */
export const hasProceed = (snapshot: SellingSnapshot): boolean =>
  !(isBaps(snapshot.context.config) && step(snapshot) === 'tickets');
/** Whether the cart has a line of the chosen slot. */
export const isBooked = ({ context: { cartLines, facilityId, selectedTimeSlot: slot } }: SellingSnapshot): boolean =>
  slot !== null &&
  facilityId !== null &&
  linesAt(cartLines, { facilityId, date: slot.date, startTime: slot.start_time }).length > 0;

// Tickets

export interface TicketOffer {
  ticket: RentalProduct;
  quantity: number;
  isSoldOut: boolean;
  isAdding: boolean;
}

export const tickets = ({ context }: SellingSnapshot): TicketOffer[] =>
  ticketsOf(context).map((ticket) => ({
    ticket,
    quantity: context.quantities[ticket.product_id] ?? 0,
    isSoldOut: isTicketSoldOut(context, ticket),
    isAdding: beingAdded(context).includes(ticket.product_id),
  }));

/** Places left, and the capacity; null when unknown. */
export function places({ context }: SellingSnapshot): { left: number; all: number } | null {
  const all = context.offer?.capacity ?? null;
  const left = placesLeftInSlot(context);
  return all === null || left === null ? null : { left: Math.min(left, all), all };
}

// Add-ons

export interface OfferedAddon {
  addon: CategoryProduct;
  quantity: number;
  /** Whether none is left, or all are in the cart. */
  isSoldOut: boolean;
  max: number;
  isAdding: boolean;
}

export interface AddonCategory {
  id: Id;
  name: string;
  ar_name: string | null | undefined;
  cards: OfferedAddon[];
}

/** Categories that have products (Q4.5.a). */
export const addonCategories = ({ context }: SellingSnapshot): AddonCategory[] =>
  (context.offer?.categories ?? [])
    .filter(({ products }) => products.length > 0)
    .map(({ id, name, ar_name, products }) => ({
      id,
      name,
      ar_name,
      cards: products.map((addon) => ({
        addon,
        quantity: context.addons[addon.product_id] ?? 0,
        isSoldOut: addonMax(addon) === 0,
        max: addonRoom(addon, context.cartLines),
        isAdding: beingAdded(context)[0] === addon.product_id,
      })),
    }));

// What it costs

/** The tickets chosen and not yet added, and their price in major units. */
export function chosenTickets({ context }: SellingSnapshot): { count: number; price: number } {
  const parts = chosenProducts(context.quantities).flatMap((id) => {
    const ticket = ticketOf(context, id);
    const quantity = context.quantities[id] ?? 0;
    return ticket ? [{ price: ticket.price, tax_amount: ticket.tax_amount, quantity }] : [];
  });
  return { count: parts.reduce((count, { quantity }) => count + quantity, 0), price: sum(context, parts) };
}

/** The cart's lines of the slot, add-ons included, plus the chosen add-ons; in major units. */
export function bookingTotal({ context }: SellingSnapshot): number {
  if (context.offer === null || context.selectedTimeSlot === null) return 0;
  const { currency } = context.config.venue;
  const inCart = linesAt(context.cartLines, slotRefOf(context)).reduce(
    (total, line) => total + lineTotals({ ...line, discount: null }, currency).full,
    0,
  );
  const parts = chosenProducts(context.addons).flatMap((id) => {
    const addon = addonOf(context, id);
    const quantity = context.addons[id] ?? 0;
    return addon ? [{ price: addon.price, tax_amount: addon.tax_amount, quantity }] : [];
  });
  return toMajor(inCart, currency) + sum(context, parts);
}

/** How many tickets of this slot are in the cart. */
export function ticketsInCart({ context }: SellingSnapshot): number {
  if (context.offer === null || context.selectedTimeSlot === null) return 0;
  return linesAt(context.cartLines, slotRefOf(context))
    .filter((line) => line.capacityBased)
    .reduce((count, { quantity }) => count + quantity, 0);
}

/** Whether tickets were added on the service's page, so that the prompt asks for more of them (Q2.12.a). */
export const isAskedForMoreTickets = (snapshot: SellingSnapshot): boolean =>
  step(snapshot) === 'prompting' &&
  snapshot.context.surface === 'page' &&
  isSoldByTicket(snapshot) &&
  ticketsInCart(snapshot) > 0;

/** How many add-ons of this slot are chosen or in the cart. */
export function addonsTaken({ context }: SellingSnapshot): number {
  if (context.offer === null || context.selectedTimeSlot === null) return 0;
  const inCart = linesAt(context.cartLines, slotRefOf(context)).flatMap(({ addons }) => addons);
  return [...inCart.map(({ quantity }) => quantity), ...Object.values(context.addons)].reduce((a, b) => a + b, 0);
}
