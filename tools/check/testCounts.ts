/** How many tests passed, failed and were left out, from the reports of the two runners. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Of vitest's JSON report; null when there is none. */
export function countUnitTests(report: unknown): Counts {
  const counted = report as Record<string, number> | null;
  return {
    passed: counted?.['numPassedTests'] ?? 0,
    failed: counted?.['numFailedTests'] ?? 0,
    skipped: (counted?.['numPendingTests'] ?? 0) + (counted?.['numTodoTests'] ?? 0),
  };
}

/** Of Playwright's. */
export function countJourneys(report: unknown): Counts {
  const stats = (report as { stats?: Record<string, number> } | null)?.stats;
  return {
    passed: stats?.['expected'] ?? 0,
    // One that needed a second try has failed once.
    failed: (stats?.['unexpected'] ?? 0) + (stats?.['flaky'] ?? 0),
    skipped: stats?.['skipped'] ?? 0,
  };
}

export const sumOf = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** What the run ends with, read by people and machines. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Nothing failed, and something was tried. */
export const isPassed = ({ passed, failed }: Counts): boolean => failed === 0 && passed > 0;
