/** What is sold beside facilities, and what a customer has of everything, as it goes over the wire (R3.5.17, R3.5.18, Q7.6.g, Q7.6.j to Q7.6.p). */
import { expect, test } from 'vitest';
import { additionNames } from '../../../src/contract/additions/names.ts';
import { bookingKinds } from '../../../src/contract/orders/bookings.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { academyEndpoints } from '../../../src/contract/endpoints/academy.ts';
import { bookedEndpoints } from '../../../src/contract/endpoints/booked.ts';
import { eventEndpoints } from '../../../src/contract/endpoints/event.ts';
import { membershipEndpoints } from '../../../src/contract/endpoints/membership.ts';
import { offerEndpoints } from '../../../src/contract/endpoints/offer.ts';
import { retailEndpoints } from '../../../src/contract/endpoints/retail.ts';
import { trainerEndpoints } from '../../../src/contract/endpoints/trainer.ts';
import { answered, checkCalls, outcome, paged } from '../support/checkCalls.ts';
import { orderItem } from '../support/orders.ts';
import { customer } from '../support/people.ts';
import {
  amount,
  bit,
  count,
  date,
  flag,
  from,
  id,
  may,
  maybe,
  named,
  number,
  oneOf,
  size,
  stamp,
  time,
} from '../support/wireExample.ts';

const pages = { page: maybe(number(count(2, { least: 1 }))), size: maybe(number(count(16, { least: 1, most: 100 }))) };
const queryId = number(id());
const choice = { id: id(), ...named('Padel') };
const words = { description: may('Indoor'), ar_description: may('داخلي') };
const picture = may('court.jpg');
const sport = may('padel');
const priced = { price: amount(100), tax_amount: amount(5) };
const status = may(size(1));

const booked = {
  id: id(),
  order_id: id(),
  ...named('Court 1'),
  image: picture,
  status_id: status,
  total: amount(105),
  quantity: may(size(2), 1),
  is_cancellable: may(flag()),
};
const session = { id: id(), date: date(), start_time: time(), end_time: time(), status_id: status };
const facility = {
  id: id(),
  order_id: id(),
  token: may('t-1'),
  service_id: id(),
  facility_id: id(),
  ...named('Court 1'),
  service_name: 'Padel',
  ar_service_name: may('بادل'),
  venue_name: 'Al Quoz',
  ar_venue_name: may('القوز'),
  image: picture,
  facility_date: date(),
  facility_start_time: time(),
  facility_end_time: time(),
  attendance: may(size(4), 1),
  total: amount(105),
  is_booking_approved: status,
  cid_approved: status,
  is_cid_approved: status,
  status_id: status,
  check_in_time: may('18:02'),
  check_out_time: may('19:01'),
  is_cancellable: may(flag()),
};
const event = {
  ...booked,
  event_id: id(),
  start_date: date(),
  event_schedules: [{ start_time: time(), end_time: time() }],
  seat: may('A-4'),
  venue_name: may('Al Quoz'),
  ar_venue_name: may('القوز'),
};
const trainer = {
  ...booked,
  trainer_id: id(),
  training_package_id: id(),
  sessions_total: size(10),
  sessions_left: size(4),
  trainer_name: may('Sara'),
  ar_trainer_name: may('سارة'),
  sessions: [session],
  offer_id: may(id()),
};
const academy = {
  ...booked,
  workshop_id: id(),
  workshop_program_id: id(),
  start_date: date(),
  end_date: date(),
  sessions: [session],
};
const membership = {
  ...booked,
  membership_package_id: id(),
  card_number: 'M-1',
  start_date: date(),
  end_date: date(),
};
const retail = {
  ...booked,
  outlet_id: may(id()),
  outlet_name: may('Shop'),
  ar_outlet_name: may('متجر'),
  ordered_at: stamp(),
  delivery_address: may('Street 4'),
  trainer_booking_id: may(id()),
};
const listQuery = {
  ...pages,
  sortBy: maybe('date'),
  sort_order: maybe(oneOf('asc', 'desc')),
  period: maybe(oneOf('upcoming', 'past', 'all')),
  from: maybe(date()),
  to: maybe(date()),
};
const listed = (kind: string, booking: object) => ({
  call: `GET profile/bookings/${kind}, customer`,
  query: listQuery,
  answer: paged(booking),
});
const one = (kind: string, booking: object) => ({
  call: `GET profile/bookings/${kind}/{id}, customer`,
  answer: answered({ ...booking, products: [orderItem], customers: [customer] }),
});
checkCalls('what a customer has booked (R3.5.17, Q7.6.g, Q7.6.m)', bookedEndpoints, {
  facilityBookings: listed('facility', facility),
  eventBookings: listed('event', event),
  trainerBookings: listed('trainer', trainer),
  academyBookings: listed('academy', academy),
  membershipBookings: listed('membership', membership),
  retailBookings: listed('retail', retail),
  facilityBooking: one('facility', facility),
  eventBooking: one('event', event),
  trainerBooking: one('trainer', trainer),
  academyBooking: one('academy', academy),
  membershipBooking: one('membership', membership),
  retailBooking: one('retail', retail),
  reschedule: {
    call: 'POST profile/bookings/facility/{id}/reschedule, customer',
    body: { date: date(), start_time: time(), end_time: time(), facility_id: id() },
    answer: answered(facility),
  },
  bookTrainerSession: {
    call: 'POST profile/bookings/trainer/{id}/sessions, customer',
    body: { date: date(), start_time: time() },
    answer: outcome,
  },
});

const shownEvent = {
  ...choice,
  image: picture,
  sport,
  start_date: date(),
  end_date: may(date()),
  venue: may(choice),
  event_schedules: [{ date: may(date()), start_time: time(), end_time: time() }],
  price_from: may(amount(0)),
};
const invite = {
  event: { ...choice, image: picture, start_date: date(), place: 'Hall', ar_place: may('قاعة') },
  invitee_name: 'Layla Haddad',
  seats: count(2),
  status: oneOf('invited', 'accepted', 'declined'),
};
checkCalls('events (R3.5.18, Q7.6.j, Q7.6.k, Q7.6.t)', eventEndpoints, {
  events: {
    call: 'GET events',
    query: {
      ...pages,
      search: maybe('night'),
      from: maybe(date()),
      to: maybe(date()),
      venue_id: maybe(queryId),
      price_max: maybe(number(from(0, 50))),
    },
    answer: paged(shownEvent),
  },
  event: {
    call: 'GET events/{id}',
    answer: answered({
      ...shownEvent,
      ...words,
      venue_id: may(id()),
      tickets: [
        {
          event_ticket_id: id(),
          product_id: id(),
          ...named('Standing'),
          ...words,
          ...priced,
          participant_count: may(count(2, { least: 1 }), 1),
          remaining_capacity: may(size(7)),
          category: may('Hall'),
          ar_category: may('قاعة'),
          one_per_customer: may(bit(), 0),
          date: may(date()),
          seat_map_id: may(id()),
        },
      ],
    }),
  },
  seatMap: {
    call: 'GET events/{id}/seat-maps/{seat_map_id}',
    answer: answered({
      ...named('Hall'),
      width: size(400),
      height: size(300),
      court: may({ x: size(100), y: size(100), width: size(200), height: size(100) }),
      sections: [
        {
          ...named('North'),
          color: may('#0a5'),
          rows: [
            {
              name: 'A',
              seats: [
                {
                  seat_map_id: id(),
                  label: 'A-4',
                  x: size(10),
                  y: size(20),
                  event_ticket_id: id(),
                  status: oneOf('free', 'held', 'sold'),
                },
              ],
            },
          ],
        },
      ],
    }),
  },
  eventInvite: { call: 'GET events/invites/{token}', answer: answered(invite) },
  answerInvite: {
    call: 'POST events/invites/{token}',
    body: { answer: oneOf('accepted', 'declined') },
    answer: answered(invite),
  },
});

const ages = { min_age: may(count(6)), max_age: may(count(9)) };
const workshop = {
  ...choice,
  image: picture,
  sport,
  type: may('term'),
  workshop_type_id: may(id()),
  venue: may(choice),
  price_from: may(amount(400)),
  ...ages,
  days: may([size(4)], []),
  start_time: may(time()),
  end_time: may(time()),
};
checkCalls('academies (Q7.6.l)', academyEndpoints, {
  workshops: { call: 'GET workshops', query: { ...pages, type: maybe('term') }, answer: paged(workshop) },
  workshop: {
    call: 'GET workshops/{id}',
    answer: answered({
      ...workshop,
      ...words,
      venue_id: may(id()),
      images: may(['academy.jpg'], []),
      programs: [
        {
          workshop_program_id: id(),
          ...named('Under nine'),
          days: [size(4)],
          start_time: time(),
          end_time: time(),
          start_date: date(),
          end_date: date(),
          capacity: count(12),
          remaining_capacity: may(count(3)),
          ...ages,
          packages: [
            {
              product_id: id(),
              ...named('Term'),
              package_type: may('term'),
              ...priced,
              is_prorata: may(bit(), 0),
            },
          ],
        },
      ],
    }),
  },
});

const shownTrainer = {
  ...choice,
  image: picture,
  sport,
  title: may('Coach'),
  ar_title: may('مدربة'),
  price_from: may(amount(200)),
};
checkCalls('trainers (Q7.6.m)', trainerEndpoints, {
  trainers: { call: 'GET trainers', query: pages, answer: paged(shownTrainer) },
  trainer: {
    call: 'GET trainers/{id}',
    answer: answered({
      ...shownTrainer,
      bio: may('Twelve years.'),
      ar_bio: may('اثنتا عشرة سنة'),
      venue_id: may(id()),
      services: may([choice], []),
      packages: [
        {
          training_package_id: id(),
          product_id: id(),
          ...named('Ten'),
          sessions: count(10, { least: 1 }),
          duration: size(60),
          ...priced,
        },
      ],
    }),
  },
  trainerAvailability: {
    call: 'GET trainers/{id}/availability',
    query: { date: date(), training_package_id: queryId },
    answer: answered([{ date: date(), start_time: time(), end_time: time() }]),
  },
});

checkCalls('memberships (Q7.6.n)', membershipEndpoints, {
  memberships: {
    call: 'GET memberships',
    answer: answered([
      {
        membership_id: id(),
        ...named('Gold'),
        ...words,
        image: picture,
        sport,
        venue_id: may(id()),
        benefits: may([named('Ten visits')], []),
        packages: [
          {
            membership_package_id: id(),
            product_id: id(),
            ...named('A year'),
            duration: size(12),
            ...priced,
            installment_divisor: may(from(1, 12), 1),
            pricing: may('monthly'),
          },
        ],
      },
    ]),
  },
});

const outlet = { ...choice, ...words, image: picture, venue_id: may(id()) };
const product = {
  product_id: id(),
  outlet_id: may(id()),
  venue_id: may(id()),
  ...named('Racket'),
  ...words,
  image: picture,
  kit: may('racket'),
  ...priced,
  inventory_enable: may(bit(), 0),
  inventory_period: may('D'),
  stock: may(count(10)),
  sales: may(count(4)),
  category: may(choice),
};
const productQuery = { ...pages, category_id: maybe(queryId), search: maybe('racket') };
checkCalls('the shop (Q7.6.o)', retailEndpoints, {
  outlets: { call: 'GET outlets', answer: answered([outlet]) },
  outlet: { call: 'GET outlets/{id}', answer: answered(outlet) },
  outletProducts: { call: 'GET outlets/{id}/products', query: productQuery, answer: paged(product) },
  retailProducts: { call: 'GET retail/products', query: productQuery, answer: paged(product) },
});

const offer = {
  offer_id: id(),
  ...named('Summer'),
  ...words,
  image: picture,
  sport,
  venue_id: may(id()),
  offer_price: amount(300),
  tax_amount: amount(15),
  valid_from: date(),
  valid_to: date(),
  products: [{ product_id: id(), ...named('Hour'), quantity: size(2) }],
};
checkCalls('offers (Q7.6.p)', offerEndpoints, {
  offers: { call: 'GET offers', answer: answered([offer]) },
  offer: { call: 'GET offers/{offer_id}', answer: answered(offer) },
});

test('the kinds of bookings, and what a server may have beyond the specification, by name (Q7.6.g, Q7.7.a)', () => {
  expect(Object.keys(bookingKinds)).toEqual(['facility', 'event', 'trainer', 'academy', 'membership', 'retail']);
  expect(additionNames).toEqual([
    'cancel',
    'topUp',
    'password',
    'sessions',
    'export',
    'erase',
    'pointsExpiry',
    'sendAgain',
    'invoice',
    'expressPay',
    'defaultCard',
    'membershipUse',
    'providerState',
  ]);
});

test('one table holds every call, and no address twice', () => {
  const made = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(made).size).toBe(made.length);
  expect(made.length).toBeGreaterThan(0);
});
