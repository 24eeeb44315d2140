/** The calls of the public pages: what is sold, published and searched for (part 7 of the requirements). */
import { beforeEach, expect, vi } from 'vitest';
import * as academies from '../../../../src/adapters/actors/offered/academyActors.ts';
import * as events from '../../../../src/adapters/actors/offered/eventActors.ts';
import { provideMembershipPurchase } from '../../../../src/adapters/actors/offered/membershipPurchaseActors.ts';
import { loadOffers } from '../../../../src/adapters/actors/offered/offerActors.ts';
import * as retail from '../../../../src/adapters/actors/offered/retailActors.ts';
import { provideSeatMap } from '../../../../src/adapters/actors/offered/seatMapActors.ts';
import * as trainers from '../../../../src/adapters/actors/offered/trainerActors.ts';
import * as whatsOn from '../../../../src/adapters/actors/offered/whatsOnActors.ts';
import { provideEventInvite } from '../../../../src/adapters/actors/content/eventInviteActors.ts';
import * as media from '../../../../src/adapters/actors/content/mediaActors.ts';
import { loadPlaces } from '../../../../src/adapters/actors/content/placeActors.ts';
import { provideSearch } from '../../../../src/adapters/actors/content/searchActors.ts';
import { loadSiteForm, provideSiteForm } from '../../../../src/adapters/actors/content/siteFormActors.ts';
import * as stories from '../../../../src/adapters/actors/content/storyActors.ts';
import { loadIdProofTypes } from '../../../../src/adapters/actors/booking/idProofTypes.ts';
import { loadService } from '../../../../src/adapters/actors/booking/loadService.ts';
import { loadServices } from '../../../../src/adapters/actors/booking/loadServices.ts';
import { loadVenues } from '../../../../src/adapters/actors/booking/loadVenues.ts';
import { persistProof } from '../../../../src/adapters/http/captchaProof.ts';
import { correctTime } from '../../../../src/adapters/http/serverTime.ts';
import { Offer } from '../../../../src/contract/offered/offers.ts';
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import { all, checkCalls, type CallRow } from '../../../support/calls/checkCalls.ts';
import { sampleOf } from '../../../support/calls/sampleOf.ts';
import { runActor } from '../../../support/calls/servedCalls.ts';

/** The second page of sixteen, with filters. */
const second = (narrowing: Record<string, string> = {}) =>
  ({ page: 2, size: 16, narrowing, sort_order: 'asc' }) as unknown as ListQuery;

/** A portal that is never asked for anything. */
const nobody = {} as never;

beforeEach(() => {
  // A Wednesday evening at the venue, which is four hours ahead.
  vi.useFakeTimers({ now: Date.parse('2026-11-25T16:00:00Z'), toFake: ['Date'] });
  correctTime(0);
  return () => vi.useRealTimers();
});

const venue = { id: 3, name: 'Al Quoz', address: '8th Street' };

checkCalls('events', [
  {
    law: 'Q7.6.j: a page of them, by what is looked for and on which days',
    ask: (signal) => events.loadEvents(second({ when: 'week', search: 'cup' }), signal),
    sends: 'GET events?page=2&size=16&from=2026-11-25&to=2026-12-01&search=cup',
    gives: all,
  },
  {
    law: 'Q7.6.j: one of them, with the place where it is',
    ask: (signal) => events.loadEvent(7, signal),
    sends: ['GET events/7', 'GET venues'],
    answers: { 'GET events/{id}': { data: { venue_id: 3 } }, 'GET venues': { data: [{ ...venue, id: 4 }, venue] } },
    gives: ([, place]: object[]) => ({ event: expect.objectContaining({ venue_id: 3 }) as unknown, venue: place }),
  },
  {
    law: 'Q7.6.j: whose place is told by the venue in it',
    ask: async (signal) => (await events.loadEvent(7, signal)).venue,
    sends: ['GET events/7', 'GET venues'],
    answers: { 'GET events/{id}': { data: { venue_id: null, venue } }, 'GET venues': { data: [venue] } },
    gives: ([place]: object[]) => place,
  },
  {
    law: 'Q7.6.j: of a place that the operator does not know there is no more to say',
    ask: async (signal) => (await events.loadEvent(7, signal)).venue,
    sends: ['GET events/7', 'GET venues'],
    answers: { 'GET events/{id}': { data: { venue_id: 9 } }, 'GET venues': { data: [venue] } },
    gives: () => null,
  },
  {
    law: 'Q7.6.j: the event is there without its place, where that cannot be had',
    ask: async (signal) => (await events.loadEvent(7, signal)).venue,
    sends: ['GET events/7', 'GET venues'],
    answers: { 'GET events/{id}': { data: { venue_id: 3 } }, 'GET venues': { refuses: 404 } },
    gives: () => null,
  },
  {
    law: 'Q7.6.j: without a place nothing is asked of places',
    ask: async (signal) => (await events.loadEvent(7, signal)).venue,
    sends: 'GET events/7',
    answers: { 'GET events/{id}': { data: { venue_id: null, venue: null } } },
    gives: () => null,
  },
  {
    law: 'Q7.6.k: the seats of one',
    ask: (signal) => runActor(provideSeatMap(nobody), 'loadSeatMap', { eventId: 7, mapId: 2 }, signal),
    sends: 'GET events/7/seat-maps/2',
  },
  {
    law: 'Q2.1.b: an invitation, and which day it is at the venue',
    ask: (signal) => runActor(provideEventInvite(), 'loadInvite', { token: 'an-invitation' }, signal),
    sends: 'GET events/invites/an-invitation',
    gives: (invite: object) => ({ invite, today: '2026-11-25' }),
  },
  {
    law: 'Q2.1.b: it is answered',
    ask: (signal) =>
      runActor(provideEventInvite(), 'answerInvite', { token: 'an-invitation', answer: 'declined' }, signal),
    sends: 'POST events/invites/an-invitation',
    body: { answer: 'declined' },
  },
]);

checkCalls('academies and trainers', [
  {
    law: 'Q7.6.l: a page of what is taught',
    ask: (signal) => academies.loadAcademies(second({ type: 'swimming' }), signal),
    sends: 'GET workshops?page=2&size=16&type=swimming',
    gives: all,
  },
  { law: 'Q7.6.l: one of them', ask: (signal) => academies.loadAcademy('9', signal), sends: 'GET workshops/9' },
  {
    law: 'R7.3.7: what an enrolment costs',
    ask: (signal) => {
      const input = { workshop_program_id: 3, product_id: 8, start_date: '2026-12-01', days: 5 };
      return runActor(academies.provideEnrolment(nobody), 'checkPrice', input, signal);
    },
    sends: 'POST workshops/check',
    body: { workshop_program_id: 3, product_id: 8, start_date: '2026-12-01', days: 5 },
  },
  {
    law: 'Q7.6.m: a page of trainers',
    ask: (signal) => trainers.loadTrainers(second(), signal),
    sends: 'GET trainers?page=2&size=16',
    gives: all,
  },
  { law: 'Q7.6.m: one of them', ask: (signal) => trainers.loadTrainer('4', signal), sends: 'GET trainers/4' },
  {
    law: 'Q7.6.m: a week of free hours, day by day',
    ask: (signal) => trainers.loadWeek({ trainerId: 4, packageId: 6, date: '2026-11-29' }, signal),
    sends: [29, 30, 1, 2, 3, 4, 5].map(
      (day) =>
        `GET trainers/4/availability?date=2026-${day > 5 ? 11 : 12}-${String(day).padStart(2, '0')}&training_package_id=6`,
    ),
    answers: {
      'GET trainers/{id}/availability': {
        data: [{ date: '2026-11-29', start_time: '18:00:00', end_time: '19:00:00' }],
      },
    },
    gives: (hours: object[]) =>
      ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map(
        (date) => ({ date, hours }),
      ),
  },
  {
    law: 'Q7.6.m: which hours somebody else has by now, each day asked about once',
    ask: (signal) => {
      const hour = (date: string, start_time: string) => ({ date, start_time });
      const sessions = [hour('2026-11-29', '18:00:00'), hour('2026-11-29', '20:00:00'), hour('2026-11-30', '18:00:00')];
      const input = { trainerId: 4, packageId: 6, sessions };
      return runActor(trainers.provideTrainerBooking(nobody), 'findTaken', input, signal);
    },
    sends: [
      'GET trainers/4/availability?date=2026-11-29&training_package_id=6',
      'GET trainers/4/availability?date=2026-11-30&training_package_id=6',
    ],
    answers: {
      'GET trainers/{id}/availability': {
        data: [{ date: '2026-11-29', start_time: '18:00:00', end_time: '19:00:00' }],
      },
    },
    gives: () => [
      { date: '2026-11-29', start_time: '20:00:00' },
      { date: '2026-11-30', start_time: '18:00:00' },
    ],
  },
]);

const product = { product_id: 1, name: 'Ball', price: 10, tax_amount: 1, category: { id: 3, name: 'Balls' } };

checkCalls('memberships, offers and the shop', [
  {
    law: 'Q7.6.n: memberships that are sold, and which day it is',
    ask: (signal) => runActor(provideMembershipPurchase(nobody), 'loadMemberships', undefined, signal),
    sends: 'GET memberships',
    gives: (offers: object[]) => ({ offers, today: '2026-11-25' }),
  },
  {
    law: 'Q7.6.g: those that the customer holds',
    ask: (signal) => runActor(provideMembershipPurchase(nobody), 'loadHeld', undefined, signal),
    sends: 'GET profile/bookings/membership?period=upcoming&size=100',
    gives: (held: object[]) => ({ held, today: '2026-11-25' }),
  },
  { law: 'Q7.6.p: what is offered together', ask: (signal) => loadOffers(undefined, signal), sends: 'GET offers' },
  { law: 'Q7.6.o: the outlets', ask: (signal) => retail.loadOutlets(undefined, signal), sends: 'GET outlets' },
  { law: 'Q7.6.o: one of them', ask: (signal) => retail.loadOutlet(2, signal), sends: 'GET outlets/2' },
  {
    law: 'Q7.6.o: a page of its shelf',
    ask: (signal) => retail.loadShelf(2)(second(), signal),
    sends: 'GET outlets/2/products?page=2&size=16',
    gives: all,
  },
  {
    law: 'Q7.6.o: a page of all shelves, by kind and word',
    ask: (signal) => retail.loadShelf(null)(second({ category: '3', search: 'ball' }), signal),
    sends: 'GET retail/products?page=2&size=16&category_id=3&search=ball',
    gives: all,
  },
  {
    law: 'Q7.6.o: what the shelf of one may be narrowed to',
    ask: (signal) => retail.loadCategories(2, signal),
    sends: 'GET outlets/2/products?page=1&size=100',
    answers: { 'GET outlets/{id}/products': { data: [product] } },
    gives: () => [expect.objectContaining({ id: 3, name: 'Balls' })],
  },
  {
    law: 'Q7.6.o: what all may be',
    ask: (signal) => retail.loadCategories(null, signal),
    sends: 'GET retail/products?page=1&size=100',
    answers: { 'GET retail/products': { data: [product] } },
    gives: () => [expect.objectContaining({ id: 3, name: 'Balls' })],
  },
]);

const story = (slug: string, sport: string | null) => ({
  slug,
  title: slug,
  sport,
  published_at: '2026-11-25 10:00:00',
});

checkCalls('what the operator tells', [
  {
    law: 'Q7.6.q: a page of stories',
    ask: (signal) => stories.loadStories(second(), signal),
    sends: 'GET blogs?page=2&size=16',
    gives: all,
  },
  { law: 'Q7.6.q: one of them', ask: (signal) => stories.loadStory('a-cup', signal), sends: 'GET blogs/a-cup' },
  {
    law: 'Q7.6.q: what may be read after it is looked for among the latest sixteen',
    ask: (signal) => stories.loadRelatedStories({ slug: 'a-cup', sport: 'padel', count: 2 }, signal),
    sends: 'GET blogs?page=1&size=16',
    answers: {
      'GET blogs': { data: [story('b', null), story('a-cup', 'padel'), story('c', 'padel'), story('d', null)] },
    },
    gives: ([b, , c]: object[]) => [c, b],
  },
  {
    law: 'Q7.6.q: pictures and films, page by page',
    ask: (signal) => media.loadMediaLibrary(second({ type: 'video' }), signal),
    sends: 'GET media-library?page=2&size=16&type=video',
    gives: all,
  },
  {
    law: 'Q7.6.q: the gallery, with what is said above it',
    ask: (signal) => media.loadGallery(undefined, signal),
    sends: ['GET gallery', 'GET pages/gallery'],
    gives: (introduction: object) => ({ pictures: [], introduction }),
  },
  {
    law: 'Q7.6.q: the venues, with what is said above them',
    ask: (signal) => loadPlaces('find-us', signal),
    sends: ['GET venues', 'GET pages/find-us'],
    gives: (introduction: object) => ({ venues: [], introduction }),
  },
  ...[404, 409].map((refuses): CallRow => ({
    law: `Q7.2.c: nothing is said above them where there is no such page (${refuses})`,
    ask: (signal) => loadPlaces('find-us', signal),
    sends: ['GET venues', 'GET pages/find-us'],
    answers: { 'GET pages/{slug}': { refuses } },
    gives: () => ({ venues: [], introduction: null }),
  })),
  {
    law: 'Q7.6.j: the home page has the first events',
    ask: (signal) => whatsOn.loadComingEvents(3, signal),
    sends: 'GET events?page=1&size=3',
  },
  {
    law: 'Q7.6.p: and the first offers',
    ask: (signal) => whatsOn.loadFirstOffers(2, signal),
    sends: 'GET offers',
    answers: { 'GET offers': { data: [1, 2, 3].map((offer_id) => ({ ...(sampleOf(Offer) as object), offer_id })) } },
    gives: (offers: object[]) => offers.slice(0, 2),
  },
  {
    law: 'Q7.6.q: and the first stories',
    ask: (signal) => whatsOn.loadLatestStories(3, signal),
    sends: 'GET blogs?page=1&size=3',
  },
  {
    law: 'Q7.6.t: a form of the operator’s',
    ask: (signal) => loadSiteForm('feedback', signal),
    sends: 'GET forms/feedback',
  },
  {
    law: 'Q7.5.a: it is sent with the proof of a human, and what the server says to it is told',
    ask: (signal) => {
      persistProof('form', 'human');
      return runActor(
        provideSiteForm({ owner: 'nobody', slug: 'feedback' }),
        'submitForm',
        { slug: 'feedback', sent: { form_fields: [] } },
        signal,
      );
    },
    sends: 'POST forms/feedback',
    body: { form_fields: [], recaptcha_response: 'human' },
    gives: () => ({ message: 'Said' }),
  },
]);

checkCalls('what can be booked', [
  { law: 'R7.2.3: the services', ask: () => loadServices(), sends: 'GET venue/services', goesOn: true },
  {
    law: 'Q7.6.t: one of them',
    ask: (signal) => loadService(5, signal),
    sends: 'GET venue/services/5',
  },
  { law: 'Q7.6.q: the venues', ask: (signal) => loadVenues(undefined, signal), sends: 'GET venues' },
  {
    law: 'Q7.6.s: kinds of documents',
    ask: (signal) => loadIdProofTypes(undefined, signal),
    sends: 'GET customers/id-proof-types',
  },
  {
    law: 'R7.5.6: what is looked for, asked once',
    ask: (signal) =>
      runActor(
        provideSearch(() => 'nobody'),
        'loadSuggestions',
        { search: 'pad' },
        signal,
      ),
    sends: 'GET search/global?search=pad',
  },
]);
