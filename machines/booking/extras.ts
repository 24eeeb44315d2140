import { not } from 'xstate';
import { nextAddon } from './bookingLines.ts';
import { backToSlot, booking } from './bookingSetup.ts';
import { visits } from './visits.ts';
import { placeOf } from './chosenSlot.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

const backFromExtras = [
  // A whole facility is in the cart now, and its slot no longer to be had (Q4.5.b).
  { guard: 'isSoldWhole', target: '#booking.choosing.loadingSchedule', actions: ['clearProblem', 'dropChoice'] },
  backToSlot,
] as const;

/** Step 3: what can be taken along, one after the other, so that each is either in the cart or still chosen. */
export const extras = booking.createStateConfig({
  initial: 'picking',
  states: {
    picking: {
      entry: 'endAdding',
      on: {
        'extra.set': [
          {
            guard: { type: 'mayTakeExtra', params: wholeEvent },
            actions: { type: 'setExtra', params: wholeEvent },
          },
          { actions: { type: 'assignExtraLimit', params: wholeEvent } },
        ],
        'extra.add': {
          guard: { type: 'isAnyExtra', params: wholeEvent },
          target: 'checking',
          actions: ['clearProblem', { type: 'wantExtra', params: wholeEvent }],
        },
        'step.continue': [
          { guard: 'hasNoExtras', target: '#booking.prompting', actions: 'clearProblem' },
          { target: 'checking', actions: ['clearProblem', 'wantAllExtras'] },
        ],
        'step.back': backFromExtras,
        'stop.visit': [visits.toGrid, visits.toSlot, visits.toTickets, visits.toPrompt],
      },
    },
    checking: {
      always: [
        { guard: not('mayAddExtras'), target: 'picking', actions: 'assignAddingProblem' },
        { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', 'emitLoginWanted'] },
        { target: 'adding' },
      ],
    },
    adding: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'addExtra',
        src: 'addExtra',
        input: ({ context }) => ({ at: placeOf(context), addon: nextAddon(context) }),
        onDone: { target: 'added', actions: ['emitExtraAdded', 'clearAddedExtra'] },
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
        'step.back': backFromExtras,
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
