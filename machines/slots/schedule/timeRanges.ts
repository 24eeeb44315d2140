/** The time-range filter: all slots, or those that begin in one three-hour block (U4, R9.2.10). */
import type { Slot } from '../grid.ts';
import { endTimeAsSent, minuteOf, timeAsSent } from './venueTime.ts';

const blockMinutes = 180;
const blockIds = ['0-3', '3-6', '6-9', '9-12', '12-15', '15-18', '18-21', '21-24'] as const;

/** The first and last hour of a block; views have the sentences. */
export type TimeRangeId = 'all' | (typeof blockIds)[number];

export interface TimeRange {
  id: TimeRangeId;
  start_time: string;
  end_time: string;
}

const allSlots: TimeRange = { id: 'all', start_time: '00:00:00', end_time: '23:59:59' };

/** The block a start falls in: its beginning included, its end not; after midnight, by the time of day. */
const blockOf = (start: string): TimeRangeId | undefined => blockIds[Math.floor(minuteOf(start) / blockMinutes)];

/** Whether a slot passes the filter. */
export const isInTimeRange = ({ start_time }: Pick<Slot, 'start_time'>, range: TimeRangeId): boolean =>
  range === 'all' || blockOf(start_time) === range;

/**
 * The options: all slots first, then only blocks in which some slot begins (R9.2.11); blocks after midnight follow the
 * evening's.
 */
export function timeRangesOf(slots: readonly Pick<Slot, 'start_time' | 'nextDay'>[]): TimeRange[] {
  const evenings = slots.filter(({ nextDay }) => !nextDay).map(({ start_time }) => blockOf(start_time));
  const begun = new Set(slots.map(({ start_time }) => blockOf(start_time)));
  const blocks = blockIds.map((id, index) => ({
    id,
    start_time: timeAsSent(index * blockMinutes),
    end_time: endTimeAsSent((index + 1) * blockMinutes),
  }));
  const shown = blocks.filter(({ id }) => begun.has(id));
  const isLate = ({ id }: TimeRange): boolean => !evenings.some((block) => block === id);
  return [allSlots, ...shown.filter((block) => !isLate(block)), ...shown.filter(isLate)];
}
