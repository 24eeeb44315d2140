import { not } from 'xstate';
import { backFromAddons, leaving, loginNeeded, visits, wantLogin } from './sellingMoves.ts';
import { selling } from './sellingSetup.ts';
import { nextAddon } from './bookingLines.ts';
import { slotRefOf } from '../chosenSlot.ts';
import { wholeEvent } from '../../shared/wholeEvent.ts';

/** Step 3: add-ons, added one by one so that each is either in the cart or still chosen. */
export const addons = selling.createStateConfig({
  initial: 'picking',
  on: { 'dialog.close': leaving },
  states: {
    picking: {
      entry: 'clearAdding',
      on: {
        'addon.set': [
          {
            guard: { type: 'mayTakeAddon', params: wholeEvent },
            actions: { type: 'assignAddon', params: wholeEvent },
          },
          { actions: { type: 'assignAddonLimit', params: wholeEvent } },
        ],
        'addon.add': {
          guard: { type: 'isAnyAddon', params: wholeEvent },
          target: 'checking',
          actions: ['clearProblem', { type: 'assignAddonToAdd', params: wholeEvent }],
        },
        'step.continue': [
          { guard: 'hasNoAddons', target: '#selling.prompting', actions: 'clearProblem' },
          { target: 'checking', actions: ['clearProblem', 'assignAddonsToAdd'] },
        ],
        'step.back': backFromAddons,
        'stop.visit': [visits.toGrid, visits.toSlot, visits.toTickets, visits.toPrompt],
      },
    },
    checking: {
      always: [
        { guard: not('mayAddAddons'), target: 'picking', actions: 'assignAddingProblem' },
        { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', wantLogin] },
        { target: 'adding' },
      ],
    },
    adding: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'addAddon',
        src: 'addAddon',
        input: ({ context }) => ({ at: slotRefOf(context), addon: nextAddon(context) }),
        onDone: { target: 'added', actions: ['sendAddonAdded', 'clearAddedAddon'] },
        onError: { target: 'picking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    added: {
      always: [
        { guard: 'hasMoreToAdd', target: 'adding' },
        { guard: 'isLeaving', target: '#selling.prompting', actions: 'clearAdding' },
        { target: 'picking' },
      ],
    },
    awaitingLogin: {
      on: { ...loginNeeded, 'step.back': backFromAddons, 'stop.visit': [visits.toGrid, visits.toSlot] },
    },
  },
});
