/** Where a venue lies unless its configuration says otherwise (R9.3.8). */
export const defaultTimeZone = 'Asia/Dubai';

/** Reads an instant (epoch milliseconds) on the venue's wall: "YYYY-MM-DD HH:mm:ss", the form the slot rules take (T1). */
export function venueNow(epochMilliseconds: number, timeZone: string = defaultTimeZone): string {
  const there = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
  return there.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}
