/** The cells of the time-slot grid. */
import { isWanted, narrowed } from './narrowing.ts';
import { isAhead, isListed, startsLeft } from './now.ts';
import type { PackedSchedule } from './schedule/packedSchedule.ts';
import { clockOf, type SlotQuestion } from './reasons/question.ts';
import { isLongEnough } from './starts.ts';
import { dateOfMinute, dayOf, endTimeAsSent, timeAsSent } from './schedule/venueTime.ts';

export interface Slot {
  /** Calendar date of its start: after midnight, the day after the picked one (W4). */
  date: string;
  start_time: string;
  /** As sent to the server: midnight is 23:59:59 (T7). */
  end_time: string;
  /** In minutes. */
  duration: number;
  /** Whether it begins on the day after the picked date, and is marked +1 (U6). */
  nextDay: boolean;
  /** Ids of the facilities that offer it, in the order of the server's answer. */
  facilities: number[];
}

/** The facilities with room for the duration, by start minute. */
function offersOf(
  packed: PackedSchedule,
  question: SlotQuestion,
  counted: 'freeRoom' | 'openRoom',
): Map<number, number[]> {
  const { duration } = question;
  const { minute, shortest, product, fromYesterday, [counted]: room } = packed.starts;
  const clock = clockOf(packed, question);
  const { facilities, products } = narrowed(packed.facilities, question);
  const offers = new Map<number, number[]>();
  for (const { id, first, end } of facilities)
    for (let at = first; at < end; at++) {
      if ((room[at] ?? 0) < duration || !isLongEnough(duration, shortest[at] ?? 0)) continue;
      if (!isListed(fromYesterday[at] === 1, clock) || !isWanted(products, product[at] ?? 0)) continue;
      const start = minute[at] ?? 0;
      const ids = offers.get(start);
      if (!ids) offers.set(start, [id]);
      else if (ids.at(-1) !== id) ids.push(id); // Two rentals of a facility may begin at the same minute.
    }
  return offers;
}

function slotAt(packed: PackedSchedule, start: number, duration: number, facilities: number[]): Slot {
  return {
    date: dateOfMinute(start, packed.origin),
    start_time: timeAsSent(start),
    end_time: endTimeAsSent(start + duration),
    duration,
    nextDay: dayOf(start) === 1,
    facilities,
  };
}

const ascending = (offers: Map<number, number[]>): number[] => [...offers.keys()].sort((one, other) => one - other);

/** The starts with room for the duration, ascending, before past starts are removed (N1). */
export const startsWithRoom = (packed: PackedSchedule, question: SlotQuestion): number[] =>
  ascending(offersOf(packed, question, 'freeRoom'));

/**
 * The slots on offer, ascending (rules W to N, U1; R9.2.1 to R9.2.8). When empty, the no-slot-available message is shown
 * (U7).
 */
export function slotsOf(packed: PackedSchedule, question: SlotQuestion): Slot[] {
  const offers = offersOf(packed, question, 'freeRoom');
  return startsLeft(ascending(offers), clockOf(packed, question)).map((start) =>
    slotAt(packed, start, question.duration, offers.get(start) ?? []),
  );
}

/**
 * The future slots that are taken by bookings and holds alone: "Full" in the grid. Times that are closed, under
 * maintenance or used by an event are not included. Their lists of facilities are empty.
 */
export function takenSlotsOf(packed: PackedSchedule, question: SlotQuestion): Slot[] {
  const free = offersOf(packed, question, 'freeRoom');
  const open = offersOf(packed, question, 'openRoom');
  const clock = clockOf(packed, question);
  return ascending(open)
    .filter((start) => !free.has(start) && isAhead(start, clock))
    .map((start) => slotAt(packed, start, question.duration, []));
}
