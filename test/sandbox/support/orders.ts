/** Carts and orders as the portal would build them from the sandbox's own answers. */
import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { Client } from './client.ts';

export interface Slot {
  readonly service: number;
  readonly facility: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

type Line = InferOutput<typeof FacilityLine>;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

const blank = (product_id: number, name: string, quantity: number, price: number, tax_amount: number) => ({
  id: randomUUID(),
  product_id,
  product_type_id: null,
  name,
  ar_name: null,
  detail: null,
  ar_detail: null,
  image: null,
  sport: null,
  quantity,
  price,
  tax_amount,
  total_price: rounded((price + tax_amount) * quantity),
  venue_id: 1,
  customers: [],
  addons: [],
  discount: null,
  seasonal_pricing_id: null,
});
export { blank as plainLine };

const offerQuery = ({ service, facility, date, start, end }: Slot) => ({
  venue_service_id: service,
  facility_id: facility,
  date,
  start_time: start,
  end_time: end,
});

const facilityLine = (slot: Slot, line: ReturnType<typeof blank>, capacityBased: boolean, people = 1): Line => ({
  productType: 'facility',
  ...line,
  selectedFacilityDate: slot.date,
  selectedFacilityTiming: slot.start,
  selectedFacilityEndTiming: slot.end,
  venueServiceId: slot.service,
  facilityId: slot.facility,
  capacityBased,
  isFullDay: false,
  open_dated: false,
  save_detail_for_future: false,
  bookingDate: slot.date,
  participant_count: people,
  group_id: 'one-booking',
});

/** Lines of an exclusive court, priced by facilities/auto. */
export async function courtLines(client: Client, slot: Slot): Promise<Line[]> {
  const { data } = await client.get('facilityOffer', { query: offerQuery(slot) });
  return data.default_products.map((product) =>
    facilityLine(
      slot,
      blank(product.product_id, product.name, product.quantity, product.product_price, product.tax_amount),
      false,
    ),
  );
}

/** A line of tickets of a shared facility. */
export async function ticketLine(client: Client, slot: Slot, productId: number, quantity: number): Promise<Line> {
  const { data } = await client.get('facilityOffer', { query: offerQuery(slot) });
  const product = data.rental_products.find(({ product_id }) => product_id === productId);
  if (!product) throw new Error(`no ticket ${productId} in ${JSON.stringify(data.rental_products)}`);
  return facilityLine(
    slot,
    blank(product.product_id, product.name, quantity, product.price, product.tax_amount),
    true,
    product.participant_count,
  );
}

export interface OrderOptions {
  readonly cardId?: string;
  readonly wallet?: boolean;
  readonly points?: boolean;
  readonly rest?: Record<string, unknown>;
}

/** The multipart fields of POST orders. */
export const orderBody = (
  product: Record<string, unknown>,
  { cardId = 'new', wallet, points, rest }: OrderOptions = {},
) => ({
  cardId,
  email: 'buyer@mail.example',
  first_name: 'Test',
  last_name: 'Buyer',
  gender: '',
  mobile: '+971500000001',
  product: JSON.stringify(product),
  customerId: '',
  is_wallet: wallet ? '1' : '0',
  is_qpoints: points ? '1' : '0',
  save_card: '0',
  order_notes: '',
  is_anonymous: '0',
  isBaps: '0',
  ...rest,
});

export const courtOrder = async (client: Client, slot: Slot, options?: OrderOptions) =>
  orderBody({ capacity_facility: await courtLines(client, slot) }, options);

export const newKey = (): string => randomUUID();

/** Free slots of the seed for Tuesday 24 November 2026 and the days after, far from other bookings. */
export const farDate = '2026-12-12';
export const padelEvening: Slot = { service: 11, facility: 1102, date: farDate, start: '19:00:00', end: '20:30:00' };
