/** What a view may ask of a running booking; the same snapshot always gives the same answer. */
import type { Venue } from '../../src/contract/site.ts';
import type * as v from 'valibot';
import type { Id, Named } from '../../src/contract/wire.ts';
import type { CategoryProduct, Choice, RentalProduct } from '../../src/contract/facilities.ts';
import { toMajor } from '../money/minorUnits.ts';
import { lineTotals, totalsOf, type Priced } from '../money/totals.ts';
import type { BookableDates, Slot, TimeRangeId } from '../slots/slots.ts';
import type { AttendeeDetailsRef } from '../attendees/attendeeDetailsMachine.ts';
import type { BookingSnapshot } from './bookingMachine.ts';
import { isBaps } from '../site/siteRules.ts';
import { serviceOf, type BookingContext } from './bookingContext.ts';
import type { BookingStep } from './bookingProgress.ts';
import type { BookingSelection, BookingStop } from './bookingSelection.ts';
import * as times from './bookingTimes.ts';
import { choiceOf } from './selectionOf.ts';
import { chosen, isSoldWhole, placeOf } from './chosenSlot.ts';
import { addonMax, addonRoom, linesAt } from './addonRules.ts';
import { addonOf } from './addonSales.ts';
import { narrowingOptions as optionsOf } from './narrowingOptions.ts';
import { chosenIn } from './quantities.ts';
import { isSoldOut as isTicketSoldOut, placesLeftInSlot, ticketOf, ticketsOf } from './ticketSales.ts';

export type { BookingStep } from './bookingProgress.ts';

/** The step on the screen; adding and loading belong to the step they were asked for in. */
export function step(snapshot: BookingSnapshot): BookingStep {
  if (snapshot.matches('tickets')) return 'tickets';
  if (snapshot.matches('addons')) return 'extras';
  if (snapshot.matches('prompting')) return 'prompting';
  return snapshot.matches('closed') ? 'closed' : 'choosing';
}

/** Step 1 is left: what follows lies in a dialog, wherever the booking began. */
export const hasLeftStep1 = (snapshot: BookingSnapshot): boolean => step(snapshot) !== 'choosing';

/** Whether the visitors' details were asked for, and are being filled in or added. */
const isAtDetails = (snapshot: BookingSnapshot): boolean =>
  snapshot.context.attendeeDetails !== null &&
  (isDescribing(snapshot) || snapshot.matches('adding') || snapshot.matches({ tickets: 'adding' }));

/** Continue was pressed by somebody unknown. */
export const isAwaitingLogin = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches({ choosing: { picking: 'awaitingLogin' } });

/** Where Back leads from and Forward to; where nothing is asked for, adding belongs to the step before. */
export function stop(snapshot: BookingSnapshot): BookingStop {
  if (isAtDetails(snapshot)) return 'details';
  if (snapshot.matches('loadingThreshold')) return 'tickets';
  const at = step(snapshot);
  return at === 'prompting' ? 'prompt' : at === 'closed' ? 'choosing' : at;
}
/** What the address says of the choice; after the first step the facility is settled, and named. */
export const told = (snapshot: BookingSnapshot): { choice: BookingSelection; stop: BookingStop } => {
  const at = stop(snapshot);
  const choice = choiceOf(snapshot.context);
  return { choice: at === 'choosing' ? choice : { ...choice, facilityId: snapshot.context.facilityId }, stop: at };
};
/** Whether the dialog is what shows the booking. */
export const isInDialog = (snapshot: BookingSnapshot): boolean =>
  snapshot.context.place === 'dialog' || hasLeftStep1(snapshot);

/** The later step that a reloaded dialog is on its way back to: what it passes through is nothing to look at. */
export function restoringStep(snapshot: BookingSnapshot): 'tickets' | 'extras' | null {
  const { draft, place } = snapshot.context;
  if (draft === null || draft.step === 'choosing' || place === 'page' || !snapshot.hasTag('busy')) return null;
  return draft.step === 'tickets' ? 'tickets' : 'extras';
}

/** The visitors' details are being filled in, or found not to be asked for. */
export const isDescribing = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches('describing') || snapshot.matches({ tickets: 'describing' });

/** The running details of the attendees, while there are any. */
export const attendeeDetails = ({ children }: BookingSnapshot): AttendeeDetailsRef | null =>
  (children.attendeeDetails as AttendeeDetailsRef | undefined) ?? null;

/** The customer can do nothing but leave. */
export const isLocked = (snapshot: BookingSnapshot): boolean => snapshot.hasTag('locked');
export const mayContinue = (snapshot: BookingSnapshot): boolean => snapshot.can({ type: 'step.continue' });
export const mayGoBack = (snapshot: BookingSnapshot): boolean => snapshot.can({ type: 'step.back' });
export const mayRetry = (snapshot: BookingSnapshot): boolean => snapshot.can({ type: 'step.retry' });
const loaded: ReadonlySet<Progress> = new Set(['services', 'choices', 'schedule', 'facilities', 'offer']);
/** Something could not be loaded; so it stays while it is asked for again by itself. */
export const hasFailed = (snapshot: BookingSnapshot): boolean =>
  mayRetry(snapshot) || (snapshot.context.attempts > 0 && loaded.has(awaited(snapshot)));
export const mayFindDay = (snapshot: BookingSnapshot): boolean => snapshot.can({ type: 'freeDay.find' });

/** What the part of step 1 below the service shows. */
export type Progress =
  | 'services'
  | 'service'
  | 'choices'
  | 'schedule'
  | 'day'
  | 'facilities'
  | 'offer'
  | 'adding'
  | 'none';

/** What is being waited for, or has failed, in step 1. */
export function awaited(snapshot: BookingSnapshot): Progress {
  const at = (state: Parameters<BookingSnapshot['matches']>[0]) => snapshot.matches(state);
  if (at('loadingServices') || at('servicesFailed')) return 'services';
  if (at({ choosing: 'choosingService' })) return 'service';
  if (at({ choosing: 'loadingChoices' }) || at({ choosing: 'choicesFailed' })) return 'choices';
  if (at({ choosing: 'loadingSchedule' }) || at({ choosing: 'scheduleFailed' })) return 'schedule';
  if (at({ choosing: 'findingDay' })) return 'day';
  if (at({ choosing: { picking: 'loadingFacilities' } }) || at({ choosing: { picking: 'facilitiesFailed' } }))
    return 'facilities';
  if (at({ choosing: { picking: 'loadingOffer' } }) || at({ choosing: { picking: 'offerFailed' } })) return 'offer';
  return isLocked(snapshot) ? 'adding' : 'none';
}

/** One of memory's parts, by name. */
const of =
  <Key extends keyof BookingContext>(key: Key) =>
  ({ context }: BookingSnapshot): BookingContext[Key] =>
    context[key];

export const problem = of('problem');
export const services = of('services');
export const choices = of('choices');
export const filters = of('filters');
export const bookingDate = of('bookingDate');
export const duration = of('duration');
export const selectedTimeRange = of('selectedTimeRange');
export const selectedTimeSlot = of('selectedTimeSlot');
export const selectedServices = of('selectedServices');
export const facilities = of('facilities');
export const facilityId = of('facilityId');
export const offer = of('offer');
export const config = of('config');

/** What a link to this very choice says. */
export const choice = ({ context }: BookingSnapshot): BookingSelection => choiceOf(context);
export const service = ({ context }: BookingSnapshot) => serviceOf(context);
/** Its bookings wait for the operator's word. */
export const isApprovalRequired = ({ context }: BookingSnapshot): boolean =>
  serviceOf(context)?.is_approval_required === true;
export const now = of('now');
/** Where the chosen service is, if the configuration knows. */
export const venue = ({ context }: BookingSnapshot): Venue | null => {
  const { venue: operator } = context.config;
  const id = serviceOf(context)?.venue_id ?? null;
  return [operator, ...(operator.child_venues ?? [])].find((one) => one.id === id) ?? null;
};
export const narrowingOptions = ({ context }: BookingSnapshot): readonly Choice[] => optionsOf(context);
export const today = ({ context }: BookingSnapshot): string => times.today(context);
export const dates = ({ context }: BookingSnapshot): BookableDates => times.datesOf(context);
export const knownDurations = of('knownDurations');
export const durations = ({ context }: BookingSnapshot): number[] => times.durations(context);
export const timeRanges = ({ context }: BookingSnapshot): TimeRangeId[] =>
  times.timeRanges(context).map(({ id }) => id);
export const timeSlots = ({ context }: BookingSnapshot): readonly Slot[] => times.slotsInRange(context);

/** A cell of the grid as it is drawn. */
export interface SlotCell extends Pick<Slot, 'date' | 'start_time' | 'end_time' | 'nextDay'> {
  isFull: boolean;
  /** Courts, or places where they are shared; null where the number would say nothing. */
  left: number | null;
  isShared: boolean;
}

export function cells({ context }: BookingSnapshot): SlotCell[] {
  const isShared = context.schedule?.configuration.per_capacity === 1;
  return times.shownGrid(context).slots.map((slot) => ({
    date: slot.date,
    start_time: slot.start_time,
    end_time: slot.end_time,
    nextDay: slot.nextDay,
    isFull: slot.facilities.length === 0,
    left: times.leftIn(context, slot),
    isShared,
  }));
}
/** How many cells *show more* would still bring. */
export const hiddenCells = ({ context }: BookingSnapshot): number => times.shownGrid(context).hidden;

/** The chosen facility by its names, from whoever told of it last. */
export const facility = ({ context }: BookingSnapshot): v.InferOutput<typeof Named> | null => {
  const { offer, facilities, facilityId } = context;
  const known = [...facilities, ...(serviceOf(context)?.facilities ?? [])];
  return offer ?? known.find(({ id }) => id === facilityId) ?? null;
};

/** One picker is enough where there is one service (R2.11.1). */
export const mayPickService = ({ context }: BookingSnapshot): boolean => context.services.length > 1;
export const isSoldByTicket = ({ context }: BookingSnapshot): boolean => !isSoldWhole(context);
/** Whether there is a step after this one to go on to (R4.5.11: not from the tickets of a baps site). */
export const hasProceed = (snapshot: BookingSnapshot): boolean =>
  !(isBaps(snapshot.context.config) && step(snapshot) === 'tickets');
/** Whether the cart holds something of the chosen slot. */
export const isBooked = ({ context: { cartLines, facilityId, selectedTimeSlot: slot } }: BookingSnapshot): boolean =>
  slot !== null &&
  facilityId !== null &&
  linesAt(cartLines, { facilityId, date: slot.date, startTime: slot.start_time }).length > 0;

// Tickets

export interface TicketCard {
  ticket: RentalProduct;
  quantity: number;
  isSoldOut: boolean;
  isAdding: boolean;
}

export const tickets = ({ context }: BookingSnapshot): TicketCard[] =>
  ticketsOf(context).map((ticket) => ({
    ticket,
    quantity: context.quantities[ticket.product_id] ?? 0,
    isSoldOut: isTicketSoldOut(context, ticket),
    isAdding: context.adding?.products.includes(ticket.product_id) ?? false,
  }));

/** Places left, of all there are; null when nobody knows. */
export function places({ context }: BookingSnapshot): { left: number; all: number } | null {
  const all = context.offer?.capacity ?? null;
  const left = all === null ? null : placesLeftInSlot(context);
  return all === null || left === null ? null : { left: Math.min(left, all), all };
}

// Add-ons

export interface OfferedAddon {
  addon: CategoryProduct;
  quantity: number;
  /** None left to be had, or all of them in the cart. */
  isSoldOut: boolean;
  max: number;
  isAdding: boolean;
}

export interface AddonCategory {
  id: Id;
  name: string;
  ar_name: string | null | undefined;
  cards: OfferedAddon[];
}

/** Categories that have products (Q4.5.a). */
export const addonCategories = ({ context }: BookingSnapshot): AddonCategory[] =>
  (context.offer?.categories ?? [])
    .filter(({ products }) => (products?.length ?? 0) > 0)
    .map(({ id, name, ar_name, products }) => ({
      id,
      name,
      ar_name,
      cards: (products ?? []).map((addon) => ({
        addon,
        quantity: context.addons[addon.product_id] ?? 0,
        isSoldOut: addonMax(addon) === 0,
        max: addonRoom(addon, context.cartLines),
        isAdding: context.adding?.products[0] === addon.product_id,
      })),
    }));

// What it costs

const sum = (context: BookingContext, parts: readonly Priced[]): number => {
  const { currency } = context.config.venue;
  const minor = parts.reduce((total, part) => total + totalsOf(part, currency).full, 0);
  return toMajor(minor, currency);
};

/** Of the chosen facility for the slot, VAT included, in major units; null when it is sold by ticket or not yet known. */
export function slotPrice({ context }: BookingSnapshot): number | null {
  if (context.offer !== null && isSoldWhole(context)) {
    const products = context.offer.default_products ?? [];
    return sum(
      context,
      products.map(({ product_price, tax_amount, quantity }) => ({ price: product_price, tax_amount, quantity })),
    );
  }
  return context.facilities.find(({ id }) => id === context.facilityId)?.price ?? null;
}

/** How many tickets are chosen and not yet added, and what they cost; major units. */
export function chosenTickets({ context }: BookingSnapshot): { count: number; price: number } {
  const parts = chosenIn(context.quantities).flatMap((id) => {
    const ticket = ticketOf(context, id);
    const quantity = context.quantities[id] ?? 0;
    return ticket ? [{ price: ticket.price, tax_amount: ticket.tax_amount, quantity }] : [];
  });
  return { count: parts.reduce((count, { quantity }) => count + quantity, 0), price: sum(context, parts) };
}

/** What the cart holds for the facility at that time, extras included, with the extras that are chosen; major units. */
export function bookingTotal({ context }: BookingSnapshot): number {
  if (context.offer === null || context.selectedTimeSlot === null) return 0;
  const { currency } = context.config.venue;
  const inCart = linesAt(context.cartLines, placeOf(context)).reduce(
    (total, line) => total + lineTotals({ ...line, discount: null }, currency).full,
    0,
  );
  const parts = chosenIn(context.addons).flatMap((id) => {
    const addon = addonOf(context, id);
    const quantity = context.addons[id] ?? 0;
    return addon ? [{ price: addon.price, tax_amount: addon.tax_amount, quantity }] : [];
  });
  return toMajor(inCart, currency) + sum(context, parts);
}

/** How many tickets of this slot the cart holds. */
export function ticketsInCart({ context }: BookingSnapshot): number {
  if (context.offer === null || context.selectedTimeSlot === null) return 0;
  const { offer } = chosen(context);
  return linesAt(context.cartLines, placeOf(context))
    .filter((line) => line.capacityBased && line.facilityId === offer.id)
    .reduce((count, { quantity }) => count + quantity, 0);
}

/** Tickets were added from the page of their service: the question is whether more of them are wanted (Q2.12.a). */
export const isAskedForMoreTickets = (snapshot: BookingSnapshot): boolean =>
  step(snapshot) === 'prompting' &&
  snapshot.context.place === 'page' &&
  isSoldByTicket(snapshot) &&
  ticketsInCart(snapshot) > 0;

/** How many extras of this slot the cart holds or are chosen. */
export function addonsTaken({ context }: BookingSnapshot): number {
  if (context.offer === null || context.selectedTimeSlot === null) return 0;
  const inCart = linesAt(context.cartLines, placeOf(context)).flatMap(({ addons }) => addons);
  return [...inCart.map(({ quantity }) => quantity), ...Object.values(context.addons)].reduce((a, b) => a + b, 0);
}
