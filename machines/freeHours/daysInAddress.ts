/** The week and day of a trainer's free hours in the address of their page: ?day=2026-12-01, or ?week=2 without a day (F14). */
import { isDay } from '../person/birthDate.ts';
import { dayNumberOf } from '../slots/schedule/venueTime.ts';
import { datesOfWeek, daysOfWeek, furthestWeek, type ShownDays } from './freeHours.ts';

const names = { day: 'day', week: 'week' } as const;

/** The week with that day, which is open in it; null where it cannot be shown. */
function daysAround(day: string, today: string): ShownDays | null {
  const weeks = Math.floor((dayNumberOf(day) - dayNumberOf(today)) / daysOfWeek);
  return weeks >= 0 && weeks <= furthestWeek ? { weeks, day } : null;
}

/** What the address says, else the week of a chosen hour, else this week. */
export function daysIn(params: URLSearchParams, today: string, chosen: string | undefined): ShownDays {
  const day = params.getAll(names.day).find(isDay);
  const week = params.getAll(names.week).find((text) => /^[1-9]$/.test(text) && Number(text) <= furthestWeek);
  return (
    (day !== undefined && daysAround(day, today)) ||
    (week !== undefined && { weeks: Number(week), day: null }) ||
    (chosen !== undefined && daysAround(chosen, today)) || { weeks: 0, day: null }
  );
}

/** A day of another week is not shown, and not written. */
export function writeDays(params: URLSearchParams, { weeks, day }: ShownDays, today: string): void {
  for (const name of Object.values(names)) params.delete(name);
  if (day !== null && datesOfWeek(today, weeks).includes(day)) params.set(names.day, day);
  else if (weeks > 0) params.set(names.week, String(weeks));
}
