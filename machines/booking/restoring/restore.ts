/** The way back to where a former page load left off: each selection of the draft is taken up only while it holds. */
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { AvailableFacility, VenueService } from '../../../src/contract/offered/facilities.ts';
import { anyFilter, nothingChosen } from './bookingStart.ts';
import { minutesOfLine } from '../../cart/selectionAgain.ts';
import { bookableServices } from '../bookableServices.ts';
import { problemCalled, type BookingProblem, type SelectedServices, type ServiceChoices } from '../bookingContext.ts';
import type { Filters } from '../bookingWishes.ts';
import type { ChoosingContext } from '../choosing/choosingContext.ts';
import type { BookingProgress } from '../bookingProgress.ts';
import { pagesUntil, slotAt } from '../choosing/bookingTimes.ts';
import { isSoldWhole } from '../chosenSlot.ts';
import { hasAddons, linesAt } from '../selling/addonRules.ts';
import { narrowingOptions } from '../choosing/narrowingOptions.ts';
import { mayFollow } from '../reachableSteps.ts';

/** What can be booked, and the one of it to begin with; of another one than the draft's nothing else is taken up. */
export function servicesToChooseFrom(
  context: ChoosingContext,
  output: readonly VenueService[],
): Partial<ChoosingContext> {
  const services = bookableServices(output);
  const selectedServices = firstService(context, services);
  const isKept = selectedServices?.id === context.draft?.serviceId;
  const loss = lossOfService(context, selectedServices);
  return { services, selectedServices, ...loss, ...(isKept ? {} : { ...nothingChosen, filters: anyFilter }) };
}

/** The service to begin with: the one asked for, or the only one there is (R2.11.1); null: the customer picks one. */
function firstService(
  { askedFor, draft, surface }: ChoosingContext,
  services: ReturnType<typeof bookableServices>,
): SelectedServices | null {
  // The page of a service that cannot be booked is not the page of another one.
  const isFree = surface === 'dialog' || askedFor === null;
  const only = services.length === 1 && isFree ? services[0] : undefined;
  const service = services.find(({ id }) => id === askedFor) ?? only;
  if (service === undefined) return null;
  const facilities = draft?.serviceId === service.id ? draft.facilities : [];
  return { id: service.id, filter_by: service.filter_by, facilities };
}

/** The filters of the draft that the service still has, and what of its narrowing it still knows. */
export function filtersStillOffered(
  context: ChoosingContext,
  choices: ServiceChoices,
): Pick<ChoosingContext, 'filters' | 'selectedServices'> {
  const { filters, selectedServices } = context;
  const isKnown = (list: ServiceChoices['surfaces'], id: number | null) => (list ?? []).some((one) => one.id === id);
  const kept: Filters = {
    surface: isKnown(choices.surfaces, filters.surface) ? filters.surface : null,
    formation: isKnown(choices.formations, filters.formation) ? filters.formation : null,
    outdoor: (choices.outdoor ?? []).find((one) => one === filters.outdoor) ?? null,
  };
  const known = new Set(narrowingOptions({ ...context, choices }).map(({ id }) => id));
  const narrowed = selectedServices && {
    ...selectedServices,
    facilities: selectedServices.facilities.filter((id) => known.has(id)),
  };
  return { filters: kept, selectedServices: narrowed };
}

/** The line of the own cart that is the slot of the draft. */
const heldLine = ({ cartLines }: ChoosingContext, { slot, facilityId }: BookingProgress): FacilityLine | undefined =>
  slot === null || facilityId === null
    ? undefined
    : linesAt(cartLines, { facilityId, date: slot.date, startTime: slot.start_time })[0];

const isHeld = (context: ChoosingContext, draft: BookingProgress): boolean => heldLine(context, draft) !== undefined;

/**
 * Whether the draft is past its adding, with the slot in the own cart. An exclusive slot that one holds oneself is not
 * offered any more (Q3.5.d), so that it is not looked for among the offered ones.
 */
export const mayReturnToHeldSlot = (context: ChoosingContext): boolean =>
  (context.draft?.step === 'extras' || context.draft?.step === 'prompting') && isHeld(context, context.draft);

/** Whether the slot of the draft is still offered. */
export const mayReturnToSlot = (context: ChoosingContext): boolean => {
  const slot = context.draft?.slot;
  if (!slot) return false;
  const offered = slotAt(context, slot.date, slot.start_time);
  return offered !== undefined && (slot.duration === null || offered.duration === slot.duration);
};

/** The slot as the cart has it: an address may leave out how long it lasts. */
export function heldSlot(context: ChoosingContext): Partial<ChoosingContext> {
  const { draft } = context;
  const line = draft ? heldLine(context, draft) : undefined;
  if (!draft?.slot || line === undefined) return {};
  const { facilityId, selectedFacilityEndTiming: end_time } = line;
  const duration = minutesOfLine(line);
  const selectedTimeSlot = { ...draft.slot, end_time, duration, facilities: [facilityId] };
  return { selectedTimeSlot, duration, facilityId };
}

export function offeredSlot(context: ChoosingContext): Partial<ChoosingContext> {
  const slot = context.draft?.slot;
  const selectedTimeSlot = slot ? slotAt(context, slot.date, slot.start_time) : undefined;
  return selectedTimeSlot ? { selectedTimeSlot, pages: pagesUntil(context, selectedTimeSlot) } : {};
}

const told = (code: string): { problem: BookingProblem } => ({ problem: problemCalled(code) });

/** What to say when the service that was asked for is not among those that can be booked. */
const lossOfService = ({ askedFor }: ChoosingContext, found: SelectedServices | null) =>
  askedFor !== null && found?.id !== askedFor ? told('serviceGone') : {};

/** What to say when the day that was asked for has passed, or cannot be booked; of a day that nobody chose nothing. */
export const lossOfDay = ({ draft, schedule }: ChoosingContext) =>
  draft === null && schedule === null ? {} : told('dayGone');

/** What to say when the facility that was asked for is taken at that time and another one is not. */
export const lossOfFacility = ({ draft }: ChoosingContext, free: readonly AvailableFacility[]) =>
  draft?.facilityId && free.every(({ id }) => id !== draft.facilityId) ? told('facilityGone') : {};

/** What to say when the slot of the draft is not offered any more; null when there was none. */
export function lossOf(context: ChoosingContext): BookingProblem | null {
  const { draft } = context;
  if (!draft?.slot) return context.problem;
  return problemCalled(isHeld(context, draft) ? 'productInCart' : 'slotGone');
}

/** The facility to select of those that are free: the draft's while it is among them, else the first (R4.4.7). */
export const firstFacility = ({ draft }: ChoosingContext, free: readonly AvailableFacility[]): number | null =>
  (free.find(({ id }) => id === draft?.facilityId) ?? free[0])?.id ?? null;

/** The step to go on to from a chosen slot; null: stay. */
export function stepToReturnTo(context: ChoosingContext): 'tickets' | 'extras' | 'prompting' | null {
  const step = context.draft?.step;
  if (step === undefined || step === 'choosing') return null;
  if (step !== 'tickets' && mayFollow(context)) return hasAddons(context.offer) ? step : 'prompting';
  // As far as it holds: what is not in the cart was not booked, and tickets are for whom we know (R6.1.11).
  return isSoldWhole(context) || context.user === null ? null : 'tickets';
}
