import { and, assign, not, setup } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface CarouselInput {
  /** How many slides there are. */
  count: number;
  /** People who asked for less motion start it themselves. */
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

/** Slides that go round by themselves, and stop for whoever looks at them closely. */
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
  description: 'Slides of the home page: they go round, stop while somebody is at them, and can be paused.',
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
