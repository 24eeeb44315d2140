/** The venue's time zone unless its configuration has another (R9.3.8). */
export const defaultTimeZone = 'Asia/Dubai';

/** An instant (epoch milliseconds) as the venue's wall-clock time "YYYY-MM-DD HH:mm:ss", the form the slot rules take (T1). */
export function venueNow(epochMilliseconds: number, timeZone: string = defaultTimeZone): string {
  const there = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
  return there.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}
