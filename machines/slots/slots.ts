/**
 * The time slots of a date (R5.7.17): pack the schedule answer once, then ask. Durations are in minutes; dates and times
 * as on the wire. Reads no clock: the caller passes the venue's current time.
 */
export { bookableDates, isBookable, type BookableDates, type BookingDateRules } from './bookingDates.ts';
export { durationsOf, durationStillOffered } from './durations.ts';
export { slotsOf, takenSlotsOf, type Slot } from './grid.ts';
export { lateLimits } from './now.ts';
export type { PackedDay } from './schedule/packedDay.ts';
export { packSchedule, type PackedSchedule } from './schedule/packedSchedule.ts';
export { shownCount } from './schedule/paging.ts';
export { placesLeftIn, placesOf } from './places.ts';
export type { Moment, SlotQuestion } from './reasons/question.ts';
export { channelOf } from './schedule/scheduleControl.ts';
export type { ScheduleInput } from './schedule/scheduleInput.ts';
export { isInTimeRange, timeRangesOf, type TimeRange, type TimeRangeId } from './schedule/timeRanges.ts';
