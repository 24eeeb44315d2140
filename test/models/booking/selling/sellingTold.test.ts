/** The selectors of the later steps: cards, places and totals of a pool and of a court, and the current step. */
import { describe, expect, test } from 'vitest';
import * as chosen from '../../../../machines/booking/chosenSelectors.ts';
import { describedPrice } from '../../../../machines/booking/selling/describedPrice.ts';
import type { SellingSnapshot } from '../../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../../machines/booking/selling/sellingSelectors.ts';
import type { FacilityLine } from '../../../../src/contract/orders/cart.ts';
import { isSoIn, toldIn } from '../../../support/law/told.ts';
import * as at from '../booking.fixtures.ts';
import { ofCourt } from './selling.court.law.ts';
import { courtInput, nobodyAsked, poolInput, racket, ticket, typed } from './selling.events.ts';
import { oneTicket } from './selling.pool.ts';
import { ofTickets } from './selling.tickets.law.ts';

// SAFETY: the selectors read nothing else of a snapshot.
const standing = (context: object, state = '', isBusy = false) =>
  ({
    context: { adding: null, customerThreshold: null, ...context },
    children: {},
    matches: (wanted: unknown) => wanted === state,
    hasTag: () => isBusy,
  }) as unknown as SellingSnapshot;
const atPool = (sale: object = {}, changes: object = {}, state = '') => standing(poolInput(changes, sale), state);
const atCourt = (sale: object = {}, changes: object = {}) => standing(courtInput(changes, sale));

/** Two tickets for ten o'clock are already in the cart. */
const twoHeld: FacilityLine = { ...at.heldTicket, quantity: 2 };
const heldWithRackets: FacilityLine = { ...twoHeld, addons: [{ ...racket(3), discount: null }] };
const elsewhere: FacilityLine = { ...twoHeld, selectedFacilityTiming: '12:00:00' };
const offer = at.poolOffer(true);

describe('tickets', () => {
  test('R4.6.1, P1: each ticket with its quantity; sold out where no place is left', () => {
    const cards = read.tickets(
      atPool({ quantities: { 601: 2 } }, { cartLines: [twoHeld], adding: { products: [601] } }),
    );
    expect(cards.map(({ ticket: { product_id }, ...card }) => [product_id, card])).toEqual([
      [601, { quantity: 2, isSoldOut: false, isAdding: true }],
      // Of five places three are left: too few for a family of four.
      [602, { quantity: 0, isSoldOut: true, isAdding: false }],
    ]);
    const [, family] = read.tickets(atPool({}, { cartLines: [at.heldTicket] }));
    expect(family).toMatchObject({ isSoldOut: false, isAdding: false });
    expect(read.tickets(atPool({ offer: null }))).toEqual([]);
  });

  test('P1: places left, and the capacity', () => {
    expect(read.places(atPool())).toEqual({ left: 5, all: 10 });
    expect(read.places(atPool({ quantities: { 601: 1 } }, { cartLines: [twoHeld] }))).toEqual({ left: 2, all: 10 });
    expect(read.places(atPool({ quantities: { 602: 1 } }))).toEqual({ left: 1, all: 10 });
    expect(read.places(atPool({ quantities: { 601: 9 } }))).toEqual({ left: 0, all: 10 });
    expect(read.places(atPool({ offer: { ...offer, capacity: 3 } }))).toEqual({ left: 3, all: 3 });
    expect(read.places(atPool({ offer: { ...offer, capacity: null } }))).toBeNull();
    expect(read.places(atPool({ offer: { ...offer, rental_products: [] } }))).toBeNull();
    expect(read.places(atPool({ offer: null }))).toBeNull();
  });

  test('P1: where the server sends no places for a ticket, those left by the schedule', () => {
    const untold = offer.rental_products.map((product) => ({ ...product, remaining_capacity: null }));
    const sold = { offer: { ...offer, rental_products: untold } };
    expect(read.places(atPool(sold))).toEqual({ left: 10, all: 10 });
    expect(read.places(atPool(sold, { cartLines: [twoHeld] }))).toEqual({ left: 8, all: 10 });
    expect(read.places(atPool({ ...sold, schedule: null }))).toBeNull();
    expect(read.places(atPool({ ...sold, facilityId: null }))).toBeNull();
    expect(read.places(atPool({ ...sold, bookingDate: at.tomorrow }))).toBeNull();
  });

  test('R3.5.5: where places are counted by day, the cart’s tickets count at any time', () => {
    const { schedule } = poolInput();
    const { B2C } = schedule!.packed;
    const facilities = B2C.facilities.map((facility) => ({ ...facility, perDayCapacity: true }));
    const byDay = { schedule: { ...schedule, packed: { ...schedule!.packed, B2C: { ...B2C, facilities } } } };
    const inCart = { cartLines: [elsewhere] };
    expect(read.places(atPool({}, inCart))).toEqual({ left: 5, all: 10 });
    expect(read.places(atPool(byDay, inCart))).toEqual({ left: 3, all: 10 });
  });

  test('what is chosen and not yet added, VAT included', () => {
    expect(read.chosenTickets(atPool({ quantities: { 601: 2, 602: 1, 999: 4 } }))).toEqual({ count: 3, price: 210 });
    expect(read.chosenTickets(atPool({ quantities: { 601: 0 } }))).toEqual({ count: 0, price: 0 });
  });

  test('the cart’s tickets of this slot', () => {
    const court = { ...twoHeld, capacityBased: false };
    expect(read.ticketsInCart(atPool({}, { cartLines: [twoHeld, at.heldTicket, elsewhere, court] }))).toBe(3);
    expect(read.ticketsInCart(atPool({ offer: null }, { cartLines: [twoHeld] }))).toBe(0);
    expect(read.ticketsInCart(atPool({ selectedTimeSlot: null }, { cartLines: [twoHeld] }))).toBe(0);
  });

  test('Q2.12.a: whether more are wanted is asked on the page, once some are in the cart', () => {
    const onPage = { surface: 'page', cartLines: [twoHeld] };
    const asked = (changes: object, sale: object = {}, state = 'prompting') =>
      read.isAskedForMoreTickets(atPool(sale, { ...onPage, ...changes }, state));
    expect(asked({})).toBe(true);
    expect(asked({ surface: 'dialog' })).toBe(false);
    expect(asked({ cartLines: [elsewhere] })).toBe(false);
    expect(asked({}, {}, 'addons')).toBe(false);
    expect(asked({}, { offer: { ...offer, per_capacity: 0 } })).toBe(false);
  });
});

describe('extras', () => {
  const shown = (snapshot: SellingSnapshot) =>
    read.addonCategories(snapshot).map(({ cards, ...category }) => ({
      ...category,
      cards: cards.map(({ addon: { product_id }, ...card }) => [product_id, card]),
    }));

  test('R5.5.6–9: each add-on with its quantity, and how many more are possible', () => {
    const adding = { products: [902, 901], leaves: true };
    const cartLines = [{ ...twoHeld, addons: [{ ...racket(1), discount: null }] }];
    expect(shown(atPool({ addons: { 901: 1 } }, { cartLines, adding }))).toEqual([
      {
        id: 31,
        name: 'Gear',
        ar_name: 'معدات',
        cards: [
          [901, { quantity: 1, isSoldOut: false, max: 1, isAdding: false }],
          [902, { quantity: 0, isSoldOut: false, max: 100, isAdding: true }],
          [903, { quantity: 0, isSoldOut: false, max: 1, isAdding: false }],
        ],
      },
    ]);
  });

  test('R5.5.8: add-ons without stock are sold out, not those in the customer’s cart', () => {
    const [gear] = offer.categories;
    const gone = { ...gear!, products: gear!.products.map((product) => ({ ...product, stock: 2, sales: 2 })) };
    const cards = (categories: object[], cartLines: object[] = []) =>
      read.addonCategories(atPool({ offer: { ...offer, categories } }, { cartLines }))[0]?.cards;
    expect(cards([gone])![0]).toMatchObject({ isSoldOut: true, max: 0 });
    expect(cards([gear!], [heldWithRackets])![0]).toMatchObject({ isSoldOut: false, max: 0 });
  });

  test('Q4.5.a: no category without a product', () => {
    expect(shown(atCourt({ offer: at.courtOffer(101, false) }))).toEqual([]);
    expect(shown(atPool({ offer: { ...offer, categories: [] } }))).toEqual([]);
    expect(shown(atPool({ offer: { ...offer, categories: [{ id: 1, name: 'Gear', products: [] }] } }))).toEqual([]);
    expect(shown(atPool({ offer: null }))).toEqual([]);
  });

  test('how many are taken along, in the cart and chosen', () => {
    const cartLines = [heldWithRackets, elsewhere];
    expect(read.addonsTaken(atPool({ addons: { 902: 2 } }, { cartLines }))).toBe(5);
    expect(read.addonsTaken(atPool({ addons: { 902: 2 }, offer: null }, { cartLines }))).toBe(0);
    expect(read.addonsTaken(atPool({ addons: { 902: 2 }, selectedTimeSlot: null }, { cartLines }))).toBe(0);
  });
});

test('what the booking costs: its lines in the cart with their extras, and the extras that are chosen', () => {
  const line: FacilityLine = { ...heldWithRackets, price: 40, tax_amount: 2 };
  const sold = { addons: { 902: 2, 901: 0, 999: 1 } };
  // 2 × 42 for the tickets, 3 × 21 for rackets, 2 × 31.5 for balls.
  expect(read.bookingTotal(atPool(sold, { cartLines: [line, elsewhere] }))).toBe(210);
  expect(read.bookingTotal(atPool({ ...sold, offer: null }, { cartLines: [line] }))).toBe(0);
  expect(read.bookingTotal(atPool({ ...sold, selectedTimeSlot: null }, { cartLines: [line] }))).toBe(0);
});

test('whether the cart has a line of the slot', () => {
  expect(read.isBooked(atPool({}, { cartLines: [twoHeld] }))).toBe(true);
  expect(read.isBooked(atPool({}, { cartLines: [elsewhere] }))).toBe(false);
  expect(read.isBooked(atPool({ facilityId: null }, { cartLines: [twoHeld] }))).toBe(false);
  expect(read.isBooked(atPool({ selectedTimeSlot: null }, { cartLines: [twoHeld] }))).toBe(false);
});

test('R2.12.10: what the attendees are named for, and its price', () => {
  expect(describedPrice(atCourt())).toEqual({ tickets: null, price: 157.5 });
  const adding = { products: [601, 602, 999], leaves: false };
  expect(describedPrice(atPool({ quantities: { 601: 2, 602: 1 } }, { adding }))).toEqual({ tickets: 3, price: 210 });
  expect(describedPrice(atPool({ quantities: { 602: 1 } }, { adding }))).toEqual({ tickets: 1, price: 126 });
  expect(describedPrice(atPool({ quantities: { 601: 2 } }))).toEqual({ tickets: 0, price: 0 });
  expect(describedPrice(atCourt({ offer: null }))).toEqual({ tickets: 0, price: 0 });
});

describe('the chosen slot', () => {
  test('each thing by its name', () => {
    const shown = atCourt({ problem: { code: 'slotGone', message: null, values: {} } });
    const { context } = shown;
    expect(chosen.problem(shown)).toEqual({ code: 'slotGone', message: null, values: {} });
    expect(chosen.bookingDate(shown)).toBe(at.today);
    expect(chosen.duration(shown)).toBe(60);
    expect(chosen.selectedTimeSlot(shown)).toMatchObject({ start_time: '10:00:00' });
    expect(chosen.facilityId(shown)).toBe(101);
    expect(chosen.offer(shown)).toEqual(at.courtOffer(101, true));
    expect(chosen.config(shown)).toBe(context.config);
    expect(chosen.now(shown)).toBe(at.now);
    expect(chosen.service(shown)).toMatchObject({ name: 'Padel' });
  });

  test('R1.1.1: where it is, as far as the configuration knows', () => {
    expect(chosen.venue(atCourt())).toMatchObject({ name: 'Al Quoz Sheds' });
    expect(chosen.venue(atCourt({ selectedServices: null }))).toBeNull();
  });

  test('the names of the facility, from the latest source', () => {
    const named = (sale: object) => chosen.facility(atCourt(sale));
    expect(named({ offer: { ...at.courtOffer(101, true), name: 'The court' } })).toMatchObject({ name: 'The court' });
    const free = [{ ...at.court1, name: 'Court one' }, at.court2];
    expect(named({ offer: null, facilities: free })).toMatchObject({ id: 101, name: 'Court one' });
    expect(named({ offer: null, facilities: [] })).toEqual({ id: 101, name: 'Court 1', ar_name: 'ملعب 1' });
    expect(named({ offer: null, facilities: [], selectedServices: null })).toBeNull();
    expect(named({ offer: null, facilityId: 999 })).toBeNull();
  });

  test('R3.5.12: a court costs its products, VAT included; before they are loaded, the announced price', () => {
    expect(chosen.slotPrice(atCourt())).toBe(157.5);
    const [hour] = at.courtOffer(101, true).default_products;
    const twice = { ...at.courtOffer(101, true), default_products: [{ ...hour!, quantity: 2 }] };
    expect(chosen.slotPrice(atCourt({ offer: twice }))).toBe(210);
    expect(chosen.slotPrice(atCourt({ offer: { ...twice, default_products: [] } }))).toBe(0);
    const facilities = [
      { ...at.court2, price: 90 },
      { ...at.court1, price: 80 },
    ];
    expect(chosen.slotPrice(atCourt({ offer: null, facilities }))).toBe(80);
    expect(chosen.slotPrice(atCourt({ offer: null, facilities: [] }))).toBeNull();
    expect(chosen.slotPrice(atPool({ facilities: [{ ...at.pool, price: 30 }] }))).toBe(30);
    expect([chosen.isSoldByTicket(atPool()), chosen.isSoldByTicket(atCourt())]).toEqual([true, false]);
  });

  test('R2.1.27: the step that a dialog is on its way back to while it waits', () => {
    const back = (step: string, changes: object = {}, isBusy = true) =>
      chosen.restoringStep(standing(courtInput(changes, { draft: { ...at.draftOf({}), step } }), '', isBusy));
    expect(back('extras')).toBe('extras');
    expect(back('choosing')).toBeNull();
    expect(back('extras', { surface: 'page' })).toBeNull();
    expect(back('extras', {}, false)).toBeNull();
    expect(chosen.restoringStep(standing(courtInput(), '', true))).toBeNull();
  });
});

describe('where one stands', () => {
  const here = (by: typeof oneTicket) => ({
    ...ofTickets,
    situations: { here: { ...ofTickets.situations['adding']!, by } },
  });
  const typing = [...oneTicket, ticket.add(601), typed];

  test('adding and loading belong to the step they were asked for in', () => {
    const steps = toldIn(ofTickets, read.step);
    expect(steps).toMatchObject({ loadingThreshold: 'choosing', tickets: 'tickets', adding: 'tickets' });
    expect(steps).toMatchObject({ describing: 'tickets', addons: 'extras', prompting: 'prompting' });
    expect(toldIn(ofCourt, read.step)).toMatchObject({ addons: 'extras', prompting: 'prompting' });
  });

  test('R2.1.27: the details are a stop of their own once something was asked', () => {
    const stops = toldIn(ofTickets, read.stop);
    expect(stops).toMatchObject({ loadingThreshold: 'tickets', describing: 'tickets', adding: 'tickets' });
    expect(stops).toMatchObject({ typed: 'tickets', addons: 'extras', prompting: 'prompt' });
    expect(toldIn(here(typing), read.stop)).toEqual({ here: 'details' });
    expect(toldIn(here([...typing, nobodyAsked]), read.stop)).toEqual({ here: 'details' });
  });

  test('the details are filled in, and nothing else is to be done', () => {
    expect(isSoIn(ofTickets, read.isDescribing)).toEqual(['describing', 'describingAll']);
    const busy = ['loadingThreshold', 'describing', 'describingAll', 'adding', 'addingAll'];
    expect(isSoIn(ofTickets, read.isLocked)).toEqual(busy);
    const form = isSoIn(ofTickets, (now: SellingSnapshot) => read.attendeeDetails(now) !== null);
    expect(form).toEqual(['describing', 'describingAll']);
    expect(read.attendeeDetails(atPool())).toBeNull();
  });

  test('R4.5.11: on a baps site the tickets are the last step', () => {
    const proceeds = (config: object, state: string) => read.hasProceed(atPool({}, { config }, state));
    expect([proceeds(at.bapsConfig, 'tickets'), proceeds(at.config, 'tickets')]).toEqual([false, true]);
    expect(proceeds(at.bapsConfig, 'addons')).toBe(true);
  });
});
