/** The records of facilities and carts, field by field: what this server sends, and what the contract keeps. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { apiBase } from '../../src/contract/requestHeaders.ts';
import { CartLine, Discount } from '../../src/contract/orders/cart.ts';
import * as facilities from '../../src/contract/offered/facilities.ts';
import { VenueService } from '../../src/contract/offered/services.ts';
import { academy, event, facility, membership, offer, swim, trainer } from '../models/cart/cart.fixtures.ts';
import type { Client } from '../sandbox/support/client.ts';
import { farDate } from '../sandbox/support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../sandbox/support/sandbox.ts';
import { testNow } from '../sandbox/support/seededSandbox.ts';

let sandbox: SandboxUnderTest;
let customer: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  customer = sandbox.signedOut();
});
afterAll(() => sandbox.close());

type Record_ = Record<string, unknown>;

/** An answer as it goes over the wire, before any schema has filled in what it leaves out. */
async function sent(
  path: string,
  query: Record<string, string | number> = {},
): Promise<{ status: boolean; data: never } & Record_> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${sandbox.url}${apiBase}${path}?${search}`, {
    headers: { 'X-User-Time': sandbox.stamp(), 'X-User-Timezone': 'Asia/Dubai', Origin: sandbox.portalOrigin },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as never;
}

const words = (text: string) => text.split(', ');
/** Every field is sent, and the contract does not drop it. */
function expectFields(
  names: string,
  record: unknown,
  kept: v.ObjectSchema<v.ObjectEntries, undefined>['entries'] | null,
) {
  expect(Object.keys(record as Record_)).toEqual(expect.arrayContaining(words(names)));
  if (kept) expect(Object.keys(kept)).toEqual(expect.arrayContaining(words(names)));
}

const pool = { venue_service_id: 31, date: farDate, start_time: '10:00:00', end_time: '11:00:00' };
const court = { venue_service_id: 41, date: farDate, start_time: '10:00:00', end_time: '11:00:00' };

describe('services', () => {
  test('R3.3.1, R7.2.3: a list, each with what its pickers need', async () => {
    const { status, data } = await sent('venue/services');
    expect(status).toBe(true);
    const services: Record_[] = data;
    expect(Array.isArray(services)).toBe(true);
    for (const service of services)
      expectFields(
        'id, name, ar_name, is_public, map_pin, filter_by, surfaces, formations, outdoor, facilities',
        service,
        VenueService.entries,
      );
    expect(endpoints.services).toMatchObject({ method: 'GET', path: 'venue/services', cached: true });
  });

  test('R3.3.2, R3.3.3: filter_by is 1 or 2, outdoor a list of 0 and 1', async () => {
    const { data } = await customer.get('services');
    expect(new Set(data.map(({ filter_by }) => filter_by))).toEqual(new Set([1, 2]));
    expect(data.find(({ id }) => id === 41)!.outdoor).toEqual([0, 1]);
    expect(data.find(({ id }) => id === 22)!.outdoor).toEqual([1]);
    const service = { id: 1, name: 'Padel', filter_by: 1, is_public: 1 };
    expect(v.is(VenueService, { ...service, outdoor: [2] })).toBe(false);
    expect(v.is(VenueService, { ...service, filter_by: 3 })).toBe(false);
  });

  test('R3.3.4, R7.2.1: the configuration names the venue, its children and the currency', async () => {
    const answer = await sent('config');
    expectFields('status, data, carousel, session_id, vtoken', answer, null);
    expect(answer.status).toBe(true);
    const { venue }: { venue: Record_ } = answer.data;
    expect(venue).toMatchObject({ name: 'Saha', currency: 'AED' });
    expect(venue['child_venues']).toHaveLength(4);
    expect(endpoints.config).toMatchObject({ method: 'GET', path: 'config', cached: true });
  });

  test('R7.2.4: filters of a service', async () => {
    const { data } = await sent('facilities/services/filters/21');
    expectFields('surfaces, formations, outdoor', data, facilities.ServiceFilters.entries);
    expect(data).toMatchObject({ outdoor: [0, 1] });
    expect(endpoints.serviceFilters).toMatchObject({ path: 'facilities/services/filters/{serviceId}', cached: true });
  });

  test('R7.2.9: what a service asks of attendees', async () => {
    const answer = await sent('facilities/fieldConfig', { venue_service_id: 14 });
    expect(answer).toMatchObject({
      status: true,
      data: { dob: { is_visible: 1, is_required: 1 } },
      additional_fields: [],
    });
    const withMore = await sent('facilities/fieldConfig', { venue_service_id: 12 });
    expect(withMore).toMatchObject({
      data: { id: { is_visible: 1, is_required: 1 }, nationality: { is_visible: 0 } },
      additional_fields: [
        { slug: 'group_name', type: 'text_box' },
        { slug: 'level', type: 'drop_down' },
        { slug: 'shirt_number', is_visible: 0 },
      ],
    });
  });

  test('R7.2.10: the tickets of a service by name', async () => {
    const { data } = await sent('facilities/facility-rentals/short', { venue_service_id: 31 });
    expect(data).toContainEqual({ product_id: 3101, name: 'Adult swim', ar_name: 'سباحة للكبار' });
  });

  test('R7.2.11: the threshold, with a path of its own', async () => {
    expect(await sent('facilities/customer-configurations')).toMatchObject({ data: { customer_threshold: 6 } });
    expect(endpoints.customerConfiguration).toMatchObject({ cached: true });
  });
});

describe('the schedule', () => {
  const asked = { venue_service_id: 31, date: testNow.slice(0, 10) };

  test('R3.4.1, R7.2.5: configuration and facilities, never kept', async () => {
    const { data } = await sent('facilities/schedule', asked);
    expectFields('facilities, configuration', data, facilities.Schedule.entries);
    const { configuration }: { configuration: Record_ } = data;
    expectFields(
      'min_booking_time, max_booking_time, time_increment, per_capacity, online_booking_delay, advance_booking_days_limit, enable_over_night_booking',
      configuration,
      facilities.ScheduleConfiguration.entries,
    );
    expect(endpoints.schedule).not.toHaveProperty('cached');
    expect(Object.keys(endpoints.schedule.query.entries)).toEqual([
      'venue_service_id',
      'date',
      'game_formations[]',
      'facility_surface_id',
      'is_outdoor',
    ]);
  });

  test('R3.5.1, R3.5.2: a facility and its rentals; its products are in the offer', async () => {
    const { data } = await sent('facilities/schedule', asked);
    const [first]: Record_[] = (data as Record_)['facilities'] as Record_[];
    expectFields(
      'id, name, ar_name, image, per_capacity, capacity, is_enable_per_day_capacity, min_booking_time, facility_rentals, parent_facilities, child_facilities, bookings, maintenances, event_schedules, workshop_program_schedules, schedule_control, cart_items',
      first,
      facilities.Facility.entries,
    );
    const [rental] = first!['facility_rentals'] as Record_[];
    expectFields(
      'start_time, end_time, product_id, rental_product_id, min_booking_time',
      rental,
      facilities.FacilityRental.entries,
    );
    const { data: offered } = await sent('facilities/auto', { ...court, facility_id: 4101 });
    expectFields(
      'id, name, ar_name, image, per_capacity, default_products, categories',
      offered,
      facilities.FacilityOffer.entries,
    );
  });

  test('R3.5.3, R3.5.7, R3.5.8, R3.5.9, R3.5.10: what takes time away has its fields', async () => {
    const kinds = new Map<string, Record_>();
    for (const service of [13, 21, 22, 31, 32, 41])
      for (const days of [0, 1, 2, 3, 4, 6]) {
        const date = Temporal.PlainDate.from(asked.date).add({ days }).toString();
        const { data } = await sent('facilities/schedule', { venue_service_id: service, date });
        for (const one of (data as Record_)['facilities'] as Record_[])
          for (const [kind, list] of Object.entries(one))
            if (Array.isArray(list) && list.length > 0) kinds.set(kind, list[0] as Record_);
      }
    expectFields(
      'date, booking_end_date, start_time, end_time, attendance, is_full_day',
      kinds.get('bookings'),
      facilities.FacilityOccupation.entries,
    );
    expectFields(
      'date, end_date, times, weekdays, interval_type, rentals, channels',
      kinds.get('schedule_control'),
      facilities.ScheduleControl.entries,
    );
    for (const kind of ['maintenances', 'event_schedules', 'workshop_program_schedules'])
      expectFields('date, end_date, start_time, end_time', kinds.get(kind), null);
    for (const kind of ['parent_facilities', 'child_facilities'])
      expectFields(
        'id, per_capacity, bookings, maintenances, event_schedules, workshop_program_schedules, cart_items',
        kinds.get(kind),
        facilities.FacilityRelative.entries,
      );
  });
});

describe('what a facility sells', () => {
  test('R3.5.12, R7.2.8: default products with price, tax and quantity', async () => {
    const { data } = await sent('facilities/auto', { ...court, facility_id: 4101 });
    const { default_products: products }: { default_products: Record_[] } = data;
    expect(products).toHaveLength(1);
    expectFields('product_price, quantity, tax_amount', products[0], facilities.DefaultProduct.entries);
    expect(products[0]).toMatchObject({ product_price: 200, tax_amount: 10, quantity: 1 });
  });

  test('R3.5.13: categories with their products', async () => {
    const { data } = await sent('facilities/auto', { ...court, facility_id: 4101 });
    const { categories }: { categories: { name: string; products: Record_[] }[] } = data;
    expect(categories.map(({ name }) => name)).toEqual(['Equipment', 'Drinks', 'Comfort']);
    for (const { products } of categories)
      expectFields(
        'product_id, name, ar_name, price, tax_amount, inventory_enable, inventory_period, stock, sales',
        products[0],
        facilities.CategoryProduct.entries,
      );
  });

  test('R3.5.14: tickets', async () => {
    const { data } = await sent('facilities/auto', { ...pool, facility_id: 3101 });
    const { rental_products: tickets }: { rental_products: Record_[] } = data;
    expectFields(
      'product_id, facility_id, name, image, price, tax_amount, participant_count, inventory_enable, remaining_capacity, available_capacity, reserved_slots, dependencies',
      tickets[0],
      facilities.RentalProduct.entries,
    );
  });

  test('R7.2.6: free facilities are requested with the fields of the slot', () => {
    expect(Object.keys(endpoints.availableFacilities.query.entries)).toEqual([
      'venue_service_id',
      'date',
      'start_time',
      'end_time',
      'game_formation_id',
      'facility_surface_id',
      'is_outdoor',
      'per_capacity',
      'facility_id',
      'product_id',
    ]);
  });
});

describe('bookings and events', () => {
  test('R3.5.17: a facility booking has what its status is read from', async () => {
    const client = await sandbox.customer(1);
    const { data } = await client.get('facilityBookings', { query: { period: 'all' } });
    expect(data.length).toBeGreaterThan(0);
    for (const booking of data)
      expectFields(
        'facility_date, facility_end_time, is_booking_approved, cid_approved, is_cid_approved, status_id, check_in_time, check_out_time',
        booking,
        null,
      );
  });

  test('R3.5.18: an event has its first day and its times', async () => {
    const { data } = await sent('events');
    const [first]: Record_[] = data;
    expectFields('start_date, event_schedules', first, null);
    expectFields('start_time, end_time', (first!['event_schedules'] as Record_[])[0], null);
  });
});

describe('cart lines', () => {
  const common =
    'productType, product_id, product_type_id, quantity, price, tax_amount, total_price, venue_id, customers, addons, discount, seasonal_pricing_id';
  const kept = (line: unknown) => v.parse(CartLine, line) as Record_;

  test.each([
    [
      'R3.6.3: a facility',
      facility('line'),
      'selectedFacilityDate, selectedFacilityTiming, selectedFacilityEndTiming, venueServiceId, facilityId, capacityBased, isFullDay, open_dated, save_detail_for_future, bookingDate, participant_count',
    ],
    ['R3.6.4: a membership', membership('line'), 'membership_package_id, start_date, pricing, installment_divisor'],
    [
      'R3.6.5: a course of an academy',
      academy('line'),
      'workshop_id, workshop_program_id, date_range, package_type, workshop_type_id',
    ],
    ['R3.6.6: a training package', trainer('line'), 'trainer_id, training_package_id, sessions'],
    [
      'R3.6.7: a ticket of an event, its seat kept',
      event('line', { seat_map_id: 8 }),
      'event_ticket_id, event_id, seat_map_id',
    ],
    ['R3.6.8: an offer', offer('line'), 'offer_id, offer_price'],
  ])('%s keeps its fields and those of every line (R3.6.1)', (_, line, own) => {
    const read = kept(line);
    expect(Object.keys(read)).toEqual(expect.arrayContaining([...words(common), ...words(own)]));
    // Each own field is required; nullable ones are listed.
    const required = words(own).filter((name) => (line as unknown as Record_)[name] !== null);
    for (const name of required.filter((one) => one !== 'seat_map_id'))
      expect(v.is(CartLine, Object.fromEntries(Object.entries(line).filter(([key]) => key !== name)))).toBe(false);
  });

  test('R3.6.2: a discount says what was, what is and by which code', () => {
    const discount = {
      price: 40,
      tax: 2,
      total: 42,
      discount_price: 36,
      discount_tax: 1.8,
      discount_total: 37.8,
      discount: 4.2,
      promo_code: 'SAHA10',
    };
    expect(Object.keys(Discount.entries)).toEqual(Object.keys(discount));
    expect(kept(swim('swim', { discount }))['discount']).toEqual(discount);
  });
});
