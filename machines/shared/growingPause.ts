/** Milliseconds until the server is asked once more what became of an order: 2, 4, 8, 16 seconds, then every 30. */
export const growingPause = (tries: number): number => Math.min(30_000, 1_000 * 2 ** tries);
