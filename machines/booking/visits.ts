import type { BookingStop } from './bookingSelection.ts';
import { backToSlot } from './bookingSetup.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

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
  /** A whole facility is in the cart now, and its slot no longer to be had (Q4.5.b). */
  toGrid: {
    guard: { type: 'isBackFromWhole', params: wholeEvent<Visit['event']> },
    target: '#booking.choosing.loadingSchedule',
    actions: ['clearProblem', 'dropChoice'],
  },
  toThreshold: { guard: visited('tickets'), target: '#booking.loadingThreshold', actions: 'clearProblem' },
  toTickets: { guard: visited('tickets'), target: '#booking.tickets', actions: ['clearProblem', 'endAdding'] },
  toVisitors: { guard: visited('details'), target: '#booking.describing', actions: 'clearProblem' },
  toVisitorsOfTickets: {
    guard: visited('details'),
    target: '#booking.tickets.checking',
    actions: ['clearProblem', 'wantAllTickets'],
  },
  toAddons: { guard: visited('extras'), target: '#booking.addons', actions: ['clearProblem', 'endAdding'] },
  toPrompt: { guard: visited('prompt'), target: '#booking.prompting', actions: ['clearProblem', 'endAdding'] },
} as const;
