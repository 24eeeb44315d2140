/** Restores the progress of an earlier page load: each part of it is applied only while it is still offered. */
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { AvailableFacility, VenueService } from '../../../src/contract/offered/facilities.ts';
import { anyFilter, clearedSlot } from './bookingStart.ts';
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

/** The services that can be booked, and the one to begin with; a service other than the draft's drops the rest of the draft. */
export function servicesToChooseFrom(
  context: ChoosingContext,
  output: readonly VenueService[],
): Partial<ChoosingContext> {
  const services = bookableServices(output);
  const selectedServices = firstService(context, services);
  const isKept = selectedServices?.id === context.draft?.serviceId;
  const loss = lossOfService(context, selectedServices);
  return { services, selectedServices, ...loss, ...(isKept ? {} : { ...clearedSlot, filters: anyFilter }) };
}

/** The service to begin with: the one asked for, or the only one (R2.11.1); null: the customer picks one. */
function firstService(
  { askedFor, draft, surface }: ChoosingContext,
  services: ReturnType<typeof bookableServices>,
): SelectedServices | null {
  // The page of a service that cannot be booked must not show another one.
  const isFree = surface === 'dialog' || askedFor === null;
  const only = services.length === 1 && isFree ? services[0] : undefined;
  const service = services.find(({ id }) => id === askedFor) ?? only;
  if (service === undefined) return null;
  const facilities = draft?.serviceId === service.id ? draft.facilities : [];
  return { id: service.id, filter_by: service.filter_by, facilities };
}

/** The filters of the draft that the service still has, and the part of its narrowing that is still known. */
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

/** The customer's own cart line for the draft's slot. */
const heldLine = ({ cartLines }: ChoosingContext, { slot, facilityId }: BookingProgress): FacilityLine | undefined =>
  slot === null || facilityId === null
    ? undefined
    : linesAt(cartLines, { facilityId, date: slot.date, startTime: slot.start_time })[0];

const isHeld = (context: ChoosingContext, draft: BookingProgress): boolean => heldLine(context, draft) !== undefined;

/**
 * Whether the draft's slot is already in the customer's cart and the draft is past adding it. A held exclusive slot is
 * not offered any more (Q3.5.d), so it is not looked for in the grid.
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

/** The slot as the cart has it: an address may leave its length out. */
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

/** The problem when the requested service cannot be booked. */
const lossOfService = ({ askedFor }: ChoosingContext, found: SelectedServices | null) =>
  askedFor !== null && found?.id !== askedFor ? told('serviceGone') : {};

/** The problem when the requested day is past or cannot be booked; none for a day that the customer did not choose. */
export const lossOfDay = ({ draft, schedule }: ChoosingContext) =>
  draft === null && schedule === null ? {} : told('dayGone');

/** The problem when the requested facility is taken at that time and another one is free. */
export const lossOfFacility = ({ draft }: ChoosingContext, free: readonly AvailableFacility[]) =>
  draft?.facilityId && free.every(({ id }) => id !== draft.facilityId) ? told('facilityGone') : {};

/** The problem when the draft's slot is no longer offered; the current problem when the draft has no slot. */
export function lossOf(context: ChoosingContext): BookingProblem | null {
  const { draft } = context;
  if (!draft?.slot) return context.problem;
  return problemCalled(isHeld(context, draft) ? 'productInCart' : 'slotGone');
}

/** The free facility to select: the draft's if it is free, else the first (R4.4.7). */
export const firstFacility = ({ draft }: ChoosingContext, free: readonly AvailableFacility[]): number | null =>
  (free.find(({ id }) => id === draft?.facilityId) ?? free[0])?.id ?? null;

/** The later step to restore once the slot is chosen; null: stay in step 1. */
export function stepToReturnTo(context: ChoosingContext): 'tickets' | 'extras' | 'prompting' | null {
  const step = context.draft?.step;
  if (step === undefined || step === 'choosing') return null;
  if (step !== 'tickets' && mayFollow(context)) return hasAddons(context.offer) ? step : 'prompting';
  // What is not in the cart was not booked, and tickets need a customer who is signed in (R6.1.11).
  return isSoldWhole(context) || context.user === null ? null : 'tickets';
}
