import { carouselMachine } from '../../machines/carousel/carouselMachine.ts';
import { after, type Model } from '../support/paths.ts';

export const carouselModel: Model = {
  machine: carouselMachine,
  input: { count: 3, isStill: false },
  events: [
    { type: 'slide.show', index: 2 },
    { type: 'slide.show', index: 9 },
    { type: 'carousel.toggle' },
    { type: 'attention.gain' },
    { type: 'attention.lose' },
    after('slideTime', 'carousel.playing.turning'),
  ],
};
