/** What is asked of a packed schedule. */
import type { Narrowing } from '../narrowing.ts';
import { clockAt, lateLimits, type Clock } from '../now.ts';
import type { PackedSchedule } from '../schedule/packedSchedule.ts';

/** When, and for which of the facilities, a customer asks. */
export interface Moment extends Narrowing {
  /** Wall-clock time of the venue, "YYYY-MM-DD HH:mm:ss" (T1). */
  now: string;
  /** Minutes; `lateLimits.usual` unless said otherwise (N3). */
  late_limit?: number;
}

export interface SlotQuestion extends Moment {
  /** Minutes. */
  duration: number;
}

/** The clock of a question. */
export const clockOf = ({ origin, settings }: PackedSchedule, moment: Moment): Clock =>
  clockAt(moment.now, origin, moment.late_limit ?? lateLimits.usual, settings.delay);
