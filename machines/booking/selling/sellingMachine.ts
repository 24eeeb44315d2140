import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { wholeEvent } from '../../shared/wholeEvent.ts';
import { addons } from './addons.ts';
import { attendeeDetailsInput } from './attendees.ts';
import { wholeBooking } from './bookingLines.ts';
import { describing, leaveTo, leaving, slotTaken, toCart, visits } from './sellingMoves.ts';
import { selling } from './sellingSetup.ts';
import { tickets } from './tickets.ts';

const backWithProblem = {
  target: 'left',
  actions: [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, leaveTo('slot')],
} as const;

/** An exclusive facility that the customer continued with: asks for attendees, if the service does (Q2.12.c). */
const describingWhole = selling.createStateConfig({
  ...describing,
  on: {
    ...describing.on,
    'dialog.close': { guard: 'isOnPage', target: 'left', actions: leaveTo('slot') },
    'stop.visit': visits.toSlot,
  },
  invoke: {
    id: 'attendeeDetails',
    systemId: 'attendeeDetails',
    src: 'attendeeDetails',
    input: ({ context, self }) => attendeeDetailsInput(context, self),
    onDone: [
      { guard: { type: 'isTurnedBack', params: wholeEvent }, target: 'left', actions: leaveTo('slot') },
      { guard: 'isSignedOut', target: 'left', actions: leaveTo('login') },
      { target: 'adding', actions: { type: 'assignAttendees', params: wholeEvent } },
    ],
    onError: backWithProblem,
  },
});

/** An exclusive facility: its default products are added to the cart at once, as one group (R4.5.2). */
const adding = selling.createStateConfig({
  tags: ['busy', 'locked'],
  invoke: {
    id: 'addToCart',
    src: 'addToCart',
    input: ({ context }) => ({ lines: wholeBooking(context), grouped: true }),
    onDone: [
      { guard: 'isBaps', ...toCart },
      { guard: 'hasAddons', target: 'addons', actions: 'clearAttendees' },
      { target: 'prompting', actions: 'clearAttendees' },
    ],
    onError: [slotTaken, backWithProblem],
  },
});

/** A failed answer means no limit, and no problem is shown (R7.2.11). */
const loadingThreshold = selling.createStateConfig({
  tags: ['busy', 'locked'],
  exit: ['assignWhatMayStay', 'assignAddingFromDraft', 'clearReturn'],
  on: { 'stop.visit': visits.toSlot },
  invoke: {
    id: 'loadThreshold',
    src: 'loadThreshold',
    onDone: [
      {
        guard: 'mayDescribeAgain',
        target: 'tickets.checking',
        actions: { type: 'assignThreshold', params: wholeEvent },
      },
      { target: 'tickets', actions: { type: 'assignThreshold', params: wholeEvent } },
    ],
    onError: [
      { guard: 'mayDescribeAgain', target: 'tickets.checking', actions: 'clearThreshold' },
      { target: 'tickets', actions: 'clearThreshold' },
    ],
  },
});

export const sellingMachine = selling.createMachine({
  id: 'selling',
  description:
    'The steps after a slot is chosen: an exclusive facility goes straight into the cart, a shared one asks for tickets; then add-ons, and the offer of another booking (R4.5, R4.6).',
  context: ({ input }) => ({
    ...input,
    customerThreshold: null,
    adding: null,
    attendees: null,
    missed: null,
    toldProblem: input.problem,
    to: null,
  }),
  always: { guard: 'isNews', actions: ['sendProblemPassed', 'assignTold'] },
  on: {
    'minute.passed': { actions: { type: 'assignTime', params: wholeEvent } },
    'session.changed': { actions: { type: 'assignUser', params: wholeEvent } },
    'cart.changed': { actions: { type: 'assignCart', params: wholeEvent } },
  },
  initial: 'starting',
  states: {
    // An exclusive facility is added to the cart at once, followed by add-ons (R4.5.3); a shared one first loads how many
    // people a session admits (R4.5.4).
    starting: {
      always: [
        { guard: 'isForDetails', target: 'describing' },
        { guard: 'isForTickets', target: 'loadingThreshold' },
        { guard: 'isForAddons', target: 'addons' },
        { target: 'prompting' },
      ],
    },
    describing: describingWhole,
    adding,
    loadingThreshold,
    tickets,
    addons,
    prompting: {
      on: {
        'prompt.accept': { target: 'left', actions: leaveTo('anew') },
        'prompt.decline': leaving,
        'dialog.close': leaving,
        'stop.visit': [visits.toGrid, visits.toSlot, visits.toTickets, visits.toAddons],
        'cart.open': toCart,
      },
    },
    left: { type: 'final' },
  },
  output: ({ context: { to, missed, quantities, addons: chosen, attendeeDetails, problem } }) => ({
    to: to ?? 'slot',
    missed,
    quantities,
    addons: chosen,
    attendeeDetails,
    problem,
  }),
});

export type SellingRef = ActorRefFrom<typeof sellingMachine>;
export type SellingSnapshot = SnapshotFrom<typeof sellingMachine>;
