/** Ways between the later steps and out of them, which several of them have. */
import type { User } from '../../../src/contract/customers/customers.ts';
import type { AttendeesDraft } from '../../attendees/typedAttendee.ts';
import { wholeEvent } from '../../shared/wholeEvent.ts';
import type { BookingStop } from '../bookingSelection.ts';
import type { SaleExit } from './sellingContext.ts';

/** Where step 1 goes on, or that it does not. */
export const leaveTo = (to: SaleExit) => ({ type: 'assignExit' as const, params: { to } });

/** The selection is still there (R4.5.6). */
export const backToSlot = { target: '#selling.left', actions: ['clearProblem', leaveTo('slot')] } as const;
/** A whole facility is in the cart now, and its slot no longer to be had (Q4.5.b). */
const backToGrid = { target: '#selling.left', actions: ['clearProblem', leaveTo('grid')] } as const;

export const backFromAddons = [{ guard: 'isSoldWhole', ...backToGrid }, backToSlot] as const;

/** Leaving the steps over a page leads back to its panel, where everything is asked for anew; else the dialog is gone. */
export const leaving = [
  { guard: 'isOnPage', ...backToGrid },
  { target: '#selling.left', actions: leaveTo('closed') },
] as const;

export const toCart = { target: '#selling.left', actions: leaveTo('cart') } as const;

/** Somebody was faster (F30). */
export const slotTaken = {
  guard: { type: 'isSlotLost', params: wholeEvent<{ error: unknown }> },
  target: '#selling.left',
  actions: [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, 'assignLoss', leaveTo('grid')],
} as const;

/** The details are filled in over the step they were asked for in; whoever turns back finds it as it was. */
export const describing = {
  tags: ['busy', 'locked'],
  on: {
    'attendees.changed': {
      actions: { type: 'assignAttendeeDetails', params: wholeEvent<{ attendeeDetails: AttendeesDraft | null }> },
    },
    'login.wanted': { actions: 'sendLoginWanted' },
  },
} as const;

/** What was chosen waits for somebody to log in, and is then looked at again. */
export const loginNeeded = {
  'step.continue': { actions: 'sendLoginWanted' },
  'session.changed': {
    guard: { type: 'isSignedIn', params: wholeEvent<{ user: User | null }> },
    target: 'checking',
    actions: [{ type: 'assignUser', params: wholeEvent<{ user: User | null }> }, 'clearProblem'],
  },
} as const;

interface Visit {
  event: { stop: BookingStop };
}

/** Whether that step is the one that Back or Forward leads to. */
const visited = (to: BookingStop) => ({
  type: 'mayVisit' as const,
  params: ({ event }: Visit) => ({ stop: event.stop, to }),
});

/** Where Back and Forward lead from a step; what is not to be had is left alone. */
export const visits = {
  toSlot: { ...backToSlot, guard: visited('choosing') },
  toGrid: { ...backToGrid, guard: { type: 'isBackFromWhole', params: wholeEvent<Visit['event']> } },
  toTickets: { guard: visited('tickets'), target: '#selling.tickets', actions: ['clearProblem', 'clearAdding'] },
  toDetailsOfTickets: {
    guard: visited('details'),
    target: '#selling.tickets.checking',
    actions: ['clearProblem', 'assignTicketsToAdd'],
  },
  toAddons: { guard: visited('extras'), target: '#selling.addons', actions: ['clearProblem', 'clearAdding'] },
  toPrompt: { guard: visited('prompt'), target: '#selling.prompting', actions: ['clearProblem', 'clearAdding'] },
} as const;
