/** What is sold with a chosen slot: tickets, extras, who comes along, and the lines that the cart gets (R3.6, R4.6, R5.7). */
import { describe, expect, test } from 'vitest';
import { addingProblem, addonOf, addonProblem } from '../../../machines/booking/selling/addonSales.ts';
import { hasAddons, stillSold } from '../../../machines/booking/selling/addonRules.ts';
import { attendeeDetailsInput, mayDescribeAgain } from '../../../machines/booking/selling/attendees.ts';
import { nextAddon, ticketLines, wholeBooking } from '../../../machines/booking/selling/bookingLines.ts';
import type { SellingContext } from '../../../machines/booking/selling/sellingContext.ts';
import { sellingMachine } from '../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../machines/booking/selling/sellingSelectors.ts';
import { placesLeftInSlot, quantityProblem, ticketProblem } from '../../../machines/booking/selling/ticketSales.ts';
import * as at from '../../models/booking/booking.fixtures.ts';
import { courtInput, poolInput } from '../../models/booking/selling/selling.events.ts';

const begun = { customerThreshold: null, adding: null, attendees: null, missed: null, toldProblem: null, to: null };
const atCourt = (changes: object = {}) => ({ ...courtInput(), ...begun, ...changes }) as SellingContext;
const atPool = (changes: object = {}) => ({ ...poolInput(), ...begun, ...changes }) as SellingContext;
const adding = (...products: number[]) => ({ adding: { products, leaves: true } });
const code = (problem: { code: string } | null) => problem?.code ?? null;

const pool = at.poolOffer(true);
/** The tickets of the pool with some changes. */
const withTickets = (changes: object, ofSecond: object = {}) => ({
  offer: {
    ...pool,
    rental_products: pool.rental_products.map((ticket, place) => ({
      ...ticket,
      ...(place === 0 ? changes : ofSecond),
    })),
  },
});

describe('extras (R5.5.6–9, R8.2.8, R8.2.9)', () => {
  const inCart = { cartLines: [{ ...at.heldCourt, facilityId: 101 }] };

  test('R5.5.9: can be raised up to the maximum, and always lowered', () => {
    const many = atCourt({ addons: { 901: 5 } });
    expect([addonProblem(many, 901, 4), code(addonProblem(many, 901, 5))]).toEqual([null, 'maxQuantityReached']);
    expect([addonProblem(atCourt(), 901, 2), code(addonProblem(atCourt(), 901, 3))]).toEqual([
      null,
      'maxQuantityReached',
    ]);
    expect(addonProblem(atCourt(), 999, 1)).toMatchObject({ values: { max: 0 } });
  });

  test('need a booking, and a quantity within the maximum', () => {
    expect(code(addingProblem(atCourt(adding(901))))).toBe('addTicketFirst');
    const wanted = (addons: object) => addingProblem(atCourt({ ...inCart, ...adding(902, 901), addons }));
    expect([wanted({ 902: 1, 901: 2 }), code(wanted({ 902: 1, 901: 3 })), code(wanted({ 902: 101, 901: 1 }))]).toEqual([
      null,
      'maxQuantityReached',
      'maxQuantityReached',
    ]);
    expect(addingProblem(atCourt(inCart))).toBeNull();
  });

  test('stay as far as the other court has them as well', () => {
    expect(stillSold(at.courtOffer(101, true), { 901: 1, 999: 2 })).toEqual({ 901: 1 });
    expect(stillSold(at.courtOffer(101, false), { 901: 1 })).toEqual({});
  });

  test('Q4.5.a: are none where no category has a product', () => {
    const offer = at.courtOffer(101, true);
    const none = [null, { ...offer, categories: [] }, at.courtOffer(101, false)];
    expect([hasAddons(offer), ...none.map(hasAddons)]).toEqual([true, false, false, false]);
    expect(none.map((one) => addonOf(atCourt({ offer: one }), 901))).toEqual([undefined, undefined, undefined]);
  });

  test('are added to the cart one by one, each with the name of its service', () => {
    const { product_id, quantity, sport, max } = nextAddon(
      atCourt({ ...adding(902, 901), addons: { 901: 1, 902: 3 } }),
    );
    expect({ product_id, quantity, sport, max }).toEqual({ product_id: 902, quantity: 3, sport: 'Padel', max: 100 });
    expect(() => nextAddon(atCourt())).toThrow('no add-on is being added');
  });
});

describe('tickets (R4.6, R5.7)', () => {
  test('P2: go up while there is room, and down always; what is not sold is not asked about', () => {
    const chosen = (quantity: number) => atPool({ quantities: { 601: quantity } });
    expect([quantityProblem(chosen(9), 601, 8), code(quantityProblem(chosen(9), 601, 9)) === null]).toEqual([
      null,
      false,
    ]);
    expect(quantityProblem(chosen(1), 999, 3)).toBeNull();
  });

  test('P1: tickets added together must fit together, and none counts twice', () => {
    const added = (quantities: object, ...products: number[]) =>
      ticketProblem(atPool({ quantities, ...adding(...products) }));
    expect([added({ 601: 3 }, 601), added({ 601: 1, 602: 1 }, 601, 602)]).toEqual([null, null]);
    expect(added({ 601: 2, 602: 1 }, 601, 602)).not.toBeNull();
    expect([ticketProblem(atPool({ quantities: { 601: 9 } })), added({ 601: 1 }, 999)]).toEqual([null, null]);
  });

  test('P5, Q5.7.a: one in the cart refuses what depends on it, also where only the offer tells so', () => {
    const excluding = withTickets({ dependencies: [{ product_id: 602, period: 'D' }] });
    const refused = (line: object) =>
      quantityProblem(atPool({ ...excluding, cartLines: [{ ...at.heldTicket, ...line }] }), 602, 1);
    expect(refused({})).not.toBeNull();
    expect(refused({ product_id: 999 })).toBeNull();
    expect(refused({ dependencies: [] })).toBeNull();
    expect(refused({ product_id: 999, dependencies: [{ product_id: 602, period: 'D' }] })).not.toBeNull();
  });

  test('P1: places left are the most that any ticket has', () => {
    expect(placesLeftInSlot(atPool(withTickets({}, { remaining_capacity: 9 })))).toBe(9);
  });
});

describe('Q2.12.c: who comes along', () => {
  const parent = poolInput().parent as never;
  const party = (context: SellingContext) => attendeeDetailsInput(context, parent).party;

  test('are the people of the added tickets, or one for a court', () => {
    const quantities = { 601: 2, 602: 1 };
    expect(party(atPool({ quantities, ...adding(601, 602) }))).toEqual({ isWhole: false, tickets: 3, people: 6 });
    expect(party(atPool({ quantities, ...adding(602) }))).toEqual({ isWhole: false, tickets: 1, people: 4 });
    expect(party(atPool({ quantities }))).toEqual({ isWhole: false, tickets: 0, people: 0 });
    expect(party(atPool({ ...withTickets({ participant_count: null }), quantities, ...adding(601) }))).toMatchObject({
      people: 2,
    });
    expect(party(atCourt())).toMatchObject({ isWhole: true });
    expect(() => party(atCourt({ selectedServices: null }))).toThrow('no service is chosen');
  });

  test('are asked for again where every ticket is still possible', () => {
    const again = (quantities: object, ...products: number[]) =>
      mayDescribeAgain(atPool({ quantities, draft: at.draftOf({ describing: { products, leaves: true } }) }));
    expect([again({ 601: 1 }, 601), again({ 601: 1 }, 601, 602), again({}, 601)]).toEqual([true, false, false]);
    expect(mayDescribeAgain(atPool({ draft: at.draftOf({}) }))).toBe(false);
  });
});

describe('R3.6: the lines that the cart gets', () => {
  const customer = (name: string) => ({ name }) as never;
  const names = (lines: readonly { customers: readonly { name?: unknown }[] }[]) =>
    lines.map(({ customers }) => customers.map(({ name }) => name));

  test('of a court: one for each default product, without attendees where none are asked for', () => {
    const lines = wholeBooking(atCourt());
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      customers: [],
      save_detail_for_future: false,
      isFullDay: false,
      name: 'Padel, Court 1',
    });
    expect(lines[0]).not.toHaveProperty('isApprovalRequired');
    expect(wholeBooking(atCourt({ offer: { ...at.courtOffer(101, true), default_products: [] } }))).toEqual([]);
  });

  test('of a service that needs approval, of a whole day, of a service without a name', () => {
    const of = (service: object, offer: object = {}) =>
      wholeBooking(
        atCourt({ services: [{ ...at.padel, ...service }], offer: { ...at.courtOffer(101, true), ...offer } }),
      )[0];
    expect(of({ is_approval_required: true })).toMatchObject({ isApprovalRequired: true });
    expect(of({}, { is_full_day: 1 })).toMatchObject({ isFullDay: true });
    expect(of({ name: null, ar_name: null })).toMatchObject({ name: 'Court 1', ar_name: 'ملعب 1' });
    expect(of({ ar_name: null }, { ar_name: null })).toMatchObject({ ar_name: 'Padel، Court 1' });
    expect(() => wholeBooking(atCourt({ services: [] }))).toThrow('no service is chosen');
  });

  test('of tickets: each with its own attendees, in order', () => {
    const customers = ['A', 'B', 'C', 'D', 'E', 'F'].map(customer);
    const added = { quantities: { 601: 2, 602: 1 }, ...adding(601, 602), attendees: { customers, saves: true } };
    const lines = ticketLines(atPool(added));
    expect(names(lines)).toEqual([
      ['A', 'B'],
      ['C', 'D', 'E', 'F'],
    ]);
    expect(
      lines.map(({ participant_count, save_detail_for_future }) => [participant_count, save_detail_for_future]),
    ).toEqual([
      [1, true],
      [4, true],
    ]);
    expect(names(ticketLines(atPool({ ...added, attendees: null })))).toEqual([[], []]);
    expect(ticketLines(atPool({ quantities: { 601: 2 } }))).toEqual([]);
  });

  test('R3.5.16: of a ticket with its dependencies, if any', () => {
    const line = (dependencies: unknown) =>
      ticketLines(atPool({ ...withTickets({ dependencies }), quantities: { 601: 1 }, ...adding(601) }))[0]!;
    expect(line([{ product_id: 602, period: 'D' }])).toMatchObject({
      dependencies: [{ product_id: 602, period: 'D' }],
    });
    for (const none of [[], null, undefined]) expect(line(none)).not.toHaveProperty('dependencies');
  });
});

describe('where one stands', () => {
  // SAFETY: the selectors read nothing else of a snapshot.
  const standing = (context: object, state: unknown) =>
    ({ context, children: {}, matches: (wanted: unknown) => wanted === state, hasTag: () => false }) as never;

  test('while a described court is being added it is still at the details', () => {
    expect(read.stop(standing(atCourt({ attendeeDetails: at.attendeeDetails }), 'adding'))).toBe('details');
    expect(read.stop(standing(atCourt(), 'adding'))).toBe('choosing');
  });

  test('R4.5.6: whether one may go back is for the steps to say', () => {
    const able = (type: string) => ({ can: (event: { type: string }) => event.type === type }) as never;
    expect([read.mayGoBack(able('step.back')), read.mayGoBack(able('step.continue'))]).toEqual([true, false]);
  });

  test('R8.1: the same problem in other words is news, and so is another one in the same', () => {
    const { isNews } = sellingMachine.implementations.guards as unknown as Record<
      'isNews',
      (told: { context: object }) => boolean
    >;
    const said = (word: string, message: string | null) => ({ code: word, message, values: {} });
    const news = (problem: object | null, toldProblem: object | null) => isNews({ context: { problem, toldProblem } });
    const told = said('http422', 'No');
    expect([
      news(said('http422', 'Never'), told),
      news(said('lost', 'No'), told),
      news(null, told),
      news(told, null),
    ]).toEqual([true, true, true, true]);
    expect([news(told, { ...told }), news(null, null)]).toEqual([false, false]);
  });
});
