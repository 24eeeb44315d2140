import { afterAll, describe, expect, test } from 'vitest';
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

afterAll(() => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
