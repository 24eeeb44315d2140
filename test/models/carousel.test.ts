import { afterAll, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { carouselMachine } from '../../machines/carousel/carouselMachine.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { carouselModel } from './carousel.model.ts';

const coverage = new Coverage(carouselMachine);
const inputs = [
  { count: 3, isStill: false },
  { count: 3, isStill: true },
  { count: 1, isStill: false },
];

describe.each(inputs)('carousel of $count, still: $isStill', (input) => {
  const paths = pathsOf({ ...carouselModel, input });
  test.each(paths)('$title', (path) => walk(path, actorSubject(carouselMachine, { input, coverage })));
  test('shows a slide that exists', () => {
    for (const { state } of paths) expect(state.context.current).toBeLessThan(input.count);
  });
});

/** The slide that is shown after each of as many milliseconds. */
function slidesAfter(input: { count: number; isStill: boolean }, ...waits: number[]): number[] {
  const clock = new SimulatedClock();
  const carousel = createActor(carouselMachine, { input, clock }).start();
  return waits.map((wait) => {
    clock.increment(wait);
    return carousel.getSnapshot().context.current;
  });
}

describe('slides that turn by themselves (R3.1.1, A12)', () => {
  test('each stands for seven seconds, and the first follows the last', () => {
    expect(slidesAfter({ count: 3, isStill: false }, 6_999, 1, 6_999, 1, 7_000)).toEqual([0, 1, 1, 2, 0]);
  });

  test('for people who asked for less motion none ever turns, until they start it', () => {
    expect(slidesAfter({ count: 3, isStill: true }, 7_000, 600_000)).toEqual([0, 0]);
    const clock = new SimulatedClock();
    const carousel = createActor(carouselMachine, { input: { count: 3, isStill: true }, clock }).start();
    carousel.send({ type: 'carousel.toggle' });
    clock.increment(7_000);
    expect(carousel.getSnapshot().context.current).toBe(1);
  });

  test('a single slide stays', () => {
    expect(slidesAfter({ count: 1, isStill: false }, 7_000, 7_000)).toEqual([0, 0]);
  });
});

afterAll(() => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
