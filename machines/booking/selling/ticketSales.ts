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
import type { Quantities } from '../../picker/pickerItems.ts';
import type { SellingContext } from './sellingContext.ts';
import { isCountedByDay, unbookedPlaces } from '../choosing/bookingTimes.ts';
import { chosenSlotOf } from '../chosenSlot.ts';
import { beingAdded, chosenProducts } from './quantities.ts';

export const ticketsOf = ({ offer }: SellingContext): readonly RentalProduct[] => offer?.rental_products ?? [];

export const ticketOf = (context: SellingContext, productId: Id): RentalProduct | undefined =>
  ticketsOf(context).find(({ product_id }) => product_id === productId);

/** The cart's facility lines with their ticket dependencies, from the line or from the offer (Q5.7.a: both directions). */
const ownLines = (context: SellingContext): TicketLine[] =>
  context.cartLines
    .filter((line) => line.productType === 'facility')
    .map((line) => ({
      ...line,
      dependencies: line.dependencies ?? ticketOf(context, line.product_id)?.dependencies ?? null,
    }));

function saleOf(context: SellingContext, product: RentalProduct, quantities: Quantities): TicketSale {
  const { slot, offer } = chosenSlotOf(context);
  return {
    product,
    slot: { ...slot, facilityId: offer.id },
    cards: ticketsOf(context).map((ticket) => ({ product: ticket, quantity: quantities[ticket.product_id] ?? 0 })),
    lines: ownLines(context),
    // The offer was already loaded without this session's own reservations.
    sessionId: null,
    unbooked: unbookedPlaces(context),
    isCountedByDay: isCountedByDay(context, offer.id),
  };
}

/** Whether this quantity of a ticket may be chosen or added (P2). */
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

/** Why this quantity is not allowed; null when it is, when the ticket is unknown, and always when it is lowered. */
export function quantityProblem(context: SellingContext, productId: Id, quantity: number): BookingProblem | null {
  const product = ticketOf(context, productId);
  if (product === undefined || quantity < (context.quantities[productId] ?? 0)) return null;
  return toProblem(checkTicket(context, product, quantity));
}

/** A ticket as its cart line will be. */
function lineOf(context: SellingContext, ticket: RentalProduct): TicketLine {
  const { slot, offer } = chosenSlotOf(context);
  return {
    ...ticket,
    facilityId: offer.id,
    selectedFacilityDate: slot.date,
    selectedFacilityTiming: slot.start_time,
    selectedFacilityEndTiming: slot.end_time,
    quantity: context.quantities[ticket.product_id] ?? 0,
  };
}

/** Why the requested tickets cannot be added; null when they can. Tickets added together must not exclude each other. */
export function ticketProblem(context: SellingContext): BookingProblem | null {
  const asked = beingAdded(context).flatMap((productId) => ticketOf(context, productId) ?? []);
  for (const [index, ticket] of asked.entries()) {
    const alongside = asked.slice(0, index).map((earlier) => lineOf(context, earlier));
    const problem = toProblem(checkTicket(context, ticket, context.quantities[ticket.product_id] ?? 0, alongside));
    if (problem !== null) return problem;
  }
  return null;
}

/** The restored quantities that are still allowed; a ticket that is refused gets none. */
export function quantitiesStillOffered(context: SellingContext): Quantities {
  const kept: Record<Id, number> = {};
  for (const productId of chosenProducts(context.quantities)) {
    const product = ticketOf(context, productId);
    const quantity = context.quantities[productId] ?? 0;
    if (product && checkTicket({ ...context, quantities: kept }, product, quantity).ok) kept[productId] = quantity;
  }
  return kept;
}

/** Whether no more of a ticket is available, even with nothing else chosen. */
export const isSoldOut = (context: SellingContext, product: RentalProduct): boolean =>
  placesLeft(saleOf(context, product, {})) < (product.participant_count ?? 1);

/** Places left after everything that is chosen; null when unknown. */
export function placesLeftInSlot(context: SellingContext): number | null {
  const left = ticketsOf(context).map((product) => {
    const own = (context.quantities[product.product_id] ?? 0) * (product.participant_count ?? 1);
    return placesLeft(saleOf(context, product, context.quantities)) - own;
  });
  const most = Math.max(...left);
  return Number.isFinite(most) ? Math.max(0, most) : null;
}
