/** What a customer may do in a booking and what the world may answer; shared by the walk on the actor and in the dialog. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  bookingMachine,
  type BookingEvent,
  type BookingInput,
  type BookingSnapshot,
} from '../../machines/booking/bookingMachine.ts';
import { ticketLines, wholeBooking } from '../../machines/booking/bookingLines.ts';
import {
  isAskedForMoreTickets,
  isBooked,
  isDescribing,
  isInDialog,
  restoringStep,
  step,
  tickets,
} from '../../machines/booking/bookingSelectors.ts';
import { bookingStops } from '../../machines/booking/bookingSelection.ts';
import { chosenIn } from '../../machines/booking/quantities.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { done, failed, type Model } from '../support/paths.ts';
import * as at from './booking.fixtures.ts';

/** Names of the listeners, which stay silent: what they tell is among the events. */
export const listeners = ['watchMinute', 'watchSession', 'watchCart', 'persistDraft', 'tellChoice'];

const lost = new ConnectionError();

/** Only the answers that somebody waits for; a schedule carries its date, an offer its facility. */
function answersIn({ context, children }: BookingSnapshot, addons = [false, true]): AnyEventObject[] {
  const isPool = context.selectedServices?.id === at.swimming.id;
  const date = context.searchDate ?? context.bookingDate;
  const schedules = isPool ? [at.poolSchedule] : [at.padelSchedule, at.padelAfterwards, at.closedDay];
  const answers: Record<string, () => AnyEventObject[]> = {
    loadServices: () => [
      done('loadServices', at.services),
      done('loadServices', [at.padel]),
      failed('loadServices', lost),
      failed('loadServices', new RefusedError('closed', 'We are closed today')),
    ],
    loadChoices: () => [done('loadChoices', isPool ? at.poolChoices : at.padelChoices), failed('loadChoices', lost)],
    loadSchedule: () => [
      ...schedules.map((schedule) => done('loadSchedule', at.dayOf(schedule, date))),
      failed('loadSchedule', lost),
    ],
    loadFacilities: () => [
      done('loadFacilities', isPool ? [at.pool] : [at.court1, at.court2]),
      done('loadFacilities', []),
      failed('loadFacilities', lost),
    ],
    loadOffer: () => [
      ...addons.map((withAddons) =>
        done('loadOffer', isPool ? at.poolOffer(withAddons) : at.courtOffer(context.facilityId ?? 0, withAddons)),
      ),
      failed('loadOffer', lost),
      failed('loadOffer', new RefusedError('slotTaken')),
    ],
    loadThreshold: () => [done('loadThreshold', 2), failed('loadThreshold', lost)],
    attendeeDetails: () => [
      done('attendeeDetails', at.noAttendees),
      done('attendeeDetails', at.turnedBack),
      failed('attendeeDetails', lost),
    ],
    addToCart: () => [
      done('addToCart'),
      failed('addToCart', new RefusedError('placeTaken', 'It was just taken')),
      failed('addToCart', new RefusedError('productInCart')),
    ],
    addAddon: () => [done('addAddon'), failed('addAddon', lost)],
    reconnect: () => [done('reconnect'), failed('reconnect', lost)],
  };
  return Object.keys(answers).flatMap((job) => (job in children ? (answers[job]?.() ?? []) : []));
}

/** The cart tells of what was added, or that all of it is gone. */
function cartNews({ context }: BookingSnapshot): BookingEvent[] {
  if (context.cartLines.length > 0) return [{ type: 'cart.changed', lines: [] }];
  if (context.offer === null || context.selectedTimeSlot === null) return [];
  const drafts =
    context.offer.per_capacity === 1
      ? ticketLines({
          ...context,
          adding: { products: [601], leaves: false },
          quantities: { 601: 5 }, // all that were left
        })
      : wholeBooking(context);
  return [{ type: 'cart.changed', lines: at.inCart(drafts, 'g1') }];
}

const heldNews = ({ context }: BookingSnapshot): BookingEvent => ({
  type: 'cart.changed',
  lines: context.cartLines.length > 0 ? [] : [at.heldCourt],
});

const wishes: readonly BookingEvent[] = [
  { type: 'service.choose', serviceId: at.padel.id },
  { type: 'service.choose', serviceId: at.swimming.id },
  { type: 'date.choose', date: at.tomorrow },
  { type: 'date.choose', date: '2026-11-19' },
  { type: 'filter.choose', filter: 'surface', value: 5 },
  { type: 'filter.choose', filter: 'outdoor', value: 1 },
  { type: 'facilities.narrow', ids: [101] },
  { type: 'facilities.narrow', ids: [601] },
  { type: 'duration.choose', duration: 120 },
  { type: 'range.choose', range: '9-12' },
  { type: 'range.choose', range: '12-15' },
  { type: 'slots.more' },
  { type: 'slot.choose', date: at.today, startTime: '10:00:00' },
  { type: 'slot.choose', date: at.tomorrow, startTime: '09:00:00' },
  { type: 'facility.choose', facilityId: 102 },
  { type: 'freeDay.find' },
  { type: 'quantity.set', productId: 601, quantity: 1 },
  { type: 'quantity.set', productId: 601, quantity: 6 },
  { type: 'ticket.add', productId: 601 },
  { type: 'addon.set', productId: 901, quantity: 1 },
  { type: 'addon.set', productId: 902, quantity: 1 },
  { type: 'addon.set', productId: 902, quantity: 101 },
  { type: 'addon.add', productId: 901 },
  { type: 'attendees.change', attendeeDetails: at.attendeeDetails },
  { type: 'login.ask' },
  { type: 'step.retry' },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'prompt.accept' },
  { type: 'prompt.decline' },
  { type: 'cart.open' },
  { type: 'dialog.close' },
];

/** Back and Forward of the browser, from where one of them leads anywhere. */
const visits = (state: BookingSnapshot): BookingEvent[] =>
  isReady(state) || state.matches('loadingThreshold') || !isBegun(state)
    ? bookingStops.map((stop) => ({ type: 'stop.visit', stop }))
    : [];

const news = ({ context }: BookingSnapshot): BookingEvent[] => [
  { type: 'session.changed', user: context.user === null ? at.customer : null },
  { type: 'minute.passed', now: `${at.today} 10:20:00` },
  { type: 'minute.passed', now: `${at.tomorrow} 00:00:00` },
];

/** What guards read, as coarsely as they read it; dates, numbers of tickets and words make no new state. */
function project({ context }: BookingSnapshot): unknown {
  const { selectedServices, offer, quantities, addons, adding, draft, choices } = context;
  return [
    selectedServices?.id,
    choices !== null,
    context.schedule?.packed.B2C.facilities.length,
    context.searchDate,
    context.selectedTimeSlot !== null,
    context.facilityId,
    offer && (offer.categories ?? []).some(({ products }) => (products ?? []).length > 1),
    context.user !== null,
    context.cartLines.length > 0,
    chosenIn(quantities),
    chosenIn(addons),
    adding,
    draft?.step,
    draft?.describing,
    draft?.goesOn,
    context.pages > 0,
  ];
}

export interface BookingModel extends Model {
  input: BookingInput;
}

/** What a model looks at closely; before and after it only the shortest way leads on, or none. */
type Part = 'step 1' | 'selling' | 'returning' | 'walking';

const isBegun = (state: BookingSnapshot): boolean =>
  step(state) === 'choosing' && !state.matches('adding') && !state.matches('describing');

/** The first way through step 1: what is asked for is there, and the slot at ten is free. */
function shortestWay(state: BookingSnapshot): AnyEventObject[] {
  const wish: BookingEvent = isReady(state)
    ? { type: 'step.continue' }
    : { type: 'slot.choose', date: at.today, startTime: '10:00:00' };
  const answers = answersIn(state).filter(({ type }) => type.startsWith('xstate.done'));
  // With extras and without is a difference that matters later.
  return [wish, ...(state.matches({ choosing: { picking: 'loadingOffer' } }) ? answers : answers.slice(0, 1))];
}

const isReady = (state: BookingSnapshot): boolean => state.matches({ choosing: { picking: 'ready' } });

const walkingWishes: readonly BookingEvent[] = [
  { type: 'quantity.set', productId: 601, quantity: 1 },
  { type: 'ticket.add', productId: 601 },
  { type: 'addon.set', productId: 901, quantity: 1 },
  { type: 'attendees.change', attendeeDetails: at.attendeeDetails },
  { type: 'step.continue' },
];

/** To and fro between the steps; what fails and who comes is looked at elsewhere. */
function walkingEvents(state: BookingSnapshot): AnyEventObject[] {
  const answers = answersIn(state, [true]).filter(({ type }) => type.startsWith('xstate.done'));
  const wishes = isBegun(state) ? shortestWay(state) : [...walkingWishes, ...answers, ...cartNews(state)];
  const leaves: BookingEvent[] = isBegun(state) ? [] : [{ type: 'session.changed', user: null }];
  return [...wishes, ...visits(state), ...leaves];
}

function eventsOf(part: Part, state: BookingSnapshot): AnyEventObject[] {
  const all = () => [...wishes, ...answersIn(state), ...cartNews(state), ...news(state)];
  // What the cart holds and whether there are extras makes no difference yet.
  if (part === 'step 1') return isBegun(state) ? [...wishes, ...answersIn(state, [false]), ...news(state)] : [];
  if (part === 'returning')
    return state.context.draft === null ? [] : [...wishes, ...answersIn(state), heldNews(state)];
  if (part === 'walking') return walkingEvents(state);
  return isBegun(state) ? shortestWay(state) : all();
}

/** A booking begun with an input, of which one part is looked at closely. */
export const modelOf = (part: Part, changes: Partial<BookingInput>): BookingModel => ({
  machine: bookingMachine,
  input: at.inputOf(changes),
  // SAFETY: the model is walked with this machine alone.
  events: (state: AnyMachineSnapshot) => eventsOf(part, state as BookingSnapshot),
  project: (state) => {
    const snapshot = state as BookingSnapshot;
    // Only whoever comes back to them asks whether details were typed.
    return part === 'walking' ? [project(snapshot), snapshot.context.attendeeDetails !== null] : project(snapshot);
  },
});

/** One more of a ticket or an extra, as a view does it; what is sold out has no stepper. */
const steps = (state: BookingSnapshot): BookingEvent[] => [
  ...tickets(state)
    .filter(({ ticket, quantity, isSoldOut }) => ticket.product_id === 602 && !(isSoldOut && quantity === 0))
    .map(({ quantity }): BookingEvent => ({ type: 'quantity.set', productId: 602, quantity: quantity + 1 })),
  { type: 'addon.set', productId: 903, quantity: (state.context.addons[903] ?? 0) + 1 },
  { type: 'ticket.add', productId: 602 },
  { type: 'addon.add', productId: 903 },
];
const isCounted = ({ type }: AnyEventObject) => /^(quantity|ticket|addon)\./.test(type);

/** What a hand can do: one step of a stepper, a day that is shown, a cart where something is in it. */
function isWithinReach(event: AnyEventObject, state: BookingSnapshot): boolean {
  // On the way back to a later step there is nothing to choose.
  if (restoringStep(state) !== null && wishes.some(({ type }) => type === event.type))
    return event.type === 'dialog.close';
  if (event.type === 'date.choose') return event['date'] === at.tomorrow && state.context.selectedServices !== null;
  if (event.type === 'cart.open') return isBooked(state);
  // On a page the visitors' details are what can be closed.
  if (event.type === 'dialog.close' && isDescribing(state) && !isInDialog(state)) return false;
  // Whoever is asked for more tickets has one way to stay.
  if (/^(prompt\.decline|dialog\.close)$/.test(event.type)) return !isAskedForMoreTickets(state);
  return !isCounted(event);
}

/** The same model as a view is walked through it: every wish and every answer once in every state. */
export const byHand = ({ events, ...model }: BookingModel): BookingModel => ({
  ...model,
  events: (state) => {
    const snapshot = state as BookingSnapshot;
    const all = typeof events === 'function' ? events(state) : events;
    return [...all.filter((event) => isWithinReach(event, snapshot)), ...(isBegun(snapshot) ? [] : steps(snapshot))];
  },
  project: (state) => {
    const { draft, user, offer, adding, quantities, addons, cartLines } = (state as BookingSnapshot).context;
    const isSold = offer !== null && !isBegun(state as BookingSnapshot);
    return [
      draft?.step,
      user !== null,
      offer?.id,
      adding?.leaves,
      chosenIn(quantities),
      chosenIn(addons),
      isSold && cartLines.length > 0,
    ];
  },
});

const poolDraft = at.draftOf({ serviceId: at.swimming.id, facilityId: at.pool.id });

/** Together they take every transition of the chart. */
export const models: readonly { title: string; model: BookingModel }[] = [
  { title: 'step 1', model: modelOf('step 1', { serviceId: null, config: at.shortSeason }) },
  { title: 'step 1 of a visitor, on a page', model: modelOf('step 1', { user: null, place: 'page' }) },
  { title: 'selling a court', model: modelOf('selling', {}) },
  { title: 'selling tickets', model: modelOf('selling', { serviceId: at.swimming.id }) },
  { title: 'selling a court on a baps site', model: modelOf('selling', { config: at.bapsConfig }) },
  {
    title: 'selling tickets on a baps site',
    model: modelOf('selling', { config: at.bapsConfig, serviceId: at.swimming.id }),
  },
  { title: 'selling a court on its page', model: modelOf('selling', { place: 'page' }) },
  {
    title: 'selling tickets on their page',
    model: modelOf('selling', { place: 'page', serviceId: at.swimming.id }),
  },
  { title: 'to and fro with a court', model: modelOf('walking', {}) },
  { title: 'to and fro with tickets', model: modelOf('walking', { serviceId: at.swimming.id }) },
  {
    title: 'following a link',
    model: modelOf('returning', {
      time: { date: at.today, duration: 60, slot: { startTime: '10:00:00', nextDay: false }, facilityId: 102 },
    }),
  },
  { title: 'returning to step 1', model: modelOf('returning', { draft: at.draftOf({}) }) },
  { title: 'returning from a login', model: modelOf('returning', { draft: at.draftOf({ goesOn: true }) }) },
  {
    title: 'returning to the tickets',
    model: modelOf('returning', { draft: { ...poolDraft, step: 'tickets', quantities: { 601: 2 } } }),
  },
  {
    title: 'returning to the visitors of a court',
    model: modelOf('returning', { draft: at.draftOf({ describing: { products: [], leaves: true } }) }),
  },
  {
    title: 'returning to the visitors of tickets',
    model: modelOf('returning', {
      draft: {
        ...poolDraft,
        step: 'tickets',
        quantities: { 601: 2 },
        attendeeDetails: at.attendeeDetails,
        describing: { products: [601], leaves: false },
      },
    }),
  },
  {
    title: 'returning to the visitors of tickets that are gone',
    model: modelOf('returning', {
      draft: { ...poolDraft, step: 'tickets', quantities: { 601: 2 }, describing: { products: [699], leaves: false } },
    }),
  },
  { title: 'returning to the extras', model: modelOf('returning', { draft: at.draftOf({ step: 'extras' }) }) },
  { title: 'returning to the prompt', model: modelOf('returning', { draft: at.draftOf({ step: 'prompting' }) }) },
  {
    title: 'returning to the prompt, with nothing added',
    model: modelOf('returning', { draft: { ...poolDraft, step: 'prompting' } }),
  },
];
