/** A small operator for the booking tests: two padel courts sold whole, and a pool sold by ticket. */
import * as v from 'valibot';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import type { BookingInput } from '../../../machines/booking/bookingMachine.ts';
import type { AttendeeDetailsOutput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import { emptyAttendee, type AttendeesDraft } from '../../../machines/attendees/typedAttendee.ts';
import type { BookingProgress } from '../../../machines/booking/bookingProgress.ts';
import type { FacilityLineDraft } from '../../../machines/booking/selling/bookingLines.ts';
import type { ServiceChoices } from '../../../machines/booking/bookingContext.ts';
import { FacilityLine } from '../../../src/contract/orders/cart.ts';
import { User } from '../../../src/contract/customers/user.ts';
import {
  AvailableFacility,
  Facility,
  FacilityOccupation,
  FacilityOffer,
  ProductCategory,
  Schedule,
} from '../../../src/contract/offered/facilities.ts';
import { VenueService } from '../../../src/contract/offered/services.ts';
import { pack } from '../../../src/adapters/schedule/packAnswer.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';

export const now = '2026-11-20 08:00:00';
export const today = '2026-11-20';
export const tomorrow = '2026-11-21';

/** Fills in defaults, as the contract does. */
const read = <TSchema extends v.GenericSchema>(schema: TSchema, input: v.InferInput<TSchema>): v.InferOutput<TSchema> =>
  v.parse(schema, input);

export const config = read(SiteConfig, {
  venue: { id: 1, name: 'Saha', ar_name: 'ساحة', child_venues: [{ id: 3, name: 'Al Quoz Sheds' }] },
  venue_id: 1,
  show_facility_image: 1,
  show_time_range_filter: 1,
});
export const bapsConfig: SiteConfig = { ...config, colors: { ...config.colors, mode: 'baps' } };

/** The last day that can be booked is the day after tomorrow. */
export const shortSeason: SiteConfig = {
  ...config,
  qube_enable_custom_booking_date_range: true,
  qube_custom_booking_start_date: '2026-11-01',
  qube_custom_booking_end_date: '2026-11-22',
};

export const customer = read(User, { id: 7, first_name: 'Layla' });
export const partner = read(User, { id: 8, first_name: 'Omar', b2b_id: 4 });

export const padel = read(VenueService, {
  id: 1,
  venue_id: 3,
  name: 'Padel',
  ar_name: 'بادل',
  is_public: 1,
  filter_by: 1,
  facilities: [
    { id: 101, name: 'Court 1', ar_name: 'ملعب 1' },
    { id: 102, name: 'Court 2', ar_name: 'ملعب 2' },
  ],
});
export const swimming = read(VenueService, {
  id: 2,
  venue_id: 3,
  name: 'Swimming',
  ar_name: 'سباحة',
  is_public: 1,
  filter_by: 2,
});
export const till = read(VenueService, { id: 3, name: 'POS', is_public: 1, filter_by: 1 });
export const services = [padel, swimming, till];

const turf = { id: 5, name: 'Artificial turf', ar_name: 'عشب صناعي' };
const doubles = { id: 6, name: 'Doubles', ar_name: 'زوجي' };
export const padelChoices: ServiceChoices = { surfaces: [turf], formations: [doubles], outdoor: [0, 1], tickets: [] };
export const poolChoices: ServiceChoices = {
  surfaces: [],
  formations: [],
  outdoor: [0],
  tickets: [
    { product_id: 601, name: 'Adult swim', ar_name: 'سباحة بالغين' },
    { product_id: 602, name: 'Family of four', ar_name: 'عائلة من أربعة' },
  ],
};

type Hours = [from: string, to: string];
const clock = (time: string) => `${time}:00`;

const rental = ([from, to]: Hours, product_id: number) => ({
  start_time: clock(from),
  end_time: clock(to),
  product_id,
});

const court = (id: number, hours: Hours, taken: Hours[] = []) =>
  read(Facility, {
    id,
    name: `Court ${id - 100}`,
    min_booking_time: 60,
    facility_rentals: [rental(hours, 500 + id)],
    bookings: taken.map(([from, to]) => ({ date: today, start_time: clock(from), end_time: clock(to) })),
  });

const settings = { min_booking_time: 60, max_booking_time: 120, time_increment: 60, advance_booking_days_limit: 30 };

/** 9 to 12 on two courts; the second is taken at 9, both at 11. Two hours are possible only at 9 on court 1. */
export const padelSchedule = read(Schedule, {
  configuration: settings,
  facilities: [
    court(101, ['09:00', '12:00'], [['11:00', '12:00']]),
    court(102, ['10:00', '12:00'], [['11:00', '12:00']]),
  ],
});
/** The same without the slot at 10. */
export const padelAfterwards = read(Schedule, {
  configuration: settings,
  facilities: [court(101, ['09:00', '12:00'], [['10:00', '12:00']])],
});
/** Single hours only. */
export const shortHours = read(Schedule, { configuration: settings, facilities: [court(101, ['09:00', '10:00'])] });
export const closedDay = read(Schedule, { configuration: settings, facilities: [] });
/** The slot at 10 is closed to partners. */
export const channelSchedule = read(Schedule, {
  configuration: settings,
  facilities: [
    {
      ...court(101, ['09:00', '12:00']),
      schedule_control: [
        {
          date: today,
          interval_type: 0,
          channels: ['Partners'],
          times: [{ start_time: '10:00:00', end_time: '11:00:00' }],
        },
      ],
    },
  ],
});
export const poolSchedule = read(Schedule, {
  configuration: { ...settings, per_capacity: 1 },
  facilities: [
    {
      id: 201,
      name: '25 m pool',
      per_capacity: 1,
      capacity: 10,
      facility_rentals: [rental(['08:00', '22:00'], 601)],
    },
  ],
});

/** A booking of so many people in the pool. */
export const swimmers = ([from, to]: Hours, attendance: number) =>
  read(FacilityOccupation, { date: today, start_time: clock(from), end_time: clock(to), attendance });

/** How the answers are packed. */
export const packing = { allow_facility_items_reservation: true };
/** A schedule as a booking gets it. */
export const dayOf = (schedule: Schedule, date: string) => pack(schedule, { date, ...packing });

export const court1 = read(AvailableFacility, {
  id: 101,
  name: 'Court 1',
  ar_name: 'ملعب 1',
  min_booking_time: 60,
  price: 157.5,
});
export const court2 = read(AvailableFacility, {
  id: 102,
  name: 'Court 2',
  ar_name: 'ملعب 2',
  min_booking_time: 60,
  price: 157.5,
});
/** Its shortest booking is longer than an hour (R7.2.7). */
export const longCourt = read(AvailableFacility, { id: 103, name: 'Court 3', min_booking_time: 120 });
export const pool = read(AvailableFacility, {
  id: 201,
  name: '25 m pool',
  per_capacity: 1,
  min_booking_time: 120,
  capacity: 10,
});

const gear: v.InferInput<typeof ProductCategory>[] = [
  {
    id: 31,
    name: 'Gear',
    ar_name: 'معدات',
    products: [
      {
        product_id: 901,
        name: 'Racket',
        ar_name: 'مضرب',
        price: 20,
        tax_amount: 1,
        inventory_enable: 1,
        stock: 2,
        sales: 0,
      },
      { product_id: 902, name: 'Balls', ar_name: 'كرات', price: 30, tax_amount: 1.5 },
      {
        product_id: 903,
        name: 'Match video',
        price: 40,
        tax_amount: 2,
        inventory_enable: 1,
        inventory_period: 'T',
        stock: 1,
        sales: 5,
      },
    ],
  },
];

export const courtOffer = (id: number, withAddons: boolean) =>
  read(FacilityOffer, {
    id,
    name: `Court ${id - 100}`,
    ar_name: `ملعب ${id - 100}`,
    per_capacity: 0,
    default_products: [
      { product_id: 501, name: 'Court hour', product_price: 100, tax_amount: 5, quantity: 1 },
      { product_id: 502, name: 'Lights', product_price: 50, tax_amount: 2.5, quantity: 1 },
    ],
    categories: withAddons ? gear : [{ id: 32, name: 'Empty', products: [] }],
  });

export const poolOffer = (withAddons: boolean) =>
  read(FacilityOffer, {
    id: 201,
    name: '25 m pool',
    ar_name: 'مسبح 25 م',
    per_capacity: 1,
    capacity: 10,
    rental_products: [
      {
        product_id: 601,
        name: 'Adult swim',
        ar_name: 'سباحة بالغين',
        category: 'Adults',
        ar_category: 'بالغون',
        price: 40,
        tax_amount: 2,
        remaining_capacity: 5,
      },
      {
        product_id: 602,
        name: 'Family of four',
        ar_name: 'عائلة من أربعة',
        category: 'Groups',
        ar_category: 'مجموعات',
        price: 120,
        tax_amount: 6,
        participant_count: 4,
        remaining_capacity: 5,
      },
    ],
    categories: withAddons ? gear : [],
  });

/** Draft lines as cart lines with ids. */
export const inCart = (lines: readonly FacilityLineDraft[], group: string | null = null): FacilityLine[] =>
  lines.map((line, index) => read(FacilityLine, { ...line, id: `line-${group ?? 'own'}-${index}`, group_id: group }));

/** Court 2 at ten, added by an earlier page load. */
export const heldCourt = read(FacilityLine, {
  id: 'held',
  productType: 'facility',
  product_id: 501,
  name: 'Padel, Court 2',
  quantity: 1,
  price: 100,
  tax_amount: 5,
  total_price: 105,
  customers: [],
  addons: [],
  selectedFacilityDate: today,
  selectedFacilityTiming: '10:00:00',
  selectedFacilityEndTiming: '11:00:00',
  venueServiceId: 1,
  facilityId: 102,
  capacityBased: false,
  isFullDay: false,
  open_dated: false,
  save_detail_for_future: false,
  bookingDate: today,
  participant_count: 1,
});

/** A ticket for the pool at ten, in the cart. */
export const heldTicket: FacilityLine = {
  ...heldCourt,
  id: 'held-ticket',
  product_id: 601,
  name: 'Adult',
  venueServiceId: 2,
  facilityId: 201,
  capacityBased: true,
};

/** The parent of the booking, which records what it is told. */
export const toldPortal: AnyEventObject[] = [];
export const portal = createActor(
  fromCallback(({ receive }) => receive((event) => toldPortal.push(event))),
  { id: 'portal' },
).start();

export const inputOf = (changes: Partial<BookingInput> = {}): BookingInput => ({
  parent: portal,
  config,
  user: customer,
  now,
  serviceId: padel.id,
  draft: null,
  ...changes,
});

export const draftOf = (changes: Partial<BookingProgress>): BookingProgress => ({
  surface: 'dialog',
  serviceId: padel.id,
  filters: { surface: null, formation: null, outdoor: null },
  facilities: [],
  bookingDate: today,
  duration: 60,
  timeRange: 'all',
  slot: { date: today, start_time: '10:00:00', end_time: '11:00:00', duration: 60, nextDay: false },
  facilityId: 102,
  step: 'choosing',
  quantities: {},
  addons: {},
  attendeeDetails: null,
  describing: null,
  goesOn: false,
  ...changes,
});

/** The service asks for no attendees. */
export const noAttendees: AttendeeDetailsOutput = { customers: [], saves: false };
/** The customer went back from the attendee details. */
export const turnedBack: AttendeeDetailsOutput = { customers: null, saves: false };
export const attendeeDetails: AttendeesDraft = {
  attendees: [{ ...emptyAttendee, name: 'Nour' }],
  saves: true,
  agreed: false,
  isCut: false,
};
