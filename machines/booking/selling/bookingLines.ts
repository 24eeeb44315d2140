/** The cart lines of a booking (R3.6). The cart gives them their ids. */
import type { CartAddon, FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { RentalProduct, VenueService } from '../../../src/contract/offered/facilities.ts';
import { toMajor } from '../../money/minorUnits.ts';
import { totalsOf, type Priced } from '../../money/totals.ts';
import { serviceOf } from '../bookingContext.ts';
import type { SellingContext } from './sellingContext.ts';
import { chosenSlotOf } from '../chosenSlot.ts';
import { addonMax } from './addonRules.ts';
import { addonOf } from './addonSales.ts';
import { beingAdded } from './quantities.ts';
import { ticketsOf } from './ticketSales.ts';
import { attendeesOfLine } from './attendees.ts';

export type FacilityLineDraft = Omit<FacilityLine, 'id' | 'group_id'>;
export type AddonDraft = Omit<CartAddon, 'discount'>;

function serviceIn(context: SellingContext): VenueService {
  const service = serviceOf(context);
  if (service === null) throw new Error('booking: no service is chosen');
  return service;
}

/** What all lines of the booking have in common. */
function shared(context: SellingContext) {
  const { slot, offer } = chosenSlotOf(context);
  const service = serviceIn(context);
  return {
    productType: 'facility' as const,
    // Never the operator's own venue: the cart refuses a line without a venue, with a message (R5.7.7, Q8.2.a).
    venue_id: offer.venue_id ?? service.venue_id,
    customers: [...(context.attendees?.customers ?? [])],
    addons: [],
    discount: null,
    image: offer.image,
    sport: service.name,
    selectedFacilityDate: slot.date,
    selectedFacilityTiming: slot.start_time,
    selectedFacilityEndTiming: slot.end_time,
    venueServiceId: service.id,
    facilityId: offer.id,
    isFullDay: offer.is_full_day === 1,
    open_dated: false,
    ...(service.is_approval_required ? { isApprovalRequired: true } : {}),
    save_detail_for_future: context.attendees?.saves ?? false,
    bookingDate: context.bookingDate,
  };
}

/** `Padel, Court 3`, in both languages. */
function whereOf(context: SellingContext): { name: string; ar_name: string } {
  const { offer } = chosenSlotOf(context);
  const service = serviceIn(context);
  return {
    name: [service.name, offer.name].filter(Boolean).join(', '),
    ar_name: [service.ar_name ?? service.name, offer.ar_name ?? offer.name].filter(Boolean).join('، '),
  };
}

type Price = Pick<Priced, 'price' | 'tax_amount' | 'quantity'>;

const priced = (price: Price, { config }: SellingContext): Price & { total_price: number } => ({
  ...price,
  total_price: toMajor(totalsOf(price, config.venue.currency).full, config.venue.currency),
});

/** One line for each default product (R3.5.12) of an exclusive facility; they are added together (R4.5.2). */
export function wholeBooking(context: SellingContext): FacilityLineDraft[] {
  return chosenSlotOf(context).offer.default_products.map((product) => ({
    ...shared(context),
    ...whereOf(context),
    detail: product.name,
    ar_detail: product.ar_name,
    product_id: product.product_id,
    product_type_id: product.product_type_id,
    ...priced({ quantity: product.quantity, price: product.product_price, tax_amount: product.tax_amount }, context),
    seasonal_pricing_id: product.seasonal_pricing_id,
    capacityBased: false,
    participant_count: 1,
  }));
}

/** One line for each requested ticket. */
export function ticketLines(context: SellingContext): FacilityLineDraft[] {
  const where = whereOf(context);
  const wanted = ticketsOf(context).filter(({ product_id }) => beingAdded(context).includes(product_id));
  const peopleWith = ({ product_id, participant_count }: RentalProduct): number =>
    (context.quantities[product_id] ?? 0) * (participant_count ?? 1);
  return wanted.map((ticket, index) => ({
    ...shared(context),
    customers: attendeesOfLine(
      context.attendees?.customers ?? [],
      wanted.slice(0, index).reduce((sum, one) => sum + peopleWith(one), 0),
      peopleWith(ticket),
    ),
    name: ticket.name,
    ar_name: ticket.ar_name,
    detail: where.name,
    ar_detail: where.ar_name,
    product_id: ticket.product_id,
    product_type_id: ticket.product_type_id,
    ...priced(
      { quantity: context.quantities[ticket.product_id] ?? 0, price: ticket.price, tax_amount: ticket.tax_amount },
      context,
    ),
    seasonal_pricing_id: ticket.seasonal_pricing_id,
    capacityBased: true,
    ...(ticket.dependencies?.length ? { dependencies: ticket.dependencies } : {}),
    participant_count: ticket.participant_count ?? 1,
  }));
}

/** The first requested add-on; the others follow one by one, so that each is either in the cart or still chosen. */
export function nextAddon(context: SellingContext): AddonDraft {
  const [product] = beingAdded(context).map((productId) => addonOf(context, productId));
  if (product === undefined) throw new Error('booking: no add-on is being added');
  const { product_id, product_type_id, name, ar_name, image, price, tax_amount } = product;
  return {
    product_id,
    product_type_id,
    name,
    ar_name,
    detail: product.description,
    ar_detail: product.ar_description,
    image,
    sport: serviceIn(context).name,
    quantity: context.addons[product_id] ?? 0,
    price,
    tax_amount,
    max: addonMax(product),
  };
}
