import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SeatMap } from '../../src/contract/events.ts';
import type { Id } from '../../src/contract/wire.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { chosenLines, type SeatLine } from './seatLines.ts';
import type { SeatMapContext, SeatMapEmitted, SeatMapEvent, SeatMapInput } from './seatMapContext.ts';
import { dividedSelection, lookOf, placesOf, renewedMap, type SeatLook } from './seats.ts';
import { mayComeTogether, seatsTogether, type Wanted } from './together.ts';

type Read = Done<SeatMap>;
interface Pressed {
  seatId: Id;
}

function lookAt(context: SeatMapContext, { seatId }: Pressed): SeatLook | null {
  const place = context.map && placesOf(context.map).get(seatId);
  return place ? lookOf(place.seat, context) : null;
}

/** What was said of the choice before says nothing of the next one. */
const untold = { gone: [], together: null, added: [], problem: null };

const seatMap = setup({
  types: {
    context: {} as SeatMapContext,
    events: {} as SeatMapEvent,
    emitted: {} as SeatMapEmitted,
    input: {} as SeatMapInput,
    tags: {} as 'busy',
  },
  actors: {
    loadSeatMap: promiseActor<SeatMap, { eventId: Id; mapId: Id }>('loadSeatMap'),
    addToCart: promiseActor<void, { lines: SeatLine[] }>('addToCart'),
    watchCart: callbackActor<{ type: 'cart.changed'; seatIds: readonly Id[] }, { eventId: Id }>('watchCart'),
    watchTab: callbackActor<{ type: 'tab.shown' } | { type: 'tab.hidden' }>('watchTab'),
    reconnect: reconnectMachine,
  },
  delays: { refreshPause: 20_000 },
  guards: {
    isUnknown: (_, { error }: Failed) => toProblem(error).code === 'seatMapUnknown',
    isMine: ({ context }, pressed: Pressed) => lookAt(context, pressed) === 'mine',
    isFree: ({ context }, pressed: Pressed) => lookAt(context, pressed) === 'free',
    isInCart: ({ context }, pressed: Pressed) => lookAt(context, pressed) === 'inCart',
    hasChosen: ({ context }) => context.chosen.length > 0,
    mayComeTogether: (_, { count }: Wanted) => mayComeTogether(count),
    hasSplit: ({ context }) => context.together?.kind === 'split',
    hasGone: ({ context }, { output }: Read) => dividedSelection(output, context.chosen).gone.length > 0,
  },
  actions: {
    assignMap: assign(({ context }, { output }: Read) => ({
      map: renewedMap(context.map, output),
      attempts: 0,
      problem: null,
    })),
    loseSeats: enqueueActions(({ context, enqueue }, { output }: Read) => {
      const { kept, gone } = dividedSelection(output, context.chosen);
      enqueue.assign({ chosen: kept, gone });
      enqueue.emit({ type: 'seats.gone', seatIds: gone });
      enqueue.emit({ type: 'selection.changed', chosen: kept });
    }),
    changeSelection: enqueueActions(({ enqueue }, { chosen }: { chosen: readonly Id[] }) => {
      enqueue.assign({ ...untold, chosen });
      enqueue.emit({ type: 'selection.changed', chosen });
    }),
    findTogether: enqueueActions(({ context, enqueue }, wanted: Wanted) => {
      const { map, inCart } = context;
      if (map === null) return;
      const found = seatsTogether(map, wanted, new Set(inCart));
      enqueue.assign({ ...untold, together: { ...found, wanted } });
      if (found.kind !== 'whole') return;
      enqueue.assign({ chosen: found.seats });
      enqueue.emit({ type: 'selection.changed', chosen: found.seats });
    }),
    endSelection: enqueueActions(({ context: { chosen }, enqueue }) => {
      enqueue.assign({ ...untold, chosen: [], added: chosen });
      enqueue.emit({ type: 'seats.added', seatIds: chosen });
      enqueue.emit({ type: 'selection.changed', chosen: [] });
    }),
    assignCart: assign((_, { seatIds }: { seatIds: readonly Id[] }) => ({ inCart: seatIds })),
    /** What somebody chose and the cart holds is chosen no more: it can be had once (R5.7.11). */
    leaveToCart: enqueueActions(({ context: { chosen, inCart }, enqueue }) => {
      const kept = chosen.filter((id) => !inCart.includes(id));
      if (kept.length === chosen.length) return;
      enqueue.assign({ chosen: kept, together: null, added: chosen.filter((id) => inCart.includes(id)) });
      enqueue.emit({ type: 'selection.changed', chosen: kept });
    }),
    assignProblemCode: assign((_, { code }: { code: string }) => ({ ...untold, problem: { code, message: null } })),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    assignRefusal: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearAttempts: assign({ attempts: 0 }),
  },
});

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
const inGroups = ({ context: { together } }: { context: SeatMapContext }) => ({
  chosen: together?.kind === 'split' ? together.groups.flat() : [],
});

/** A plan has come: what is gone of the choice is told, the rest stays. */
const readAnew = (target: string) =>
  [
    {
      guard: { type: 'hasGone', ...read },
      target,
      actions: [
        { type: 'loseSeats', ...read },
        { type: 'assignMap', ...read },
      ],
    },
    { target, actions: { type: 'assignMap', ...read } },
  ] as const;

export const seatMapMachine = seatMap.createMachine({
  id: 'seatMap',
  description:
    'Numbered seats of an event: chosen one by one or so many together, and asked for anew while they are looked at, so that a seat taken meanwhile is told and the rest stays (Q7.6.k, Q3.6.b, R5.7.11).',
  context: ({ input }) => ({ ...input, map: null, inCart: [], ...untold, attempts: 0 }),
  invoke: [
    { id: 'watchCart', src: 'watchCart', input: ({ context }) => ({ eventId: context.event.id }) },
    { id: 'watchTab', src: 'watchTab' },
  ],
  on: { 'cart.changed': { actions: [{ type: 'assignCart', params: wholeEvent }, 'leaveToCart'] } },
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
              { guard: { type: 'isMine', ...pressed }, actions: { type: 'changeSelection', params: without } },
              { guard: { type: 'isFree', ...pressed }, actions: { type: 'changeSelection', params: beside } },
              {
                guard: { type: 'isInCart', ...pressed },
                actions: { type: 'assignProblemCode', params: { code: 'seatInCart' } },
              },
            ],
            'selection.clear': {
              guard: 'hasChosen',
              actions: { type: 'changeSelection', params: { chosen: [] } },
            },
            'together.find': {
              guard: { type: 'mayComeTogether', ...wish },
              actions: { type: 'findTogether', ...wish },
            },
            'split.take': { guard: 'hasSplit', actions: { type: 'changeSelection', params: inGroups } },
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
                // The plan stays as it was; it is asked for again, and in any case before seats are added.
                onError: 'resting',
              },
            },
            /** Nobody looks. */
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
                actions: [
                  { type: 'loseSeats', ...read },
                  { type: 'assignMap', ...read },
                ],
              },
              { guard: 'hasChosen', target: 'adding', actions: { type: 'assignMap', ...read } },
              // Another tab has put all of it into the cart meanwhile.
              { target: 'choosing', actions: { type: 'assignMap', ...read } },
            ],
            onError: { target: 'choosing', actions: { type: 'assignRefusal', params: wholeEvent } },
          },
        },
        adding: {
          tags: 'busy',
          // These are the very seats: its answer ends the choice.
          on: { 'cart.changed': { actions: { type: 'assignCart', params: wholeEvent } } },
          invoke: {
            id: 'addToCart',
            src: 'addToCart',
            input: ({ context }) => ({ lines: chosenLines(context) }),
            onDone: { target: 'choosing', actions: 'endSelection' },
            onError: {
              target: 'choosing',
              actions: ['leaveToCart', { type: 'assignRefusal', params: wholeEvent }],
            },
          },
        },
      },
    },
  },
});

export type SeatMapRef = ActorRefFrom<typeof seatMapMachine>;
export type SeatMapSnapshot = SnapshotFrom<typeof seatMapMachine>;
