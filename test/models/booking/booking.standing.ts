/** A booking and its steps as one: its state, whichever actor has it, and its selectors. */
import {
  fromCallback,
  matchesState,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type StateValue,
} from 'xstate';
import { bookingMachine, type BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { momentOf, progress as progressOf, step as stepOf } from '../../../machines/booking/bookingSelectors.ts';
import { stop as stopOf, selectionAndStop, type BookingMoment } from '../../../machines/booking/bookingSelectors.ts';
import type { ChoosingContext } from '../../../machines/booking/choosing/choosingContext.ts';
import { choosingMachine, type ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as readChoosing from '../../../machines/booking/choosing/choosingSelectors.ts';
import type { SellingContext } from '../../../machines/booking/selling/sellingContext.ts';
import { sellingMachine } from '../../../machines/booking/selling/sellingMachine.ts';
import * as readSelling from '../../../machines/booking/selling/sellingSelectors.ts';
import { holdActors } from '../../support/replay.ts';

/** Callback actors that send nothing here: the tests send their events. */
export const silentActors = ['watchMinute', 'watchSession', 'watchCart', 'persistDraft', 'watchSelection'] as const;

/** The whole booking, with every call held until the test answers it. */
export function holdBooking() {
  const choosing = holdActors(choosingMachine);
  const selling = holdActors(sellingMachine);
  const silent = fromCallback(() => undefined);
  const machine = bookingMachine.provide({
    actors: {
      choosing: choosing.machine,
      selling: selling.machine,
      ...Object.fromEntries(silentActors.map((name) => [name, silent])),
    },
  });
  return { machine, settle: (event: AnyEventObject) => choosing.settle(event) || selling.settle(event) };
}

export interface Standing extends BookingMoment {
  status: string;
  value: StateValue;
  context: ChoosingContext & Partial<SellingContext>;
  matches: (value: StateValue) => boolean;
}

/** The state as in a single chart: a later step replaces step 1. */
function valueOf({ booking, choosing, selling }: BookingMoment): StateValue {
  if (booking.value === 'closed') return 'closed';
  if (selling !== null) return selling.value;
  const value = choosing.value as StateValue;
  return typeof value === 'object' && 'asking' in value ? { choosing: value.asking! } : value;
}

export function standingOf(booking: BookingRef, first: ChoosingRef): Standing {
  const moment = momentOf(booking, first);
  const value = valueOf(moment);
  return {
    ...moment,
    status: moment.booking.status,
    value,
    // SAFETY: each actor has a parent of its own, which no test reads.
    context: { ...moment.choosing.context, ...moment.selling?.context } as Standing['context'],
    matches: (wanted) => matchesState(wanted, value),
  };
}

const hears = (actor: AnyActorRef, { type }: AnyEventObject): boolean =>
  (actor.getSnapshot() as AnyMachineSnapshot).machine.events.includes(type);

/** Sends an event to the actor it is for: external events to the booking, the customer's to the visible step. */
export function sendTo(booking: BookingRef, event: AnyEventObject): void {
  const { selling, choosing } = booking.getSnapshot().children;
  const whom = [booking, selling, choosing].find((actor) => actor !== undefined && hears(actor as AnyActorRef, event));
  (whom as AnyActorRef | undefined)?.send(event);
}

export const step = stepOf;
export const stop = stopOf;
export { selectionAndStop };
export const progress = progressOf;
const active = ({ choosing, selling }: Standing) => selling ?? choosing;

export const mayContinue = ({ choosing, selling }: Standing): boolean =>
  selling === null ? readChoosing.mayContinue(choosing) : readSelling.mayContinue(selling);
export const hasFailed = ({ choosing }: Standing): boolean => readChoosing.hasFailed(choosing);
export const awaited = ({ choosing }: Standing) => readChoosing.awaited(choosing);
export const selection = ({ choosing }: Standing) => readChoosing.selection(choosing);
export const timeSlots = ({ choosing }: Standing) => readChoosing.timeSlots(choosing);
export const cells = ({ choosing }: Standing) => readChoosing.cells(choosing);
export const facilities = ({ choosing }: Standing) => readChoosing.facilities(choosing);
export const facilityId = ({ choosing }: Standing) => readChoosing.facilityId(choosing);
export const selectedTimeSlot = ({ choosing }: Standing) => readChoosing.selectedTimeSlot(choosing);
export const problem = (standing: Standing) => readSelling.problem(active(standing));
export const isLocked = ({ selling }: Standing): boolean => selling !== null && readSelling.isLocked(selling);
export const isDescribing = ({ selling }: Standing): boolean => selling !== null && readSelling.isDescribing(selling);
export const hasProceed = ({ selling }: Standing): boolean => selling === null || readSelling.hasProceed(selling);
export const tickets = ({ selling }: Standing) => (selling === null ? [] : readSelling.tickets(selling));
export const addonCategories = ({ selling }: Standing) =>
  selling === null ? [] : readSelling.addonCategories(selling);
export const isAskedForMoreTickets = ({ selling }: Standing): boolean =>
  selling !== null && readSelling.isAskedForMoreTickets(selling);
export const restoringStep = (standing: Standing) => readSelling.restoringStep(active(standing));
export const isInDialog = (standing: Standing): boolean =>
  standing.context.surface === 'dialog' || step(standing) !== 'choosing';
