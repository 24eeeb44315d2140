/** What removing does to a file or a picture: what was just chosen goes first, and the stored one is back. */
export const removalOf = (change: object | 'removed' | null, hasStored: boolean): 'removed' | null =>
  hasStored && (change === null || change === 'removed') ? 'removed' : null;
