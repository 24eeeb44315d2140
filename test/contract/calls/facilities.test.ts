/** Everything of a facility booking up to its add-ons, and those who come, as it goes over the wire (R3.3 to R3.5, R3.7, R7.2). */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { idProofTypes, notificationChannels, Profile } from '../../../src/contract/customers/customers.ts';
import { attendeeEndpoints } from '../../../src/contract/endpoints/attendee.ts';
import { dayLimitEndpoint, facilityEndpoints } from '../../../src/contract/endpoints/facility.ts';
import { uploadTypes } from '../../../src/contract/forms/forms.ts';

import { answered, checkCalls } from '../support/checkCalls.ts';
import { additionalField, customer, profile } from '../support/people.ts';
import {
  amount,
  bit,
  count,
  date,
  either,
  faultsOf,
  files,
  from,
  id,
  may,
  maybe,
  named,
  nullable,
  number,
  offFlag,
  oneOf,
  size,
  time,
} from '../support/wireExample.ts';

const choice = { id: id(), ...named('Grass') };
const queryId = number(id());
const queryBit = number(bit());
const hours = { start_time: time('09:00:00'), end_time: time('13:00:00') };
const span = { date: date(), end_date: may(date()), start_time: may(time()), end_time: may(time()) };
const occupations = {
  bookings: may(
    [
      {
        date: date(),
        booking_end_date: may(date()),
        start_time: may(time()),
        end_time: may(time()),
        attendance: may(count(4)),
        is_full_day: may(bit(), 0),
      },
    ],
    [],
  ),
  maintenances: may([span], []),
  event_schedules: may([span], []),
  workshop_program_schedules: may([span], []),
  cart_items: may(
    [
      {
        session_id: 's-1',
        product_id: id(),
        quantity: count(2),
        participant_count: may(count(3), 1),
        date: date(),
        ...hours,
      },
    ],
    [],
  ),
};
const relative = { id: id(), per_capacity: may(bit(), 0), ...occupations };
const picture = may('court.jpg');
const words = { description: may('Indoor'), ar_description: may('داخلي') };
const configuration = {
  min_booking_time: may(size(60)),
  max_booking_time: may(size(180)),
  time_increment: may(size(30)),
  per_capacity: may(bit(), 0),
  online_booking_delay: may(size(120)),
  advance_booking_days_limit: may(size(14)),
  enable_over_night_booking: may(bit(), 0),
};
const scheduleQuery = {
  venue_service_id: queryId,
  date: date(),
  'game_formations[]': maybe([queryId]),
  facility_surface_id: maybe(queryId),
  is_outdoor: maybe(queryBit),
};
const availabilityQuery = {
  venue_service_id: queryId,
  date: date(),
  ...hours,
  game_formation_id: maybe(queryId),
  facility_surface_id: maybe(queryId),
  is_outdoor: maybe(queryBit),
  per_capacity: maybe(queryBit),
  facility_id: maybe(queryId),
  product_id: maybe(queryId),
};
const controlDays = may(either(30, [0, [32, 64], []], [-1, 1.5, 'Friday', [-1], ['Friday']]), 0);

checkCalls('facilities (R3.3, R3.4, R3.5, R7.2.4 to R7.2.11)', facilityEndpoints, {
  service: {
    call: 'GET venue/services/{id}',
    answer: answered({
      id: id(),
      venue_id: may(id()),
      ...named('Padel'),
      is_public: offFlag(),
      image: picture,
      map_pin: may('25.2,55.3'),
      filter_by: oneOf(1, 2),
      surfaces: may([choice], []),
      formations: may([choice], []),
      outdoor: may([bit()], []),
      facilities: may([choice], []),
      price_from: may(amount(120)),
      is_approval_required: maybe(offFlag()),
      ...words,
      images: may(['court.jpg'], []),
      terms: may('<p>Soft shoes.</p>'),
      ar_terms: may('<p>أحذية ناعمة</p>'),
    }),
  },
  serviceFilters: {
    call: 'GET facilities/services/filters/{serviceId}, cached',
    answer: answered({ surfaces: may([choice], []), formations: may([choice], []), outdoor: may([bit()], []) }),
  },
  schedule: {
    call: 'GET facilities/schedule',
    query: scheduleQuery,
    answer: answered({
      facilities: [
        {
          id: id(),
          ...named('Court 1'),
          image: picture,
          per_capacity: may(bit(), 0),
          capacity: may(count(4)),
          is_enable_per_day_capacity: may(bit(), 0),
          min_booking_time: may(size(90)),
          facility_rentals: may(
            [
              {
                ...hours,
                product_id: id(),
                rental_product_id: may(id()),
                min_booking_time: may(size(60)),
                price: nullable(amount(120)),
                tax_amount: nullable(amount(6)),
                unit_minutes: nullable(from(1, 60)),
              },
            ],
            [],
          ),
          schedule_control: may(
            [
              {
                date: date(),
                end_date: may(date()),
                times: may([hours], []),
                weekdays: controlDays,
                interval_type: bit(),
                rentals: may([id()], []),
                channels: may([oneOf('B2C', 'Members', 'Partners')], []),
              },
            ],
            [],
          ),
          parent_facilities: may([relative], []),
          child_facilities: may([relative], []),
          ...occupations,
        },
      ],
      configuration,
    }),
  },
  availableFacilities: {
    call: 'GET facilities/fetchAvailableFacilities',
    query: availabilityQuery,
    answer: answered([
      {
        id: id(),
        ...named('Court 1'),
        image: picture,
        per_capacity: may(bit(), 0),
        capacity: may(count(4)),
        min_booking_time: may(size(60)),
        surface: may(choice),
        is_outdoor: may(bit()),
        price: may(amount(126)),
      },
    ]),
  },
  facilityOffer: {
    call: 'GET facilities/auto',
    query: { ...availabilityQuery, facility_id: queryId },
    answer: answered({
      id: id(),
      ...named('Court 1'),
      venue_id: may(id()),
      image: picture,
      per_capacity: may(bit(), 0),
      capacity: may(count(4)),
      is_full_day: may(bit(), 0),
      default_products: may(
        [
          {
            product_id: id(),
            ...named('Hour'),
            product_type_id: may(id()),
            product_price: amount(120),
            tax_amount: amount(6),
            quantity: from(0, 1.5),
            seasonal_pricing_id: may(id()),
          },
        ],
        [],
      ),
      rental_products: may(
        [
          {
            product_id: id(),
            facility_id: may(id()),
            ...named('Family of four'),
            ...words,
            image: picture,
            product_type_id: may(id()),
            category: may('Families'),
            ar_category: may('عائلات'),
            price: amount(80),
            tax_amount: amount(4),
            participant_count: may(count(4, { least: 1 }), 1),
            inventory_enable: may(bit()),
            remaining_capacity: may(size(7)),
            available_capacity: may(size(9)),
            reserved_slots: may([{ session_id: 's-1', quantity: count(2), start_time: time() }], []),
            dependencies: may([{ product_id: id(), period: may('D') }], []),
            seasonal_pricing_id: may(id()),
          },
        ],
        [],
      ),
      categories: may(
        [
          {
            id: id(),
            ...named('Balls'),
            products: may(
              [
                {
                  product_id: id(),
                  ...named('Three balls'),
                  ...words,
                  image: picture,
                  product_type_id: may(id()),
                  price: amount(20),
                  tax_amount: amount(1),
                  inventory_enable: may(bit(), 0),
                  inventory_period: may('D'),
                  stock: may(count(10)),
                  sales: may(count(4)),
                },
              ],
              [],
            ),
          },
        ],
        [],
      ),
    }),
  },
  shortRentals: {
    call: 'GET facilities/facility-rentals/short',
    query: { venue_service_id: queryId },
    answer: answered([{ ...named('Morning'), product_id: id() }]),
  },
  customerConfiguration: {
    call: 'GET facilities/customer-configurations, cached',
    answer: answered({ customer_threshold: may(count(4)) }),
  },
});

test('only how far ahead a service may be booked (R5.5.2)', () => {
  const { method, path, query, answer } = dayLimitEndpoint;
  expect(`${method} ${path}`).toBe('GET facilities/schedule');
  expect(faultsOf(query, scheduleQuery)).toEqual([]);
  expect(faultsOf(answer, answered({ configuration: { advance_booking_days_limit: may(size(14)) } }))).toEqual([]);
});

const setting = maybe({ is_visible: offFlag(), is_required: offFlag() });
const tag = { id: id(), ...named('Training') };
checkCalls('those who come (R3.1.4, R3.7, R7.2.9, R7.3.1 to R7.3.3, R7.5.1, Q7.6.d)', attendeeEndpoints, {
  fieldConfig: {
    call: 'GET facilities/fieldConfig',
    query: { venue_service_id: queryId },
    answer: {
      ...answered(
        may({ dob: setting, nationality: setting, id: setting, religion: setting, tag: setting, gender: setting }, {}),
      ),
      additional_fields: may([additionalField], []),
    },
  },
  saveFiles: {
    call: 'POST file/save/data, multipart, token',
    body: { 'preUpload[0]': files(), 'types[]': either('image', [['image', 'document']], [7, [7], {}]) },
    answer: answered({ files: [{ path: 'files/a.png', name: 'a.png', type: 'image/png' }] }),
  },
  customerTags: { call: 'GET customers/all-tags, cached', answer: answered([tag]) },
  idProofTypes: {
    call: 'GET customers/id-proof-types',
    answer: answered([{ id: id(32), ...named('Emirates ID') }]),
  },
  family: {
    call: 'GET customers-associated, customer',
    answer: answered([{ ...customer, customer_id: id(), profile_image_url: may('mona.jpg'), is_icp_down: offFlag() }]),
  },
  familyMemberDetails: {
    call: 'GET customers-associated/additional-data, customer',
    query: { customerId: queryId, product_type: 'facility' },
    answer: answered(customer),
  },
  profile: { call: 'GET profile, customer', answer: answered(profile) },
});

test.each([
  [{ odd: 1 }, false],
  [{ city: 'Dubai' }, false],
  [{ id: 7 }, true],
  [{ preferred_username: 'mona' }, true],
  [{ mobile: '500000007' }, true],
])('R4.1.2: a profile says whose it is: %j', (said, isTaken) =>
  expect(v.safeParse(Profile, said).success).toBe(isTaken),
);

test('proofs, channels and kinds of files by their numbers and names (R3.7.9, R3.10.5, R7.5.1)', () => {
  expect(idProofTypes).toEqual({ emiratesId: 32, passport: 33 });
  expect(notificationChannels).toEqual({ all: 1, sms: 2, email: 3, whatsapp: 4 });
  expect(uploadTypes).toEqual(['jpeg', 'png', 'pdf']);
});
