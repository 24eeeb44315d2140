/** What the duration picker offers (U2, U3). */
import { narrowed } from './narrowing.ts';
import { isAhead, isJustBegun } from './now.ts';
import type { PackedSchedule } from './packedSchedule.ts';
import { clockOf, type Moment } from './question.ts';

/**
 * Minutes: from the shortest booking in steps of the increment to the longest that still has a slot now, within the
 * maximum; at least the shortest itself (R5.5.4).
 */
export function durationsOf(packed: PackedSchedule, moment: Moment): number[] {
  const { shortest: first, longest: maximum, increment } = packed.settings;
  const clock = clockOf(packed, moment);
  const { facilities, products } = narrowed(packed.facilities, moment);
  let longest = first;
  for (const { starts } of facilities)
    for (const start of starts) {
      const room = Math.min(start.freeRoom, maximum);
      if (room < longest + increment) continue;
      // If one of the starts that have just begun has room, the closest with room has just begun, too.
      if (!isAhead(start.minute, clock) && !isJustBegun(start.minute, clock)) continue;
      if (start.fromYesterday && !clock.isToday) continue;
      if (products !== null && !products.has(start.product)) continue;
      const candidate = first + Math.floor((room - first) / increment) * increment;
      if (candidate >= start.shortest) longest = candidate;
    }
  return Array.from({ length: (longest - first) / increment + 1 }, (_, step) => first + step * increment);
}

/** A chosen duration that is no longer in the list becomes its first (U3, R5.5.5); so does none at all (R9.2.13). */
export const durationToKeep = (durations: readonly number[], chosen: number | null): number | null =>
  chosen !== null && durations.includes(chosen) ? chosen : (durations[0] ?? null);
