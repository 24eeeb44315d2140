import type { RunnerTestCase } from 'vitest';

/** As Stryker's own runner names a test. */
export function idOf(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.filepath}#${names.join(' > ').trim()}`;
}
