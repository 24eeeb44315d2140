import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { carouselMachine } from '../../../machines/carousel/carouselMachine.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { laws } from './carousel.law.ts';

checkLaws(...laws);

test('A12: for people who asked for less motion none ever turns, until they start it', () => {
  const clock = new SimulatedClock();
  const carousel = createActor(carouselMachine, { input: { count: 3, isStill: true }, clock }).start();
  clock.increment(600_000);
  expect(carousel.getSnapshot().context.current).toBe(0);
  carousel.send({ type: 'carousel.toggle' });
  clock.increment(7_000);
  expect(carousel.getSnapshot().context.current).toBe(1);
});
