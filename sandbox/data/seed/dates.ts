/** Days of the seed, which are counted from the day on which it is made. */

/** Calendar date of `today` plus some days, YYYY-MM-DD. */
export const dayAfter = (today: Temporal.PlainDate, days: number): string => today.add({ days }).toString();

/** ISO weekdays. */
export const weekday = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;

/** First such weekday that lies at least `days` ahead, YYYY-MM-DD. */
export function nextWeekday(today: Temporal.PlainDate, day: keyof typeof weekday, days: number): string {
  const earliest = today.add({ days });
  return earliest.add({ days: (weekday[day] - earliest.dayOfWeek + 7) % 7 }).toString();
}

/** Bits of weekdays as the contract writes them, Sunday first. */
export const bits = { sunday: 1, monday: 2, tuesday: 4, wednesday: 8, thursday: 16, friday: 32, saturday: 64 } as const;
