/** The options of the duration picker (U2, U3). */
import { isWanted, narrowed } from './narrowing.ts';
import { isAhead, isJustBegun, isListed } from './now.ts';
import type { PackedSchedule } from './schedule/packedSchedule.ts';
import { clockOf, type Moment } from './reasons/question.ts';
import type { Settings } from './schedule/scheduleInput.ts';
import { isLongEnough } from './starts.ts';

/** The longest duration that fits the room, in minutes (U2). */
const longestWithin = (room: number, { shortest, longest, increment }: Settings): number =>
  shortest + Math.floor((Math.min(room, longest) - shortest) / increment) * increment;

/** Whether a duration can be booked at all, given enough room (U2, R5.5.4). */
export const isDuration = (minutes: number, settings: Settings): boolean =>
  minutes === settings.shortest || (minutes > settings.shortest && longestWithin(minutes, settings) === minutes);

/**
 * The durations on offer, in minutes: from the shortest booking in steps of the increment up to the longest that still
 * has a slot now, within the maximum; at least the shortest (R5.5.4).
 */
export function durationsOf(packed: PackedSchedule, moment: Moment): number[] {
  const { shortest: first, longest: maximum, increment } = packed.settings;
  const clock = clockOf(packed, moment);
  const { facilities, products } = narrowed(packed.facilities, moment);
  const { minute, freeRoom, shortest, product, fromYesterday } = packed.starts;
  let longest = first;
  for (const { first: from, end } of facilities)
    for (let at = from; at < end; at++) {
      const room = Math.min(freeRoom[at] ?? 0, maximum);
      if (room < longest + increment) continue;
      // If a start that has just begun has room, the closest start with room has just begun as well.
      const start = minute[at] ?? 0;
      if (!isAhead(start, clock) && !isJustBegun(start, clock)) continue;
      if (!isListed(fromYesterday[at] === 1, clock) || !isWanted(products, product[at] ?? 0)) continue;
      const candidate = longestWithin(room, packed.settings);
      if (isLongEnough(candidate, shortest[at] ?? 0)) longest = candidate;
    }
  return Array.from({ length: (longest - first) / increment + 1 }, (_, step) => first + step * increment);
}

/** A chosen duration that is no longer offered, or none at all (R9.2.13), becomes the first of the list (U3, R5.5.5). */
export const durationStillOffered = (durations: readonly number[], chosen: number | null): number | null =>
  chosen !== null && durations.includes(chosen) ? chosen : (durations[0] ?? null);
