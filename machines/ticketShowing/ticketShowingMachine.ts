import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isSwipeBack, isSwipeOn } from '../lightbox/lightboxRules.ts';
import { callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface TicketShowingInput {
  /** How many tickets can be shown. */
  count: number;
}

export interface TicketShowingContext extends TicketShowingInput {
  /** The index of the ticket on screen, or of the last one; -1 before the first. */
  current: number;
}

export type TicketShowingEvent =
  | { type: 'ticket.show'; index: number }
  | { type: 'ticket.next' }
  | { type: 'ticket.previous' }
  /** A swipe by so many CSS pixels; negative towards the next. */
  | { type: 'ticket.swipe'; by: number }
  | { type: 'showing.close' }
  /** The device keeps the screen on, or stopped doing so. */
  | { type: 'screen.kept' }
  | { type: 'screen.released' };

const isIndex = (index: number, count: number): boolean => Number.isInteger(index) && index >= 0 && index < count;
const hasNext = ({ current, count }: TicketShowingContext): boolean => current < count - 1;
const hasPrevious = ({ current }: TicketShowingContext): boolean => current > 0;

const ticketShowing = setup({
  types: {
    context: {} as TicketShowingContext,
    events: {} as TicketShowingEvent,
    input: {} as TicketShowingInput,
  },
  actors: {
    /** Keeps the screen on, again whenever the page becomes visible, and reports whether that works. */
    stayAwake: callbackActor<TicketShowingEvent>('stayAwake'),
  },
  guards: {
    isTicket: ({ context }, { index }: { index: number }) => isIndex(index, context.count),
    hasNext: ({ context }) => hasNext(context),
    hasPrevious: ({ context }) => hasPrevious(context),
    isSwipedOn: ({ context }, { by }: { by: number }) => isSwipeOn(by) && hasNext(context),
    isSwipedBack: ({ context }, { by }: { by: number }) => isSwipeBack(by) && hasPrevious(context),
  },
  actions: {
    assignTicket: assign((_, { index }: { index: number }) => ({ current: index })),
    assignNext: assign(({ context }) => ({ current: context.current + 1 })),
    assignPrevious: assign(({ context }) => ({ current: context.current - 1 })),
  },
});

const assignTicket = { type: 'assignTicket', params: wholeEvent<{ index: number }> } as const;

export const ticketShowingMachine = ticketShowing.createMachine({
  id: 'ticketShowing',
  description:
    'One ticket on the whole screen, white and large for the gate (R2.3.3): next and previous by button, key and swipe, on a screen that stays on where the device supports it.',
  context: ({ input: { count } }) => ({ count, current: -1 }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'ticket.show': { guard: { type: 'isTicket', params: wholeEvent }, target: 'open', actions: assignTicket },
      },
    },
    open: {
      invoke: { id: 'stayAwake', src: 'stayAwake' },
      initial: 'dimming',
      on: {
        'ticket.show': { guard: { type: 'isTicket', params: wholeEvent }, actions: assignTicket },
        'ticket.next': { guard: 'hasNext', actions: 'assignNext' },
        'ticket.previous': { guard: 'hasPrevious', actions: 'assignPrevious' },
        'ticket.swipe': [
          { guard: { type: 'isSwipedOn', params: wholeEvent }, actions: 'assignNext' },
          { guard: { type: 'isSwipedBack', params: wholeEvent }, actions: 'assignPrevious' },
        ],
        'showing.close': 'closed',
      },
      states: {
        dimming: { description: 'The device may turn the screen off.', on: { 'screen.kept': 'awake' } },
        awake: { on: { 'screen.released': 'dimming' } },
      },
    },
  },
});

export type TicketShowingRef = ActorRefFrom<typeof ticketShowingMachine>;
export type TicketShowingSnapshot = SnapshotFrom<typeof ticketShowingMachine>;
