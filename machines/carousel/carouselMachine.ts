import { and, assign, not, setup } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface CarouselInput {
  /** The number of slides. */
  count: number;
  /** Whether the customer prefers reduced motion and starts the slides themselves. */
  isStill: boolean;
}

export interface CarouselContext extends CarouselInput {
  current: number;
}

export type CarouselEvent =
  | { type: 'slide.show'; index: number }
  | { type: 'carousel.toggle' }
  | { type: 'attention.gain' }
  | { type: 'attention.lose' };

/** Slides that advance automatically, and stop while the customer points at or focuses them. */
export const carouselMachine = setup({
  types: { context: {} as CarouselContext, events: {} as CarouselEvent, input: {} as CarouselInput },
  delays: { slideTime: 7_000 },
  guards: {
    hasSeveral: ({ context }) => context.count > 1,
    isStill: ({ context }) => context.isStill,
    isSlide: ({ context }, { index }: { index: number }) => index >= 0 && index < context.count,
  },
  actions: {
    assignNextSlide: assign({ current: ({ context }) => (context.current + 1) % context.count }),
    assignSlide: assign((_, { index }: { index: number }) => ({ current: index })),
  },
}).createMachine({
  id: 'carousel',
  description:
    'The home page’s slides: they advance automatically, stop while the customer points at or focuses them, and can be paused.',
  context: ({ input }) => ({ ...input, current: 0 }),
  initial: 'deciding',
  on: {
    'slide.show': {
      guard: { type: 'isSlide', params: wholeEvent },
      actions: { type: 'assignSlide', params: wholeEvent },
    },
  },
  states: {
    deciding: { always: [{ guard: and(['hasSeveral', not('isStill')]), target: 'playing' }, { target: 'paused' }] },
    playing: {
      initial: 'turning',
      on: { 'carousel.toggle': 'paused' },
      states: {
        turning: {
          after: { slideTime: { target: 'turning', reenter: true, actions: 'assignNextSlide' } },
          on: { 'attention.gain': 'held' },
        },
        held: { on: { 'attention.lose': 'turning' } },
      },
    },
    paused: { on: { 'carousel.toggle': { guard: 'hasSeveral', target: 'playing' } } },
  },
});
