import { assign, emit, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { addressIn, type AddressMove } from './addressMoves.ts';
import { layersOf, type AddressContent, type RouterLocation } from './bookingAddress.ts';
import { ownAddress } from '../portal/ownAddress.ts';
import { callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  dueMove,
  entriesToLeave,
  isClosed,
  isClosing,
  isExpectedEntry,
  isLayerMove,
  isReplaced,
  layersGone,
  addressLedTo,
  loginBefore,
  pageAddress,
  standingLayers,
  type AddressContext,
  type WantedPage,
} from './addressRules.ts';

export type AddressInput = Pick<AddressContext, 'here' | 'layers'>;

interface Arrival {
  here: RouterLocation;
  layers: readonly number[];
}
interface TurnEnd {
  /** Whether the router is idle. */
  isFree: boolean;
  layers: readonly number[];
}

export type AddressEvent =
  | { type: 'address.write'; shown: AddressContent | null }
  | { type: 'page.open'; page: WantedPage }
  /** The customer must log in first; the login leads back to that selection. */
  | { type: 'booking.postpone'; selection: BookingSelection }
  /** The browser has reached another history entry. */
  | ({ type: 'entry.reached' } & Arrival)
  /** Something was requested, or the router or the layers changed, and the code that did it has finished. */
  | ({ type: 'turn.ended' } & TurnEnd);

/** Commands for the browser. */
export type BrowserCommand =
  | { type: 'entry.write'; to: string; replaces: boolean; state: Readonly<Record<string, unknown>> }
  | { type: 'entries.leave'; by: number }
  | { type: 'page.load'; to: string; replaces: boolean }
  | { type: 'layers.close'; layers: readonly number[] };

/** A move as a command for the browser; a move that is not needed goes back by 0 entries. */
function commandOf(move: AddressMove): BrowserCommand {
  if (!('address' in move)) return { type: 'entries.leave', by: move.kind === 'back' ? move.by : 0 };
  return { type: 'entry.write', to: ownAddress(move.address), replaces: move.kind === 'replace', state: move.state };
}

interface Closed {
  layers: readonly number[];
}

const address = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    emitted: {} as { type: 'address.changed'; here: RouterLocation },
    input: {} as AddressInput,
  },
  actors: { moveBrowser: callbackActor<BrowserCommand>('moveBrowser') },
  guards: {
    isLoginThere: ({ context }, { page }: { page: WantedPage }) =>
      page === 'login' && context.here.pathname === '/login',
    isPageWanted: ({ context }) => context.page !== null,
    isFree: (_, { isFree }: TurnEnd) => isFree,
    isExpected: ({ context }, { here }: Arrival) => isExpectedEntry(context, here),
    /** Another booking was opened at the same moment as the previous one was closed. */
    isAskedAnew: ({ context }, { here }: Arrival) => context.asked !== null && isExpectedEntry(context, here),
    isLayerMove: ({ context }, { here }: Arrival) => isLayerMove(context, here),
    hasEntries: ({ context }) => entriesToLeave(context) > 0,
    isLayerGone: ({ context }) => layersGone(context) > 0,
    isLayerNew: ({ context }) => layersGone(context) < 0,
    isClosing: ({ context }) => isClosing(context),
    isClosed: ({ context }) => isClosed(context),
    isOtherAddress: ({ context }) => dueMove(context).kind !== 'stay',
  },
  actions: {
    assignAsked: assign((_, { shown }: { shown: AddressContent | null }) => ({ asked: { shown } })),
    clearAsked: assign({ asked: null }),
    assignPage: assign(({ context }, { page }: { page: WantedPage }) => ({ page: pageAddress(context, page) })),
    assignLogin: assign(({ context }, { selection }: { selection: BookingSelection }) => ({
      page: loginBefore(context, selection),
    })),
    assignHere: assign((_, { here }: Arrival) => ({ here })),
    assignLayers: assign(({ context }, { layers }: Pick<Arrival, 'layers'>) => ({
      layers,
      left: context.left.filter((layer) => layers.includes(layer)),
    })),
    /** Leaving a layer's history entry, by Back or by opening a page, closes the layer. */
    sendLayersClose: enqueueActions(({ enqueue }, { layers }: Closed) => {
      if (layers.length > 0) enqueue.sendTo('moveBrowser', { type: 'layers.close', layers });
    }),
    assignLeft: assign(({ context }, { layers }: Closed) => ({ left: [...context.left, ...layers] })),
    sendEntriesLeave: sendTo('moveBrowser', ({ context }) => ({
      type: 'entries.leave' as const,
      by: entriesToLeave(context),
    })),
    sendLayersLeave: sendTo('moveBrowser', ({ context }) => ({
      type: 'entries.leave' as const,
      by: layersGone(context),
    })),
    /** An entry with the same address, whose state counts the layers. */
    sendLayers: sendTo('moveBrowser', ({ context }) => ({
      type: 'entry.write' as const,
      to: ownAddress(addressIn(context.here)),
      replaces: false,
      state: { ...(context.here.state as object | null), layers: standingLayers(context).length },
    })),
    sendAsked: sendTo('moveBrowser', ({ context }) => commandOf(dueMove(context))),
    sendPage: sendTo('moveBrowser', ({ context }) => ({
      type: 'page.load' as const,
      to: context.page,
      replaces: isReplaced(context),
    })),
    assignExpectedHere: assign(({ context }) => ({ expected: addressIn(context.here) })),
    assignExpectedLayers: assign(({ context }) => ({ expected: ownAddress(addressIn(context.here)) })),
    assignExpectedAsked: assign(({ context }) => ({ expected: addressLedTo(dueMove(context)) })),
    assignExpectedPage: assign(({ context }) => ({ expected: context.page, page: null })),
    clearExpected: assign({ expected: null }),
    emitChange: emit((_, { here }: Arrival) => ({ type: 'address.changed' as const, here })),
  },
});

const arrive = [
  { type: 'assignHere', params: wholeEvent },
  { type: 'assignLayers', params: wholeEvent },
  'clearExpected',
] as const;
const seeLayers = { type: 'assignLayers', params: wholeEvent } as const;
const close = <TParams>(params: TParams) =>
  [
    { type: 'sendLayersClose', params },
    { type: 'assignLeft', params },
  ] as const;
/** Closes the layers of the entry that was left which the new entry no longer counts. */
const closeLeftLayers = close(({ context, event }: { context: AddressContext; event: Arrival }) => ({
  layers: standingLayers(context).slice(layersOf(event.here.state), layersOf(context.here.state)),
}));
const closeAllLayers = close(({ context }: { context: AddressContext }) => ({
  layers: standingLayers(context).slice(0, layersOf(context.here.state)),
}));
/** A page replaces the whole dialog, so that Back from it does not lead through the booking's steps. */
const depart = { guard: 'isPageWanted', target: '#address.departing', actions: seeLayers } as const;

export const addressMachine = address.createMachine({
  id: 'address',
  description:
    'What the address says of the booking, and the entries of the history that Back takes away: its steps (R2.11) and the layers on top of them (F12). One move at a time, so that none overtakes another; an address that nobody here wrote is told to the portal.',
  context: ({ input }) => ({ ...input, asked: null, expected: null, page: null, left: [] }),
  invoke: { id: 'moveBrowser', src: 'moveBrowser' },
  initial: 'idle',
  on: {
    'address.write': { actions: { type: 'assignAsked', params: wholeEvent } },
    'page.open': [
      { guard: { type: 'isLoginThere', params: wholeEvent }, actions: [] },
      { actions: { type: 'assignPage', params: wholeEvent } },
    ],
    'booking.postpone': { actions: { type: 'assignLogin', params: wholeEvent } },
    'turn.ended': { actions: seeLayers },
    'entry.reached': [
      {
        guard: { type: 'isLayerMove', params: wholeEvent },
        target: '.idle',
        actions: [seeLayers, ...closeLeftLayers, { type: 'assignHere', params: wholeEvent }, 'clearExpected'],
      },
      {
        target: '.idle',
        actions: [
          seeLayers,
          ...closeLeftLayers,
          { type: 'assignHere', params: wholeEvent },
          'clearAsked',
          'clearExpected',
          { type: 'emitChange', params: wholeEvent },
        ],
      },
    ],
  },
  states: {
    idle: {
      on: {
        'turn.ended': [
          depart,
          { guard: { type: 'isFree', params: wholeEvent }, target: 'deciding', actions: seeLayers },
        ],
      },
    },
    deciding: {
      description:
        'Decides what is due first: closed layers, then what the booking wants in the address, then new layers.',
      always: [
        {
          guard: 'isLayerGone',
          target: 'following.takingLayersBack',
          actions: ['sendLayersLeave', 'assignExpectedHere'],
        },
        { guard: 'isClosing', target: 'closing', actions: ['sendAsked', 'assignExpectedAsked', 'clearAsked'] },
        { guard: 'isOtherAddress', target: 'following.writing', actions: ['sendAsked', 'assignExpectedAsked'] },
        { guard: 'isClosed', actions: 'clearAsked' },
        { guard: 'isLayerNew', target: 'following.layering', actions: ['sendLayers', 'assignExpectedLayers'] },
        { target: 'idle' },
      ],
    },
    following: {
      description:
        'The portal already knows the address of this move, so its end is not reported, unless it ends elsewhere.',
      initial: 'writing',
      on: { 'entry.reached': { guard: { type: 'isExpected', params: wholeEvent }, target: 'idle', actions: arrive } },
      states: {
        writing: {},
        layering: {},
        takingLayersBack: {},
        leaving: { description: "Goes back over the dialog's entries; then the page is opened." },
      },
    },
    closing: {
      description:
        'The booking is over and is removed from the address; the address that remains is reported to the portal.',
      on: { 'entry.reached': { guard: { type: 'isAskedAnew', params: wholeEvent }, target: 'idle', actions: arrive } },
    },
    departing: {
      always: [
        {
          guard: 'hasEntries',
          target: 'following.leaving',
          actions: [...closeAllLayers, 'sendEntriesLeave'],
        },
        { target: 'opening', actions: ['sendPage', 'assignExpectedPage'] },
      ],
    },
    opening: {
      description: 'A page is being opened. Another page requested meanwhile replaces it.',
      on: { 'turn.ended': depart },
    },
  },
});

export type AddressRef = ActorRefFrom<typeof addressMachine>;
