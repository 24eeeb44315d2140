/** Tells Stryker which test is running, so that it knows which test reaches which mutant. */
import fc from 'fast-check';
import { afterEach, beforeEach, inject } from 'vitest';
import { idOf } from './testId.ts';

const stryker = ((globalThis as Record<string, unknown>)[inject('globalNamespace' as never)] ??= {}) as {
  currentTestId?: string | undefined;
};

fc.configureGlobal({ seed: 20_261_122 });

beforeEach(({ task }) => {
  stryker.currentTestId = idOf(task);
});

afterEach(() => {
  stryker.currentTestId = undefined;
});
