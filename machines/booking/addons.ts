import { not } from 'xstate';
import { nextAddon } from './bookingLines.ts';
import { backToSlot, booking } from './bookingSetup.ts';
import { visits } from './visits.ts';
import { placeOf } from './chosenSlot.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

const backFromAddons = [
  // A whole facility is in the cart now, and its slot no longer to be had (Q4.5.b).
  { guard: 'isSoldWhole', target: '#booking.choosing.loadingSchedule', actions: ['clearProblem', 'dropChoice'] },
  backToSlot,
] as const;

/** Step 3: what can be taken along, one after the other, so that each is either in the cart or still chosen. */
export const addons = booking.createStateConfig({
  initial: 'picking',
  states: {
    picking: {
      entry: 'endAdding',
      on: {
        'addon.set': [
          {
            guard: { type: 'mayTakeAddon', params: wholeEvent },
            actions: { type: 'setAddon', params: wholeEvent },
          },
          { actions: { type: 'assignAddonLimit', params: wholeEvent } },
        ],
        'addon.add': {
          guard: { type: 'isAnyAddon', params: wholeEvent },
          target: 'checking',
          actions: ['clearProblem', { type: 'wantAddon', params: wholeEvent }],
        },
        'step.continue': [
          { guard: 'hasNoAddons', target: '#booking.prompting', actions: 'clearProblem' },
          { target: 'checking', actions: ['clearProblem', 'wantAllAddons'] },
        ],
        'step.back': backFromAddons,
        'stop.visit': [visits.toGrid, visits.toSlot, visits.toTickets, visits.toPrompt],
      },
    },
    checking: {
      always: [
        { guard: not('mayAddAddons'), target: 'picking', actions: 'assignAddingProblem' },
        { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', 'emitLoginWanted'] },
        { target: 'adding' },
      ],
    },
    adding: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'addAddon',
        src: 'addAddon',
        input: ({ context }) => ({ at: placeOf(context), addon: nextAddon(context) }),
        onDone: { target: 'added', actions: ['emitAddonAdded', 'clearAddedAddon'] },
        onError: { target: 'picking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    added: {
      always: [
        { guard: 'hasMoreToAdd', target: 'adding' },
        { guard: 'isLeaving', target: '#booking.prompting', actions: 'endAdding' },
        { target: 'picking' },
      ],
    },
    awaitingLogin: {
      on: {
        'step.continue': { actions: 'emitLoginWanted' },
        'step.back': backFromAddons,
        'stop.visit': [visits.toGrid, visits.toSlot],
        'session.changed': {
          guard: { type: 'isSignedIn', params: wholeEvent },
          target: 'checking',
          actions: [{ type: 'assignUser', params: wholeEvent }, 'clearProblem'],
        },
      },
    },
  },
});
