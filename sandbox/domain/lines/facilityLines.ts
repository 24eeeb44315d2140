/** Courts and tickets of shared facilities (R3.6.3, Q3.9.a). */
import type * as v from 'valibot';
import type { CartAddon, FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { Customer } from '../customer.ts';
import { noPlace, notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { isFullDay } from '../orders/offer.ts';
import { channelOf } from '../slots/openingHours.ts';
import { beyond, mostParticipants } from '../orders/participants.ts';
import { openSlot, type OpenSlot } from '../slots/slotCheck.ts';
import { slotUnits, productsById, type Product } from '../slots/slotPrice.ts';
import { slotOf, whoIs } from '../slots/slotQuestion.ts';
import { overlap, stampAt, timeOf, type Span } from '../slots/spans.ts';
import { plainLine, type BookedSlot, type PricedAddon, type PricedLine } from './pricedLine.ts';
import { checkQuantity, productOf } from './quantities.ts';
import { spanText } from './wording.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Line = v.InferOutput<typeof FacilityLine>;

export interface Buyer {
  readonly server: Server;
  readonly customer: Customer;
  readonly session: string | null;
  /** Where the call comes from. */
  readonly address: string;
}

interface Booking {
  readonly slot: Span;
  readonly open: OpenSlot;
  readonly lines: { readonly line: Line; readonly index: number }[];
}

const slotKey = (line: Line): string =>
  `${line.facilityId} ${line.selectedFacilityDate} ${line.selectedFacilityTiming} ${line.selectedFacilityEndTiming}`;

/** One court is visited once, however many products it is sold by: its attendees stand with one of the lines. */
const attendeesOf = ({ lines }: Booking): Line['customers'] =>
  lines.find(({ line }) => line.customers.length > 0)?.line.customers ?? [];

async function bookingsOf({ server, customer, session }: Buyer, lines: readonly Line[]): Promise<Booking[]> {
  const bookings = new Map<string, Booking>();
  for (const [index, line] of lines.entries()) {
    const slot = slotOf(line.selectedFacilityDate, line.selectedFacilityTiming, line.selectedFacilityEndTiming);
    const known = bookings.get(slotKey(line));
    if (known) {
      known.lines.push({ line, index });
      continue;
    }
    const open = await openSlot(server, line.facilityId, slot, customer, session);
    const where = {
      facility_id: line.facilityId,
      date: line.selectedFacilityDate,
      start_time: line.selectedFacilityTiming,
    };
    if (!open || open.service.id !== line.venueServiceId) {
      throw new Refused(409, orderWords.noPlace, { code: 'slotTaken', data: where });
    }
    bookings.set(slotKey(line), { slot, open, lines: [{ line, index }] });
  }
  return [...bookings.values()];
}

async function addonsOf(
  server: Server,
  facilityId: number,
  addons: readonly v.InferOutput<typeof CartAddon>[],
  field: string,
): Promise<PricedAddon[]> {
  if (addons.length === 0) return [];
  const sold = await server.database
    .selectFrom('facility_extra')
    .select('product_id')
    .where('facility_id', '=', facilityId)
    .execute();
  const products = await productsById(
    server.database,
    addons.map(({ product_id }) => product_id),
  );
  return addons.map((addon, index) => {
    const product = productOf(products, addon.product_id, 'extra');
    if (!sold.some(({ product_id }) => product_id === product.id)) throw notFound();
    checkQuantity(`${field}.${index}.quantity`, addon.quantity, product);
    return { product, quantity: addon.quantity };
  });
}

/** The products of an exclusive slot are the server's; a cart that holds others was priced by another list. */
async function unitsOf(
  { server, customer }: Buyer,
  { slot, open, lines }: Booking,
): Promise<Map<number, { product: Product; quantity: number }>> {
  const asked = new Map<number, number>();
  for (const { line } of lines) asked.set(line.product_id, (asked.get(line.product_id) ?? 0) + line.quantity);
  const placing = { slot, configuration: open.configuration, channel: channelOf(whoIs(customer)) };
  // Where rentals overlap, the customer may have chosen in which to begin.
  const chosen = await slotUnits(server.database, open.facility, { ...placing, products: [...asked.keys()] });
  const units = chosen.length > 0 ? chosen : await slotUnits(server.database, open.facility, placing);
  const same =
    units.length === asked.size &&
    lines.length === asked.size &&
    units.every(({ product, quantity }) => Math.abs((asked.get(product.id) ?? -1) - quantity) < 0.005);
  if (!same) {
    throw new Refused(409, orderWords.slotPriceChanged, {
      code: 'priceChanged',
      data: {
        facility_id: open.facility.id,
        products: units.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
      },
    });
  }
  return new Map(units.map((unit) => [unit.product.id, unit]));
}

interface Dependency {
  readonly product_id: number;
  readonly period: string | null;
}

/** P5, both ways: two tickets that exclude each other on one day or at one time. */
function checkDependencies(tickets: readonly { product: Product; slot: Span; date: string }[]): void {
  for (const one of tickets) {
    for (const { product_id, period } of one.product.dependencies as Dependency[]) {
      const clash = tickets.some(
        (other) =>
          other.product.id === product_id && (period === 'D' ? other.date === one.date : overlap(other.slot, one.slot)),
      );
      if (clash) throw new Refused(422, orderWords.dependentTicket, { code: 'dependentTicket' });
    }
  }
}

async function checkParticipants(server: Server, slots: readonly BookedSlot[]): Promise<void> {
  const most = await mostParticipants(server);
  if (most !== null && beyond(slots, most).length > 0)
    throw new Refused(422, orderWords.tooManyParticipants(most), { code: 'thresholdReached' });
}

export async function priceFacilityLines(buyer: Buyer, lines: readonly Line[]): Promise<PricedLine[]> {
  const { server } = buyer;
  const bookings = await bookingsOf(buyer, lines);
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const venues = await server.database.selectFrom('venue').select(['id', 'name', 'ar_name']).execute();
  const priced: { index: number; line: PricedLine }[] = [];
  const tickets: { product: Product; slot: Span; date: string }[] = [];

  for (const booking of bookings) {
    const { slot, open } = booking;
    const shared = open.facility.per_capacity === 1;
    const units = shared ? null : await unitsOf(buyer, booking);
    const venue = venues.find(({ id }) => id === open.service.venue_id)!;
    const [starts_at, ends_at] = [stampAt(slot.from), stampAt(slot.to)];
    for (const { line, index } of booking.lines) {
      const field = `capacity_facility.${index}`;
      const product = productOf(products, line.product_id, shared ? 'ticket' : 'rental');
      if (shared) {
        if (!open.products.includes(product.id)) throw noPlace();
        checkQuantity(`${field}.quantity`, line.quantity, product);
        tickets.push({ product, slot, date: line.selectedFacilityDate });
      }
      priced.push({
        index,
        line: {
          ...plainLine,
          kind: 'facility',
          product,
          quantity: units?.get(product.id)?.quantity ?? line.quantity,
          price: product.price,
          tax: product.tax,
          addons: await addonsOf(server, open.facility.id, line.addons, `${field}.addons`),
          name: product.name,
          ar_name: product.ar_name,
          detail: `${open.facility.name}, ${venue.name} · ${spanText('en', starts_at, ends_at)}`,
          ar_detail: `${open.facility.ar_name ?? open.facility.name}، ${venue.ar_name ?? venue.name} · ${spanText('ar', starts_at, ends_at)}`,
          slot: {
            key: shared ? `ticket ${index}` : slotKey(line),
            facility_id: open.facility.id,
            starts_at,
            ends_at,
            people: shared ? line.quantity * product.participant_count : 1,
            shared: shared ? 1 : 0,
            is_full_day: isFullDay(open.facility, open.configuration, slot, whoIs(buyer.customer)) ? 1 : 0,
            needs_approval: open.service.needs_approval,
            sport: open.service.sport,
            customers: shared ? line.customers : attendeesOf(booking),
          },
          startTime: timeOf(slot.from),
          venueId: open.service.venue_id,
          sport: open.service.sport,
          data: { service: open.service.name, ar_service: open.service.ar_name },
        },
      });
    }
  }
  checkDependencies(tickets);
  await checkParticipants(
    server,
    priced.flatMap(({ line }) => line.slot ?? []),
  );
  return priced.sort((a, b) => a.index - b.index).map(({ line }) => line);
}
