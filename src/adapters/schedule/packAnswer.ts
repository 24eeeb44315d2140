/**
 * Turns the text of an answer of facilities/schedule into the numbers that a booking asks; in a worker where it is
 * long.
 */
import * as v from 'valibot';
import type { DatedSchedule, ScheduleWish } from '../../../machines/booking/bookingContext.ts';
import { packDay } from '../../../machines/slots/schedule/packedDay.ts';
import { withoutBooking, type TakenSlot } from '../../../machines/slots/reasons/withoutBooking.ts';
import { Schedule } from '../../contract/offered/facilities.ts';
import { responseOf } from '../../contract/wire/wire.ts';
import { violationsIn, notJson } from '../http/contractError.ts';

/** What is not in the answer itself. */
export interface Packing extends Pick<ScheduleWish, 'date' | 'allow_facility_items_reservation'> {
  /** A booking that is to be moved: it takes no place of its own. */
  leftOut?: TakenSlot | undefined;
}

export const pack = (
  { facilities, configuration }: Schedule,
  { leftOut, date, allow_facility_items_reservation }: Packing,
): DatedSchedule => ({
  date,
  configuration,
  packed: packDay({
    date,
    allow_facility_items_reservation,
    configuration,
    facilities: leftOut ? withoutBooking(facilities, leftOut) : facilities,
  }),
});

/** The result: a packed schedule, or what is wrong with the text. */
export type PackedAnswer = { schedule: DatedSchedule } | { violations: string };

const Answer = responseOf(Schedule);

function jsonIn(text: string): { data: unknown } | null {
  try {
    return { data: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Reads, checks and packs in one go. */
export function packAnswer(text: string, packing: Packing): PackedAnswer {
  const json = jsonIn(text);
  if (json === null) return { violations: notJson };
  const parsed = v.safeParse(Answer, json.data);
  return parsed.success ? { schedule: pack(parsed.output.data, packing) } : { violations: violationsIn(parsed.issues) };
}

/** The memory of a packed schedule that changes hands instead of being copied. */
export function buffersOf({ packed }: DatedSchedule): ArrayBuffer[] {
  const columns = Object.values(packed).flatMap(({ starts, groups, sold }) => [
    ...Object.values(starts),
    ...Object.values(groups),
    ...Object.values(sold),
  ]);
  return [...new Set(columns.map(({ buffer }) => buffer as ArrayBuffer))];
}
