/** Transitions between and out of the later steps that several of them share. */
import type { User } from '../../../src/contract/customers/customers.ts';
import type { AttendeesDraft } from '../../attendees/typedAttendee.ts';
import { wholeEvent } from '../../shared/wholeEvent.ts';
import type { LoginWanted } from '../bookingContext.ts';
import type { BookingStop } from '../bookingSelection.ts';
import type { SaleExit } from './sellingContext.ts';

/** Where step 1 continues, or that the booking ends. */
export const leaveTo = (to: SaleExit) => ({ type: 'assignExit' as const, params: { to } });

/** The selection is kept (R4.5.6). */
export const backToSlot = { target: '#selling.left', actions: ['clearProblem', leaveTo('slot')] } as const;
/** An exclusive facility is in the cart now, so its slot is not free any more (Q4.5.b). */
const backToGrid = { target: '#selling.left', actions: ['clearProblem', leaveTo('grid')] } as const;

/** Whoever turns back for another time is told that it is one more (Q4.5.d). */
const backForAnother = { target: '#selling.left', actions: ['assignBooked', leaveTo('grid')] } as const;

export const backFromAddons = [{ guard: 'isSoldWhole', ...backForAnother }, backToSlot] as const;

/** On a service's page, closing the steps leads back to the panel, which reloads; a dialog closes. */
export const leaving = [
  { guard: 'isOnPage', ...backToGrid },
  { target: '#selling.left', actions: leaveTo('closed') },
] as const;

export const toCart = { target: '#selling.left', actions: leaveTo('cart') } as const;

/** Another customer took the slot (F30). */
export const slotTaken = {
  guard: { type: 'isSlotLost', params: wholeEvent<{ error: unknown }> },
  target: '#selling.left',
  actions: [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, 'assignLoss', leaveTo('grid')],
} as const;

/** The details open over the current step, which is unchanged when they are closed. */
export const describing = {
  tags: ['busy', 'locked'],
  on: {
    'attendees.changed': {
      actions: { type: 'assignAttendeeDetails', params: wholeEvent<{ attendeeDetails: AttendeesDraft | null }> },
    },
    'login.wanted': { actions: { type: 'sendLoginWanted', params: wholeEvent<LoginWanted> } },
  },
} as const;

/** By a step that asks nothing about the customer. */
export const wantLogin = { type: 'sendLoginWanted', params: { entered: null } } as const;

/** The selection is kept during the login, and checked again after it. */
export const loginNeeded = {
  'step.continue': { actions: wantLogin },
  'session.changed': {
    guard: { type: 'isSignedIn', params: wholeEvent<{ user: User | null }> },
    target: 'checking',
    actions: [{ type: 'assignUser', params: wholeEvent<{ user: User | null }> }, 'clearProblem'],
  },
} as const;

interface Visit {
  event: { stop: BookingStop };
}

/** Whether Back or Forward leads to that step. */
const visited = (to: BookingStop) => ({
  type: 'mayVisit' as const,
  params: ({ event }: Visit) => ({ stop: event.stop, to }),
});

/** Where Back and Forward lead from a step; steps that cannot be reached are ignored. */
export const visits = {
  toSlot: { ...backToSlot, guard: visited('choosing') },
  toGrid: { ...backForAnother, guard: { type: 'isBackFromWhole', params: wholeEvent<Visit['event']> } },
  toTickets: { guard: visited('tickets'), target: '#selling.tickets', actions: ['clearProblem', 'clearAdding'] },
  toDetailsOfTickets: {
    guard: visited('details'),
    target: '#selling.tickets.checking',
    actions: ['clearProblem', 'assignTicketsToAdd'],
  },
  toAddons: { guard: visited('extras'), target: '#selling.addons', actions: ['clearProblem', 'clearAdding'] },
  toPrompt: { guard: visited('prompt'), target: '#selling.prompting', actions: ['clearProblem', 'clearAdding'] },
} as const;
