/** What became of the mutants of a file. */
export interface FileCounts {
  readonly killed: number;
  readonly survived: number;
  /** Each with its reason in equivalent.ts. */
  readonly equivalent: number;
}

export const sumOf = (counts: readonly FileCounts[]): FileCounts => ({
  killed: counts.reduce((sum, one) => sum + one.killed, 0),
  survived: counts.reduce((sum, one) => sum + one.survived, 0),
  equivalent: counts.reduce((sum, one) => sum + one.equivalent, 0),
});

/** Of those that are no equivalents; null where there is nothing to mutate. */
export const shareOf = ({ killed, survived }: FileCounts): number | null =>
  killed + survived === 0 ? null : (100 * killed) / (killed + survived);
