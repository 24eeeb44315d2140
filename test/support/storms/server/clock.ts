/** The venue's clock, four hours ahead of UTC. */
export const minutes = 60_000;
export const stamp = (at: number): string => new Date(at + 240 * minutes).toISOString().slice(0, 19).replace('T', ' ');
