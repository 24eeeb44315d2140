import { assign, emit, sendTo, setup, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import { callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { BookingInput, BookingNews } from './bookingContext.ts';
import type { BookingEmitted, BookingEvent } from './bookingEvents.ts';
import { choosingMachine } from './choosing/choosingMachine.ts';
import type { Facts, Sale, SaleEnd, SaleExit } from './selling/sellingContext.ts';
import { sellingMachine } from './selling/sellingMachine.ts';

export type { BookingInput } from './bookingContext.ts';

export interface BookingContext extends Facts {
  input: BookingInput;
  /** The selection that was taken to the later steps; null until then. */
  sale: Sale | null;
}

type Told<Type extends BookingEvent['type']> = Extract<BookingEvent, { type: Type }>;
type Ended = { output: SaleEnd };
type SelectionNews = Extract<BookingNews, { type: 'selection.changed' }>;

const parent = ({ context }: { context: BookingContext }) => context.input.parent;

function saleIn({ sale }: BookingContext): Sale {
  if (sale === null) throw new Error('booking: nothing is chosen that could be sold');
  return sale;
}

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    children: {} as { choosing: 'choosing'; selling: 'selling' },
  },
  actors: {
    choosing: choosingMachine,
    selling: sellingMachine,
    watchMinute: callbackActor<{ type: 'minute.passed'; now: string }>('watchMinute'),
    watchSession: callbackActor<{ type: 'session.changed'; user: User | null }>('watchSession'),
    watchCart: callbackActor<{ type: 'cart.changed'; lines: readonly CartLine[] }>('watchCart'),
    /** Persists the progress that a reload restores, while the booking runs. */
    persistDraft: callbackActor<BookingEvent, { booking: AnyActorRef }>('persistDraft'),
    /** Reports the current selection, so that the address can show it. */
    watchSelection: callbackActor<SelectionNews, { booking: AnyActorRef }>('watchSelection'),
  },
  guards: {
    isInDialog: ({ context }) => context.surface === 'dialog',
    isOnPage: ({ context }) => context.surface === 'page',
    isEndingAt: (_, { output, to }: Ended & { to: SaleExit }) => output.to === to,
  },
  actions: {
    assignTime: assign((_, { now }: { now: string }) => ({ now })),
    assignUser: assign((_, { user }: { user: User | null }) => ({ user })),
    assignCart: assign((_, { lines }: { lines: readonly CartLine[] }) => ({ cartLines: lines })),
    assignSale: assign((_, { sale }: { sale: Sale }) => ({ sale })),
    sendTimeToChoosing: sendTo('choosing', (_, { now }: { now: string }) => ({ type: 'minute.passed' as const, now })),
    sendTimeToSelling: sendTo('selling', (_, { now }: { now: string }) => ({ type: 'minute.passed' as const, now })),
    sendUserToChoosing: sendTo('choosing', (_, { user }: { user: User | null }) => ({
      type: 'session.changed' as const,
      user,
    })),
    sendUserToSelling: sendTo('selling', (_, { user }: { user: User | null }) => ({
      type: 'session.changed' as const,
      user,
    })),
    sendCartToChoosing: sendTo('choosing', (_, { lines }: { lines: readonly CartLine[] }) => ({
      type: 'cart.changed' as const,
      lines,
    })),
    sendCartToSelling: sendTo('selling', (_, { lines }: { lines: readonly CartLine[] }) => ({
      type: 'cart.changed' as const,
      lines,
    })),
    sendStopToChoosing: sendTo('choosing', (_, { stop }: Told<'stop.visit'>) => ({
      type: 'stop.visit' as const,
      stop,
    })),
    sendStopToSelling: sendTo('selling', (_, { stop }: Told<'stop.visit'>) => ({ type: 'stop.visit' as const, stop })),
    sendClose: sendTo('selling', { type: 'dialog.close' }),
    sendResume: sendTo('choosing', (_, { output }: Ended) => ({ type: 'selection.resume' as const, end: output })),
    sendLoginWanted: sendTo(parent, (_, { entered }: Told<'login.wanted'>) => ({
      type: 'login.wanted' as const,
      entered,
    })),
    sendCartWanted: sendTo(parent, { type: 'cart.wanted' as const }),
    sendSelection: sendTo(parent, (_, { selection, stop }: SelectionNews) => ({
      type: 'selection.changed' as const,
      selection,
      stop,
    })),
    emitRefusal: emit((_, { message }: { message: string }) => ({ type: 'question.refused', message })),
    emitProblemPassed: emit({ type: 'problem.passed' }),
    emitTicketsAdded: emit((_, { quantity }: { quantity: number }) => ({ type: 'tickets.added', quantity })),
    emitAddonAdded: emit((_, { name, arName, quantity }: Told<'addon.added'>) => ({
      type: 'addon.added',
      name,
      arName,
      quantity,
    })),
  },
});

const now = wholeEvent<Told<'minute.passed'>>;
const user = wholeEvent<Told<'session.changed'>>;
const lines = wholeEvent<Told<'cart.changed'>>;

const ending = <To extends SaleExit>(to: To) =>
  ({ type: 'isEndingAt', params: ({ event: { output } }: { event: Ended }) => ({ output, to }) }) as const;

/** Step 1 runs as long as the booking; the later steps run while they have a chosen slot. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  description:
    'A booking: first the time and place (choosing), then what is added to it (selling). Both steps report to the booking, which passes on what the other needs (R4.4, R4.5).',
  context: ({ input }) => ({
    input,
    config: input.config,
    surface: input.surface ?? 'dialog',
    user: input.user,
    cartLines: [],
    now: input.now,
    sale: null,
  }),
  invoke: [
    {
      id: 'choosing',
      systemId: 'choosing',
      src: 'choosing',
      input: ({ context, self }) => ({ ...context.input, parent: self }),
    },
    { id: 'watchMinute', src: 'watchMinute' },
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchCart', src: 'watchCart' },
    { id: 'persistDraft', src: 'persistDraft', input: ({ self }) => ({ booking: self }) },
    { id: 'watchSelection', src: 'watchSelection', input: ({ self }) => ({ booking: self }) },
  ],
  on: {
    'minute.passed': {
      actions: [
        { type: 'assignTime', params: now },
        { type: 'sendTimeToChoosing', params: now },
      ],
    },
    'session.changed': {
      actions: [
        { type: 'assignUser', params: user },
        { type: 'sendUserToChoosing', params: user },
      ],
    },
    'cart.changed': {
      actions: [
        { type: 'assignCart', params: lines },
        { type: 'sendCartToChoosing', params: lines },
      ],
    },
    'dialog.close': { guard: 'isInDialog', target: '.closed' },
    'selection.changed': { actions: { type: 'sendSelection', params: wholeEvent } },
    'login.wanted': { actions: { type: 'sendLoginWanted', params: wholeEvent } },
    'question.refused': { actions: { type: 'emitRefusal', params: wholeEvent } },
    'problem.passed': { actions: 'emitProblemPassed' },
    'tickets.added': { actions: { type: 'emitTicketsAdded', params: wholeEvent } },
    'addon.added': { actions: { type: 'emitAddonAdded', params: wholeEvent } },
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'slot.chosen': { target: 'selling', actions: { type: 'assignSale', params: wholeEvent } },
        'stop.visit': { actions: { type: 'sendStopToChoosing', params: wholeEvent } },
      },
    },
    selling: {
      invoke: {
        id: 'selling',
        systemId: 'selling',
        src: 'selling',
        input: ({ context, self }) => ({
          ...saleIn(context),
          config: context.config,
          surface: context.surface,
          user: context.user,
          cartLines: context.cartLines,
          now: context.now,
          parent: self,
        }),
        onDone: [
          { guard: ending('cart'), target: 'closed', actions: 'sendCartWanted' },
          { guard: ending('closed'), target: 'closed' },
          { target: 'choosing', actions: { type: 'sendResume', params: wholeEvent } },
        ],
      },
      on: {
        'minute.passed': {
          actions: [
            { type: 'assignTime', params: now },
            { type: 'sendTimeToChoosing', params: now },
            { type: 'sendTimeToSelling', params: now },
          ],
        },
        'session.changed': {
          actions: [
            { type: 'assignUser', params: user },
            { type: 'sendUserToChoosing', params: user },
            { type: 'sendUserToSelling', params: user },
          ],
        },
        'cart.changed': {
          actions: [
            { type: 'assignCart', params: lines },
            { type: 'sendCartToChoosing', params: lines },
            { type: 'sendCartToSelling', params: lines },
          ],
        },
        'stop.visit': { actions: { type: 'sendStopToSelling', params: wholeEvent } },
        'dialog.close': { guard: 'isOnPage', actions: 'sendClose' },
      },
    },
    // A booking that is opened again begins at step 1 (R4.5.7); from the prompt, the page stays as it is (R4.5.9).
    closed: { type: 'final' },
  },
});

export type BookingRef = ActorRefFrom<typeof bookingMachine>;
export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
