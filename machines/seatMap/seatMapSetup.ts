/** The actors, guards and actions of the seat map. */
import { assign, emit, setup } from 'xstate';
import type { SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import type { SeatLine } from './seatLines.ts';
import type { SeatMapContext, SeatMapEmitted, SeatMapEvent, SeatMapInput } from './seatMapContext.ts';
import { dividedSelection, lookOf, placedSeatsOf, renewedMap, type SeatLook } from './seats.ts';
import { mayComeTogether, seatsTogether, type Together, type Wanted } from './together.ts';

export type Read = Done<SeatMap>;
export interface Pressed {
  seatId: Id;
}
interface CartNews {
  seatIds: readonly Id[];
}

function lookAt(context: SeatMapContext, { seatId }: Pressed): SeatLook | null {
  const place = context.map && placedSeatsOf(context.map).get(seatId);
  return place ? lookOf(place.seat, context) : null;
}

const togetherIn = ({ map, inCart }: SeatMapContext, wanted: Wanted): Together =>
  seatsTogether(required(map, 'plan'), wanted, new Set(inCart));

/** Clears messages about the previous selection. */
export const untold = { gone: [], together: null, added: [], problem: null };

export const seatMap = setup({
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
    isWhole: ({ context }, wanted: Wanted) =>
      mayComeTogether(wanted.count) && togetherIn(context, wanted).kind === 'whole',
    hasSplit: ({ context }) => context.together?.kind === 'split',
    isTaken: ({ context: { chosen } }, { seatIds }: CartNews) => chosen.some((id) => seatIds.includes(id)),
    hasTaken: ({ context: { chosen, inCart } }) => chosen.some((id) => inCart.includes(id)),
    hasGone: ({ context }, { output }: Read) => dividedSelection(output, context.chosen).gone.length > 0,
  },
  actions: {
    assignMap: assign(({ context }, { output }: Read) => ({
      map: renewedMap(context.map, output),
      attempts: 0,
      problem: null,
    })),
    assignGone: assign(({ context }, { output }: Read) => {
      const { kept, gone } = dividedSelection(output, context.chosen);
      return { chosen: kept, gone };
    }),
    assignSelection: assign((_, { chosen }: { chosen: readonly Id[] }) => ({ ...untold, chosen })),
    assignTogether: assign(({ context }, wanted: Wanted) => {
      const found = togetherIn(context, wanted);
      const chosen = found.kind === 'whole' ? found.seats : context.chosen;
      return { ...untold, together: { ...found, wanted }, chosen };
    }),
    assignAdded: assign(({ context: { chosen } }) => ({ ...untold, chosen: [], added: chosen })),
    assignCart: assign((_, { seatIds }: CartNews) => ({ inCart: seatIds })),
    /** Seats that are in the cart are no longer selected, as each can be bought only once (R5.7.11). */
    assignTaken: assign(({ context: { chosen, inCart } }) => ({
      chosen: chosen.filter((id) => !inCart.includes(id)),
      together: null,
      added: chosen.filter((id) => inCart.includes(id)),
    })),
    assignProblemCode: assign((_, { code }: { code: string }) => ({ ...untold, problem: { code, message: null } })),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    assignRefusal: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearAttempts: assign({ attempts: 0 }),
    emitGone: emit(({ context: { gone } }) => ({ type: 'seats.gone' as const, seatIds: gone })),
    emitAdded: emit(({ context: { added } }) => ({ type: 'seats.added' as const, seatIds: added })),
    emitSelection: emit(({ context: { chosen } }) => ({ type: 'selection.changed' as const, chosen })),
  },
});
