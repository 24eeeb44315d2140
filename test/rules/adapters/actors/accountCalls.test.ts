/** The calls of the account pages (part 7 of the requirements). */
import { describe, expect, test } from 'vitest';
import * as account from '../../../../src/adapters/actors/account/accountActors.ts';
import * as booked from '../../../../src/adapters/actors/account/bookedActors.ts';
import { provideCancellation } from '../../../../src/adapters/actors/account/cancellationActors.ts';
import { loadCancellationTerms } from '../../../../src/adapters/actors/account/cancellationTerms.ts';
import { loadFamily, removeRelative } from '../../../../src/adapters/actors/account/familyActors.ts';
import * as sessions from '../../../../src/adapters/actors/account/ownSessionActors.ts';
import {
  loadPasswordState,
  providePasswordChange,
} from '../../../../src/adapters/actors/account/passwordChangeActors.ts';
import { provideRemoval } from '../../../../src/adapters/actors/account/removalActors.ts';
import { provideReschedule } from '../../../../src/adapters/actors/account/rescheduleActors.ts';
import { provideSupportThread } from '../../../../src/adapters/actors/account/supportActors.ts';
import { loadOrderTickets, loadTicketFile } from '../../../../src/adapters/actors/account/ticketActors.ts';
import { provideTopUp } from '../../../../src/adapters/actors/account/topUpActors.ts';
import { provideCardPreference } from '../../../../src/adapters/actors/cart/cardPreferenceActors.ts';
import { provideSendAgain } from '../../../../src/adapters/actors/cart/sendAgainActors.ts';
import { provideSessionBooking } from '../../../../src/adapters/actors/booking/sessionBookingActors.ts';
import * as bookings from '../../../../src/contract/orders/bookings.ts';
import { all, checkCalls, type CallRow } from '../../../support/calls/checkCalls.ts';
import { sampleOf } from '../../../support/calls/sampleOf.ts';
import { runActor } from '../../../support/calls/servedCalls.ts';

/** A portal without a version machine. */
const noPortal = { getSnapshot: () => ({ children: {} }) } as never;

checkCalls('money', [
  {
    law: 'Q7.6.e: what is in the wallet',
    ask: (signal) => account.loadWallet(null, signal),
    sends: 'GET profile/wallet',
    gives: all,
  },
  {
    law: 'Q7.6.f: the saved cards',
    ask: (signal) => account.loadSavedCards(null, signal),
    sends: 'GET profile/cards',
    answers: {
      'GET profile/cards': {
        data: [{ id: 'c1', card_number: '4242********4242', expiry_date: '12/30', is_default: 1 }],
      },
    },
  },
  {
    law: 'Q7.6.f: a card is taken off',
    ask: (signal) => account.removeSavedCard('c/1', signal),
    sends: 'DELETE profile/cards/c%2F1',
    gives: all,
  },
  {
    law: 'Q7.6.e: the points, of whose history one entry is enough',
    ask: (signal) => account.loadPoints(null, signal),
    sends: 'GET profile/q-points?page=1&size=1',
  },
  {
    law: 'Q7.7.l: a card is from now on the one that is offered first',
    ask: (signal) => runActor(provideCardPreference(), 'preferCard', { id: 'c1' }, signal),
    sends: 'PUT profile/cards/c1/default',
    gives: all,
  },
  {
    law: 'Q7.7.c: what a top-up may be, from where, and what is there',
    ask: (signal) => runActor(provideTopUp(noPortal), 'loadOffer', undefined, signal),
    sends: ['GET wallet/top-up/terms', 'GET profile/cards', 'GET profile/wallet'],
    answers: {
      'GET wallet/top-up/terms': { data: { currency: 'AED', min: 50, max: 500, amounts: [50, 100] } },
      'GET profile/wallet': { data: { balance: 30, currency: 'AED' } },
    },
    gives: () => ({ terms: { currency: 'AED', min: 50, max: 500, amounts: [50, 100] }, cards: [], balance: 30 }),
  },
  {
    law: 'Q7.7.c: money is added under the key of the wish',
    ask: (signal) => {
      const intent = { owner: '1', key: 'a-key-of-this-wish', amount: 100, card: 'new' };
      return runActor(provideTopUp(noPortal), 'startTopUp', { intent, keepsCard: true }, signal);
    },
    sends: 'POST wallet/top-up',
    body: { amount: 100, card: 'new', save_card: true },
    idempotencyKey: 'a-key-of-this-wish',
  },
  {
    law: 'Q7.7.c: what became of it is asked by the number that the bank gave',
    ask: (signal) =>
      runActor(provideTopUp(noPortal), 'findTopUp', { transactionId: 't-1', intent: { key: 'k' } }, signal),
    sends: 'GET wallet/top-up?transaction=t-1',
    gives: () => null,
  },
  {
    law: 'Q7.7.c: or by the key that it was sent under',
    ask: (signal) =>
      runActor(
        provideTopUp(noPortal),
        'findTopUp',
        { transactionId: null, intent: { key: 'a-key-of-this-wish' } },
        signal,
      ),
    sends: 'GET wallet/top-up?key=a-key-of-this-wish',
    gives: () => null,
  },
  {
    law: 'Q7.7.i: orders are sent once more to whoever says where',
    ask: (signal) => runActor(provideSendAgain(), 'sendOrdersAgain', { email: 'layla@example.ae' }, signal),
    sends: 'POST orders/send-again',
    body: { email: 'layla@example.ae' },
    gives: () => undefined,
  },
]);

checkCalls('memberships', [
  {
    law: 'Q7.6.n, Q7.6.g: what was bought and what is sold, to tell what can be renewed',
    ask: (signal) => account.loadMembershipRecords('1', signal),
    sends: ['GET profile/bookings/membership?page=1&size=100', 'GET memberships'],
    gives: (offers: object[]) => ({ bookings: [], offers }),
  },
  {
    law: 'Q7.7.m: what of them is used',
    ask: (signal) => account.loadMembershipUse('1', signal),
    sends: 'GET profile/memberships/use',
    answers: { 'GET profile/memberships/use': { data: [{ id: 4, card_number: 'M-4', benefits: [] }] } },
  },
]);

test('a signed-out customer has bought and used nothing, and nothing is requested', async () => {
  const { signal } = new AbortController();
  expect(await account.loadMembershipRecords(null, signal)).toEqual({ bookings: [], offers: [] });
  expect(await account.loadMembershipUse(null, signal)).toEqual([]);
});

const kinds = [
  'facility',
  'event',
  'trainer',
  'academy',
  'membership',
  'retail',
] as const satisfies bookings.BookingKind[];

const bookingOf = {
  facility: bookings.FacilityBooking,
  event: bookings.EventBooking,
  trainer: bookings.TrainerBooking,
  academy: bookings.AcademyBooking,
  membership: bookings.MembershipBooking,
  retail: bookings.RetailBooking,
};

const padel = { id: 5, name: 'Padel', filter_by: 1 };

checkCalls('bookings', [
  ...kinds.map((kind): CallRow => ({
    law: `Q7.6.g: one of the kind ${kind}, with what belongs to it`,
    ask: (signal) => booked.loadBooking({ kind, id: '7' }, signal),
    sends: `GET profile/bookings/${kind}/7`,
    gives: (booking: object) => ({ kind, booking }),
  })),
  ...kinds.map((kind): CallRow => ({
    law: `Q7.6.g: those of the kind ${kind} that come next, the earliest first`,
    ask: (signal) => booked.loadNextBookings({ kind, changes: 0 }, signal),
    sends: `GET profile/bookings/${kind}?period=upcoming&page=1&size=16&sort_order=asc${kind === 'facility' ? '&sortBy=facility_date' : ''}`,
    answers: { [`GET profile/bookings/${kind}`]: { data: [sampleOf(bookingOf[kind])] } },
    gives: ([booking]: object[]) => [{ kind, booking }],
  })),
  {
    law: 'Q7.6.m: an hour of a package is booked',
    ask: (signal) => {
      const session = { date: '2026-12-01', start_time: '18:00:00' };
      return runActor(provideSessionBooking(), 'bookSession', { bookingId: 9, session }, signal);
    },
    sends: 'POST profile/bookings/trainer/9/sessions',
    body: { date: '2026-12-01', start_time: '18:00:00' },
    gives: all,
  },
  {
    law: 'F03: whether it is booked is read off the booking',
    ask: (signal) => {
      const session = { date: '2026-12-01', start_time: '18:00:00' };
      return runActor(provideSessionBooking(), 'findBooked', { bookingId: 9, session }, signal);
    },
    sends: 'GET profile/bookings/trainer/9',
    gives: () => false,
  },
  {
    law: 'Q7.6.g: a booking that is to be moved, with its service',
    ask: (signal) => runActor(provideReschedule(), 'loadBooking', { bookingId: 7 }, signal),
    sends: ['GET profile/bookings/facility/7', 'GET venue/services'],
    answers: {
      'GET profile/bookings/facility/{id}': { data: { service_id: 5 } },
      'GET venue/services': { data: [{ ...padel, id: 4 }, padel] },
    },
    gives: ([, service]: object[]) => ({ booking: expect.objectContaining({ service_id: 5 }) as unknown, service }),
  },
  {
    law: 'Q7.6.g: it is moved to a time and a court',
    ask: (signal) => {
      const slot = { date: '2026-12-01', start_time: '18:00:00', end_time: '19:00:00', facilityId: 12 };
      return runActor(provideReschedule(), 'moveBooking', { bookingId: 7, slot }, signal);
    },
    sends: 'POST profile/bookings/facility/7/reschedule',
    body: { date: '2026-12-01', start_time: '18:00:00', end_time: '19:00:00', facility_id: 12 },
  },
]);

checkCalls('orders', [
  {
    law: 'Q7.6.h: the tickets of an order',
    ask: (signal) => loadOrderTickets({ orderId: 31 }, signal),
    sends: 'GET orders/31/tickets',
  },
  {
    law: 'Q7.6.h, R2.2.9: as a file',
    ask: async (signal) => (await loadTicketFile({ orderId: 31 }, signal)).text(),
    sends: 'GET orders/31/tickets/download',
    gives: () => '%PDF',
  },
  {
    law: 'Q7.7.b: under which terms anything is given up',
    ask: (signal) => loadCancellationTerms(null, signal),
    sends: 'GET orders/cancellation-terms',
    answers: { 'GET orders/cancellation-terms': { data: [{ kind: 'event', steps: [] }] } },
    goesOn: true,
  },
  {
    law: 'Q7.7.b: whether an order may be, and what comes back',
    ask: (signal) => runActor(provideCancellation(), 'loadCancellation', { orderId: 31 }, signal),
    sends: 'GET orders/31/cancellation',
  },
  {
    law: 'Q7.7.b: it is cancelled at the refund that was shown',
    ask: (signal) => runActor(provideCancellation(), 'cancelOrder', { orderId: 31, refund: 90 }, signal),
    sends: 'POST orders/31/cancellation',
    body: { refund: 90 },
    gives: (cancellation: object) => ({ is: 'done', cancellation }),
  },
]);

checkCalls('the family, and who is logged in', [
  {
    law: 'R7.3.2: all that the account keeps',
    ask: (signal) => loadFamily({ customer: 1 }, signal),
    sends: 'GET customers-associated',
  },
  {
    law: 'Q7.6.c: somebody is taken off',
    ask: (signal) => removeRelative('12', signal),
    sends: 'DELETE customers-associated/12',
    gives: all,
  },
  {
    law: 'Q7.7.e: where the customer is logged in',
    ask: (signal) => sessions.loadOwnSessions(null, signal),
    sends: 'GET auth/sessions',
  },
  {
    law: 'Q7.7.e: one of them ends',
    ask: (signal) => sessions.endOwnSession('s1', signal),
    sends: 'DELETE auth/sessions/s1',
    gives: all,
  },
  {
    law: 'Q7.7.e: all others end',
    ask: (signal) => sessions.endOwnSession(sessions.allOthers, signal),
    sends: 'DELETE auth/sessions',
    gives: all,
  },
  {
    law: 'Q7.7.d: whether there is a password',
    ask: (signal) => loadPasswordState(null, signal),
    sends: 'GET auth/change-password',
  },
  {
    law: 'Q7.7.d: another password, and what the server says to it',
    ask: (signal) => {
      const input = { oldPassword: 'Saha-2026!', password: 'Saha-2027!', confirmation: 'Saha-2028!' };
      return runActor(providePasswordChange(), 'changePassword', input, signal);
    },
    sends: 'POST auth/change-password',
    body: { old_password: 'Saha-2026!', password: 'Saha-2027!', confirm_password: 'Saha-2028!' },
    gives: () => ({ message: 'Said' }),
  },
  {
    law: 'Q7.6.r: one of the requests to the operator',
    ask: (signal) => runActor(provideSupportThread(), 'loadData', { id: '123456789' }, signal),
    sends: 'GET customer-support/123456789',
  },
]);

describe('a removal', () => {
  test('asks by id, and ends when the machine leaves', async () => {
    const asked: [string, AbortSignal][] = [];
    const leaving = new AbortController();
    const remove = (id: string, signal: AbortSignal) => {
      asked.push([id, signal]);
      return new Promise(() => undefined);
    };
    void runActor(provideRemoval(remove), 'removeItem', { id: 'c1' }, leaving.signal);
    leaving.abort();
    expect(asked.map(([id, { aborted }]) => [id, aborted])).toEqual([['c1', true]]);
  });
});
