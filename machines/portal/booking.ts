/** The portal's booking: what was asked for, whether it is open, and how the address follows its selection (R2.11, R4.5). */
import { portal } from './portalSetup.ts';
import type { FetchedBooking, PortalEvent } from './portalEvents.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

type Told<Type extends PortalEvent['type']> = Extract<PortalEvent, { type: Type }>;

/** Another address or request decides again what is booked, and on which surface; only one booking runs at a time. */
const deciding = '#portal.booking.deciding';
const arrival = {
  target: deciding,
  actions: { type: 'assignAddress', params: wholeEvent<Told<'address.changed'>> },
} as const;
const openDialog = {
  target: deciding,
  actions: { type: 'assignBookingDialog', params: wholeEvent<Told<'booking.open'>> },
} as const;
const openPanel = {
  target: deciding,
  actions: { type: 'assignBookingPanel', params: wholeEvent<Told<'panel.open'>> },
} as const;

const begin = [{ type: 'spawnBooking', params: wholeEvent<{ output: FetchedBooking }> }, 'clearOwnDraft'] as const;

/** A booking that failed to load can be retried; the address keeps what was asked for. */
const failure = [
  { guard: 'isForPage', target: '#portal.booking.failed' },
  { target: '#portal.booking.failed.inDialog' },
] as const;

const follow = [
  { type: 'assignSelection', params: wholeEvent<Told<'selection.changed'>> },
  'emitChosenAddress',
] as const;
/** The address is right, but the state of its history entry may be lost, so it is written again. */
const writeAgain = 'emitChosenAddress';
/** Back and Forward move between steps. Where a step cannot be reached, the address is set back. */
const visit = {
  guard: { type: 'isOfSameTime', params: wholeEvent<Told<'address.changed'>> },
  actions: ['emitChosenAddress', { type: 'sendStopVisit', params: wholeEvent<Told<'address.changed'>> }],
} as const;
const isThere = { type: 'isThere', params: wholeEvent<Told<'address.changed'>> } as const;

export const booking = portal.createStateConfig({
  initial: 'waiting',
  states: {
    /** Until the site is open and the first address is known. */
    waiting: {
      always: { guard: 'isReady', target: 'deciding' },
      on: { 'address.changed': { actions: { type: 'assignAddress', params: wholeEvent } } },
    },
    deciding: {
      always: [
        { guard: 'isNothingAsked', target: 'closed' },
        { guard: 'isLoginNeeded', target: 'closed', actions: 'emitPostponement' },
        { target: 'fetching', actions: ['assignAsked', 'emitAskedAddress'] },
      ],
    },
    closed: {
      entry: 'clearOwnDraft',
      on: { 'address.changed': arrival, 'booking.open': openDialog, 'panel.open': openPanel },
    },
    fetching: {
      tags: 'busy',
      entry: 'raiseCartNeed',
      invoke: {
        id: 'fetchBooking',
        src: 'fetchBooking',
        onDone: [
          { guard: 'isForPage', target: 'open.onPage', actions: begin },
          { target: 'open.inDialog', actions: begin },
        ],
        onError: failure,
      },
      on: { 'address.changed': arrival, 'booking.open': openDialog },
    },
    failed: {
      on: { 'address.changed': arrival, 'booking.open': openDialog },
      initial: 'onPage',
      states: {
        /** The panel failed to load; the rest of the page still works. */
        onPage: { on: { 'panel.retry': '#portal.booking.fetching' } },
        inDialog: {
          tags: 'failed',
          on: {
            'dialog.retry': '#portal.booking.fetching',
            'dialog.dismiss': { target: '#portal.booking.closed', actions: ['clearAsked', 'emitAddressClear'] },
          },
        },
      },
    },
    open: {
      exit: 'stopBooking',
      on: {
        'xstate.done.actor.booking': { target: 'closed', actions: 'emitAddressClear' },
        'xstate.error.actor.booking': failure,
      },
      initial: 'inDialog',
      states: {
        /** Step 1 is the filter panel of the page. */
        onPage: {
          on: {
            'selection.changed': [
              { guard: { type: 'hasLeftStep1', params: wholeEvent }, target: 'overPage', actions: follow },
              { actions: follow },
            ],
            'address.changed': [{ guard: isThere, actions: writeAgain }, visit, arrival],
            'booking.open': openDialog,
            'panel.close': { target: '#portal.booking.closed', actions: ['clearAsked', 'emitAddressClear'] },
          },
        },
        /** The later steps open over the page. */
        overPage: {
          on: {
            'selection.changed': [
              { guard: { type: 'hasLeftStep1', params: wholeEvent }, actions: follow },
              { target: 'onPage', actions: follow },
            ],
            // Back leads from them to the panel, whose booking continues.
            'address.changed': [{ guard: isThere, actions: writeAgain }, visit, arrival],
          },
        },
        inDialog: {
          on: {
            'selection.changed': { actions: follow },
            'address.changed': [{ guard: isThere, actions: writeAgain }, visit, arrival],
          },
        },
      },
    },
  },
});
