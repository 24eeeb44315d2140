/** Lines, add-ons and customers for the tests of cart and checkout. */
import type { CartAddon, CartLine, FacilityLine, ReservationResult } from '../../../src/contract/orders/cart.ts';
import { parse } from 'valibot';
import { Customer, type User } from '../../../src/contract/customers/customers.ts';

type LineOf<Type extends CartLine['productType']> = Extract<CartLine, { productType: Type }>;

const common = {
  product_type_id: null,
  ar_name: null,
  detail: null,
  ar_detail: null,
  image: null,
  sport: null,
  venue_id: 1,
  customers: [],
  addons: [],
  discount: null,
  seasonal_pricing_id: null,
};

const priced = (price: number, tax_amount: number, quantity: number) => ({
  quantity,
  price,
  tax_amount,
  total_price: (price + tax_amount) * quantity,
});

export const facility = (id: string, changes: Partial<FacilityLine> = {}): FacilityLine => ({
  productType: 'facility',
  ...common,
  id,
  name: 'Padel, Court 3',
  sport: 'padel',
  product_id: 31,
  ...priced(100, 5, 1),
  selectedFacilityDate: '2026-11-27',
  selectedFacilityTiming: '20:00:00',
  selectedFacilityEndTiming: '21:00:00',
  venueServiceId: 3,
  facilityId: 303,
  capacityBased: false,
  isFullDay: false,
  open_dated: false,
  save_detail_for_future: false,
  bookingDate: '2026-11-27',
  participant_count: 1,
  group_id: null,
  ...changes,
});

export const swim = (id: string, changes: Partial<FacilityLine> = {}): FacilityLine =>
  facility(id, {
    name: 'Open swim',
    sport: 'swimming',
    product_id: 41,
    ...priced(40, 2, changes.quantity ?? 1),
    facilityId: 404,
    capacityBased: true,
    ...changes,
  });

export const event = (id: string, changes: Partial<LineOf<'event'>> = {}): LineOf<'event'> => ({
  productType: 'event',
  ...common,
  id,
  name: 'Full Moon Padel Open',
  product_id: 51,
  ...priced(80, 4, changes.quantity ?? 1),
  event_id: 5,
  event_ticket_id: 501,
  seat_map_id: null,
  ...changes,
});

export const membership = (id: string, changes: Partial<LineOf<'membership'>> = {}): LineOf<'membership'> => ({
  productType: 'membership',
  ...common,
  id,
  name: 'Gold',
  product_id: 61,
  ...priced(1200, 60, 1),
  membership_package_id: 6,
  start_date: '2026-12-01',
  pricing: null,
  installment_divisor: 1,
  ...changes,
});

export const academy = (id: string, changes: Partial<LineOf<'academy'>> = {}): LineOf<'academy'> => ({
  productType: 'academy',
  ...common,
  id,
  name: 'Junior football',
  product_id: 71,
  ...priced(600, 30, 1),
  workshop_id: 7,
  workshop_program_id: 701,
  date_range: [{ start_date: '2026-12-01', end_date: '2026-12-31', days: [2, 8] }],
  package_type: null,
  workshop_type_id: null,
  ...changes,
});

export const trainer = (id: string, changes: Partial<LineOf<'trainer'>> = {}): LineOf<'trainer'> => ({
  productType: 'trainer',
  ...common,
  id,
  name: 'Ten sessions',
  product_id: 81,
  ...priced(1000, 50, 1),
  trainer_id: 8,
  training_package_id: 801,
  sessions: [],
  ...changes,
});

export const pos = (id: string, changes: Partial<LineOf<'pos'>> = {}): LineOf<'pos'> => ({
  productType: 'pos',
  ...common,
  id,
  name: 'Grip tape',
  product_id: 91,
  ...priced(20, 1, changes.quantity ?? 1),
  outlet_id: 9,
  delivered: false,
  ...changes,
});

export const offer = (id: string, changes: Partial<LineOf<'offer'>> = {}): LineOf<'offer'> => ({
  productType: 'offer',
  ...common,
  id,
  name: 'Court and coffee',
  product_id: 95,
  ...priced(60, 3, changes.quantity ?? 1),
  offer_id: 10,
  offer_price: 60,
  ...changes,
});

export const addon = (changes: Partial<CartAddon> = {}): CartAddon => ({
  product_id: 11,
  product_type_id: null,
  name: 'Racket hire',
  ar_name: null,
  detail: null,
  ar_detail: null,
  image: null,
  sport: null,
  quantity: 1,
  price: 20,
  tax_amount: 1,
  max: 4,
  discount: null,
  ...changes,
});

/** A court whose price has two parts: they come and go together. */
export const court: readonly [FacilityLine, FacilityLine] = [
  facility('court-day', { group_id: 'court', detail: 'Day rate' }),
  facility('court-night', { group_id: 'court', detail: 'Night rate', product_id: 32, ...priced(150, 7.5, 1) }),
];

export const layla: User = {
  id: 20418,
  b2b_id: null,
  b2b_type: null,
  isB2bUser: false,
  membership_card_number: null,
  is_member: false,
  is_anonymous: false,
  first_name: 'Layla',
  last_name: 'Haddad',
  name: 'Layla Haddad',
  email: 'layla@haddad.ae',
  preferred_username: null,
  mobile: '+971501234567',
  country_id: null,
  dob: null,
  gender: 'Female',
  profile_image: null,
};

export const omar: User = { ...layla, id: 20419, first_name: 'Omar', name: 'Omar Haddad', email: 'omar@haddad.ae' };

export const guest: User = {
  ...layla,
  id: 99,
  is_anonymous: true,
  first_name: null,
  last_name: null,
  name: 'Sara Ali Nasser',
};

/** An attendee with every field filled in. */
export const attendee = parse(Customer, {
  name: 'Sami Haddad',
  email: 'sami@visitors.example',
  mobile_number: '501112223',
  dob: '1990-12-24',
  id_proof_type_id: 32,
  id_proof_number: '784199012345672',
  additional_fields: [
    { id: 1, slug: 'health', value: 'Asthma' },
    { id: 2, slug: 'emergency', value: 'Hind 509998887' },
    { id: 3, slug: 'signature', value: 'files/signature-7.png' },
  ],
});

/** The server's answer to a list of lines: all held, except those named. */
export const held = (lines: readonly FacilityLine[], taken: readonly FacilityLine[] = []): ReservationResult => ({
  expires_at: '2026-11-21 18:15:00',
  products: lines.map((line) => ({
    product_id: line.product_id,
    facility_id: line.facilityId,
    date: line.selectedFacilityDate,
    start_time: line.selectedFacilityTiming,
    end_time: line.selectedFacilityEndTiming,
    reserved: !taken.includes(line),
    message: taken.includes(line) ? 'Somebody else was faster' : null,
  })),
});
