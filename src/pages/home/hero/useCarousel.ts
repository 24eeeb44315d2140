import { useSelector } from '@xstate/react';
import { carouselMachine } from '../../../../machines/carousel/carouselMachine.ts';
import { usePageActor } from '../../../actors/portalContext.tsx';

/** The running carousel of this page; it starts paused for people who want less of it. */
export function useCarousel(count: number) {
  const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const carousel = usePageActor(carouselMachine, { input: { count, isStill } });
  return {
    current: useSelector(carousel, ({ context }) => context.current),
    isPlaying: useSelector(carousel, (snapshot) => snapshot.matches('playing')),
    show: (index: number) => carousel.send({ type: 'slide.show', index }),
    toggle: () => carousel.send({ type: 'carousel.toggle' }),
    hold: () => carousel.send({ type: 'attention.gain' }),
    letGo: () => carousel.send({ type: 'attention.lose' }),
  };
}
