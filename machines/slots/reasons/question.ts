/** What a packed schedule is asked. */
import type { Narrowing } from '../narrowing.ts';
import { clockAt, lateLimits, type Clock } from '../now.ts';
import type { PackedSchedule } from '../schedule/packedSchedule.ts';

/** When a customer asks, and for which facilities. */
export interface Moment extends Narrowing {
  /** The venue's wall-clock time, "YYYY-MM-DD HH:mm:ss" (T1). */
  now: string;
  /** In minutes; by default `lateLimits.usual` (N3). */
  late_limit?: number;
}

export interface SlotQuestion extends Moment {
  /** In minutes. */
  duration: number;
}

/** The clock of a question. */
export const clockOf = ({ origin, settings }: PackedSchedule, moment: Moment): Clock =>
  clockAt(moment.now, origin, moment.late_limit ?? lateLimits.usual, settings.delay);
