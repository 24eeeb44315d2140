import { and, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { wholeBooking } from './bookingLines.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { booking, describing, slotGone } from './bookingSetup.ts';
import { visits } from './visits.ts';
import { contextFrom } from './bookingStart.ts';
import { choosing } from './choosing.ts';
import { addons } from './addons.ts';
import { tickets } from './tickets.ts';
import { attendeeDetailsInput } from './attendees.ts';

export type { BookingInput } from './bookingContext.ts';
export type { BookingEmitted, BookingEvent } from './bookingEvents.ts';

/** An exclusive facility, chosen and continued with: who comes along, where the service asks (Q2.12.c). */
const describingWhole = booking.createStateConfig({
  ...describing,
  on: {
    ...describing.on,
    'dialog.close': { guard: 'isOnPage', target: 'choosing.picking.ready' },
    'stop.visit': visits.toSlot,
  },
  invoke: {
    id: 'attendeeDetails',
    systemId: 'attendeeDetails',
    src: 'attendeeDetails',
    input: ({ context }) => attendeeDetailsInput(context),
    onDone: [
      { guard: { type: 'isTurnedBack', params: wholeEvent }, target: 'choosing.picking.ready' },
      {
        guard: 'isSignedOut',
        target: 'choosing.picking.awaitingLogin',
        actions: ['assignLoginNeeded', 'emitLoginWanted'],
      },
      { target: 'adding', actions: { type: 'assignAttendees', params: wholeEvent } },
    ],
    onError: { target: 'choosing.picking.ready', actions: { type: 'assignProblem', params: wholeEvent } },
  },
});

/** An exclusive facility: its default products go into the cart at once, as one group (R4.5.2). */
const adding = booking.createStateConfig({
  tags: ['busy', 'locked'],
  invoke: {
    id: 'addToCart',
    src: 'addToCart',
    input: ({ context }) => ({ lines: wholeBooking(context), grouped: true }),
    onDone: [
      { guard: 'isBaps', target: 'closed', actions: 'emitCartWanted' },
      { guard: 'hasAddons', target: 'addons', actions: 'clearAttendees' },
      { target: 'prompting', actions: 'clearAttendees' },
    ],
    onError: [slotGone, { target: 'choosing.picking.ready', actions: { type: 'assignProblem', params: wholeEvent } }],
  },
});

/** A failed answer means no limit, and says nothing (R7.2.11). */
const loadingThreshold = booking.createStateConfig({
  tags: ['busy', 'locked'],
  exit: ['assignWhatMayStay', 'takeUpAdding', 'endReturn'],
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

/** Leaving the steps over a page leads back to its panel, where everything is asked for anew; else the dialog is gone. */
const leaving = [
  { guard: 'isOnPage', target: '#booking.choosing.loadingSchedule', actions: ['clearProblem', 'dropChoice'] },
  { target: '#booking.closed' },
] as const;

export const bookingMachine = booking.createMachine({
  id: 'booking',
  description:
    'Choose service, day, slot and facility; then tickets where places are shared; then extras; then offer another booking (R4.4, R4.5).',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'watchMinute', src: 'watchMinute' },
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchCart', src: 'watchCart' },
    { id: 'persistDraft', src: 'persistDraft', input: ({ self }) => ({ booking: self }) },
    { id: 'tellChoice', src: 'tellChoice', input: ({ self }) => ({ booking: self }) },
  ],
  always: [
    { guard: and(['isNews', 'isInServersWords', 'hasQuestionFailed']), actions: ['emitRefusal', 'assignTold'] },
    { guard: 'isNews', actions: ['emitProblemPassed', 'assignTold'] },
  ],
  on: {
    'minute.passed': { actions: { type: 'assignTime', params: wholeEvent } },
    'session.changed': { actions: { type: 'assignUser', params: wholeEvent } },
    'cart.changed': { actions: { type: 'assignCart', params: wholeEvent } },
    'dialog.close': { guard: 'isInDialog', target: '.closed' },
  },
  initial: 'loadingServices',
  states: {
    loadingServices: {
      tags: 'busy',
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        onDone: {
          target: 'choosing',
          actions: ['endOutage', { type: 'assignServices', params: wholeEvent }],
        },
        onError: { target: 'servicesFailed', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    servicesFailed: {
      invoke: { ...reconnecting, onDone: 'loadingServices' },
      on: { 'step.retry': { target: 'loadingServices', actions: 'clearProblem' } },
    },
    choosing,
    describing: describingWhole,
    // A facility for itself lies in the cart at once, and what can be taken along follows (R4.5.3); a shared one asks first
    // how many people a session admits (R4.5.4).
    adding,
    loadingThreshold,
    tickets: { ...tickets, on: { 'dialog.close': leaving } },
    addons: { ...addons, on: { 'dialog.close': leaving } },
    prompting: {
      on: {
        'prompt.accept': { target: 'choosing.loadingSchedule', actions: 'startOver' },
        'prompt.decline': leaving,
        'dialog.close': leaving,
        'stop.visit': [visits.toGrid, visits.toSlot, visits.toTickets, visits.toAddons],
        'cart.open': { target: 'closed', actions: 'emitCartWanted' },
      },
    },
    // Who comes again begins at step 1 (R4.5.7); from the prompt the page stays as it is (R4.5.9).
    closed: { type: 'final' },
  },
});

export type BookingRef = ActorRefFrom<typeof bookingMachine>;
export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
