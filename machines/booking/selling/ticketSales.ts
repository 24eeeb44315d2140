/** Tickets of a shared facility: how many may be chosen and added (R4.6, R5.7). */
import type { RentalProduct } from '../../../src/contract/offered/facilities.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import {
  checkQuantity,
  placesLeft,
  type TicketLine,
  type TicketSale,
  type TicketVerdict,
} from '../../tickets/ticketRules.ts';
import { isBaps } from '../../site/siteRules.ts';
import type { BookingProblem } from '../bookingContext.ts';
import type { Quantities } from '../bookingWishes.ts';
import type { SellingContext } from './sellingContext.ts';
import { isCountedByDay, unbookedPlaces } from '../choosing/bookingTimes.ts';
import { chosen } from '../chosenSlot.ts';
import { beingAdded, chosenProducts } from './quantities.ts';

export const ticketsOf = ({ offer }: SellingContext): readonly RentalProduct[] => offer?.rental_products ?? [];

export const ticketOf = (context: SellingContext, productId: Id): RentalProduct | undefined =>
  ticketsOf(context).find(({ product_id }) => product_id === productId);

/** Facility lines of the cart, with their own dependencies or those that the offer knows of their products (Q5.7.a: both directions). */
const ownLines = (context: SellingContext): TicketLine[] =>
  context.cartLines
    .filter((line) => line.productType === 'facility')
    .map((line) => ({
      ...line,
      dependencies: line.dependencies ?? ticketOf(context, line.product_id)?.dependencies ?? null,
    }));

function saleOf(context: SellingContext, product: RentalProduct, quantities: Quantities): TicketSale {
  const { slot, offer } = chosen(context);
  return {
    product,
    slot: { ...slot, facilityId: offer.id },
    cards: ticketsOf(context).map((ticket) => ({ product: ticket, quantity: quantities[ticket.product_id] ?? 0 })),
    lines: ownLines(context),
    // Reservations of the own session are left out of an offer where it is loaded.
    sessionId: null,
    unbooked: unbookedPlaces(context),
    isCountedByDay: isCountedByDay(context, offer.id),
  };
}

/** Whether the card of a ticket may show a quantity, or be added with it (P2). */
export function checkTicket(
  context: SellingContext,
  product: RentalProduct,
  quantity: number,
  alongside: readonly TicketLine[] = [],
): TicketVerdict {
  return checkQuantity({
    ...saleOf(context, product, context.quantities),
    quantity,
    isBaps: isBaps(context.config),
    customerThreshold: context.customerThreshold,
    alongside,
  });
}

const toProblem = (verdict: TicketVerdict): BookingProblem | null =>
  verdict.ok ? null : { code: verdict.code, message: null, values: verdict.values };

/** Why a card may not show a quantity; null when it may, when there is no such ticket, and always on the way down. */
export function quantityProblem(context: SellingContext, productId: Id, quantity: number): BookingProblem | null {
  const product = ticketOf(context, productId);
  if (product === undefined || quantity < (context.quantities[productId] ?? 0)) return null;
  return toProblem(checkTicket(context, product, quantity));
}

/** A ticket as it will lie in the cart. */
function lineOf(context: SellingContext, ticket: RentalProduct): TicketLine {
  const { slot, offer } = chosen(context);
  return {
    ...ticket,
    facilityId: offer.id,
    selectedFacilityDate: slot.date,
    selectedFacilityTiming: slot.start_time,
    selectedFacilityEndTiming: slot.end_time,
    quantity: context.quantities[ticket.product_id] ?? 0,
  };
}

/** Why the tickets asked for may not be added; null when they may. Those added together must not exclude each other. */
export function ticketProblem(context: SellingContext): BookingProblem | null {
  const asked = beingAdded(context).flatMap((productId) => ticketOf(context, productId) ?? []);
  for (const [index, ticket] of asked.entries()) {
    const alongside = asked.slice(0, index).map((earlier) => lineOf(context, earlier));
    const problem = toProblem(checkTicket(context, ticket, context.quantities[ticket.product_id] ?? 0, alongside));
    if (problem !== null) return problem;
  }
  return null;
}

/** Quantities as they can stay when they come back after a reload: a card that is refused by now is emptied. */
export function quantitiesStillOffered(context: SellingContext): Quantities {
  const kept: Record<Id, number> = {};
  for (const productId of chosenProducts(context.quantities)) {
    const product = ticketOf(context, productId);
    const quantity = context.quantities[productId] ?? 0;
    if (product && checkTicket({ ...context, quantities: kept }, product, quantity).ok) kept[productId] = quantity;
  }
  return kept;
}

/** Whether not one more of a ticket could be had, even with nothing else chosen. */
export const isSoldOut = (context: SellingContext, product: RentalProduct): boolean =>
  placesLeft(saleOf(context, product, {})) < (product.participant_count ?? 1);

/** Places left once all that is chosen is taken; null when nobody knows. */
export function placesLeftInSlot(context: SellingContext): number | null {
  const left = ticketsOf(context).map((product) => {
    const own = (context.quantities[product.product_id] ?? 0) * (product.participant_count ?? 1);
    return placesLeft(saleOf(context, product, context.quantities)) - own;
  });
  const most = Math.max(...left);
  return Number.isFinite(most) ? Math.max(0, most) : null;
}
