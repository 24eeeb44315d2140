import { and, not } from 'xstate';
import { backToSlot, describing, leaving, loginNeeded, slotTaken, toCart, visits, wantLogin } from './sellingMoves.ts';
import { selling } from './sellingSetup.ts';
import { ticketLines } from './bookingLines.ts';
import { attendeeDetailsInput } from './attendees.ts';
import { wholeEvent } from '../../shared/wholeEvent.ts';

/** Step 2: tickets of a shared facility, added one kind at a time or all with Continue (R4.5.5, R4.6). */
export const tickets = selling.createStateConfig({
  initial: 'picking',
  on: { 'dialog.close': leaving },
  states: {
    picking: {
      entry: 'clearAdding',
      on: {
        'quantity.set': [
          {
            guard: { type: 'mayTakeTickets', params: wholeEvent },
            actions: { type: 'assignTickets', params: wholeEvent },
          },
          { actions: { type: 'assignTicketLimit', params: wholeEvent } },
        ],
        'ticket.add': {
          guard: { type: 'isAnyTicket', params: wholeEvent },
          target: 'checking',
          actions: ['clearProblem', { type: 'assignTicketToAdd', params: wholeEvent }],
        },
        // Hidden on baps sites (R4.5.11), where adding leads to the cart (R4.5.12). Elsewhere Continue adds what is
        // chosen first.
        'step.continue': [
          {
            guard: and(['mayProceed', not('hasNoTickets')]),
            target: 'checking',
            actions: ['clearProblem', 'assignTicketsToAdd'],
          },
          { guard: and(['mayFollow', 'hasAddons']), target: '#selling.addons', actions: 'clearProblem' },
          { guard: 'mayFollow', target: '#selling.prompting', actions: 'clearProblem' },
        ],
        'step.back': backToSlot,
        'stop.visit': [visits.toSlot, visits.toDetailsOfTickets, visits.toAddons, visits.toPrompt],
      },
    },
    checking: {
      always: [
        { guard: 'mayAddTickets', target: 'describing' },
        { target: 'picking', actions: 'assignTicketProblem' },
      ],
    },
    describing: {
      ...describing,
      on: { ...describing.on, 'stop.visit': [visits.toSlot, { ...visits.toTickets, target: 'picking' }] },
      invoke: {
        id: 'attendeeDetails',
        systemId: 'attendeeDetails',
        src: 'attendeeDetails',
        input: ({ context, self }) => attendeeDetailsInput(context, self),
        onDone: [
          { guard: { type: 'isTurnedBack', params: wholeEvent }, target: 'picking' },
          { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', wantLogin] },
          { target: 'adding', actions: { type: 'assignAttendees', params: wholeEvent } },
        ],
        onError: { target: 'picking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    adding: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ lines: ticketLines(context), grouped: false }),
        onDone: { target: 'added', actions: ['sendTicketsAdded', 'clearAddedTickets', 'clearAttendees'] },
        onError: [slotTaken, { target: 'picking', actions: { type: 'assignProblem', params: wholeEvent } }],
      },
    },
    added: {
      always: [
        { guard: 'isBaps', ...toCart },
        { guard: and(['isLeaving', 'hasAddons']), target: '#selling.addons', actions: 'clearAdding' },
        { guard: 'isLeaving', target: '#selling.prompting', actions: 'clearAdding' },
        { target: 'picking' },
      ],
    },
    awaitingLogin: { on: { ...loginNeeded, 'step.back': backToSlot, 'stop.visit': visits.toSlot } },
  },
});
