import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isSwipeBack, isSwipeOn } from './lightboxRules.ts';

export interface LightboxInput {
  /** The number of pictures. */
  count: number;
  /** The index of the picture that is open from the start; null for none. */
  first: number | null;
}

export interface LightboxContext {
  count: number;
  /** The index of the picture on screen, or of the last one that was. */
  current: number;
  /** How many times the picture was requested since it was opened; each retry fetches it again. */
  tries: number;
  /** Whether the address still asks for this picture: opened by a link and not closed since. */
  isLinked: boolean;
  /** Whether what is shown is told in words as well: from one to the next, until it is closed. */
  isReading: boolean;
}

/** Tells that there is no network, and when it is back. */
export type ConnectionNews = { type: 'connection.lost' } | { type: 'connection.returned' };

export type LightboxEvent =
  | { type: 'picture.open'; index: number }
  | { type: 'picture.next' }
  | { type: 'picture.previous' }
  /** A swipe by so many CSS pixels; negative towards the next picture. */
  | { type: 'picture.swipe'; by: number }
  | { type: 'picture.loaded' }
  | { type: 'picture.failed' }
  | { type: 'picture.retry' }
  | { type: 'words.open' }
  | { type: 'words.close' }
  | ConnectionNews
  | { type: 'lightbox.close' };

const hasNext = ({ current, count }: LightboxContext): boolean => current < count - 1;
const hasPrevious = ({ current }: LightboxContext): boolean => current > 0;
const isIndex = (index: number, count: number): boolean => Number.isInteger(index) && index >= 0 && index < count;

const lightbox = setup({
  types: {
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
    emitted: {} as { type: 'link.left' },
    input: {} as LightboxInput,
  },
  actors: { watchConnection: callbackActor<ConnectionNews>('watchConnection') },
  guards: {
    isPicture: ({ context }, { index }: { index: number }) => isIndex(index, context.count),
    isOtherPicture: ({ context }, { index }: { index: number }) =>
      isIndex(index, context.count) && index !== context.current,
    isLinked: ({ context }) => context.isLinked,
    hasNext: ({ context }) => hasNext(context),
    hasPrevious: ({ context }) => hasPrevious(context),
    isSwipedOn: ({ context }, { by }: { by: number }) => isSwipeOn(by) && hasNext(context),
    isSwipedBack: ({ context }, { by }: { by: number }) => isSwipeBack(by) && hasPrevious(context),
  },
  actions: {
    assignPicture: assign((_, { index }: { index: number }) => ({ current: index, tries: 1 })),
    assignNext: assign(({ context }) => ({ current: context.current + 1, tries: 1 })),
    assignPrevious: assign(({ context }) => ({ current: context.current - 1, tries: 1 })),
    assignTries: assign(({ context }) => ({ tries: context.tries + 1 })),
    clearLink: assign({ isLinked: false }),
    assignReading: assign({ isReading: true }),
    clearReading: assign({ isReading: false }),
    emitLinkLeft: emit({ type: 'link.left' }),
  },
});

const again = { target: '#lightbox.open.loading', actions: 'assignTries' } as const;
const assignPicture = { type: 'assignPicture', params: wholeEvent<{ index: number }> } as const;

export const lightboxMachine = lightbox.createMachine({
  id: 'lightbox',
  description:
    'The operator’s pictures and films, one at a time over the page (R2.1.29, R2.2.1): next and previous by button, key and swipe, never beyond either end. What fails to load can be retried, and is by itself when the connection is back. Closing a picture that a link opened also removes it from the address.',
  context: ({ input: { count, first } }) => {
    const current = first ?? -1;
    return { count, current, tries: 1, isLinked: isIndex(current, count), isReading: false };
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLinked', target: 'open' }, { target: 'closed' }] },
    closed: {
      on: {
        'picture.open': { guard: { type: 'isPicture', params: wholeEvent }, target: 'open', actions: assignPicture },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'picture.open': {
          guard: { type: 'isOtherPicture', params: wholeEvent },
          target: '.loading',
          actions: assignPicture,
        },
        'picture.next': { guard: 'hasNext', target: '.loading', actions: 'assignNext' },
        'picture.previous': { guard: 'hasPrevious', target: '.loading', actions: 'assignPrevious' },
        'picture.swipe': [
          { guard: { type: 'isSwipedOn', params: wholeEvent }, target: '.loading', actions: 'assignNext' },
          { guard: { type: 'isSwipedBack', params: wholeEvent }, target: '.loading', actions: 'assignPrevious' },
        ],
        'lightbox.close': [
          { guard: 'isLinked', target: 'closed', actions: ['clearReading', 'clearLink', 'emitLinkLeft'] },
          { target: 'closed', actions: 'clearReading' },
        ],
        'words.open': { actions: 'assignReading' },
        'words.close': { actions: 'clearReading' },
      },
      states: {
        loading: { on: { 'picture.loaded': 'shown', 'picture.failed': 'failed' } },
        // A film may break off while it plays.
        shown: { on: { 'picture.failed': 'failed' } },
        // Without a network it says so, and begins again by itself.
        failed: {
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          initial: 'unexplained',
          on: { 'picture.retry': again, 'connection.returned': again },
          states: {
            unexplained: { on: { 'connection.lost': 'unconnected' } },
            unconnected: {},
          },
        },
      },
    },
  },
});

export type LightboxRef = ActorRefFrom<typeof lightboxMachine>;
export type LightboxSnapshot = SnapshotFrom<typeof lightboxMachine>;
