/** The laws of what follows a chosen slot, from R4.5, R4.6, R5.7, Q2.12.c, Q4.5.a, Q4.5.b, Q4.5.c, Q6.1.b and F30; see docs/guide/testing.md. */
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { SellingInput } from '../../machines/booking/selling/sellingContext.ts';
import { sellingMachine } from '../../machines/booking/selling/sellingMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import * as at from './booking.fixtures.ts';
import { joined, parent, poolSale, saleOf, toParent } from './choosing.events.ts';

const { today } = at;
const problem = (code: string, values: object = {}) => ({ code, message: null, values });
const isNow = (code: string, values: object = {}) => ({
  problem: problem(code, values),
  toldProblem: problem(code, values),
});
const noProblem = { problem: null, toldProblem: null };
const passes: Effect = { sends: { type: 'problem.passed' }, to: toParent };
const wantsLogin: Effect = { sends: { type: 'login.wanted' }, to: toParent };

const facts = { config: at.config, place: 'dialog', user: at.customer, cartLines: [], now: at.now, parent };
const courtInput = (changes: object = {}, sale: object = {}) =>
  ({ ...facts, ...saleOf('details', sale), ...changes }) as unknown as SellingInput;
const poolInput = (changes: object = {}, sale: object = {}) =>
  ({ ...facts, ...poolSale('tickets', sale), ...changes }) as unknown as SellingInput;

const onwards = { type: 'step.continue' };
const back = { type: 'step.back' };
const close = { type: 'dialog.close' };
const accept = { type: 'prompt.accept' };
const decline = { type: 'prompt.decline' };
const openCart = { type: 'cart.open' };
const askLogin = { type: 'login.wanted' };
const visit = (stop: string) => ({ type: 'stop.visit', stop });
const typed = { type: 'attendees.changed', attendeeDetails: at.attendeeDetails };
const isThere = (user: object | null) => ({ type: 'session.changed', user });
const inCart = (...lines: object[]) => ({ type: 'cart.changed', lines });
const minute = { type: 'minute.passed', now: `${today} 10:15:00` };
const addon = {
  set: (productId: number, quantity: number) => ({ type: 'addon.set', productId, quantity }),
  add: (productId: number) => ({ type: 'addon.add', productId }),
};
const ticket = {
  set: (productId: number, quantity: number) => ({ type: 'quantity.set', productId, quantity }),
  add: (productId: number) => ({ type: 'ticket.add', productId }),
};

const nobodyAsked = done('attendeeDetails', at.noAttendees);
const named = done('attendeeDetails', { customers: [{ name: 'Nour' }], saves: true });
const turnedBack = done('attendeeDetails', at.turnedBack);
const added = done('addToCart');
const taken = failed('addToCart', new RefusedError('placeTaken'));
const twice = failed('addToCart', new RefusedError('productInCart'));
const lost = (id: string) => failed(id, new ConnectionError());

const busy = { tags: ['busy', 'locked'] } as const;
const heldCourt = { ...at.heldCourt, facilityId: 101 };

/** R3.6: what every line of the court has. */
const courtLine = (detail: string, product_id: number, price: number, tax_amount: number, total_price: number) => ({
  productType: 'facility',
  venue_id: 3,
  customers: [],
  addons: [],
  discount: null,
  image: null,
  sport: 'Padel',
  selectedFacilityDate: today,
  selectedFacilityTiming: '10:00:00',
  selectedFacilityEndTiming: '11:00:00',
  venueServiceId: 1,
  facilityId: 101,
  isFullDay: false,
  open_dated: false,
  save_detail_for_future: false,
  bookingDate: today,
  name: 'Padel, Court 1',
  ar_name: 'بادل، ملعب 1',
  detail,
  ar_detail: null,
  product_id,
  product_type_id: null,
  quantity: 1,
  price,
  tax_amount,
  total_price,
  seasonal_pricing_id: null,
  capacityBased: false,
  participant_count: 1,
});
const courtLines = [courtLine('Court hour', 501, 100, 5, 105), courtLine('Lights', 502, 50, 2.5, 52.5)];

const asksDetails = (serviceId: number, party: object, draft: unknown = null): Effect => ({
  starts: 'attendeeDetails',
  input: { serviceId, party, user: at.customer, config: at.config, today, draft, parent: expect.anything() },
});
const racket = (quantity: number) => ({
  product_id: 901,
  product_type_id: null,
  name: 'Racket',
  ar_name: 'مضرب',
  detail: null,
  ar_detail: null,
  image: null,
  sport: 'Padel',
  quantity,
  price: 20,
  tax_amount: 1,
  max: 2,
});
const balls = { ...racket(1), product_id: 902, name: 'Balls', ar_name: 'كرات', price: 30, tax_amount: 1.5, max: 100 };
const adds = (one: object): Effect => ({
  starts: 'addAddon',
  input: { at: { facilityId: 101, date: today, startTime: '10:00:00' }, addon: one },
});
const isAdded = (name: string, arName: string): Effect => ({
  sends: { type: 'addon.added', name, arName, quantity: 1 },
  to: toParent,
});

/** Where they are left for, and what was the matter. */
const leaves = (to: string, changes: object = {}) => ({ to: 'left', changes: { to, ...changes } });
const factRows = (situations: Law['situations'], except: readonly string[] = []): Row[] => {
  const all = Object.keys(situations);
  const others = all.filter((name) => !except.includes(name));
  return [
    { law: 'R9.2.2', in: all, on: minute, changes: { now: `${today} 10:15:00` } },
    { law: 'T06', in: others, on: isThere(at.partner), changes: { user: at.partner } },
  ];
};

// A court, for a customer in a dialog.

const toAddons = [nobodyAsked, added];
const held = [...toAddons, inCart(heldCourt)];
const oneRacket = [...held, addon.set(901, 1)];
const both = [...oneRacket, addon.set(902, 1)];
const addons = (state: string) => ({ state: { addons: state } });

const court: Record<string, Situation> = {
  describing: { by: [], state: 'describing', runs: ['attendeeDetails'], ...busy, knows: { to: null, adding: null } },
  /** Something was typed. */
  describingOn: { by: [typed], state: 'describing', runs: ['attendeeDetails'], ...busy },
  adding: { by: [nobodyAsked], state: 'adding', runs: ['addToCart'], ...busy },
  addons: { by: toAddons, ...addons('picking'), knows: { attendees: null, attendeeDetails: null } },
  /** Nothing of it is in the cart yet: whoever adds is told so. */
  addonChosen: { by: [...toAddons, addon.set(901, 1)], ...addons('picking') },
  held: { by: held, ...addons('picking') },
  oneRacket: { by: oneRacket, ...addons('picking') },
  both: { by: both, ...addons('picking') },
  addingRacket: { by: [...oneRacket, addon.add(901)], ...addons('adding'), runs: ['addAddon'], ...busy },
  addingAll: { by: [...both, onwards], ...addons('adding'), runs: ['addAddon'], ...busy },
  addingLast: { by: [...oneRacket, onwards], ...addons('adding'), runs: ['addAddon'], ...busy },
  unknown: { by: [...oneRacket, isThere(null)], ...addons('picking') },
  awaitingLogin: { by: [...oneRacket, isThere(null), addon.add(901)], ...addons('awaitingLogin') },
  prompting: { by: [...toAddons, onwards], state: 'prompting' },
  promptingHeld: { by: [...held, onwards], state: 'prompting' },
};
const atAddons = ['addons', 'addonChosen', 'held', 'oneRacket', 'both', 'unknown'];
const inAddons = [...atAddons, 'addingRacket', 'addingAll', 'addingLast'];
const atPrompt = ['prompting', 'promptingHeld'];

export const ofCourt: Law = {
  machine: sellingMachine,
  unnoticed: {
    ...Object.fromEntries(
      [
        'addons.picking · stop.visit [2] / 2',
        'addons.picking · stop.visit [3] / 2',
        'prompting · stop.visit [2] / 2',
        'prompting · stop.visit [3] / 2',
        'tickets.added · always [1] / 1',
        'tickets.describing · stop.visit [1] / 2',
        'tickets.picking · stop.visit [2] / 2',
        'tickets.picking · stop.visit [3] / 2',
      ].map((where) => [
        `an action left out: ${where}`,
        'Whoever may choose adds nothing: to come to the choice, or from it, ends the adding as well.',
      ]),
    ),
    ...Object.fromEntries(
      [
        'a value that is not kept: clearThreshold',
        'an action left out: loadingThreshold · loadThreshold onError [0] / 1',
        'an action left out: loadingThreshold · loadThreshold onError [1] / 1',
      ].map((defect) => [defect, 'The limit is asked for once, and there is none before.']),
    ),
  },
  input: courtInput(),
  begins: [asksDetails(1, { isWhole: true, capacity: null })],
  situations: court,
  rows: joined([
    { law: 'R2.12.9', in: ['describing'], on: typed, changes: { attendeeDetails: at.attendeeDetails } },
    { law: 'R4.6.8', in: ['describing', 'describingOn'], on: askLogin, does: [wantsLogin] },
    // R4.5.2: its default products at once, as one group.
    {
      law: 'R4.5.2',
      in: ['describing', 'describingOn'],
      on: nobodyAsked,
      to: 'adding',
      changes: { attendees: { customers: [], saves: false } },
      does: [{ starts: 'addToCart', input: { lines: courtLines, grouped: true } }],
    },
    {
      law: 'R3.6.3',
      in: ['describing', 'describingOn'],
      on: named,
      to: 'adding',
      changes: { attendees: { customers: [{ name: 'Nour' }], saves: true } },
      does: [
        {
          starts: 'addToCart',
          input: {
            lines: courtLines.map((line) => ({ ...line, customers: [{ name: 'Nour' }], save_detail_for_future: true })),
            grouped: true,
          },
        },
      ],
    },
    { law: 'Q2.12.c', in: ['describing', 'describingOn'], on: turnedBack, ...leaves('slot') },
    {
      law: 'F07',
      in: ['describing', 'describingOn'],
      on: lost('attendeeDetails'),
      ...leaves('slot', { problem: problem('lost') }),
    },
    { law: 'R4.5.6', in: ['describing', 'describingOn'], on: visit('choosing'), ...leaves('slot') },
    { law: 'R4.5.3', in: ['adding'], on: added, to: 'addons', changes: { attendees: null } },
    // All of a court was being added, to go on with.
    {
      law: 'F30',
      in: ['adding'],
      on: taken,
      ...leaves('grid', { problem: problem('placeTaken'), missed: { products: [], leaves: true } }),
    },
    { law: 'Q4.5.c', in: ['adding'], on: twice, ...leaves('slot', { problem: problem('productInCart') }) },
    // R5.5.7, R5.5.9: as many as there are.
    { law: 'R5.5.7', in: ['addons', 'held'], on: addon.set(901, 2), changes: { addons: { 901: 2 } } },
    {
      law: 'R5.5.7',
      in: ['addonChosen', 'oneRacket', 'unknown'],
      on: addon.set(901, 2),
      changes: { addons: { 901: 2 } },
    },
    { law: 'R5.5.7', in: ['both'], on: addon.set(901, 2), changes: { addons: { 901: 2, 902: 1 } } },
    {
      law: 'R5.5.9',
      in: atAddons,
      on: addon.set(901, 3),
      changes: isNow('maxQuantityReached', { max: 2 }),
      does: [passes],
    },
    {
      law: 'R8.2.8',
      in: ['addonChosen'],
      on: addon.add(901),
      changes: isNow('addTicketFirst'),
      does: [passes],
    },
    {
      law: 'R8.2.8',
      in: ['addonChosen'],
      on: onwards,
      changes: isNow('addTicketFirst'),
      does: [passes],
    },
    {
      law: 'R4.6.3',
      in: ['oneRacket', 'both'],
      on: addon.add(901),
      to: 'addingRacket',
      changes: { adding: { products: [901], leaves: false } },
      does: [adds(racket(1))],
    },
    {
      law: 'R4.5.5',
      in: ['oneRacket'],
      on: onwards,
      to: 'addingLast',
      changes: { adding: { products: [901], leaves: true } },
      does: [adds(racket(1))],
    },
    {
      law: 'R4.5.5',
      in: ['both'],
      on: onwards,
      to: 'addingAll',
      changes: { adding: { products: [901, 902], leaves: true } },
      does: [adds(racket(1))],
    },
    { law: 'R4.5.5', in: ['addons', 'held'], on: onwards, to: 'prompting' },
    {
      law: 'R4.6.3',
      in: ['addingRacket'],
      on: done('addAddon'),
      to: 'held',
      changes: { addons: {}, adding: null },
      does: [isAdded('Racket', 'مضرب')],
    },
    // One after the other, so that each is either in the cart or still chosen.
    {
      law: 'R4.6.3',
      in: ['addingAll'],
      on: done('addAddon'),
      changes: { addons: { 902: 1 }, adding: { products: [902], leaves: true } },
      does: [isAdded('Racket', 'مضرب'), adds(balls)],
    },
    {
      law: 'R4.5.5',
      in: ['addingLast'],
      on: done('addAddon'),
      to: 'prompting',
      changes: { addons: {}, adding: null },
      does: [isAdded('Racket', 'مضرب')],
    },
    {
      law: 'F07',
      in: ['addingRacket', 'addingAll', 'addingLast'],
      on: lost('addAddon'),
      to: 'oneRacket',
      changes: { adding: null, ...isNow('lost') },
      does: [passes],
    },
    // Q4.5.b: the court is in the cart, and its slot no longer to be had.
    { law: 'Q4.5.b', in: atAddons, on: back, ...leaves('grid') },
    { law: 'Q4.5.b', in: [...atAddons, ...atPrompt], on: visit('choosing'), ...leaves('grid') },
    { law: 'Q4.5.b', in: ['awaitingLogin'], on: back, ...leaves('grid', { problem: null }) },
    { law: 'Q4.5.b', in: ['awaitingLogin'], on: visit('choosing'), ...leaves('grid', { problem: null }) },
    { law: 'R5.7.8', in: ['held', 'oneRacket', 'both', 'unknown'], on: visit('prompt'), to: 'prompting' },
    { law: 'R5.7.8', in: ['promptingHeld'], on: visit('extras'), to: 'addons' },
    { law: 'R4.5.7', in: [...inAddons, 'awaitingLogin', ...atPrompt], on: close, ...leaves('closed') },
    { law: 'Q6.1.b', in: ['awaitingLogin'], on: onwards, does: [wantsLogin] },
    {
      law: 'Q6.1.b',
      in: ['awaitingLogin'],
      on: isThere(at.customer),
      to: 'addingRacket',
      changes: { user: at.customer, ...noProblem },
      does: [adds(racket(1)), passes],
    },
    {
      law: 'Q6.1.b',
      in: ['awaitingLogin'],
      on: isThere(at.partner),
      to: 'addingRacket',
      changes: { user: at.partner, ...noProblem },
      does: [adds(racket(1)), passes],
    },
    { law: 'R4.5.8', in: atPrompt, on: accept, ...leaves('anew') },
    { law: 'R4.5.9', in: atPrompt, on: decline, ...leaves('closed') },
    { law: 'R2.12.4', in: atPrompt, on: openCart, ...leaves('cart') },
    ...factRows(court, ['awaitingLogin', 'describingOn', 'adding', 'unknown']),
    { law: 'T06', in: ['adding'], on: isThere(at.partner), changes: { user: at.partner, attendees: null } },
    { law: 'R4.1.6', in: ['unknown'], on: isThere(at.partner), changes: { user: at.partner } },
    { law: 'R4.1.6', in: ['unknown'], on: isThere(at.customer), changes: { user: at.customer } },
    // Nobody is asked for the login before something is to be added.
    {
      law: 'Q6.1.b',
      in: ['unknown'],
      on: addon.add(901),
      to: 'awaitingLogin',
      changes: { adding: { products: [901], leaves: false }, ...isNow('pleaseLogin') },
      does: [wantsLogin, passes],
    },
    {
      law: 'Q6.1.b',
      in: ['unknown'],
      on: onwards,
      to: 'awaitingLogin',
      changes: { adding: { products: [901], leaves: true }, ...isNow('pleaseLogin') },
      does: [wantsLogin, passes],
    },
    {
      law: 'T06',
      in: ['describingOn'],
      on: isThere(at.partner),
      changes: { user: at.partner, attendeeDetails: null },
    },
    {
      law: 'R5.7.8',
      in: Object.keys(court).filter(
        (name) =>
          ![
            'held',
            'oneRacket',
            'both',
            'addingRacket',
            'addingAll',
            'addingLast',
            'unknown',
            'awaitingLogin',
            'promptingHeld',
          ].includes(name),
      ),
      on: inCart(heldCourt),
      changes: { cartLines: [heldCourt] },
    },
  ]),
  refused: [addon.add(999), addon.add(901), ticket.set(601, 1), ticket.add(601), visit('tickets'), visit('details')],
};

// Of other courts, sites and people.

const one = (
  law: string,
  input: SellingInput,
  by: readonly AnyEventObject[],
  situation: Omit<Situation, 'by'>,
  rows: readonly Omit<Row, 'law' | 'in'>[],
  refused: readonly AnyEventObject[] = [],
): Law => ({
  machine: sellingMachine,
  input,
  situations: { here: { by, ...situation } },
  rows: rows.map((row) => ({ law, in: ['here'], ...row })),
  refused,
});

const describing = { state: 'describing', runs: ['attendeeDetails'], ...busy };
const adding = { state: 'adding', runs: ['addToCart'], ...busy };

export const ofOtherCourts: readonly Law[] = [
  // Nothing to take along.
  one('R4.5.3', courtInput({}, { offer: at.courtOffer(101, false) }), [nobodyAsked], adding, [
    { on: added, to: 'prompting', changes: { attendees: null } },
  ]),
  one('R4.5.12', courtInput({ config: at.bapsConfig }), [nobodyAsked], adding, [{ on: added, ...leaves('cart') }]),
  // Somebody unknown of whom nothing is asked.
  one('R6.1.11', courtInput({ user: null }), [], describing, [{ on: nobodyAsked, ...leaves('login') }]),
  // R4.5.7: on a page its panel is where one comes back to.
  one('R4.5.7', courtInput({ place: 'page' }), [], describing, [{ on: close, ...leaves('slot') }]),
  one('R4.5.7', courtInput({ place: 'page' }), toAddons, addons('picking'), [{ on: close, ...leaves('grid') }]),
  one('R4.5.9', courtInput({ place: 'page' }), [...toAddons, onwards], { state: 'prompting' }, [
    { on: close, ...leaves('grid') },
    { on: decline, ...leaves('grid') },
  ]),
  // F12: a link or Forward leads to the very step.
  one('F12', courtInput({}, { at: 'extras' }), [], addons('picking'), [{ on: onwards, to: 'prompting' }]),
  one('F12', courtInput({}, { at: 'prompt' }), [], { state: 'prompting' }, [{ on: openCart, ...leaves('cart') }]),
];

// Tickets of the pool, for a customer in a dialog.

const threshold = done('loadThreshold', null);
const twoAtMost = done('loadThreshold', 2);
const swimmer = { isWhole: false, tickets: 1, people: 1 };
const poolLine = (changes: object = {}) => ({
  ...courtLine('Swimming, 25 m pool', 601, 40, 2, 42),
  sport: 'Swimming',
  venueServiceId: 2,
  facilityId: 201,
  name: 'Adult swim',
  ar_name: 'سباحة بالغين',
  ar_detail: 'سباحة، مسبح 25 م',
  capacityBased: true,
  ...changes,
});
const puts = (...lines: object[]): Effect => ({ starts: 'addToCart', input: { lines, grouped: false } });
const isTold = (quantity: number): Effect => ({ sends: { type: 'tickets.added', quantity }, to: toParent });

const atTickets = [threshold];
const oneTicket = [...atTickets, ticket.set(601, 1)];
const inPool = [...atTickets, inCart(at.heldTicket)];
const tickets = (state: string) => ({ state: { tickets: state } });
const oneLeaving = { products: [601], leaves: true };
const oneStaying = { products: [601], leaves: false };
const pool: Record<string, Situation> = {
  loadingThreshold: { by: [], state: 'loadingThreshold', runs: ['loadThreshold'], ...busy },
  tickets: { by: atTickets, ...tickets('picking'), knows: { customerThreshold: null, quantities: {} } },
  oneTicket: { by: oneTicket, ...tickets('picking') },
  /** All that were left, of which somebody's other tab has put three into the cart meanwhile. */
  tooMany: {
    by: [...atTickets, ticket.set(601, 5), inCart({ ...at.heldTicket, quantity: 3 })],
    ...tickets('picking'),
  },
  inPool: { by: inPool, ...tickets('picking') },
  typed: { by: [...oneTicket, ticket.add(601), typed, visit('tickets')], ...tickets('picking') },
  describing: { by: [...oneTicket, ticket.add(601)], ...tickets('describing'), runs: ['attendeeDetails'], ...busy },
  describingAll: { by: [...oneTicket, onwards], ...tickets('describing'), runs: ['attendeeDetails'], ...busy },
  adding: { by: [...oneTicket, ticket.add(601), nobodyAsked], ...tickets('adding'), runs: ['addToCart'], ...busy },
  addingAll: { by: [...oneTicket, onwards, nobodyAsked], ...tickets('adding'), runs: ['addToCart'], ...busy },
  awaitingLogin: {
    by: [...oneTicket, ticket.add(601), isThere(null), nobodyAsked],
    ...tickets('awaitingLogin'),
    knows: { problem: problem('pleaseLogin'), user: null },
  },
  addons: { by: [...inPool, onwards], ...addons('picking') },
  prompting: { by: [...inPool, onwards, onwards], state: 'prompting' },
};
const choosingTickets = ['tickets', 'oneTicket', 'inPool', 'typed'];
const inTickets = [
  ...choosingTickets,
  'tooMany',
  'describing',
  'describingAll',
  'adding',
  'addingAll',
  'awaitingLogin',
];
const isDescribing = ['describing', 'describingAll'];

export const ofTickets: Law = {
  machine: sellingMachine,
  input: poolInput(),
  begins: [{ starts: 'loadThreshold', input: undefined }],
  situations: pool,
  rows: joined([
    { law: 'R4.5.4', in: ['loadingThreshold'], on: twoAtMost, to: 'tickets', changes: { customerThreshold: 2 } },
    // R7.2.11: no limit, and no word about it.
    { law: 'R7.2.11', in: ['loadingThreshold'], on: lost('loadThreshold'), to: 'tickets' },
    { law: 'R4.5.6', in: ['loadingThreshold'], on: visit('choosing'), ...leaves('slot') },
    // R4.6.1, R4.6.2: from none as far as there are places.
    {
      law: 'R4.6.2',
      in: ['tickets', 'oneTicket', 'typed', 'inPool', 'tooMany'],
      on: ticket.set(601, 4),
      changes: { quantities: { 601: 4 } },
    },
    {
      law: 'R4.6.2',
      in: ['tickets', 'oneTicket', 'typed'],
      on: ticket.set(601, 6),
      changes: isNow('capacityExceeded', { remaining: 5, requested: 6 }),
      does: [passes],
    },
    {
      law: 'R4.6.2',
      in: ['inPool'],
      on: ticket.set(601, 6),
      changes: isNow('capacityExceeded', { remaining: 4, requested: 6 }),
      does: [passes],
    },
    {
      law: 'R4.6.2',
      in: ['tooMany'],
      on: ticket.set(601, 6),
      changes: isNow('capacityExceeded', { remaining: 2, requested: 6 }),
      does: [passes],
    },
    {
      law: 'R4.6.1',
      in: [...choosingTickets, 'tooMany'],
      on: ticket.set(601, -1),
      changes: { quantities: { 601: 0 } },
    },
    // R2.12.10: who they are for, then into the cart.
    {
      law: 'R2.12.10',
      in: ['oneTicket'],
      on: ticket.add(601),
      to: 'describing',
      changes: { adding: oneStaying },
      does: [asksDetails(2, swimmer)],
    },
    {
      law: 'R2.12.10',
      in: ['typed'],
      on: ticket.add(601),
      to: 'describing',
      changes: { adding: oneStaying },
      does: [asksDetails(2, swimmer, at.attendeeDetails)],
    },
    {
      law: 'R4.6.2',
      in: ['tooMany'],
      on: ticket.add(601),
      changes: isNow('capacityExceeded', { remaining: 2, requested: 5 }),
      does: [passes],
    },
    {
      law: 'R4.5.5',
      in: ['oneTicket'],
      on: onwards,
      to: 'describingAll',
      changes: { adding: oneLeaving },
      does: [asksDetails(2, swimmer)],
    },
    {
      law: 'R4.5.5',
      in: ['typed'],
      on: onwards,
      to: 'describingAll',
      changes: { adding: oneLeaving },
      does: [asksDetails(2, swimmer, at.attendeeDetails)],
    },
    {
      law: 'R4.6.2',
      in: ['tooMany'],
      on: onwards,
      changes: isNow('capacityExceeded', { remaining: 2, requested: 5 }),
      does: [passes],
    },
    { law: 'R4.5.5', in: ['inPool'], on: onwards, to: 'addons' },
    { law: 'R4.5.6', in: [...choosingTickets, 'tooMany'], on: back, ...leaves('slot') },
    { law: 'R4.5.6', in: ['awaitingLogin'], on: back, ...leaves('slot', { problem: null }) },
    { law: 'R4.5.6', in: ['awaitingLogin'], on: visit('choosing'), ...leaves('slot', { problem: null }) },
    { law: 'R4.5.6', in: ['describing', 'describingAll'], on: visit('choosing'), ...leaves('slot', {}) },
    {
      law: 'R4.5.6',
      in: [...choosingTickets, 'tooMany', 'addons', 'prompting'],
      on: visit('choosing'),
      ...leaves('slot'),
    },
    { law: 'R4.5.6', in: ['addons'], on: back, ...leaves('slot') },
    // Forward leads to what was typed.
    {
      law: 'F12',
      in: ['typed'],
      on: visit('details'),
      to: 'describingAll',
      changes: { adding: oneLeaving },
      does: [asksDetails(2, swimmer, at.attendeeDetails)],
    },
    ...isDescribing.map((name) => ({
      law: 'F12',
      in: [name],
      on: visit('tickets'),
      to: 'oneTicket',
      changes: { adding: null },
    })),
    { law: 'R5.7.8', in: ['inPool', 'tooMany'], on: visit('extras'), to: 'addons' },
    { law: 'R5.7.8', in: ['inPool', 'tooMany', 'addons'], on: visit('prompt'), to: 'prompting' },
    { law: 'F12', in: ['addons', 'prompting'], on: visit('tickets'), to: 'tickets' },
    { law: 'R5.7.8', in: ['prompting'], on: visit('extras'), to: 'addons' },
    ...isDescribing.map((name) => ({
      law: 'R2.12.10',
      in: [name],
      on: typed,
      changes: { attendeeDetails: at.attendeeDetails },
    })),
    { law: 'R4.6.8', in: isDescribing, on: askLogin, does: [wantsLogin] },
    {
      law: 'R4.6.3',
      in: isDescribing,
      on: nobodyAsked,
      to: 'adding',
      changes: { attendees: { customers: [], saves: false } },
      does: [puts(poolLine())],
    },
    {
      law: 'R3.6.3',
      in: isDescribing,
      on: named,
      to: 'adding',
      changes: { attendees: { customers: [{ name: 'Nour' }], saves: true } },
      does: [puts(poolLine({ customers: [{ name: 'Nour' }], save_detail_for_future: true }))],
    },
    { law: 'Q2.12.c', in: isDescribing, on: turnedBack, to: 'oneTicket', changes: { adding: null } },
    {
      law: 'F07',
      in: isDescribing,
      on: lost('attendeeDetails'),
      to: 'oneTicket',
      changes: { adding: null, ...isNow('lost') },
      does: [passes],
    },
    {
      law: 'R4.6.3',
      in: ['adding'],
      on: added,
      to: 'tickets',
      changes: { quantities: {}, attendees: null, adding: null },
      does: [isTold(1)],
    },
    {
      law: 'R4.5.5',
      in: ['addingAll'],
      on: added,
      to: 'addons',
      changes: { quantities: {}, attendees: null, adding: null },
      does: [isTold(1)],
    },
    {
      law: 'Q4.5.c',
      in: ['adding', 'addingAll'],
      on: twice,
      to: 'oneTicket',
      changes: { adding: null, ...isNow('productInCart') },
      does: [passes],
    },
    {
      law: 'F30',
      in: ['adding'],
      on: taken,
      ...leaves('grid', { problem: problem('placeTaken'), missed: oneStaying }),
    },
    {
      law: 'F30',
      in: ['addingAll'],
      on: taken,
      ...leaves('grid', { problem: problem('placeTaken'), missed: oneLeaving }),
    },
    { law: 'R4.5.7', in: [...inTickets, 'addons', 'prompting'], on: close, ...leaves('closed') },
    { law: 'Q6.1.b', in: ['awaitingLogin'], on: onwards, does: [wantsLogin] },
    {
      law: 'Q6.1.b',
      in: ['awaitingLogin'],
      on: isThere(at.customer),
      to: 'describing',
      changes: { user: at.customer, ...noProblem },
      does: [asksDetails(2, swimmer), passes],
    },
    { law: 'R4.5.5', in: ['addons'], on: onwards, to: 'prompting' },
    { law: 'R4.5.8', in: ['prompting'], on: accept, ...leaves('anew') },
    ...factRows(pool, ['awaitingLogin', 'typed']).filter(({ law }) => law !== 'T06'),
    ...Object.keys(pool).map((name) => ({
      law: 'R5.7.8',
      in: [name],
      on: inCart(),
      changes: ['tooMany', 'inPool', 'addons', 'prompting'].includes(name) ? { cartLines: [] } : {},
    })),
  ]),
  refused: [ticket.add(602), ticket.add(999), addon.add(901)],
};

export const ofOtherTickets: readonly Law[] = [
  // R4.5.11, R4.5.12: on a baps site there is no button to proceed, and adding leads to the cart.
  one(
    'R4.5.12',
    poolInput({ config: at.bapsConfig }),
    [...oneTicket, ticket.add(601), nobodyAsked],
    { ...tickets('adding'), runs: ['addToCart'], ...busy },
    [{ on: added, ...leaves('cart', { quantities: {}, attendees: null }), does: [isTold(1)] }],
  ),
  one(
    'R4.5.11',
    poolInput({ config: at.bapsConfig }),
    [...oneTicket, inCart(at.heldTicket)],
    tickets('picking'),
    [{ on: ticket.set(601, 0), changes: { quantities: { 601: 0 } } }],
    [onwards, visit('extras'), visit('prompt')],
  ),
  one(
    'R4.5.5',
    poolInput({}, { offer: at.poolOffer(false) }),
    inPool,
    tickets('picking'),
    [{ on: onwards, to: 'prompting' }],
    [visit('extras')],
  ),
  one(
    'R4.5.5',
    poolInput({}, { offer: at.poolOffer(false) }),
    [...oneTicket, onwards, nobodyAsked],
    { ...tickets('adding'), runs: ['addToCart'], ...busy },
    [{ on: added, to: 'prompting', changes: { quantities: {}, attendees: null, adding: null }, does: [isTold(1)] }],
  ),
  one(
    'R6.1.11',
    poolInput(),
    [...oneTicket, ticket.add(601), isThere(null)],
    { ...tickets('describing'), runs: ['attendeeDetails'], ...busy },
    [
      {
        on: nobodyAsked,
        to: { tickets: 'awaitingLogin' },
        changes: isNow('pleaseLogin'),
        does: [wantsLogin, passes],
      },
    ],
  ),
  // Somebody unknown who wanted a racket along.
  one(
    'R4.5.6',
    poolInput(),
    [...inPool, onwards, addon.set(901, 1), isThere(null), addon.add(901)],
    addons('awaitingLogin'),
    [
      { on: back, ...leaves('slot', { problem: null }) },
      { on: visit('choosing'), ...leaves('slot', { problem: null }) },
    ],
    [isThere(null)],
  ),
  one(
    'Q6.1.b',
    poolInput(),
    [...oneTicket, ticket.add(601), isThere(null), nobodyAsked],
    tickets('awaitingLogin'),
    [{ on: onwards, does: [wantsLogin] }],
    [isThere(null)],
  ),
  one('R4.5.7', poolInput({ place: 'page' }), atTickets, tickets('picking'), [{ on: close, ...leaves('grid') }]),
  // Whoever filled in the details of tickets when the page was loaded anew goes on there, if the tickets may stay.
  ...(
    [
      [{ 601: 2 }, { tickets: 'describing' }, { tickets: 2, people: 2 }],
      [{ 601: 6 }, { tickets: 'picking' }, null],
    ] as const
  ).flatMap(([quantities, to, party]) => {
    const describingAgain = { products: [601], leaves: false };
    const draft = at.draftOf({
      serviceId: 2,
      facilityId: 201,
      step: 'tickets',
      quantities,
      describing: describingAgain,
    });
    const again = { adding: describingAgain, draft: null };
    const does = party ? [asksDetails(2, { isWhole: false, ...party })] : [];
    const changes = party ? again : { quantities: {}, draft: null };
    return [
      one(
        'F21',
        poolInput({}, { quantities, draft }),
        [],
        { state: 'loadingThreshold', runs: ['loadThreshold'], ...busy },
        [
          { on: twoAtMost, to, changes: { ...changes, customerThreshold: 2 }, does },
          { on: lost('loadThreshold'), to, changes, does },
        ],
      ),
    ];
  }),
  // Details of tickets are come back to by way of the tickets.
  one(
    'F12',
    poolInput({}, { at: 'details', quantities: { 601: 1 } }),
    [],
    { state: 'loadingThreshold', runs: ['loadThreshold'], ...busy },
    [{ on: threshold, to: { tickets: 'picking' } }],
  ),
];

/** What was said before goes with the next step, whichever it is. */
const saidBefore = problem('lost');
const unsaid = { problem: null, toldProblem: null };
const said = (sale: object = {}) => ({ problem: saidBefore, ...sale });
const atAddonsAgain = addons('picking').state;
const afterWords: readonly Law[] = [
  one('F12', courtInput({}, said()), [], describing, [{ on: visit('choosing'), ...leaves('slot', { problem: null }) }]),
  one('R4.5.5', courtInput({ cartLines: [heldCourt] }, said({ at: 'extras' })), [], addons('picking'), [
    { on: onwards, to: 'prompting', changes: unsaid, does: [passes] },
    { on: back, ...leaves('grid', { problem: null }) },
    { on: visit('choosing'), ...leaves('grid', { problem: null }) },
    { on: visit('prompt'), to: 'prompting', changes: unsaid, does: [passes] },
  ]),
  one('R4.5.7', courtInput({ place: 'page' }, said({ at: 'extras' })), [], addons('picking'), [
    { on: close, ...leaves('grid', { problem: null }) },
  ]),
  one('R4.5.6', poolInput({}, said({ at: 'extras' })), [], addons('picking'), [
    { on: back, ...leaves('slot', { problem: null }) },
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
    { on: visit('tickets'), to: { tickets: 'picking' }, changes: unsaid, does: [passes] },
  ]),
  one(
    'R4.5.9',
    courtInput({ place: 'page', cartLines: [heldCourt] }, said({ at: 'prompt' })),
    [],
    { state: 'prompting' },
    [
      { on: close, ...leaves('grid', { problem: null }) },
      { on: decline, ...leaves('grid', { problem: null }) },
      { on: visit('choosing'), ...leaves('grid', { problem: null }) },
      { on: visit('extras'), to: atAddonsAgain, changes: unsaid, does: [passes] },
    ],
  ),
  one('F12', poolInput({}, said({ at: 'prompt' })), [], { state: 'prompting' }, [
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
    { on: visit('tickets'), to: { tickets: 'picking' }, changes: unsaid, does: [passes] },
  ]),
  one('F12', poolInput({}, said()), [], { state: 'loadingThreshold', runs: ['loadThreshold'], ...busy }, [
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
  ]),
  one('R4.5.6', poolInput({}, said()), atTickets, tickets('picking'), [
    { on: back, ...leaves('slot', { problem: null }) },
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
  ]),
  one('R4.5.7', poolInput({ place: 'page' }, said()), atTickets, tickets('picking'), [
    { on: close, ...leaves('grid', { problem: null }) },
  ]),
  one('R4.5.5', poolInput({}, said()), inPool, tickets('picking'), [
    { on: onwards, to: atAddonsAgain, changes: unsaid, does: [passes] },
    { on: visit('extras'), to: atAddonsAgain, changes: unsaid, does: [passes] },
    { on: visit('prompt'), to: 'prompting', changes: unsaid, does: [passes] },
  ]),
  one('R4.5.5', poolInput({}, said({ quantities: { 601: 1 } })), atTickets, tickets('picking'), [
    {
      on: onwards,
      to: { tickets: 'describing' },
      changes: { ...unsaid, adding: oneLeaving },
      does: [asksDetails(2, swimmer), passes],
    },
    {
      on: ticket.add(601),
      to: { tickets: 'describing' },
      changes: { ...unsaid, adding: oneStaying },
      does: [asksDetails(2, swimmer), passes],
    },
  ]),
  one(
    'F12',
    poolInput({}, said({ quantities: { 601: 1 }, attendeeDetails: at.attendeeDetails })),
    atTickets,
    tickets('picking'),
    [
      {
        on: visit('details'),
        to: { tickets: 'describing' },
        changes: { ...unsaid, adding: oneLeaving },
        does: [asksDetails(2, swimmer, at.attendeeDetails), passes],
      },
    ],
  ),
  one(
    'R4.6.3',
    courtInput({ cartLines: [heldCourt] }, said({ at: 'extras', addons: { 901: 1 } })),
    [],
    addons('picking'),
    [true, false].map((leavesThen) => ({
      on: leavesThen ? onwards : addon.add(901),
      to: addons('adding').state,
      changes: { ...unsaid, adding: { products: [901], leaves: leavesThen } },
      does: [adds(racket(1)), passes],
    })),
  ),
  // What was told of the attendees is in the cart with them.
  one('R4.5.3', courtInput(), [typed, nobodyAsked], adding, [
    { on: added, to: atAddonsAgain, changes: { attendeeDetails: null, attendees: null } },
  ]),
];

export const laws: readonly Law[] = [ofCourt, ...ofOtherCourts, ofTickets, ...ofOtherTickets, ...afterWords];
