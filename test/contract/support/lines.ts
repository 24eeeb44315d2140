/** Lines of the cart as they are kept and ordered (R3.6). */
import { customer } from './people.ts';
import { amount, count, date, from, id, may, maybe, named, size, text, time } from './wireExample.ts';

/** What a promotion made of a line (R3.6.2). */
export const discount = {
  price: amount(100),
  tax: amount(5),
  total: amount(105),
  discount_price: amount(90),
  discount_tax: amount(4.5),
  discount_total: amount(94.5),
  discount: amount(10.5),
  promo_code: may('SAHA10'),
};

const shown = {
  ...named('Court 1'),
  detail: may('18:00'),
  ar_detail: may('٦ مساءً'),
  image: may('court.jpg'),
  sport: may('padel'),
};
const quantity = from(0, 2, 2_147_483_647);
const addon = {
  product_id: id(),
  product_type_id: may(id()),
  ...shown,
  quantity,
  price: amount(20),
  tax_amount: amount(1),
  max: count(5),
  discount: may(discount),
};
const line = {
  id: text('line-1', { least: 1 }),
  product_id: id(),
  product_type_id: may(id()),
  ...shown,
  quantity,
  price: amount(100),
  tax_amount: amount(5),
  total_price: amount(210),
  most: maybe(count(3)),
  venue_id: may(id()),
  customers: [customer],
  undescribed: maybe(true),
  addons: [addon],
  discount: may(discount),
  seasonal_pricing_id: may(id()),
};
const days = { start_date: date(), end_date: date(), days: [size(4)] };

/** A line of each kind (R3.6.3 to R3.6.8). */
export const lines = {
  facility: {
    productType: 'facility',
    ...line,
    selectedFacilityDate: date(),
    selectedFacilityTiming: time(),
    selectedFacilityEndTiming: time('23:59:59'),
    venueServiceId: id(),
    facilityId: id(),
    capacityBased: false,
    isFullDay: false,
    open_dated: false,
    save_detail_for_future: true,
    bookingDate: date(),
    participant_count: count(4, { least: 1 }),
    dependencies: maybe([{ product_id: id(), period: may('D') }]),
    isApprovalRequired: maybe(true),
    group_id: may('g-1'),
  },
  event: {
    productType: 'event',
    ...line,
    event_ticket_id: id(),
    event_id: id(),
    seat_map_id: may(id()),
    one_per_customer: maybe(true),
    event_date: maybe(date()),
    event_time: maybe(time()),
  },
  membership: {
    productType: 'membership',
    ...line,
    membership_package_id: id(),
    start_date: date(),
    pricing: may('monthly'),
    installment_divisor: from(1, 3),
  },
  academy: {
    productType: 'academy',
    ...line,
    workshop_id: id(),
    workshop_program_id: id(),
    date_range: [days],
    package_type: may('term'),
    workshop_type_id: may(id()),
  },
  trainer: {
    productType: 'trainer',
    ...line,
    trainer_id: id(),
    training_package_id: id(),
    sessions: [{ date: date(), start_time: time() }],
  },
  pos: { productType: 'pos', ...line, outlet_id: may(id()), delivered: false },
  offer: { productType: 'offer', ...line, offer_id: id(), offer_price: amount(300) },
} as const;
