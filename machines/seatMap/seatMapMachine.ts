import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { chosenLines } from './seatLines.ts';
import type { SeatMapContext } from './seatMapContext.ts';
import { seatMap, untold, type Pressed, type Read } from './seatMapSetup.ts';
import type { Wanted } from './together.ts';

const pressed = { params: wholeEvent<Pressed> };
const read = { params: wholeEvent<Read> };
const wish = { params: wholeEvent<Wanted> };
const question = ({ context: { event, mapId } }: { context: SeatMapContext }) => ({ eventId: event.id, mapId });
const without = ({ context, event }: { context: SeatMapContext; event: Pressed }) => ({
  chosen: context.chosen.filter((id) => id !== event.seatId),
});
const beside = ({ context, event }: { context: SeatMapContext; event: Pressed }) => ({
  chosen: [...context.chosen, event.seatId],
});
/** Changes the selection and emits it. */
const choose = <TParams>(params: TParams) =>
  [{ type: 'assignSelection' as const, params }, 'emitSelection' as const] as const;
const inGroups = ({ context: { together } }: { context: SeatMapContext }) => ({
  chosen: together?.kind === 'split' ? together.groups.flat() : [],
});

const lose = [{ type: 'assignGone', ...read }, 'emitGone', 'emitSelection'] as const;

const take = ['assignTaken', 'emitSelection'] as const;

/** A new plan has arrived: chosen seats that are gone are reported, the rest stay. */
const readAnew = (target: string) =>
  [
    {
      guard: { type: 'hasGone', ...read },
      target,
      actions: [...lose, { type: 'assignMap', ...read }],
    },
    { target, actions: { type: 'assignMap', ...read } },
  ] as const;

export const seatMapMachine = seatMap.createMachine({
  id: 'seatMap',
  description:
    'Numbered seats of an event: chosen one by one or several together. The plan is refreshed while the customer looks at it, so that seats taken meanwhile are reported and the others stay (Q7.6.k, Q3.6.b, R5.7.11).',
  context: ({ input }) => ({ ...input, map: null, inCart: [], ...untold, attempts: 0 }),
  invoke: [
    { id: 'watchCart', src: 'watchCart', input: ({ context }) => ({ eventId: context.event.id }) },
    { id: 'watchTab', src: 'watchTab' },
  ],
  on: {
    'cart.changed': [
      {
        guard: { type: 'isTaken', params: wholeEvent },
        actions: [{ type: 'assignCart', params: wholeEvent }, ...take],
      },
      { actions: { type: 'assignCart', params: wholeEvent } },
    ],
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSeatMap',
        src: 'loadSeatMap',
        input: question,
        onDone: [...readAnew('open')],
        onError: [
          { guard: { type: 'isUnknown', params: wholeEvent }, target: 'unknown' },
          { target: 'failed', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    unknown: {},
    failed: {
      invoke: { ...reconnecting, onDone: 'loading' },
      on: { 'seats.reload': { target: 'loading', actions: 'clearAttempts' } },
    },
    open: {
      initial: 'choosing',
      states: {
        choosing: {
          initial: 'resting',
          on: {
            'seat.press': [
              { guard: { type: 'isMine', ...pressed }, actions: choose(without) },
              { guard: { type: 'isFree', ...pressed }, actions: choose(beside) },
              {
                guard: { type: 'isInCart', ...pressed },
                actions: { type: 'assignProblemCode', params: { code: 'seatInCart' } },
              },
            ],
            'selection.clear': {
              guard: 'hasChosen',
              actions: choose({ chosen: [] }),
            },
            'together.find': [
              { guard: { type: 'isWhole', ...wish }, actions: [{ type: 'assignTogether', ...wish }, 'emitSelection'] },
              { guard: { type: 'mayComeTogether', ...wish }, actions: { type: 'assignTogether', ...wish } },
            ],
            'split.take': { guard: 'hasSplit', actions: choose(inGroups) },
            'seats.add': { guard: 'hasChosen', target: 'checking' },
            'tab.hidden': '.away',
          },
          states: {
            resting: { after: { refreshPause: 'refreshing' } },
            refreshing: {
              invoke: {
                id: 'refreshSeatMap',
                src: 'loadSeatMap',
                input: question,
                onDone: [...readAnew('resting')],
                // The plan stays; it is refreshed later, and in any case before seats are added.
                onError: 'resting',
              },
            },
            /** The tab is hidden. */
            away: { on: { 'tab.shown': 'refreshing' } },
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkSeatMap',
            src: 'loadSeatMap',
            input: question,
            onDone: [
              {
                guard: { type: 'hasGone', ...read },
                target: 'choosing',
                actions: [...lose, { type: 'assignMap', ...read }],
              },
              { guard: 'hasChosen', target: 'adding', actions: { type: 'assignMap', ...read } },
              // Another tab has meanwhile put all of it into the cart.
              { target: 'choosing', actions: { type: 'assignMap', ...read } },
            ],
            onError: { target: 'choosing', actions: { type: 'assignRefusal', params: wholeEvent } },
          },
        },
        adding: {
          tags: 'busy',
          // The change of the cart is this addition: its answer ends the choice.
          on: { 'cart.changed': { actions: { type: 'assignCart', params: wholeEvent } } },
          invoke: {
            id: 'addToCart',
            src: 'addToCart',
            input: ({ context }) => ({ lines: chosenLines(context) }),
            onDone: { target: 'choosing', actions: ['assignAdded', 'emitAdded', 'emitSelection'] },
            onError: [
              {
                guard: 'hasTaken',
                target: 'choosing',
                actions: [...take, { type: 'assignRefusal', params: wholeEvent }],
              },
              { target: 'choosing', actions: { type: 'assignRefusal', params: wholeEvent } },
            ],
          },
        },
      },
    },
  },
});

export type SeatMapRef = ActorRefFrom<typeof seatMapMachine>;
export type SeatMapSnapshot = SnapshotFrom<typeof seatMapMachine>;
