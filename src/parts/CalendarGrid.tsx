import type { MonthCalendarProps } from './MonthCalendar.tsx';
export function CalendarGrid(_props: MonthCalendarProps) {
  return null;
}
