/**
 * For each start of a facility: the first minute it cannot run past. All rules that take time away, however different,
 * come down to spans no slot may overlap, so the room after a start is fixed before any duration is chosen. A span
 * holds up every start before its end; noting it there and walking back once finds the nearest barrier of each start
 * without sorting the spans.
 */
const never = 0x7fff_ffff;

/** The earliest beginning among the spans that end at each minute, from minute 0 to the horizon. */
export type Barriers = Int32Array;

/** No span yet, in borrowed space; the horizon is the minute by which every slot has ended. */
export const noBarriers = (space: Int32Array, horizon: number): Barriers => space.subarray(0, horizon + 1).fill(never);

/** Notes a span; of one that ended before minute 0 an array of numbers keeps nothing. */
export function raise(barriers: Barriers, from: number, until: number): void {
  const end = Math.min(until, barriers.length - 1);
  barriers[end] = Math.min(barriers[end] ?? never, from);
}

/** Shows each of the ascending starts, the last first, the room before its nearest barrier: 0 or less when it is blocked. */
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
