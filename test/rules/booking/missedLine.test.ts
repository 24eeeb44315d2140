/** What was booked and is gone, as it is offered again (F30, R3.6.3). */
import { expect, test } from 'vitest';
import { missedBooking, missedLine, progressAgain } from '../../../machines/booking/missedLine.ts';
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import { heldCourt, heldTicket, today, tomorrow } from '../../models/booking/booking.fixtures.ts';

const guest: FacilityLine['customers'][number] = {
  ...({} as FacilityLine['customers'][number]),
  name: 'Nour Haddad',
  email: 'nour@example.com',
  mobile_number: '501234567',
  country_code: '971',
  customer_id: null,
};
const families: FacilityLine = { ...heldTicket, quantity: 2, participant_count: 4 };

test('the slot of a court, of tickets for all attendees, and none of a whole day', () => {
  expect(missedLine([{ ...heldCourt, quantity: 2 }])).toEqual({
    missed: { serviceId: 1, facilityId: 102, date: today, start_time: '10:00:00', duration: 60, people: 1 },
    bookingDate: today,
  });
  expect(missedLine([families, heldTicket])?.missed).toMatchObject({ serviceId: 2, facilityId: 201, people: 9 });
  const night = {
    ...heldCourt,
    bookingDate: today,
    selectedFacilityDate: tomorrow,
    selectedFacilityTiming: '00:30:00',
  };
  expect(missedLine([{ ...night, selectedFacilityEndTiming: '01:30:00' }])).toMatchObject({
    missed: { date: tomorrow, start_time: '00:30:00', duration: 60 },
    bookingDate: today,
  });
  expect(missedLine([{ ...heldCourt, isFullDay: true }])).toBeNull();
  expect(missedLine([])).toBeNull();
});

test('that of a booking declined by the venue', () => {
  const booking = { service_id: 1, facility_id: 102, facility_date: today, attendance: 3 };
  const times = { facility_start_time: '22:30:00', facility_end_time: '23:59:59' };
  expect(missedBooking({ ...booking, ...times } as Parameters<typeof missedBooking>[0])).toEqual({
    missed: { serviceId: 1, facilityId: 102, date: today, start_time: '22:30:00', duration: 90, people: 3 },
    bookingDate: today,
  });
});

const near = {
  serviceId: 2,
  date: today,
  duration: 60,
  slot: { startTime: '00:30:00', nextDay: true },
  facilityId: 202,
};
const racket = { product_id: 901, quantity: 2 } as FacilityLine['addons'][number];

test('what was typed and chosen goes along: people, tickets and extras (F12)', () => {
  const draft = progressAgain([{ ...families, customers: [guest], addons: [racket] }, heldTicket], near);
  expect(draft).toMatchObject({
    serviceId: 2,
    facilityId: 202,
    bookingDate: today,
    slot: { date: tomorrow, start_time: '00:30:00', duration: 60, nextDay: true },
    step: 'choosing',
    describing: null,
    quantities: { 601: 3 },
    addons: { 901: 2 },
    attendeeDetails: { agreed: false, isCut: false, attendees: [{ name: 'Nour Haddad', mobile_number: '501234567' }] },
  });
});

test('to another venue only who comes along goes', () => {
  const draft = progressAgain([{ ...families, customers: [guest], addons: [racket] }], { ...near, serviceId: 9 });
  expect(draft).toMatchObject({
    quantities: {},
    addons: {},
    attendeeDetails: { attendees: [{ name: 'Nour Haddad' }] },
  });
  expect(progressAgain([heldCourt], near)?.attendeeDetails).toBeNull();
  expect(progressAgain([heldCourt], { ...near, serviceId: 1 })?.quantities).toEqual({});
  expect(progressAgain([], near)).toBeNull();
  expect(progressAgain([heldCourt], { ...near, slot: null })).toBeNull();
});
