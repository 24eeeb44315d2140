import { spanOf, type CalendarEntry } from './calendarText.ts';

/** The address at which Google's calendar offers to keep the entry; it learns of it from whoever follows it alone. */
export function googleCalendar(entry: CalendarEntry): string {
  const { from, to } = spanOf(entry);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${from}/${to ?? from}`,
    ...(entry.location ? { location: entry.location } : {}),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
