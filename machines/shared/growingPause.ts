/** The pause before asking for the outcome again, in milliseconds: 2, 4, 8, 16 seconds, then always 30. */
export const growingPause = (tries: number): number => Math.min(30_000, 1_000 * 2 ** tries);
