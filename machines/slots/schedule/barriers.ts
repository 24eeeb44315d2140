/**
 * For each start of a facility, the first minute it cannot run past. All rules that take time away are spans that no slot
 * may overlap, so the room after a start is known before a duration is chosen. A span blocks every start before its end;
 * storing it at its end and walking backwards once finds each start's nearest barrier without sorting.
 */
const never = 0x7fff_ffff;

/** The earliest beginning of the spans that end at each minute, from minute 0 to the horizon. */
export type Barriers = Int32Array;

/** No spans yet, in reused space; the horizon is the minute by which every slot has ended. */
export const noBarriers = (space: Int32Array, horizon: number): Barriers => space.subarray(0, horizon + 1).fill(never);

/** Stores a span; one that ended before minute 0 is written at a negative index, which a typed array ignores. */
export function raise(barriers: Barriers, from: number, until: number): void {
  const end = Math.min(until, barriers.length - 1);
  barriers[end] = Math.min(barriers[end] ?? never, from);
}

/**
 * Calls `visit` for each start, last first, with the room before its nearest barrier: 0 or less when it is blocked.
 * `starts` must be ascending.
 */
export function visitRoom<TStart extends { minute: number }>(
  starts: readonly TStart[],
  barriers: Barriers,
  visit: (start: TStart, room: number) => void,
): void {
  let nearest = never;
  let minute = barriers.length - 1;
  for (const start of starts.toReversed()) {
    for (; minute > start.minute; minute--) nearest = Math.min(nearest, barriers[minute] ?? never);
    visit(start, nearest - start.minute);
  }
}
